import { Link } from 'react-router';
import type { Firm } from '#modules/firms/queries/find-firm.ts';
import type { FirmBooking, FirmMonth } from '#modules/sales/queries/list-firm-bookings.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { classNames } from '#ui/class-names.ts';
import { AccountCard } from '../account-card.tsx';

const monthWord = (month: string) => `${month.slice(5)}/${month.slice(0, 4)}`;

/** A firm's bookings: months with their sums, and one month's bookings. */
export function FirmBookingsCard({
  firm,
  months,
  month,
  bookings,
}: {
  firm: Firm;
  months: readonly FirmMonth[];
  month: string | null;
  bookings: readonly FirmBooking[];
}) {
  const isManager = firm.role === 'manager';
  const title = isManager ? 'Đặt chỗ của công ty' : 'Đặt chỗ của bạn cho công ty';
  if (month === null)
    return (
      <AccountCard title={title}>
        <p className="text-ink-soft">
          Chưa có đặt chỗ nào. Ở bước thanh toán, mục “Xuất hóa đơn công ty”, bạn chọn “Đặt cho {firm.name}”.
        </p>
      </AccountCard>
    );
  // A single month is its own heading.
  const only = months.length === 1 && months[0];
  return (
    <AccountCard title={title} about="Tính theo tháng đặt; số tiền là phần đã trả, trừ phần đã hoàn.">
      {only ? (
        <div className="flex items-center justify-between gap-4">
          <h3 className="text-base whitespace-nowrap">Tháng {monthWord(month)}</h3>
          <MonthSum month={only} />
        </div>
      ) : (
        <>
          <ul aria-label="Theo tháng" className="divide-y divide-line">
            {months.map((one) => (
              <li key={one.month} className="flex items-center justify-between gap-4">
                <Link
                  to={`?thang=${one.month}`}
                  preventScrollReset
                  aria-current={one.month === month || undefined}
                  className={classNames(
                    'inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-sea',
                    one.month === month ? '' : 'underline',
                  )}
                >
                  Tháng {monthWord(one.month)}
                </Link>
                <MonthSum month={one} />
              </li>
            ))}
          </ul>
          <h3 className="mt-5 text-base">Tháng {monthWord(month)}</h3>
        </>
      )}
      <ul aria-label={`Đặt chỗ tháng ${monthWord(month)}`} className="mt-1 divide-y divide-line">
        {bookings.map((booking) => (
          <BookingRow key={booking.code} booking={booking} isManager={isManager} />
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-5">
        {['xlsx', 'csv'].map((file) => (
          <a
            key={file}
            href={`/tai-khoan/cong-ty/${firm.id}/xuat/${file}`}
            className="inline-flex min-h-11 items-center font-semibold text-sea underline"
          >
            Tải mọi tháng ({file.toUpperCase()})
          </a>
        ))}
      </p>
    </AccountCard>
  );
}

function MonthSum({ month: { bookings, stayedVnd } }: { month: FirmMonth }) {
  return (
    <span className="text-right tabular-nums">
      {bookings} đặt chỗ, <strong className="whitespace-nowrap">{formatVnd(stayedVnd)}</strong>
    </span>
  );
}

function BookingRow({ booking, isManager }: { booking: FirmBooking; isManager: boolean }) {
  const { code, titles, from, to, bookedBy, isOwn, stateLabel, stayedVnd, totalVnd } = booking;
  return (
    <li className="py-3">
      <p className="flex items-start justify-between gap-4 font-semibold">
        <span className="min-w-0 break-words">{titles.join(', ')}</span>
        <span className="shrink-0 tabular-nums">{formatVnd(stayedVnd)}</span>
      </p>
      <p className="text-sm text-ink-soft">
        {isOwn ? (
          <Link to={`/chuyen-di/${code}`} className="inline-flex min-h-11 items-center text-sea underline">
            {code}
          </Link>
        ) : (
          code
        )}{' '}
        · {formatDate(from)}
        {to !== from && ` đến ${formatDate(to)}`}
      </p>
      <p className="flex items-start justify-between gap-4 text-sm text-ink-soft">
        <span>
          {stateLabel}
          {isManager && ` · do ${bookedBy ?? 'tài khoản đã xóa'} đặt`}
        </span>
        {stayedVnd !== totalVnd && <span className="shrink-0 tabular-nums">giá {formatVnd(totalVnd)}</span>}
      </p>
    </li>
  );
}
