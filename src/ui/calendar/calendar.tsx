import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useDeferredValue, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { addMonths, monthTitle, weeksLeft } from './calendar-month.ts';
import { canPick, type DateLimits, type DateRange } from './date-range.ts';
import type { DayInfo } from './day-info.ts';
import { MonthGrid } from './month-grid.tsx';
import { useGridFocus } from './use-grid-focus.ts';

/** Of the weekdays' row and of a week, in pixels: the room that is kept for the days. */
const headHeight = 32;
const weekHeight = 60;

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
  /** Gives the same object for a day until something about it changes. */
  infoOf: (day: string) => DayInfo;
  onPick: (day: string) => void;
  onMonth: (month: string) => void;
  /** An action for a whole month, below its title. */
  monthAction?: ((month: string) => ReactNode) | undefined;
}) {
  const months = Array.from({ length: monthsShown }, (_, index) => addMonths(month, index));
  const last = months.at(-1) as string;
  const [ahead, setAhead] = useState<string | null>(null);
  // A slow phone takes a tenth of a second for the days: what they stand in is shown before, so that the press is answered.
  const hasDays = useDeferredValue(true, false);
  const { root, stop, pointAt, onKeyDown } = useGridFocus({ range, limits, month, last, hasDays, onMonth });

  const onPoint = onDay((day) => {
    setAhead(day);
    pointAt(day);
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events of the days in it, which are buttons
    <div
      ref={root}
      onKeyDown={onKeyDown}
      onClick={onDay((day) => canPick(range, day, limits) && onPick(day))}
      onFocus={onPoint}
      onPointerOver={onPoint}
      onPointerLeave={() => setAhead(null)}
      className={classNames('grid gap-x-10', monthsShown === 2 && !isStacked && 'grid-cols-2')}
    >
      {months.map((one, index) => (
        <section key={one} aria-label={monthTitle(one)}>
          <MonthHead
            month={one}
            limits={limits}
            onPrevious={index === 0 ? () => onMonth(addMonths(month, -1)) : undefined}
            onNext={index === monthsShown - 1 ? () => onMonth(addMonths(month, 1)) : undefined}
          />
          {monthAction?.(one)}
          {hasDays ? (
            <MonthGrid month={one} {...{ range, limits, infoOf, ahead, stop }} />
          ) : (
            <div style={{ height: headHeight + weekHeight * weeksLeft(one, limits.firstDay) }} />
          )}
        </section>
      ))}
    </div>
  );
}

/** The title of a month; beside the first one and the last the buttons that turn. */
function MonthHead({
  month,
  limits,
  onPrevious,
  onNext,
}: {
  month: string;
  limits: DateLimits;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}) {
  return (
    <div className="grid grid-cols-[44px_1fr_44px] items-center">
      {onPrevious ? (
        <Turn label="Tháng trước" isOff={month <= limits.firstDay.slice(0, 7)} onTurn={onPrevious} />
      ) : (
        <span />
      )}
      <h3 className="text-center text-lg">{monthTitle(month)}</h3>
      {onNext && <Turn label="Tháng sau" isNext isOff={month > limits.lastDay.slice(0, 7)} onTurn={onNext} />}
    </div>
  );
}

/** Acts on the day that an event is about. */
function onDay(act: (day: string) => void) {
  return ({ target }: SyntheticEvent) => {
    const day = (target as Element).closest<HTMLElement>('[data-day]')?.dataset.day;
    if (day) act(day);
  };
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
