import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { Tx } from '#platform/db/connect.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';
import { listPriceRules } from '../queries/list-price-rules.ts';
import { loadCalendar } from '../queries/load-calendar.ts';
import { bundleOf } from '../rules/bundle-window.ts';
import type { PriceRule } from '../rules/price-rule.ts';
import { type CalendarFacts, unitStarts } from '../rules/unit-starts.ts';

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

/**
 * The lowest price of the coming days, or of the first days on which a combo can be used; a day that can be had goes before
 * one that is sold out or closed.
 */
export async function findCardPrice(tx: Tx, productId: number, today: string): Promise<CardPrice | null> {
  const near = await loadFrom(tx, productId, today, today);
  if (!near) return null;
  const opensOn = firstUse(near) ?? today;
  const { facts, span } = (opensOn > today && (await loadFrom(tx, productId, opensOn, today))) || near;
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

async function loadFrom(tx: Tx, productId: number, from: string, today: string) {
  const span = { from, to: addDays(from, daysAhead) };
  const facts = await loadCalendar(tx, productId, { ...span, now: instantInVietnam(today) });
  return facts && { facts, span };
}

function firstUse({ facts }: { facts: CalendarFacts }): string | undefined {
  return bundleOf(getKind(facts.kind), facts.details, facts.units[0]?.unitDetails)?.useFrom;
}
