import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { loadCalendar } from '#modules/pricing/calendar/load-calendar.ts';
import { priceStart } from '#modules/pricing/calendar/unit-starts.ts';
import { dayRulesOf, listHolidayWindows } from '#modules/pricing/day-price/day-rules.ts';
import { listStoredRules, type StoredRule } from '#modules/pricing/day-price/list-price-rules.ts';
import { workOutDay } from '#modules/pricing/day-price/price-of-day.ts';
import type { HolidayWindow } from '#modules/pricing/day-price/price-rule.ts';
import { sumOf } from '#modules/pricing/money.ts';
import { type Wanted, wantedBy } from '#modules/pricing/quote/default-wanted.ts';
import type { ReadFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { QuoteDemand } from '#modules/pricing/quote/quote-types.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, dayInVietnam, nightsOf } from '#platform/time/days.ts';

/** Party and length for trying out prices. */
export interface TriedParty {
  adults?: number | undefined;
  childAges?: number[] | undefined;
  /** Rooms, cabins, packs, pieces, vehicles. */
  quantity?: number | undefined;
  /** Nights of a stay, or days of a rental. */
  length?: number | undefined;
  ratePlanId?: number | undefined;
}

export interface PricedDay {
  day: string;
  /** Total for the party when it starts on this day; null where it cannot start, with the reason in `refusal`. Ignores availability. */
  totalVnd: number | null;
  refusal: string;
  /** The unit's price on the day by its rules, before party and plan. */
  dayVnd: number;
  /** Whether the price was set by hand. */
  isSet: boolean;
  /** The rules behind the price. */
  ruleIds: number[];
  /** Length and places taken, where it is available. */
  nights: number;
  takes: readonly QuoteDemand[];
}

/** A year of prices, with the facts behind them. */
export interface PricedYear {
  unit: UnitFacts;
  wanted: Wanted;
  days: PricedDay[];
  facts: ReadFacts;
  rules: StoredRule[];
  holidays: HolidayWindow[];
  baseVnd: number;
  /** Prices by hand, by day. */
  setVnd: ReadonlyMap<string, number>;
}

/**
 * A party's price for a unit on each day from `from` up to but not including `to`, with the rules behind it: the quote's
 * pricers run on every day on sale. A few statements for a whole year. Null where the unit is not on sale.
 */
export async function priceYear(
  db: Executor,
  { productId, unitId, from, to }: { productId: number; unitId: number; from: string; to: string },
  party: TriedParty,
  now: Date,
): Promise<PricedYear | null> {
  const today = dayInVietnam(now);
  const first = from > today ? from : today;
  const end = [to, addDays(today, bookingLimits.horizonDays)].sort()[0] as string;
  const last = [first, end].sort()[1] as string;
  const span = { from: first, to: last, now };
  const reachDays = Math.max(14, (party.length ?? 1) + 1);
  const [facts, rules, holidays, row] = await Promise.all([
    loadCalendar(db, productId, { ...span, reachDays }),
    listStoredRules(db, productId),
    listHolidayWindows(db, { from, to }),
    db.selectFrom('units').select('base_vnd as baseVnd').where('id', '=', unitId).executeTakeFirst(),
  ]);
  const unit = facts.units.find((one) => one.unitId === unitId);
  if (!unit || !row) return null;
  const setVnd = await listSetPrices(db, unitId, { from, to });
  const wanted = wantedFor(unit, party);
  const own = dayRulesOf(rules).filter((rule) => rule.unitId === null || rule.unitId === unitId);
  const days = nightsOf(from, to).map((day): PricedDay => {
    const set = setVnd.get(day) ?? null;
    const { priceVnd, applied } = workOutDay({ ...row, rules: own, day, holidays, setVnd: set });
    const made = { day, dayVnd: priceVnd, isSet: set !== null, nights: 0, takes: [] };
    const ruleIds = applied.flatMap(({ rule }) => rule?.id ?? []);
    if (day < first || day >= last)
      return { ...made, ruleIds, totalVnd: null, refusal: day < first ? 'Đã qua' : 'Chưa mở bán' };
    const priced = priceStart(unit, day, wanted, facts, now);
    return 'reason' in priced
      ? { ...made, ruleIds, totalVnd: null, refusal: priced.message }
      : {
          ...{ ...made, ruleIds, nights: priced.priced.nights, takes: priced.priced.demand },
          ...{ totalVnd: sumOf(priced.priced.lines, ({ amount }) => amount), refusal: '' },
        };
  });
  return { unit, wanted, days, facts, rules, holidays, baseVnd: row.baseVnd, setVnd };
}

/** Defaults: a stay is priced for one night, and everything under its first plan. */
function wantedFor(unit: UnitFacts, { length, ratePlanId, ...party }: TriedParty): Wanted {
  const plan = unit.plans.find(({ id }) => id === ratePlanId) ?? unit.plans[0];
  const byDefault = wantedBy(party)(unit);
  const isCounted = unit.sale === 'stay' || byDefault.length !== undefined;
  return {
    ...byDefault,
    ...(plan && { ratePlanId: plan.id }),
    ...(isCounted && { length: length ?? byDefault.length ?? 1 }),
  };
}

async function listSetPrices(
  db: Executor,
  unitId: number,
  { from, to }: { from: string; to: string },
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('daily_rates')
    .select(['day', 'set_vnd as vnd'])
    .where('unit_id', '=', unitId)
    .where('day', '>=', from)
    .where('day', '<', to)
    .where('set_vnd', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ day, vnd }) => (vnd === null ? [] : [[day, vnd] as const])));
}
