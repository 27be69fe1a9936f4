import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { addMonths } from './calendar-month.ts';
import type { DateLimits, DateRange } from './date-range.ts';
import { nextFocusedDay } from './next-focused-day.ts';

/**
 * Roving tabindex: the one day that Tab reaches, and keyboard navigation from it; the shown months follow. A dialog that opens with
 * the grid has its focus there, as the date picker dialog of the WAI-ARIA patterns.
 */
export function useGridFocus({
  range,
  limits,
  month,
  last,
  hasDays,
  onMonth,
}: {
  range: DateRange;
  limits: DateLimits;
  /** The first and the last month shown. */
  month: string;
  last: string;
  /** Whether the days are rendered. */
  hasDays: boolean;
  onMonth: (month: string) => void;
}) {
  const [focusedDay, setFocusedDay] = useState(range.from ?? limits.firstDay);
  const root = useRef<HTMLDivElement>(null);
  /** Day to focus once it is rendered: earlier renders must not count as that. */
  const movingTo = useRef<string | null>(null);
  const isShown = focusedDay.slice(0, 7) >= month && focusedDay.slice(0, 7) <= last;
  const stop = [isShown ? focusedDay : `${month}-01`, limits.firstDay].sort().at(-1) as string;

  const begin = useEffectEvent(() => {
    const first = root.current?.closest('dialog')?.querySelector('button');
    // Unless the visitor was faster than the days.
    if (first && first === document.activeElement) focusOn(dayIn(root.current, stop));
  });
  useEffect(() => {
    if (hasDays) begin();
  }, [hasDays]);

  useEffect(() => {
    if (movingTo.current !== focusedDay) return;
    movingTo.current = null;
    dayIn(root.current, focusedDay)?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const day = (event.target as HTMLElement).dataset.day;
    const next = day ? nextFocusedDay(day, event.key, event.shiftKey) : null;
    if (!next) return;
    event.preventDefault();
    const target = within(next, limits);
    if (target === focusedDay) dayIn(root.current, target)?.focus();
    else movingTo.current = target;
    setFocusedDay(target);
    const targetMonth = target.slice(0, 7);
    if (targetMonth < month) onMonth(targetMonth);
    else if (targetMonth > last) onMonth(month === last ? targetMonth : addMonths(targetMonth, -1));
  };
  /** Called for the day under the pointer or with the focus. */
  const pointAt = (day: string) => {
    movingTo.current = null;
    setFocusedDay(day);
  };
  return { root, stop, pointAt, onKeyDown };
}

function dayIn(grid: HTMLElement | null, day: string): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-day="${day}"]`) ?? null;
}

/** A sheet that a finger opened stays at its top; a keyboard sees where it is. */
function focusOn(day: HTMLElement | null): void {
  day?.focus({ preventScroll: true });
  if (day?.matches(':focus-visible')) day.scrollIntoView({ block: 'nearest' });
}

/** A departure may be later than the last day of arrival. */
function within(day: string, { firstDay, lastDay }: DateLimits): string {
  const end = `${addMonths(lastDay.slice(0, 7), 2)}-01`;
  return day < firstDay ? firstDay : day > end ? end : day;
}
