import { Link } from 'react-router';
import type { FirmMember } from '#modules/firms/queries/find-firm.ts';
import { type FirmRole, firmRoleLabels } from '#modules/firms/rules.ts';
import type { FirmBooking } from '#modules/sales/queries/list-firm-bookings.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { useMay } from '../../app/office-data.ts';
import { Badge } from '../../parts/badge.tsx';
import { Card } from '../../parts/card.tsx';
import { formatDay, formatDayMonthYear, formatMoment } from '../../parts/format-moment.ts';
import { Rows } from './guest-deals.tsx';

/** Bookings for a firm, newest first; those awaiting a manager show the deadline. */
export function FirmBookings({ bookings, total }: { bookings: readonly FirmBooking[]; total: number }) {
  const mayOpen = useMay()('booking.read');
  return (
    <Card
      title={`Đặt chỗ · ${total > bookings.length ? `${bookings.length} mới nhất trong ${total}` : total}`}
    >
      <Rows empty="Chưa có đặt chỗ nào cho công ty này.">
        {bookings.map((booking) => (
          <BookingRow key={booking.code} booking={booking} mayOpen={mayOpen} />
        ))}
      </Rows>
    </Card>
  );
}

function BookingRow({
  booking: { code, titles, from, to, bookedOn, bookedBy, stateLabel, awaitsApproval, answerUntil, ...money },
  mayOpen,
}: {
  booking: FirmBooking;
  mayOpen: boolean;
}) {
  const { totalVnd, stayedVnd } = money;
  return (
    <li className="flex gap-2 border-b border-line px-3.5 py-2 last:border-0">
      <span className="min-w-0 flex-1">
        {mayOpen ? (
          <Link to={`/dat-cho/${code}`} className="font-semibold text-sea hover:underline">
            {code}
          </Link>
        ) : (
          <b>{code}</b>
        )}{' '}
        {titles.join(', ')}
        <br />
        <span className="text-sm text-ink-faint">
          {formatDay(from)}
          {to !== from && ` – ${formatDay(to)}`} · {bookedBy ?? 'tài khoản đã xóa'} đặt {formatDay(bookedOn)}
        </span>
      </span>
      <span className="flex-none text-right tabular-nums">
        {awaitsApproval ? (
          <Badge tone="warn">{answerUntil ? `Chờ duyệt đến ${formatMoment(answerUntil)}` : stateLabel}</Badge>
        ) : (
          stateLabel
        )}
        <br />
        {formatVnd(stayedVnd)}
        {stayedVnd !== totalVnd && ` / ${formatVnd(totalVnd)}`}
      </span>
    </li>
  );
}

/** The members of a firm, and open invitations. */
export function FirmPeople({
  members,
  invitations,
}: {
  members: readonly FirmMember[];
  invitations: readonly { id: string; email: string; role: FirmRole; expiresAt: Date }[];
}) {
  return (
    <Card title={`Người trong công ty · ${members.length}`}>
      <ul className="max-h-80 overflow-y-auto">
        {members.map(({ userId, name, email, role, joinedAt }) => (
          <li key={userId} className="border-b border-line px-3.5 py-2 last:border-0">
            <Link to={`/khach/${userId}`} className="font-semibold text-sea hover:underline">
              {name}
            </Link>{' '}
            · {firmRoleLabels[role]}
            <br />
            <span className="text-sm text-ink-faint [overflow-wrap:anywhere]">
              {[email, `từ ${formatDayMonthYear(joinedAt)}`].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id} className="border-b border-line px-3.5 py-2 last:border-0">
            <span className="[overflow-wrap:anywhere]">{email}</span> · đã mời làm{' '}
            {firmRoleLabels[role].toLowerCase()}
            <br />
            <span className="text-sm text-ink-faint">chờ trả lời đến {formatDayMonthYear(expiresAt)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
