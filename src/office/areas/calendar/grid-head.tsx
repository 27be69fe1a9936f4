// biome-ignore-all lint/a11y/useSemanticElements: only what is in sight is rendered, which a table cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import { isoWeekday } from '#platform/time/days.ts';
import { classNames } from '#ui/class-names.ts';
import { formatDay } from '../../parts/format-moment.ts';
import { cellWidth, headHeight, leftOf } from './grid-layout.ts';
import type { Sight } from './use-sight.ts';

export interface GridDay {
  day: string;
  lunar: string;
  /** The holiday whose prices apply that day. */
  holiday: string | null;
}

const weekdayNames = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'];

/** The grid's header rows: months and holidays, and below them the days with weekday and lunar day. */
export function GridHead({ days, today, sight }: { days: readonly GridDay[]; today: string; sight: Sight }) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-2 border-b border-line bg-sunken"
      style={{ height: headHeight }}
    >
      <span
        role="columnheader"
        aria-colindex={1}
        className="sticky left-0 z-1 inline-flex h-full w-(--head) items-end bg-sunken px-2.5 pb-1.5 text-sm text-ink-soft"
      >
        còn, giữ/bán, nghìn ₫
      </span>
      {spansOf(days, sight).map(({ at, length, words, isHoliday }) => (
        <span
          key={at}
          aria-hidden
          title={words}
          className={classNames(
            'absolute top-0 h-4.5 overflow-clip border-l border-line px-1 text-xs leading-4.5 font-semibold',
            isHoliday ? 'bg-warn-soft text-warn' : 'text-ink-soft',
          )}
          style={{ left: leftOf(at), width: length * cellWidth }}
        >
          <span className="sticky left-[calc(var(--head)+4px)] whitespace-nowrap">{words}</span>
        </span>
      ))}
      {days.slice(sight.left, sight.right).map(({ day, lunar, holiday }, at) => {
        const weekday = isoWeekday(day);
        return (
          <span
            key={day}
            role="columnheader"
            aria-colindex={sight.left + at + 2}
            className={classNames(
              'absolute top-4.5 bottom-0 flex flex-col items-center justify-center border-l border-line text-xs leading-4',
              day === today ? 'bg-sea-soft' : weekday > 5 && 'bg-sun-soft',
            )}
            style={{ left: leftOf(sight.left + at), width: cellWidth }}
          >
            <span className="text-ink-soft">{weekdayNames[weekday - 1]}</span>
            <b className={classNames('text-base', holiday && 'text-bad')}>{formatDay(day)}</b>
            {holiday && <span className="sr-only">{holiday}</span>}
            <span className="text-ink-faint">{lunar}</span>
          </span>
        );
      })}
    </div>
  );
}

/** The spans above the visible days: a holiday over its days, and the month between holidays. */
function spansOf(days: readonly GridDay[], { left, right }: Sight) {
  const labels = days.map(({ day, holiday }) => holiday ?? `Tháng ${Number(day.slice(5, 7))}`);
  const spans: { at: number; length: number; words: string; isHoliday: boolean }[] = [];
  for (let at = left; at < right; at++) {
    const words = labels[at] ?? '';
    const last = spans.at(-1);
    if (last?.words === words) last.length++;
    else spans.push({ at, length: 1, words, isHoliday: days[at]?.holiday !== null });
  }
  return spans;
}
