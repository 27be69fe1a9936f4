import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { type AloneResult, priceAlone } from '#modules/pricing/trip-prices/list-trip-products.ts';
import { listHolidays } from '#modules/settings/queries.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import { lunarDay } from '#platform/vietnamese/lunar.ts';
import { type Call, callAddress, moveCall, moveItem } from './call-address.ts';

/** Number of days shown before and after. */
const reachDays = 7;

export interface NeighbourDay {
  from: string;
  to: string;
  /** The first day in the lunar calendar: '29/12 âm'. */
  lunar: string;
  /** The feast that the first day belongs to; '' for an ordinary day. */
  holiday: string;
  isChosen: boolean;
  /** Null where it is not available; `message` says why. */
  totalVnd: number | null;
  /** The price difference from the chosen days, negative where cheaper; null where there is nothing to compare with. */
  moreVnd: number | null;
  left: number;
  message: string;
  href: string;
}

/** The price and availability of a choice on the days around its own. */
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
