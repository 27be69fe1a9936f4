import { listHolidayWindows } from '#modules/pricing/day-price/day-rules.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { type AloneResult, priceAlone } from '#modules/pricing/trip-prices/price-alone.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, isoWeekday, lastDayOfMonth, nightsOf } from '#platform/time/days.ts';
import { formatLongDate } from '#platform/vietnamese/format-date.ts';
import { lunarDay } from '#platform/vietnamese/lunar.ts';
import { type Call, callAddress, moveCall, moveItem, nightsOfCall } from './call-address.ts';

/** So many days before and after are told. */
const reachDays = 7;

export interface NeighbourDay {
  from: string;
  to: string;
  /** The first day in the calendar of the moon: '29/12 âm'. */
  lunar: string;
  /** A feast that the first day belongs to; '' for an ordinary one. */
  holiday: string;
  isChosen: boolean;
  /** Null where it cannot be had, and then why. */
  totalVnd: number | null;
  /** What it costs more, or less where it is negative, than on the days that are chosen; null where there is nothing to compare. */
  moreVnd: number | null;
  left: number;
  message: string;
  href: string;
}

/** What a choice costs on the days around its own, and what is left then. */
export async function loadNeighbourDays(
  db: Executor,
  call: Call,
  item: QuoteItemRequest,
  { today, now }: { today: string; now: Date },
): Promise<NeighbourDay[]> {
  const steps = Array.from({ length: 2 * reachDays + 1 }, (_, at) => at - reachDays).filter(
    (step) => addDays(item.from, step) >= today,
  );
  const items = steps.map((step) => moveItem(item, step));
  const [first = item, last = item] = [items[0], items.at(-1)];
  const [priced, holidays] = await Promise.all([
    priceAlone(db, items, now),
    listHolidayWindows(db, { from: first.from, to: addDays(last.from, 1) }),
  ]);
  const chosen = priced[steps.indexOf(0)];
  return items.map(({ from, to = from }, at) => {
    const one = priced[at] as AloneResult;
    const step = steps[at] as number;
    const moon = lunarDay(from);
    const day = {
      lunar: `${moon.day}/${moon.month} âm`,
      holiday: holidays.find((one) => one.from <= from && from <= one.to)?.title ?? '',
    };
    const about = { ...day, from, to, isChosen: step === 0, href: callAddress(moveCall(call, item, step)) };
    if (!one.ok) return { ...about, totalVnd: null, moreVnd: null, left: 0, message: one.message };
    const { totalVnd, left } = one;
    return { ...about, totalVnd, left, moreVnd: chosen?.ok ? totalVnd - chosen.totalVnd : null, message: '' };
  });
}

export interface CallMonth {
  /** 'YYYY-MM'. */
  month: string;
  days: {
    day: string;
    /** Of the moon: '1/12' on the first of a month. */
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
  /** Whole feasts of the month, from their first day to the last. */
  feasts: { title: string; href: string }[];
}

/** A month to choose days from: a day begins the trip and keeps its nights. */
export async function loadMonth(
  db: Executor,
  call: Call,
  { month, today }: { month: string; today: string },
): Promise<CallMonth> {
  const [first, last] = [`${month}-01`, lastDayOfMonth(month)];
  const after = addDays(last, 1);
  const holidays = await listHolidayWindows(db, { from: first, to: after });
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
