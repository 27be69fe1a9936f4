import type { Availability, PricedFor } from '#modules/catalog/commands/set-display-prices.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { priceStart, type UnitStart, unitStarts } from '#modules/pricing/calendar/unit-starts.ts';
import { sumOf } from '#modules/pricing/money.ts';
import { defaultWanted } from '#modules/pricing/quote/default-wanted.ts';
import { indexDays } from '#modules/pricing/quote/facts/index-days.ts';
import type { PricedDraft } from '#modules/pricing/quote/price-item.ts';
import type { QuoteFacts, ReadFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { addDays, instantInVietnam, nightsOf } from '#platform/time/days.ts';

/** Below this availability over all its days the card says 'limited'. */
const fewPlaces = 10;

export interface CardPrice {
  unitId: number;
  day: string;
  /** For one guest, night or pack. */
  priceVnd: number;
  /** The same unit, day and plan without deals. */
  listVnd: number;
  /** The lowest list price of all days and units. */
  lowestListVnd: number;
  /** The last booking day on which this price applies. */
  untilOn: string;
  pricedFor: PricedFor;
}

/** No price is printed where nothing is available. */
export type OnCard = { price: CardPrice | null; availability: Availability };

/** The lowest price for two adults on some days, among available days; units for some guests only come last. */
export function cardPrice(facts: ReadFacts, span: { from: string; to: string; today: string }): OnCard {
  const now = instantInVietnam(span.today);
  const starts = unitStarts(facts, { ...span, now }).filter(isPriced);
  const free = starts.filter((start) => start.isFree);
  const ordinary = free.filter(({ unitId }) => !isConditional(unitOf(facts, unitId)));
  const best = lowest(ordinary.length > 0 ? ordinary : free);
  const cheapest = lowest(free);
  if (!best) return { price: null, availability: starts.length > 0 ? 'sold_out' : 'not_on_sale' };
  const listFacts = atListPrices(facts);
  const list = listFacts ? unitStarts(listFacts, { ...span, now }).filter(isPriced) : starts;
  const sameList = list.find((start) => start.unitId === best.unitId && start.day === best.day);
  return {
    price: {
      unitId: best.unitId,
      day: best.day,
      priceVnd: best.priceVnd,
      listVnd: Math.max(best.priceVnd, sameList?.priceVnd ?? 0),
      lowestListVnd: Math.min(...list.map((start) => start.priceVnd)),
      untilOn: holdsUntil(best, facts, span.today),
      pricedFor: {
        ...pricedForOf(best, facts, now),
        ...(cheapest && cheapest.priceVnd < best.priceVnd && { cheaper: cheaperOf(cheapest, facts) }),
      },
    },
    availability: sumOf(free, (start) => start.left) < fewPlaces ? 'limited' : 'in_stock',
  };
}

type Priced = UnitStart & { priceVnd: number; totalVnd: number };

function isPriced(start: UnitStart): start is Priced {
  return start.priceVnd !== null;
}

function isConditional({ kind, unitDetails }: UnitFacts): boolean {
  return getKind(kind).isConditional?.(unitDetails) ?? false;
}

function lowest(starts: readonly Priced[]): Priced | undefined {
  return starts.toSorted((a, b) => a.priceVnd - b.priceVnd || (a.day < b.day ? -1 : 1))[0];
}

function unitOf({ units }: QuoteFacts, unitId: number): UnitFacts {
  const unit = units.find((row) => row.unitId === unitId);
  if (!unit) throw new Error(`Unit ${unitId} is missing from the facts`);
  return unit;
}

/** The same days at list prices, before deals; null where no day has a deal. */
function atListPrices(facts: ReadFacts): QuoteFacts | null {
  const rows = [...facts.days.values()].flatMap((own) => [...own.values()]);
  if (rows.every(({ listVnd, priceVnd }) => (listVnd ?? priceVnd) === priceVnd)) return null;
  return {
    ...facts,
    days: indexDays(rows.map((row) => ({ ...row, priceVnd: row.listVnd ?? row.priceVnd, reasons: [] }))),
  };
}

function priceAt({ unitId, day, ratePlanId }: Priced, facts: QuoteFacts, now: Date): PricedDraft | null {
  const unit = unitOf(facts, unitId);
  const want = { ...defaultWanted(unit), ...(ratePlanId !== null && { ratePlanId }) };
  const priced = priceStart(unit, day, want, facts, now);
  return 'reason' in priced ? null : priced;
}

function cheaperOf({ unitId, priceVnd }: Priced, facts: QuoteFacts): PricedFor['cheaper'] & object {
  return { unitTitle: unitOf(facts, unitId).unitTitle, priceVnd };
}

/** The last booking day with the same price: early-bird and last-minute discounts depend on when it is booked. */
function holdsUntil(best: Priced, facts: QuoteFacts, today: string): string {
  const totalOn = (bookedOn: string) => {
    const priced = priceAt(best, facts, instantInVietnam(bookedOn));
    return priced && sumOf(priced.priced.lines, (row) => row.amount);
  };
  const total = totalOn(today);
  const later = nightsOf(addDays(today, 1), addDays(best.day, 1));
  const changed = later.find((bookedOn) => totalOn(bookedOn) !== total);
  return changed ? addDays(changed, -1) : best.day;
}

function pricedForOf(best: Priced, facts: QuoteFacts, now: Date): PricedFor {
  const open = priceAt(best, facts, now);
  if (!open) throw new Error(`Unit ${best.unitId} had a price on ${best.day}, but not when calculated again`);
  const { priced, unit, plan, wanted } = open;
  return {
    unitId: unit.unitId,
    unitTitle: unit.unitTitle,
    ratePlanId: plan.id,
    planTitle: unit.plans.length > 1 ? plan.title : '',
    from: priced.from,
    to: priced.to,
    quantity: wanted.quantity,
    adults: wanted.adults,
    totalVnd: sumOf(priced.lines, (row) => row.amount),
    takes: priced.demand,
  };
}
