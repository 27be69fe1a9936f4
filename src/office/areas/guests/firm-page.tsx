import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { findFirmForStaff, listFirmInvitations, listFirmMembers } from '#modules/firms/queries/find-firm.ts';
import { listFirmBookings, sumFirmMonths } from '#modules/sales/queries/list-firm-bookings.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { formatDayMonthYear } from '../../parts/format-moment.ts';
import { type HistoryLineView, HistoryPanel } from '../../parts/history/history-panel.tsx';
import { readHistory } from '../../parts/history/read-history.ts';
import { formatMonth } from '../../parts/months.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { FirmBookings, FirmPeople } from './firm-bookings.tsx';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Number of newest bookings shown; the months' sums include all. */
const shownBookings = 200;

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireRight(context, 'guest.read');
  const { db, clock } = appOf(context);
  const firmId = params.firm ?? '';
  const firm = uuid.test(firmId) ? await findFirmForStaff(db, firmId) : null;
  if (!firm) throw data(null, { status: 404 });
  const now = clock.now();
  const filter = { firmId, userId: null, onlyOwn: false };
  const [members, invitations, bookings, months] = await Promise.all([
    listFirmMembers(db, firmId),
    listFirmInvitations(db, firmId, now),
    listFirmBookings(db, filter, shownBookings),
    sumFirmMonths(db, filter),
  ]);
  const object = { type: 'firm', id: firmId };
  await writeHistory(db, { actor: actorOf(context), verb: 'guest.read', object, now });
  const { lines } = await readHistory(db, { objectType: 'firm', objectId: firmId }, 50);
  return {
    firm,
    members,
    invitations,
    bookings,
    months,
    lines: lines.map((line) => withNames(line, members)),
  };
}

/** History lines keep account ids, because lines outlast accounts; adds the members' names. */
function withNames(line: HistoryLineView, members: { userId: string; name: string }[]): HistoryLineView {
  const nameOf = (id: string | null) =>
    members.find(({ userId }) => userId === id)?.name ?? 'một tài khoản đã rời công ty';
  const by = line.changes.find(({ key }) => key === 'account');
  // A decision that staff recorded for a manager names both.
  const isOwn = line.actor === 'guest';
  return {
    ...line,
    ...(by && isOwn && { actorName: nameOf(by.after) }),
    changes: line.changes
      .filter((change) => !isOwn || change !== by)
      .map((change) =>
        change.key === 'member' || change === by ? { ...change, after: nameOf(change.after) } : change,
      ),
  };
}

export const meta = ({ data: page }: { data?: { firm: { name: string } } }) => [
  { title: page ? `${page.firm.name} · Công ty của khách` : 'Công ty của khách' },
];

/** A firm that guests book for: its invoice details, members, pending approvals and bookings. */
export default function FirmPage() {
  const { firm, members, invitations, bookings, months, lines } = useLoaderData<typeof loader>();
  const { name, taxCode, address, email, approvalOverVnd, openedAt } = firm;
  return (
    <PageBody>
      <PageHead
        title={name}
        about={`mã số thuế ${taxCode} · mở tài khoản ngày ${formatDayMonthYear(openedAt)}`}
      >
        <ButtonLink to="/khach/cong-ty">Mọi công ty</ButtonLink>
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)_380px] items-start gap-3 max-lg:grid-cols-1">
        <FirmBookings bookings={bookings} total={months.reduce((sum, month) => sum + month.bookings, 0)} />
        <div className="flex min-w-0 flex-col gap-3">
          <Card title="Hóa đơn và hạn mức">
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 px-3.5 py-3 [&_dd]:text-right [&_dd]:[overflow-wrap:anywhere] [&_dt]:text-ink-soft">
              <dt>Địa chỉ</dt>
              <dd>{address}</dd>
              <dt>Nhận hóa đơn</dt>
              <dd>{email ?? 'email của từng đặt chỗ'}</dd>
              <dt>Quản lý duyệt khi trên</dt>
              <dd className="tabular-nums">
                {approvalOverVnd === null ? 'không đặt hạn mức' : formatVnd(approvalOverVnd)}
              </dd>
            </dl>
          </Card>
          <FirmPeople members={members} invitations={invitations} />
          <Card title="Theo tháng đặt">
            {months.length === 0 ? (
              <p className="px-3.5 py-3 text-ink-soft">Chưa có đặt chỗ nào.</p>
            ) : (
              <ul className="max-h-60 overflow-y-auto">
                {months.map(({ month, bookings: count, stayedVnd }) => (
                  <li
                    key={month}
                    className="flex justify-between gap-3 border-b border-line px-3.5 py-2 tabular-nums last:border-0"
                  >
                    <span>
                      Tháng {formatMonth(month)} · {count} đặt chỗ
                    </span>
                    <b>{formatVnd(stayedVnd)}</b>
                  </li>
                ))}
              </ul>
            )}
          </Card>
          <Card title="Lịch sử">
            <HistoryPanel lines={lines} />
          </Card>
        </div>
      </div>
    </PageBody>
  );
}
