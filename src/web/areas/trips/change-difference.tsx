import type { ChangePreview } from '#modules/booking/change/change-booking.ts';
import { formatDateTime, formatRange, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';

/** What a change costs the guest or refunds, and what happens to the booking until then; shown before anything is done. */
export function ChangeDifference({ preview }: { preview: ChangePreview }) {
  const { items, beforeVnd, totalVnd, dueVnd, backVnd, balanceVnd, balanceDueOn, lockedVnd, payBy } = preview;
  return (
    <section aria-label="Chênh lệch">
      <h2 className="text-lg">Sau khi đổi</h2>
      <ul className="mt-3 stack-3">
        {items.map(({ position, title, before, after }) => (
          <li key={position}>
            <span className="font-semibold">{title}</span>
            <span className="block text-ink-soft">
              {before && `${formatRange(before.from, before.to)} → `}
              {formatRange(after.from, after.to)}
            </span>
            <ul className="mt-1 text-sm text-ink-soft">
              {after.lines.map((line) => (
                <li key={`${line.label} ${line.amount}`} className="flex justify-between gap-4">
                  <span>{line.label}</span>
                  <span className="tabular-nums">{formatVnd(line.amount)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <dl className="mt-4 stack-2 border-t border-line pt-3">
        <Row label="Tổng hiện tại" amountVnd={beforeVnd} />
        <Row label="Tổng mới" amountVnd={totalVnd} />
        {backVnd > 0 && <Row label="Bạn nhận lại" amountVnd={backVnd} isTotal />}
        {dueVnd > 0 && <Row label="Trả thêm ngay" amountVnd={dueVnd} isTotal />}
        {balanceVnd > 0 && (
          <Row
            label={`Trả sau${balanceDueOn ? `, trước ${formatWeekdayDate(balanceDueOn)}` : ''}`}
            amountVnd={balanceVnd}
          />
        )}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">
        {dueVnd > 0
          ? `Chỗ mới được giữ đến ${formatDateTime(payBy)}. Chưa trả thì đặt chỗ hiện tại vẫn nguyên giá trị.`
          : 'Phiếu mới được gửi ngay sau khi bạn xác nhận, phiếu cũ không còn dùng được.'}
        {lockedVnd > 0 && ` Hủy sau khi đổi mất phí ${formatVnd(lockedVnd)}.`}
      </p>
    </section>
  );
}

function Row({ label, amountVnd, isTotal = false }: { label: string; amountVnd: number; isTotal?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className={isTotal ? 'font-semibold' : ''}>{label}</dt>
      <dd className={isTotal ? 'text-xl font-semibold tabular-nums' : 'tabular-nums'}>
        {formatVnd(amountVnd)}
      </dd>
    </div>
  );
}
