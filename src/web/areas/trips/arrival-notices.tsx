import { Link } from 'react-router';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Notice } from '#ui/notice.tsx';

/** Notice that a guest comes late and whether the supplier has acknowledged it, or of a no-show. */
export function ArrivalNotices({
  booking: { code, arrivals },
  items,
}: {
  booking: Pick<BookingView, 'code' | 'arrivals'>;
  items: { productTitle: string }[];
}) {
  return arrivals.map(({ id, kind, position, arrivesAt, acknowledgedAt, keptVnd }) => {
    const title = items[position]?.productTitle ?? '';
    if (kind === 'no_show')
      return (
        <Notice key={id} tone="warn" title={`${title}: ghi nhận bạn không đến`}>
          <p>
            Theo điều kiện đã mua, {keptVnd ? `giữ lại ${formatVnd(keptVnd)}` : 'không giữ lại khoản nào'}.
            Nếu không đúng, bạn{' '}
            <Link to={`/chuyen-di/${code}/loi-nhan`} className="text-sea underline">
              nhắn cho chúng tôi
            </Link>
            .
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
