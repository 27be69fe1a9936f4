import { priceStart } from '#modules/pricing/calendar/unit-starts.ts';
import { defaultWanted } from '#modules/pricing/quote/default-wanted.ts';
import { loadQuoteFacts } from '#modules/pricing/quote/facts/load-quote-facts.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import { makeQuote } from '#modules/pricing/quote.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';

/** Facts are read for so many days, as most minimum stays are shorter. */
const reachDays = 14;

export type GuestView = { ok: true; item: QuotedItem } | { ok: false; message: string };

/**
 * What the site quotes for one unit from a day on: to the party that it shows prices for before guests are known, for the
 * shortest stay, under the cheapest plan; with the deals that need no code. Null where the unit is not on sale.
 */
export async function findGuestView(
  db: Executor,
  { unitId, day }: { unitId: number; day: string },
  now: Date,
): Promise<GuestView | null> {
  const reach = { unitId, from: day, to: addDays(day, reachDays) };
  const facts = await loadQuoteFacts(db, { items: [reach], now });
  const [unit] = facts.units;
  if (!unit) return null;
  const priced = priceStart(unit, day, defaultWanted(unit), facts, now);
  if ('reason' in priced) return { ok: false, message: priced.message };
  const wanted = { ...priced.wanted, ratePlanId: priced.plan.id };
  const result = makeQuote({ items: [wanted] }, facts, now);
  if (!result.ok) return { ok: false, message: result.message };
  const [item] = result.quote.items;
  return item ? { ok: true, item } : null;
}
