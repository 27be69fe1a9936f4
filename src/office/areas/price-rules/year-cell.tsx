import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { Margin } from '#modules/sales/queries/list-margins.ts';
import { formatLongDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { classNames } from '#ui/class-names.ts';
import { formatPercent } from '../../parts/format-percent.ts';

export interface YearDay {
  day: string;
  totalVnd: number | null;
  /** What the drafts change; null where that is not asked, or there is no price. */
  changeVnd: number | null;
  refusal: string;
  isSet: boolean;
  ruleIds: number[];
  /** The lunar day as shown in a cell, and with its month. */
  lunar: string;
  lunarDate: string;
  holiday: string;
  isWeekend: boolean;
  /** Null where it is unknown, or the user may not see it. */
  margin: Margin | null;
}

interface YearCellProps {
  one: YearDay;
  to: string;
  /** The price as shown in a small cell. */
  price: string;
  look: string | undefined;
  labels: ReadonlyMap<number, string>;
  isChosen: boolean;
  /** Whether the margin is below the minimum. */
  isBelow: boolean;
  /** Whether the cell is the grid's tab stop; arrow keys move from there (roving tabindex). */
  isStop: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void;
}

/** A day of the year: its price, its lunar day, and marks for special days, all of which its accessible name includes. */
export function YearCell({
  one,
  to,
  price,
  look,
  labels,
  isChosen,
  isBelow,
  isStop,
  onKeyDown,
}: YearCellProps) {
  const { day, lunar, holiday, isWeekend, isSet } = one;
  const description = describeDay(one, labels);
  return (
    <Link
      to={to}
      preventScrollReset
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      aria-current={isChosen || undefined}
      title={description}
      onKeyDown={onKeyDown}
      className={classNames(
        'relative block rounded-[5px] py-0.5 text-[11px] leading-4 tracking-tighter tabular-nums hover:inset-ring hover:inset-ring-sea',
        look ?? 'bg-mute-soft',
        isBelow && 'inset-ring inset-ring-lantern',
        isChosen && 'inset-ring-2 inset-ring-ink',
      )}
    >
      <span className={isWeekend ? 'block font-semibold' : 'block'}>{price}</span>
      <span
        className={classNames(
          'block',
          lunar.includes('/') || lunar === '15' ? 'font-semibold' : '',
          holiday !== '' && 'underline decoration-lantern decoration-2',
        )}
      >
        {lunar}
      </span>
      <span className="sr-only">{description}</span>
      {isSet && <span className="absolute top-0.5 right-0.5 size-1.5 rounded-full bg-lantern" />}
    </Link>
  );
}

function describeDay(
  { day, totalVnd, changeVnd, refusal, isSet, ruleIds, lunarDate, holiday, margin }: YearDay,
  labels: ReadonlyMap<number, string>,
): string {
  const price = totalVnd === null ? refusal : formatVnd(totalVnd);
  const why = isSet ? 'giá đặt tay' : ruleIds.flatMap((id) => labels.get(id) ?? []).join(', ');
  const change = changeVnd && `${changeVnd > 0 ? 'tăng' : 'giảm'} ${formatVnd(Math.abs(changeVnd))}`;
  const left = margin && `lãi ${formatVnd(margin.leftVnd)}, ${formatPercent(margin.percent)}`;
  return [`${formatLongDate(day)}, âm lịch ${lunarDate}`, holiday, price, change, why, left]
    .filter(Boolean)
    .join('; ');
}
