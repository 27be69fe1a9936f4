import { memo } from 'react';
import { formatLongDate } from '#platform/vietnamese/format-date.ts';
import { lunarDay } from '#platform/vietnamese/lunar.ts';
import { classNames } from '#ui/class-names.ts';
import type { DayPart } from './date-range.ts';
import type { DayInfo } from './day-info.ts';

/**
 * A day of the calendar: number, lunar day, price; a screen reader reads all of it. The calendar handles its presses, so that a day
 * that stays as it is is not rendered again.
 */
export const CalendarCell = memo(function CalendarCell({
  day,
  info,
  part,
  canPick,
  isFocusable,
}: {
  day: string;
  info: DayInfo;
  part: DayPart;
  canPick: boolean;
  /** Whether Tab reaches it, as one day of the grid is (roving tabindex). */
  isFocusable: boolean;
}) {
  const isEdge = part === 'start' || part === 'end' || part === 'single';
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isFocusable ? 0 : -1}
      aria-disabled={!canPick || undefined}
      title={info.note}
      className={classNames(
        'relative flex h-14 w-full flex-col items-start justify-center gap-0.5 pl-2 text-left tabular-nums focus-visible:z-1',
        isEdge && 'bg-sea text-white',
        part === 'single' && 'rounded-control',
        part === 'start' && 'rounded-l-control',
        part === 'end' && 'rounded-r-control',
        part === 'inside' && 'bg-sea-soft',
        !part && canPick && 'rounded-control hover:bg-sea-soft',
        !canPick && !isEdge && 'cursor-default text-ink-soft',
      )}
    >
      <span className="sr-only">{spoken(day, info)}</span>
      {info.holiday && (
        <span
          aria-hidden
          className={classNames(
            'absolute top-0.5 left-2 h-1 w-4.5 rounded-full',
            isEdge ? 'bg-white' : 'bg-lantern',
          )}
        />
      )}
      <span aria-hidden className="flex w-full items-start justify-between leading-none">
        <span
          className={classNames(
            canPick || isEdge ? 'font-semibold' : 'opacity-70',
            info.holiday && !isEdge && 'text-lantern-dark',
          )}
        >
          {Number(day.slice(8))}
        </span>
        <span className={classNames('pr-1 text-[12px]', !isEdge && 'text-ink-soft')}>{lunarText(day)}</span>
      </span>
      {(info.price || info.isFull) && (
        <span
          aria-hidden
          className={classNames(
            'text-sm leading-none tracking-tight whitespace-nowrap',
            !isEdge && (info.isCheapest ? 'font-semibold text-good' : 'text-ink-soft'),
          )}
        >
          {info.isFull ? 'hết' : info.price}
          {info.hasSurcharge && !info.isFull && <span className={isEdge ? undefined : 'text-warn'}>+</span>}
        </span>
      )}
    </button>
  );
});

/** The lunar day: '14', or '1/11' where a lunar month begins. */
function lunarText(day: string): string {
  const lunar = lunarDay(day);
  return lunar.day === 1 ? `1/${lunar.month}${lunar.isLeap ? 'N' : ''}` : String(lunar.day);
}

function spoken(day: string, { holiday, spokenPrice, isFull, isCheapest, note }: DayInfo): string {
  const { day: lunar, month } = lunarDay(day);
  return [
    formatLongDate(day),
    `âm lịch ${lunar}/${month}`,
    holiday,
    isFull ? 'hết chỗ' : spokenPrice,
    isCheapest && 'giá thấp nhất',
    note,
  ]
    .filter(Boolean)
    .join(', ');
}
