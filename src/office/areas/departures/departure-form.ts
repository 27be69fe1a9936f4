import type { DepartureCrew, DepartureOfOffice, Regrouped } from '#modules/booking/trip/passengers.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import type { actorOf, appOf } from '../../app/office-context.ts';

export interface DepartureReply extends ActionReply {
  /** The form that the reply belongs to: 'xe', 'doi' or 'phong'. */
  form?: string;
  /** The current values, where a colleague changed them meanwhile. */
  now?: DepartureCrew;
  /** The number of the edited vehicle. */
  part?: number;
  /** The bookings selected to be moved, and the effect of moving them. */
  codes?: string[];
  preview?: Regrouped;
  /** Rooms that a colleague changed meanwhile, by booking and place. */
  rooms?: Readonly<Record<string, string>>;
}

export interface Answered {
  reply: DepartureReply;
  status: number;
}

/** Input of every form of the page. */
export interface DepartureForm {
  app: ReturnType<typeof appOf>;
  actor: ReturnType<typeof actorOf>;
  departure: DepartureOfOffice;
  form: FormData;
}
