import { addDays, daysBetween } from '#platform/time/days.ts';

export const reportPeriods = {
  '7-ngay': '7 ngày qua',
  '30-ngay': '30 ngày qua',
  'thang-nay': 'Tháng này',
  'thang-truoc': 'Tháng trước',
  'nam-nay': 'Năm nay',
  '30-ngay-toi': '30 ngày tới',
} as const;

export type ReportPeriod = keyof typeof reportPeriods;

export interface Span {
  fromOn: string;
  untilOn: string;
}

/** Maximum length of a period. */
const maxDays = 366 * 5;

/** The days (both included) of a period that ends today, or of the last completed one; in Vietnam. */
export function daysOfPeriod(period: ReportPeriod, today: string): Span {
  const monthOn = `${today.slice(0, 8)}01`;
  switch (period) {
    case '7-ngay':
      return { fromOn: addDays(today, -6), untilOn: today };
    case 'thang-nay':
      return { fromOn: monthOn, untilOn: today };
    case 'thang-truoc': {
      const untilOn = addDays(monthOn, -1);
      return { fromOn: `${untilOn.slice(0, 8)}01`, untilOn };
    }
    case 'nam-nay':
      return { fromOn: `${today.slice(0, 4)}-01-01`, untilOn: today };
    case '30-ngay-toi':
      return { fromOn: today, untilOn: addDays(today, 29) };
    default:
      return { fromOn: addDays(today, -29), untilOn: today };
  }
}

/** A custom period: swapped if in reverse order, and cut to the last days if too long. */
export function spanOf(one: string, other: string): Span {
  const [fromOn, untilOn] = one <= other ? [one, other] : [other, one];
  return daysBetween(fromOn, untilOn) > maxDays
    ? { fromOn: addDays(untilOn, -maxDays), untilOn }
    : { fromOn, untilOn };
}
