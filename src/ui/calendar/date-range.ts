import { daysBetween, nightsOf } from '#platform/time/days.ts';

/** Days chosen in a calendar; `to` is the day of departure, and stays null when a single day is chosen. */
export interface DateRange {
  from: string | null;
  to: string | null;
}

/** Which days can be chosen. */
export interface DateLimits {
  firstDay: string;
  lastDay: string;
  /** Null for choosing a single day. */
  maxNights: number | null;
  /** Whether the night or day is still available. */
  isFree: (day: string) => boolean;
}

/** The range after a click on a day: the first click is the arrival, the second the departure, a third starts over. */
export function pickDay(range: DateRange, day: string, limits: DateLimits): DateRange {
  if (canEnd(range, day, limits)) return { from: range.from, to: day };
  return canStart(day, limits) ? { from: day, to: null } : range;
}

/** Whether a click on a day chooses anything. */
export function canPick(range: DateRange, day: string, limits: DateLimits): boolean {
  return canStart(day, limits) || canEnd(range, day, limits);
}

/** Whether a day can be the departure of an open range: every night in it must be available. */
export function canEnd({ from, to }: DateRange, day: string, { maxNights, isFree }: DateLimits): boolean {
  if (maxNights === null || from === null || to !== null || day <= from) return false;
  return daysBetween(from, day) <= maxNights && nightsOf(from, day).every(isFree);
}

function canStart(day: string, { firstDay, lastDay, isFree }: DateLimits): boolean {
  return day >= firstDay && day <= lastDay && isFree(day);
}

export type DayPart = 'single' | 'start' | 'inside' | 'end' | null;

/** A day's part in a range; while the departure is open, `ahead` (the hovered or focused day) counts as the departure. */
export function partOfRange(range: DateRange, day: string, ahead: string | null): DayPart {
  const { from } = range;
  const to = range.to ?? (from && ahead && ahead > from ? ahead : null);
  if (!from) return null;
  if (day === from) return to ? 'start' : 'single';
  if (!to) return null;
  if (day === to) return 'end';
  return day > from && day < to ? 'inside' : null;
}
