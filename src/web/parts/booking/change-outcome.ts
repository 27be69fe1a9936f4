import type { BookingView } from '#modules/booking/trip/find-booking.ts';

/** Told beside a change, not instead of it. */
const asides = new Set(['surplus_returned', 'mail_resent']);

/** What became of a confirmed booking's change while nothing has happened since; null where nothing is to be told. */
export function changeOutcome({
  state,
  change,
  events,
}: Pick<BookingView, 'state' | 'change' | 'events'>): 'done' | 'added' | 'ended' | null {
  if (state !== 'confirmed' || change) return null;
  switch (events.findLast(({ reason }) => !asides.has(reason))?.reason) {
    case 'changed':
      return 'done';
    case 'service_added':
      return 'added';
    // Before the sweep has ended it, what was offered is no longer held either.
    case 'change_offered':
    case 'change_ended':
    case 'addition_ended':
      return 'ended';
    default:
      return null;
  }
}
