import { Notice } from '#ui/notice.tsx';
import type { TripSearchReading } from '#web/parts/trip-search/read-trip-search.ts';

/** Values of a link that cannot be booked: past days, more guests than rooms allow. */
export function StayErrors({ errors }: { errors: TripSearchReading['errors'] }) {
  const messages = Object.values(errors);
  if (messages.length === 0) return null;
  return (
    <div className="mt-4">
      <Notice tone="warn" title="Chọn lại ngày và số khách">
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </Notice>
    </div>
  );
}
