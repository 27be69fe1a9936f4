import { CalendarCell } from './calendar-cell.tsx';
import { calendarMonth, hasDayFrom, monthTitle } from './calendar-month.ts';
import { canEnd, canPick, type DateLimits, type DateRange, partOfRange } from './date-range.ts';
import type { DayInfo } from './day-info.ts';

const weekdays = [
  ['T2', 'Thứ Hai'],
  ['T3', 'Thứ Ba'],
  ['T4', 'Thứ Tư'],
  ['T5', 'Thứ Năm'],
  ['T6', 'Thứ Sáu'],
  ['T7', 'Thứ Bảy'],
  ['CN', 'Chủ Nhật'],
] as const;

/** The days of a month that are still ahead: a date grid of the WAI-ARIA patterns. `ahead` is the day that is pointed at, `stop` the one that the focus is on. */
export function MonthGrid({
  month,
  range,
  limits,
  infoOf,
  ahead,
  stop,
}: {
  month: string;
  range: DateRange;
  limits: DateLimits;
  infoOf: (day: string) => DayInfo;
  ahead: string | null;
  stop: string;
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
