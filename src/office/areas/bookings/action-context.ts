import type { MovePreview } from '#modules/booking/board/for-guest.ts';
import type { ChangePreview } from '#modules/booking/change/change-booking.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Additions } from './list-additions.ts';

/** An action of an actor on a booking. */
export interface ActionContext {
  app: App;
  code: string;
  actor: StaffActor;
  now: Date;
}

/** A command's result, as far as the page shows it. */
export type ActResult =
  | {
      ok: true;
      isDone?: boolean;
      preview?: ChangePreview | MovePreview;
      additions?: Additions;
    }
  | {
      ok: false;
      reason: string;
      message?: string;
      nearestDates?: string[];
      preview?: ChangePreview | MovePreview;
    };
