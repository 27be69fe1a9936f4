import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { keepDays } from '#platform/vietnamese/keep-days.ts';
import { Notice } from '#ui/notice.tsx';

/** Changed days or guests that are held until their difference is paid, with the assurance that the booking stays as it is otherwise. */
export function ChangeOffer({ change }: { change: NonNullable<BookingView['change']> }) {
  return (
    <Notice
      tone="info"
      role="status"
      title={`Trả ${formatVnd(change.due)} để ${change.isAddition ? 'thêm dịch vụ' : 'đổi'}`}
    >
      <p>Chỗ mới giữ đến {formatDateTime(change.until)}. Chưa trả thì đặt chỗ hiện tại vẫn nguyên giá trị.</p>
      {change.items.map(({ position, productTitle, facts }) => (
        <div key={position} className="mt-3">
          <p className="font-semibold">{productTitle}</p>
          <dl className="mt-1 grid grid-cols-2 gap-3">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-sm text-ink-soft">{label}</dt>
                <dd>{keepDays(value)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p className="mt-3">
        Tổng mới <strong className="tabular-nums">{formatVnd(change.total)}</strong>
      </p>
    </Notice>
  );
}

/** That changed days or guests are no longer held, and the booking stays as it was. */
export function ChangeEnded() {
  return (
    <Notice tone="warn" role="status" title="Chưa đổi, đặt chỗ vẫn nguyên như cũ">
      <p>Chỗ mới không còn được giữ.</p>
    </Notice>
  );
}
