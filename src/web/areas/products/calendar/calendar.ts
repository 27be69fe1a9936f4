import type { CalendarDay } from '#modules/pricing/calendar/month-calendar.ts';
import { addDays, isoWeekday } from '#platform/time/days.ts';
import { addMonths } from '#ui/calendar/calendar-month.ts';

export type CellState = 'open' | 'soldOut' | 'closed' | 'past';

export interface CalendarCell {
  day: string;
  /** The total for the party, of a stay for one night. */
  totalVnd: number | null;
  left: number;
  state: CellState;
  isCheapest: boolean;
  /** Why a combo cannot be used on the day. */
  blackout: string | null;
  /** The rule that makes the day unavailable: 'cần đặt trước 3 ngày'. */
  why: string | null;
  /** Surcharges and seasonal prices of the date, included in the total. */
  added: { label: string; amountVnd: number; isSurcharge: boolean }[];
}

export interface CalendarMonth {
  /** 'YYYY-MM'. */
  month: string;
  cells: CalendarCell[];
}

/** The first month to show: the requested one, else that of `day`; clamped to the bookable days. */
export function firstMonth(
  requested: string | null,
  day: string,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): string {
  const wanted = requested && /^\d{4}-(0[1-9]|1[0-2])$/.test(requested) ? requested : day.slice(0, 7);
  if (wanted < firstDay.slice(0, 7)) return firstDay.slice(0, 7);
  if (wanted > lastDay.slice(0, 7)) return lastDay.slice(0, 7);
  return wanted;
}

/** The days of so many months: from the first day up to but not including the day after the last. */
export function monthsRange(month: string, count: number): { from: string; to: string } {
  return { from: `${month}-01`, to: `${addMonths(month, count)}-01` };
}

/** Calendar months with cells for days with prices, from the first bookable day to the last one. */
export function calendarMonths(
  days: readonly CalendarDay[],
  { opensOn, closesOn = '9999-12-31' }: { opensOn: string; closesOn?: string },
): CalendarMonth[] {
  const stateOf = (day: CalendarDay): CellState => {
    if (day.day < opensOn) return 'past';
    if (day.closed || day.day > closesOn) return 'closed';
    return day.totalVnd === null ? 'soldOut' : 'open';
  };
  const cells = days.map((day) => {
    const state = stateOf(day);
    return { ...day, state, totalVnd: state === 'open' ? day.totalVnd : null };
  });
  const prices = cells.flatMap((cell) => cell.totalVnd ?? []);
  const lowest = Math.min(...prices);
  // A mark for the lowest price is useless where most days have it.
  const isMarked = prices.filter((price) => price === lowest).length * 2 <= prices.length;
  // Past weeks would only push the others down.
  const firstWeek = addDays(opensOn, 1 - isoWeekday(opensOn));
  const shown = cells.filter((cell) => cell.day >= firstWeek);
  return [...Map.groupBy(shown, (cell) => cell.day.slice(0, 7))].map(([month, own]) => ({
    month,
    cells: own.map(({ day, totalVnd, left, state, blackout, why, added }) => ({
      day,
      totalVnd,
      left,
      state,
      isCheapest: isMarked && totalVnd === lowest,
      blackout,
      why: state === 'closed' ? why : null,
      added: state === 'open' ? added : [],
    })),
  }));
}
