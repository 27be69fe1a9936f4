import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { Notice } from '#ui/notice.tsx';

/** Items that staff replaced by another product, and why. */
export function MovedNotice({ moves }: Pick<BookingView, 'moves'>) {
  return moves.map(({ at, from, to, note }) => (
    <Notice key={`${at} ${to}`} tone="info" title={`Đã chuyển sang ${to}`}>
      <p>
        Thay cho {from}. {note}
      </p>
    </Notice>
  ));
}
