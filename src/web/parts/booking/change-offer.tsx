import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Notice } from '#ui/notice.tsx';

/** Changed days or guests that are held until their difference is paid, with the assurance that the booking stays as it is otherwise. */
export function ChangeOffer({ change }: { change: NonNullable<BookingView['change']> }) {
  return (
    <Notice
      tone="info"
      role="status"
      title={`Trả ${formatVnd(change.due)} để ${change.isAddition ? 'thêm dịch vụ' : 'đổi'}, chỗ mới giữ đến ${formatDateTime(change.until)}`}
    >
      {change.items.map(({ position, productTitle, facts }) => (
        <p key={position}>
          {productTitle}: {facts.map(({ label, value }) => `${label.toLowerCase()} ${value}`).join('; ')}.
        </p>
      ))}
      <p>Tổng mới {formatVnd(change.total)}. Chưa trả thì đặt chỗ hiện tại vẫn nguyên giá trị.</p>
    </Notice>
  );
}
