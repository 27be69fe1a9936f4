import type { DepartureCrew, DepartureOfOffice, Regrouped } from '#modules/booking/trip/passengers.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import type { actorOf, appOf } from '../../app/office-context.ts';

export interface DepartureReply extends ActionReply {
  /** Which form is answered: 'xe', 'doi' or 'phong'. */
  form?: string;
  /** What stands there now, where a colleague has written meanwhile. */
  now?: DepartureCrew;
  /** The vehicle that was written of. */
  part?: number;
  /** The bookings that were chosen to be moved, and what moving them would do. */
  codes?: string[];
  preview?: Regrouped;
  /** Rooms that a colleague has written meanwhile, by booking and place. */
  rooms?: Readonly<Record<string, string>>;
}

export interface Answered {
  reply: DepartureReply;
  status: number;
}

/** What every form of the page is about. */
export interface DepartureForm {
  app: ReturnType<typeof appOf>;
  actor: ReturnType<typeof actorOf>;
  departure: DepartureOfOffice;
  form: FormData;
}
