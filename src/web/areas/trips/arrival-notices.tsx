import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Notice } from '#ui/notice.tsx';

/** Notice that a guest comes late and whether the supplier has acknowledged it, or of a no-show. */
export function ArrivalNotices({
  booking: { arrivals },
  items,
}: {
  booking: Pick<BookingView, 'arrivals'>;
  items: { productTitle: string }[];
}) {
  return arrivals.map(({ id, kind, position, arrivesAt, acknowledgedAt, keptVnd }) => {
    const title = items[position]?.productTitle ?? '';
    if (kind === 'no_show')
      return (
        <Notice key={id} tone="warn" title={`${title}: ghi nhận bạn không đến`}>
          <p>
            Theo điều kiện đã mua, giữ lại {formatVnd(keptVnd ?? 0)}. Nếu không đúng, bạn nhắn cho chúng tôi.
          </p>
        </Notice>
      );
    return (
      <Notice
        key={id}
        tone={acknowledgedAt ? 'good' : 'info'}
        title={`Bạn đến muộn, khoảng ${formatDateTime(arrivesAt ?? '')}`}
      >
        <p>
          {acknowledgedAt
            ? `${title} đã biết lúc ${formatDateTime(acknowledgedAt)}.`
            : `Đã báo ${title}, đang chờ họ xác nhận.`}
        </p>
      </Notice>
    );
  });
}
