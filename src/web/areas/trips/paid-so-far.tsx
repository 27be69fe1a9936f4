import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';

/** What was paid for a trip, and once it is confirmed what is still due. */
export function PaidSoFar({ booking }: { booking: Pick<BookingView, 'state' | 'paid' | 'balance'> }) {
  return (
    <>
      <p className="mt-3 px-1">
        Đã thanh toán <strong className="tabular-nums">{formatVnd(booking.paid)}</strong>
      </p>
      {booking.state === 'confirmed' && (
        <p className="px-1 text-ink-soft">
          Còn phải trả {booking.balance > 0 ? formatVnd(booking.balance) : '0 ₫ (đã trả đủ)'}
        </p>
      )}
    </>
  );
}
