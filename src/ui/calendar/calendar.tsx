import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { CalendarCell } from './calendar-cell.tsx';
import { addMonths, calendarMonth, hasDayFrom, monthTitle } from './calendar-month.ts';
import { canEnd, canPick, type DateLimits, type DateRange, partOfRange } from './date-range.ts';
import type { DayInfo } from './day-info.ts';
import { useGridFocus } from './use-grid-focus.ts';

const weekdays = [
  ['T2', 'Thứ Hai'],
  ['T3', 'Thứ Ba'],
  ['T4', 'Thứ Tư'],
  ['T5', 'Thứ Năm'],
  ['T6', 'Thứ Sáu'],
  ['T7', 'Thứ Bảy'],
  ['CN', 'Chủ Nhật'],
] as const;

/**
 * A calendar of one or two months, following the date grid of the WAI-ARIA patterns. It fetches no data: the parent supplies
 * the days (`infoOf`) and handles a chosen day (`onPick`) and a change of the first month (`onMonth`).
 */
export function Calendar({
  range,
  limits,
  month,
  monthsShown,
  isStacked = false,
  infoOf,
  onPick,
  onMonth,
  monthAction,
}: {
  range: DateRange;
  limits: DateLimits;
  /** The first month shown, 'YYYY-MM'. */
  month: string;
  monthsShown: 1 | 2;
  /** Whether two months stand one below the other. */
  isStacked?: boolean;
  infoOf: (day: string) => DayInfo;
  onPick: (day: string) => void;
  onMonth: (month: string) => void;
  /** An action for a whole month, below its title. */
  monthAction?: ((month: string) => ReactNode) | undefined;
}) {
  const months = Array.from({ length: monthsShown }, (_, index) => addMonths(month, index));
  const last = months.at(-1) as string;
  const [ahead, setAhead] = useState<string | null>(null);
  const { root, stop, pointAt, onKeyDown } = useGridFocus({ range, limits, month, last, onMonth });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the days in it
    <div
      ref={root}
      onKeyDown={onKeyDown}
      onPointerLeave={() => setAhead(null)}
      className={classNames('grid gap-x-10', monthsShown === 2 && !isStacked && 'grid-cols-2')}
    >
      {months.map((one, index) => (
        <section key={one} aria-label={monthTitle(one)}>
          <div className="grid grid-cols-[44px_1fr_44px] items-center">
            {index === 0 ? (
              <Turn
                label="Tháng trước"
                isOff={one <= limits.firstDay.slice(0, 7)}
                onTurn={() => onMonth(addMonths(month, -1))}
              />
            ) : (
              <span />
            )}
            <h3 className="text-center text-lg">{monthTitle(one)}</h3>
            {index === monthsShown - 1 && (
              <Turn
                label="Tháng sau"
                isNext
                isOff={one > limits.lastDay.slice(0, 7)}
                onTurn={() => onMonth(addMonths(month, 1))}
              />
            )}
          </div>
          {monthAction?.(one)}
          <Month
            month={one}
            {...{ range, limits, infoOf, ahead, stop, onPick }}
            onPoint={(day) => {
              setAhead(day);
              pointAt(day);
            }}
          />
        </section>
      ))}
    </div>
  );
}

function Month({
  month,
  range,
  limits,
  infoOf,
  ahead,
  stop,
  onPick,
  onPoint,
}: {
  month: string;
  range: DateRange;
  limits: DateLimits;
  infoOf: (day: string) => DayInfo;
  ahead: string | null;
  stop: string;
  onPick: (day: string) => void;
  onPoint: (day: string) => void;
}) {
  // The preview extends the range only to a day that can be its end.
  const end = ahead && canEnd(range, ahead, limits) ? ahead : null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the WAI-ARIA patterns
    <table role="grid" aria-label={monthTitle(month)} className="w-full table-fixed border-collapse">
      <thead>
        <tr>
          {weekdays.map(([short, long]) => (
            <th
              key={short}
              scope="col"
              abbr={long}
              className="h-8 pl-2 text-left text-sm font-normal text-ink-soft"
            >
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calendarMonth(month)
          // Past weeks would only push the others down.
          .filter((week) => hasDayFrom(week, limits.firstDay))
          .map((week, index) => (
            <tr key={index}>
              {week.map((day, column) =>
                day === null ? (
                  <td key={column} />
                ) : (
                  // biome-ignore lint/a11y/useFocusableInteractive: the button in it has the focus
                  <td
                    key={day}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
                    role="gridcell"
                    aria-selected={day === range.from || day === range.to}
                    className="p-0 pb-1"
                  >
                    <CalendarCell
                      day={day}
                      info={infoOf(day)}
                      part={partOfRange(range, day, end)}
                      canPick={canPick(range, day, limits)}
                      isFocusable={day === stop}
                      onPick={() => canPick(range, day, limits) && onPick(day)}
                      onPoint={() => onPoint(day)}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function Turn({
  label,
  isNext = false,
  isOff,
  onTurn,
}: {
  label: string;
  isNext?: boolean;
  isOff: boolean;
  onTurn: () => void;
}) {
  const Icon = isNext ? ChevronRight : ChevronLeft;
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isOff}
      onClick={onTurn}
      className="inline-flex size-11 items-center justify-center rounded-full hover:bg-sea-soft hover:text-sea disabled:opacity-30"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
