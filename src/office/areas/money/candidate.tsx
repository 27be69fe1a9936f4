import { Check, Minus } from 'lucide-react';
import { Link } from 'react-router';
import type { PaymentCandidate } from '#modules/booking/payment/money-messages.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { classNames } from '#ui/class-names.ts';
import { StateBadge } from '../../parts/bookings/booking-badge.tsx';

const evidenceWords = {
  code: 'nội dung có mã',
  due_amount: 'đúng số tiền phải trả',
  rest_amount: 'đúng phần còn lại',
  name: 'nội dung có tên khách',
  time: 'đặt ngay trước khi tiền về',
};

/** A booking that a payment may belong to, with the evidence for and against. */
export function Candidate({
  candidate: { code, fullName, title, state, dueNowVnd, paidVnd, evidence, points },
  amountVnd,
  isChosen,
  to,
}: {
  candidate: Pick<
    PaymentCandidate,
    'code' | 'fullName' | 'title' | 'state' | 'dueNowVnd' | 'paidVnd' | 'evidence' | 'points'
  >;
  amountVnd: number;
  isChosen: boolean;
  to: string;
}) {
  const dueVnd = Math.max(0, dueNowVnd - paidVnd);
  return (
    <li
      className={classNames(
        'relative flex flex-col gap-0.5 rounded-card border px-3 py-2',
        isChosen ? 'border-sea inset-ring inset-ring-sea' : 'border-line hover:bg-hover',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <Link
          to={to}
          preventScrollReset
          aria-current={isChosen ? 'true' : undefined}
          className="font-semibold text-sea after:absolute after:inset-0"
        >
          {code}
        </Link>
        <b>{fullName}</b>
        <StateBadge state={state} />
        <span className="ml-auto text-ink-soft">
          còn thu <b className="text-ink tabular-nums">{formatVnd(dueVnd)}</b>
        </span>
        <Points points={points} />
      </div>
      <p className="text-ink-soft">{title}</p>
      <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-sm">
        {evidence.map((one) => (
          <li key={one} className="flex items-center gap-1 text-good">
            <Check size={14} aria-hidden /> {evidenceWords[one]}
          </li>
        ))}
        {against(evidence, amountVnd - dueVnd).map((words) => (
          <li key={words} className="flex items-center gap-1 text-ink-soft">
            <Minus size={14} aria-hidden /> {words}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The evidence as a figure and a bar. */
function Points({ points }: { points: number }) {
  return (
    <span className="flex w-16 flex-none flex-col items-end text-right max-sm:w-full max-sm:flex-row max-sm:items-center max-sm:gap-2">
      <span className="leading-5">
        <b className="text-lg tabular-nums">{points}</b> <span className="text-sm text-ink-faint">điểm</span>
      </span>
      <span aria-hidden className="h-1 w-full overflow-hidden rounded-full bg-mute-soft">
        <span className="block h-full rounded-full bg-sea" style={{ width: `${points}%` }} />
      </span>
    </span>
  );
}

/** Evidence against a match. @param overVnd how much the payment exceeds what is due, in đồng */
function against(evidence: PaymentCandidate['evidence'], overVnd: number): string[] {
  const isSum = evidence.includes('due_amount') || evidence.includes('rest_amount');
  return [
    ...(isSum || overVnd === 0 ? [] : [`${overVnd > 0 ? 'thừa' : 'thiếu'} ${formatVnd(Math.abs(overVnd))}`]),
    ...(evidence.includes('code') ? [] : ['nội dung không có mã']),
    ...(evidence.includes('name') ? [] : ['nội dung không có tên khách']),
  ];
}
