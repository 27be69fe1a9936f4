import { addDays, isoWeekday } from '#platform/time/days.ts';
import { addMonths } from './calendar-month.ts';

/**
 * The day that a key moves the focus to, following the date grid of the WAI-ARIA patterns: arrows by a day or a week, Home
 * and End within the week, Page Up and Page Down by a month, with Shift by a year. Null for every other key.
 */
export function nextFocusedDay(day: string, key: string, isShifted: boolean): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, 1 - isoWeekday(day));
    case 'End':
      return addDays(day, 7 - isoWeekday(day));
    case 'PageUp':
      return inMonth(day, isShifted ? -12 : -1);
    case 'PageDown':
      return inMonth(day, isShifted ? 12 : 1);
    default:
      return null;
  }
}

/** The same day in another month, or its last day if that month is shorter. */
function inMonth(day: string, months: number): string {
  const month = addMonths(day.slice(0, 7), months);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}
