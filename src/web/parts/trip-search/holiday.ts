import { addDays, isoWeekday } from '#platform/time/days.ts';
import type { DateLimits, DateRange } from '#ui/calendar/date-range.ts';

/** A holiday as returned by /api/v1/holidays. */
export interface Holiday {
  group: string;
  title: string;
  on: string;
  from: string;
  to: string;
  isPublic: boolean;
}

/** The holiday of a day; public ones include the days off that follow. */
export function holidayOn(holidays: readonly Holiday[], day: string): string | undefined {
  const found = holidays.find(({ on, to, isPublic }) => (isPublic ? on <= day && day <= to : on === day));
  return found?.title;
}

/** The names of the holidays in some months, with their days: '1–2/1 Tết Dương lịch'. */
export function holidayLegend(holidays: readonly Holiday[], months: readonly string[]): string[] {
  return holidays
    .map(({ title, on, to, isPublic }) => ({ title, on, to: isPublic ? to : on }))
    .filter(({ on, to }) => months.some((month) => on.startsWith(month) || to.startsWith(month)))
    .map(({ title, on, to }) => `${daySpan(on, to)} ${title}`);
}

export interface DatePreset {
  label: string;
  range: DateRange;
}

const friday = 5;
const saturday = 6;

/**
 * Popular dates, as far as they are ahead and on sale: this weekend (what is left of it) and the next one, the next public
 * holiday, and Tết. For single-day kinds, its day.
 */
export function datePresets(holidays: readonly Holiday[], limits: DateLimits): DatePreset[] {
  const { firstDay, maxNights } = limits;
  const days = (first: string, end: string, day: string): DateRange =>
    maxNights === null ? { from: day, to: null } : { from: first, to: end };
  const ahead = holidays.filter((holiday) => holiday.isPublic && holiday.from >= firstDay);
  const next = ahead.find(({ group }) => group !== 'tet');
  const tet = ahead.find(({ group }) => group === 'tet');
  const ofHoliday = (holiday: Holiday | undefined): DatePreset[] =>
    holiday
      ? [
          {
            label:
              holiday.on.slice(0, 4) === firstDay.slice(0, 4)
                ? holiday.title
                : `${holiday.title} ${holiday.on.slice(0, 4)}`,
            range: days(holiday.from, addDays(holiday.to, 1), holiday.on),
          },
        ]
      : [];
  const monday = addDays(firstDay, 1 - isoWeekday(firstDay));
  const weekend = (label: string, weeks: number): DatePreset => {
    const day = addDays(monday, weeks * 7 + saturday - 1);
    const first = addDays(monday, Math.max(weeks * 7 + friday, isoWeekday(firstDay)) - 1);
    return { label, range: days(first, addDays(day, 1), day) };
  };
  return [
    ...(isoWeekday(firstDay) <= saturday ? [weekend('Cuối tuần này', 0)] : []),
    weekend('Cuối tuần sau', 1),
    ...ofHoliday(next),
    ...ofHoliday(tet),
  ].filter(({ range }) => canSell(range, limits));
}

function canSell({ from, to }: DateRange, { firstDay, lastDay, isFree }: DateLimits): boolean {
  if (from === null || from < firstDay || from > lastDay) return false;
  for (let day = from; day < (to ?? addDays(from, 1)); day = addDays(day, 1)) if (!isFree(day)) return false;
  return true;
}

/** '31/12–2/1', '1–2/1', '25/12'. */
function daySpan(from: string, to: string): string {
  const short = (day: string) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;
  if (from === to) return short(from);
  return `${from.slice(0, 7) === to.slice(0, 7) ? Number(from.slice(8)) : short(from)}–${short(to)}`;
}
