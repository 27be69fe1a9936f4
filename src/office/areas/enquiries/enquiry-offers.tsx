import { Link } from 'react-router';
import type { StaffEnquiry } from '#modules/enquiries/queries/find-staff-enquiry.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Badge } from '../../parts/badge.tsx';
import { Card } from '../../parts/card.tsx';
import { formatMoment } from '../../parts/format-moment.ts';

/** The answers to the guest; the newest one is valid. */
export function EnquiryOffers({
  enquiry: { offers, dueVnd },
  bookingCode,
}: {
  enquiry: StaffEnquiry;
  /** The booking by which the chosen offer is paid. */
  bookingCode: string | null;
}) {
  return offers.map(({ id, number, message, madeAt, fares }, at) => (
    <Card
      key={id}
      title={`Trả lời ${number}`}
      aside={
        <span className="text-sm text-ink-faint">
          {formatMoment(madeAt)}
          {at > 0 && ' · đã có trả lời mới hơn'}
        </span>
      }
    >
      <p className="px-3.5 py-2.5 break-words whitespace-pre-line">{message}</p>
      {fares.map((fare) => (
        <section key={fare.id} className="border-t border-line px-3.5 py-2.5">
          <h3 className="flex flex-wrap items-center gap-2 font-semibold">
            {fare.label}
            {fare.isAccepted && <Badge tone="good">Khách đã chọn</Badge>}
            <span className="ml-auto tabular-nums">{formatVnd(fare.totalVnd)}</span>
          </h3>
          <ul className="text-ink-soft">
            {fare.lines.map((line) => (
              <li key={line.label} className="flex gap-3">
                <span className="min-w-0 flex-1 break-words">
                  {line.label} × {line.quantity}
                </span>
                <span className="tabular-nums">{formatVnd(line.amountVnd)}</span>
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-faint">
            Giữ giá đến {formatMoment(fare.expiresAt)}. {fare.cancellation}
          </p>
        </section>
      ))}
      {at === 0 && dueVnd !== null && (
        <p className="border-t border-line bg-warn-soft px-3.5 py-2 text-warn">
          Khách đã chọn, cần thu <b>{formatVnd(dueVnd)}</b>
          {bookingCode ? (
            <>
              {' '}
              ở đặt chỗ{' '}
              <Link to={`/dat-cho/${bookingCode}`} className="font-semibold underline">
                {bookingCode}
              </Link>
              . Tiền về là yêu cầu tự chốt.
            </>
          ) : (
            '. Đặt chỗ đã hết hạn giữ giá: gửi báo giá mới, hoặc thu xong thì bấm Chốt.'
          )}
        </p>
      )}
    </Card>
  ));
}
