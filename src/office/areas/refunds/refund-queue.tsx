import { CircleCheck, Clock, Landmark, type LucideIcon, UserRoundCheck } from 'lucide-react';
import { Link } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '../../parts/avatar.tsx';
import { Badge, type Tone } from '../../parts/badge.tsx';
import { DueClock } from '../../parts/due-clock.tsx';
import { besideList, type SteadyRows } from '../../parts/list/use-steady-rows.ts';
import type { Refund } from './load-refunds.ts';
import { refundStanding, refundStandings } from './refund-standing.ts';

/** All open refunds, earliest promised day first. The whole row is a link. */
export function RefundQueue({
  refunds,
  chosenId,
  base,
  now,
  changed,
  see,
}: SteadyRows & {
  refunds: readonly Refund[];
  chosenId: string | null;
  /** The list's own query, '?xem=…'. */
  base: string;
  now: string;
}) {
  return (
    <ul aria-label="Khoản hoàn" className="overflow-hidden rounded-card border border-line bg-surface">
      {refunds.map((refund) => (
        <li
          key={refund.id}
          onMouseLeave={() => see(refund.id)}
          onFocus={() => see(refund.id)}
          className={classNames(
            changed.has(refund.id) && 'row-changed',
            'relative grid grid-cols-[124px_minmax(0,1fr)_auto_64px_170px] items-center gap-x-3 border-b border-line px-3.5 py-2 last:border-0 max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-y-1',
            refund.id === chosenId ? 'bg-sea-soft inset-ring-2 inset-ring-sea' : 'hover:bg-hover',
          )}
        >
          <DueClock dueAt={refund.dueAt} now={now} />
          <div className="min-w-0 max-sm:order-first">
            <Link
              to={`${base}&ma=${refund.id}`.replace('?&', '?')}
              preventScrollReset
              state={besideList}
              aria-current={refund.id === chosenId ? 'true' : undefined}
              className="font-semibold text-sea after:absolute after:inset-0"
            >
              {refund.bookingCode}
            </Link>{' '}
            <b>{refund.guest}</b>
            <p className="truncate text-sm text-ink-soft">{refund.causeLabel}</p>
          </div>
          <div className="text-right max-sm:order-first">
            <b>{formatVnd(refund.amountVnd)}</b>
            <p className="text-sm text-ink-soft">{refund.accountLabel?.replace('Tài khoản ', '') ?? ''}</p>
          </div>
          <div className="flex -space-x-1 max-sm:hidden">
            {refund.people.map(({ id, name }) => (
              <Avatar key={id} id={id} name={name} />
            ))}
          </div>
          <div className="max-sm:justify-self-end">
            <RefundBadge refund={refund} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What a refund waits for. */
export function RefundBadge({ refund }: { refund: Refund }) {
  const standing = refundStanding(refund);
  const { tone, icon } = looks[standing];
  const isHalf = standing === 'cho-duyet' && refund.people.length > 0;
  return (
    <Badge tone={tone} icon={icon}>
      {isHalf ? 'Chờ người thứ hai' : refundStandings[standing]}
    </Badge>
  );
}

const looks: Record<keyof typeof refundStandings, { tone: Tone; icon: LucideIcon }> = {
  'cho-duyet': { tone: 'wait', icon: UserRoundCheck },
  'thieu-so': { tone: 'warn', icon: Landmark },
  'chuyen-tay': { tone: 'info', icon: Landmark },
  'da-duyet': { tone: 'good', icon: CircleCheck },
  'dang-di': { tone: 'mute', icon: Clock },
};
