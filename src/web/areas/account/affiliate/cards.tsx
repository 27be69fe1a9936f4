import { Link } from 'react-router';
import type {
  AffiliatePayment,
  AffiliateStatement,
  CommissionLine,
} from '#modules/affiliates/queries/affiliate-statements.ts';
import type { AffiliateBooking } from '#modules/affiliates/queries/list-affiliate-bookings.ts';
import type { CommissionRates } from '#modules/affiliates/rules/commission.ts';
import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Badge } from '#ui/badge.tsx';
import { AccountCard } from '../account-card.tsx';

const looks = {
  waiting: { tone: 'plain', title: 'Chưa trả tiền' },
  booked: { tone: 'sea', title: 'Chờ khách đi xong' },
  earned: { tone: 'good', title: 'Đã tính' },
  void: { tone: 'plain', title: 'Không tính' },
} as const;

const kindsIn = (kinds: readonly KindName[]) => kinds.map((kind) => kindProfiles[kind].labels.one).join(', ');
const monthWord = (month: string) => `${month.slice(5)}/${month.slice(0, 4)}`;

/** The bookings that came by the affiliate's links: what and when, but not who booked. */
export function BookingsCard({ bookings }: { bookings: readonly Omit<AffiliateBooking, 'bookingId'>[] }) {
  return (
    <AccountCard
      title="Đặt chỗ từ liên kết"
      about="Hoa hồng được tính khi khách đi xong; khách được hoàn tiền thì giảm theo phần hoàn."
    >
      {bookings.length === 0 ? (
        <p className="text-ink-soft">Chưa có đặt chỗ nào. Bạn dán liên kết vào bài viết rồi xem lại ở đây.</p>
      ) : (
        <ul className="divide-y divide-line">
          {bookings.map(({ number, kinds, state, isOwn, bookedAt, endsOn, expectedVnd }) => (
            <li key={number} className="flex items-start justify-between gap-4 py-3 first:pt-0 last:pb-0">
              <div className="min-w-0">
                <p className="font-semibold">{kindsIn(kinds)}</p>
                <p className="text-sm text-ink-soft">
                  LK{number} · đặt {formatDate(dayInVietnam(bookedAt))}
                  {endsOn && ` · ngày cuối ${formatDate(endsOn)}`}
                </p>
                <Badge tone={looks[state].tone} className="mt-1">
                  {isOwn ? 'Bạn tự đặt, không tính' : looks[state].title}
                </Badge>
              </div>
              <p className="shrink-0 text-right font-semibold tabular-nums">
                {state === 'waiting' || state === 'void' ? '–' : formatVnd(expectedVnd)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </AccountCard>
  );
}

/** Statements of closed months with their lines, and what was paid. */
export function StatementsCard({
  statements,
  payments,
  shown,
  account,
}: {
  statements: readonly Omit<AffiliateStatement, 'closedName' | 'closedAt'>[];
  payments: readonly Omit<AffiliatePayment, 'actorName'>[];
  shown: { month: string; lines: readonly Omit<CommissionLine, 'bookingId'>[] } | null;
  account: string | null;
}) {
  return (
    <AccountCard
      title="Bảng kê và tiền trả"
      about={
        account ? `Tiền trả về ${account}.` : 'Chưa có tài khoản nhận tiền. Bạn báo cho chúng tôi để ghi.'
      }
    >
      {statements.length === 0 ? (
        <p className="text-ink-soft">Bảng kê đầu tiên có sau tháng đầu có hoa hồng.</p>
      ) : (
        <ul className="divide-y divide-line">
          {statements.map(({ id, month, amountVnd, dueOn }) => (
            <li key={id} className="py-3 first:pt-0">
              <p className="flex justify-between gap-4">
                <Link
                  to={`?thang=${month}`}
                  preventScrollReset
                  className="inline-flex min-h-11 items-center font-semibold text-sea underline"
                >
                  Tháng {monthWord(month)}
                </Link>
                <strong className="tabular-nums">{formatVnd(amountVnd)}</strong>
              </p>
              <p className="text-sm text-ink-soft">
                {amountVnd > 0 ? `Trả chậm nhất ${formatDate(dueOn)}` : 'Trừ vào bảng kê sau'}
              </p>
              {shown?.month === month && <Lines lines={shown.lines} />}
            </li>
          ))}
        </ul>
      )}
      {payments.length > 0 && (
        <>
          <h3 className="mt-5 text-base">Đã trả</h3>
          <ul className="mt-2 divide-y divide-line">
            {payments.map(({ id, amountVnd, withheldVnd, paidOn, evidence }) => (
              <li key={id} className="py-3">
                <p className="flex justify-between gap-4">
                  <span>{formatDate(paidOn)}</span>
                  <strong className="tabular-nums">{formatVnd(amountVnd)}</strong>
                </p>
                <p className="text-sm break-words text-ink-soft">
                  {evidence}
                  {withheldVnd > 0 && ` · thuế TNCN khấu trừ ${formatVnd(withheldVnd)}`}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </AccountCard>
  );
}

function Lines({ lines }: { lines: readonly Omit<CommissionLine, 'bookingId'>[] }) {
  return (
    <ul className="mt-2 stack-1 rounded-control bg-sand px-4 py-3 text-sm">
      {lines.map(({ id, number, kinds, kind, day, amountVnd }) => (
        <li key={id} className="flex justify-between gap-4">
          <span>
            LK{number} · {kindsIn(kinds)} · {formatDate(day)}
            {kind === 'taken_back' && ' · tiền hoàn cho khách'}
          </span>
          <span className="shrink-0 tabular-nums">{formatVnd(amountVnd)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The commission terms in force. */
export function RatesCard({ rates, attributionDays }: { rates: CommissionRates; attributionDays: number }) {
  const kinds = kindNames.filter((kind) => rates[kind]);
  return (
    <AccountCard
      title="Mức hoa hồng"
      about={`Tính trên số khách trả cho dịch vụ, sau mã giảm và điểm. Một lượt bấm tính trong ${attributionDays} ngày.`}
    >
      <dl className="divide-y divide-line">
        {kinds.map((kind) => (
          <div key={kind} className="flex justify-between gap-4 py-2">
            <dt>{kindProfiles[kind].labels.one}</dt>
            <dd className="font-semibold tabular-nums">
              {((rates[kind] ?? 0) / 100).toLocaleString('vi-VN', { maximumFractionDigits: 2 })} %
            </dd>
          </div>
        ))}
      </dl>
      {kinds.length === 0 && <p className="text-ink-soft">Hiện chưa có mức nào.</p>}
      <p className="mt-3 text-ink-soft">
        Đặt chỗ của chính bạn không tính.{' '}
        <Link to="/page/affiliate" className="font-semibold text-sea underline">
          Điều kiện đầy đủ
        </Link>
      </p>
    </AccountCard>
  );
}
