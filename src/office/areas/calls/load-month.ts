import { listHolidays } from '#modules/settings/queries.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, isoWeekday, lastDayOfMonth, nightsOf } from '#platform/time/days.ts';
import { formatLongDate } from '#platform/vietnamese/format-date.ts';
import { lunarDay } from '#platform/vietnamese/lunar.ts';
import { type Call, callAddress, nightsOfCall } from './call-address.ts';

export interface CallMonth {
  /** 'YYYY-MM'. */
  month: string;
  days: {
    day: string;
    /** Lunar day: '1/12' on the first of a month. */
    lunar: string;
    told: string;
    isHoliday: boolean;
    isPast: boolean;
    isWeekend: boolean;
    isEnd: boolean;
    isBetween: boolean;
    href: string;
  }[];
  previousHref: string | null;
  nextHref: string;
  /** The month's whole feasts, from their first day to their last. */
  feasts: { title: string; href: string }[];
}

/** A month to choose days from: choosing a day starts the trip there and keeps its nights. */
export async function loadMonth(
  db: Executor,
  call: Call,
  { month, today }: { month: string; today: string },
): Promise<CallMonth> {
  const [first, last] = [`${month}-01`, lastDayOfMonth(month)];
  const after = addDays(last, 1);
  const holidays = await listHolidays(db, { from: first, to: last });
  const nights = nightsOfCall(call);
  const begin = (from: string, to: string) => callAddress({ ...call, from, to });
  return {
    month,
    days: nightsOf(first, after).map((day) => {
      const moon = lunarDay(day);
      const holiday = holidays.find(({ from, to }) => from <= day && day <= to);
      const lunarDate = `âm lịch ${moon.day}/${moon.month}${moon.isLeap ? ' nhuận' : ''}`;
      return {
        day,
        lunar: moon.day === 1 ? `1/${moon.month}` : String(moon.day),
        told: [formatLongDate(day), lunarDate, holiday?.title].filter(Boolean).join(', '),
        isHoliday: holiday !== undefined,
        isPast: day < today,
        isWeekend: isoWeekday(day) >= 6,
        isEnd: day === call.from || day === call.to,
        isBetween: call.from < day && day < call.to,
        href: begin(day, nights > 0 ? addDays(day, nights) : ''),
      };
    }),
    previousHref: month > today.slice(0, 7) ? turned(call, addDays(first, -1)) : null,
    nextHref: turned(call, after),
    feasts: holidays
      .filter(({ from }) => from >= today)
      .map(({ title, from, to }) => ({ title, href: begin(from, to > from ? to : addDays(from, 1)) })),
  };
}

const turned = (call: Call, day: string) => `${callAddress(call)}&thang=${day.slice(0, 7)}`;
