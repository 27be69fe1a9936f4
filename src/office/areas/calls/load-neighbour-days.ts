import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { type AloneResult, priceAlone } from '#modules/pricing/trip-prices/list-trip-products.ts';
import { listHolidays } from '#modules/settings/queries.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import { lunarDay } from '#platform/vietnamese/lunar.ts';
import { type Call, callAddress, moveCall, moveItem } from './call-address.ts';

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
    listHolidays(db, { from: first.from, to: last.from }),
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
