import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';

type Event = BookingView['events'][number];

/** Intermediate steps left out of the history: the guest reads of their outcome anyway. */
const ownSteps = new Set<Event['reason']>([
  'payment_started',
  'balance_reminded',
  'payment_reminded',
  'choice_reminded',
]);

/** A booking's history, collapsed: rarely needed. */
export function TripHistory({ events }: { events: Event[] }) {
  return (
    <details className="rounded-card border border-line bg-rice px-4 lg:px-5">
      <summary className="folded-head min-h-14 font-semibold text-ink-soft">Lịch sử đặt chỗ</summary>
      <ol className="mb-5 stack-3 border-l-2 border-line pl-4">
        {events
          .filter(({ reason }) => !ownSteps.has(reason))
          .map((event) => (
            <li key={`${event.at}-${event.reason}`}>
              <p className="text-sm text-ink-soft">{formatDateTime(event.at)}</p>
              <p>{event.label}</p>
            </li>
          ))}
      </ol>
    </details>
  );
}
