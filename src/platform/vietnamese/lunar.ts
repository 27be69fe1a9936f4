import { julianDay, moonUpTo, newMoonDay, sunPart } from './new-moon-day.ts';

/** A day of the lunar calendar: mùng 1 tháng Giêng is day 1 of month 1. */
export interface LunarDay {
  day: number;
  month: number;
  year: number;
  /** The second of two months with the same number. */
  isLeap: boolean;
}

/** The month that contains the winter solstice, and the sun's sector from that day on. */
const solsticeMonth = 11;
const solsticePart = 9;

/**
 * A day in the Vietnamese lunar calendar, calculated for UTC+7. A month begins on the day of the new moon, and the winter
 * solstice falls in month 11. When 13 months lie between two of those, the first one in which the sun enters no new sector
 * of 30° is the leap month and has the number of the one before it.
 * @throws RangeError unless it is a real ISO day
 */
export function lunarDay(isoDay: string): LunarDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(isoDay) || !isReal(isoDay))
    throw new RangeError(`Not an ISO date: ${isoDay}`);
  const today = julianDay(isoDay);
  const solarYear = Number(isoDay.slice(0, 4));
  const [first] = monthsFrom(solarYear) as [Month];
  const startYear = first.begins <= today ? solarYear : solarYear - 1;
  const { begins, number, isLeap } = monthsFrom(startYear).findLast(
    (month) => month.begins <= today,
  ) as Month;
  return {
    day: today - begins + 1,
    month: number,
    year: number >= solsticeMonth ? startYear : startYear + 1,
    isLeap,
  };
}

interface Month {
  begins: number;
  number: number;
  isLeap: boolean;
}

/** The months of the years that were requested: a calendar asks for sixty days of one or two years. */
const monthsOf = new Map<number, Month[]>();

/** The months from month 11 of a solar year up to the month 11 of the next. */
function monthsFrom(solarYear: number): Month[] {
  const known = monthsOf.get(solarYear);
  if (known) return known;
  const months = computeMonthsFrom(solarYear);
  if (monthsOf.size >= maxYears) monthsOf.clear();
  monthsOf.set(solarYear, months);
  return months;
}

const maxYears = 100;

function computeMonthsFrom(solarYear: number): Month[] {
  const first = moonOfSolstice(solarYear);
  const count = moonOfSolstice(solarYear + 1) - first;
  const begins = Array.from({ length: count + 1 }, (_, index) => newMoonDay(first + index));
  const staysInPart = (index: number) =>
    sunPart(begins[index] as number) === sunPart(begins[index + 1] as number);
  const leapIndex = count === 13 ? begins.findIndex((_, index) => index > 0 && staysInPart(index)) : Infinity;
  return begins.slice(0, -1).map((day, index) => {
    const ordinal = index >= leapIndex ? index - 1 : index;
    return { begins: day, number: ((solsticeMonth - 1 + ordinal) % 12) + 1, isLeap: index === leapIndex };
  });
}

/** The new moon that begins the month of the winter solstice; a solstice on a month's first day belongs to it. */
function moonOfSolstice(solarYear: number): number {
  const moon = moonUpTo(julianDay(`${solarYear}-12-31`));
  return sunPart(newMoonDay(moon)) >= solsticePart ? moon - 1 : moon;
}

function isReal(isoDay: string): boolean {
  const at = Date.parse(`${isoDay}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === isoDay;
}
