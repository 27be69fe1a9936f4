import type { Tx } from '#platform/db/connect.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';
import { listPriceRules } from '../queries/list-price-rules.ts';
import { loadCalendar } from '../queries/load-calendar.ts';
import type { PriceRule } from '../rules/price-rule.ts';
import { unitStarts } from '../rules/unit-starts.ts';

/** How far ahead a price on a card may lie. */
const daysAhead = 60;

export interface CardPrice {
  day: string;
  priceVnd: number;
  /** The same unit, day and plan without deals. */
  listVnd: number;
  /** Deals that touch the unit. */
  deals: PriceRule[];
  /** The lowest list price of all days and units. */
  lowestListVnd: number;
}

/** The lowest price of the coming days; a day that can be had goes before one that is sold out or closed. */
export async function findCardPrice(tx: Tx, productId: number, today: string): Promise<CardPrice | null> {
  const span = { from: today, to: addDays(today, daysAhead) };
  const facts = await loadCalendar(tx, productId, { ...span, now: instantInVietnam(today) });
  if (!facts) return null;
  const starts = unitStarts(facts, { ...span, today }).flatMap(({ priceVnd, listVnd, ...row }) =>
    priceVnd === null || listVnd === null ? [] : [{ ...row, priceVnd, listVnd }],
  );
  const best = starts.sort(
    (a, b) => Number(b.left > 0) - Number(a.left > 0) || a.priceVnd - b.priceVnd || (a.day < b.day ? -1 : 1),
  )[0];
  if (!best) return null;
  const rules = await listPriceRules(tx, productId);
  return {
    day: best.day,
    priceVnd: best.priceVnd,
    listVnd: best.listVnd,
    deals: rules.filter(
      (rule) => rule.kind === 'deal' && (rule.unitId === null || rule.unitId === best.unitId),
    ),
    lowestListVnd: Math.min(...starts.map((row) => row.listVnd)),
  };
}
