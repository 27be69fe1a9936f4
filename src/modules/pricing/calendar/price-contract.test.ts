import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PricedFor } from '#modules/catalog/commands/set-display-prices.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { defaultWanted, type Wanted } from '#modules/pricing/quote/default-wanted.ts';
import { loadQuoteFacts } from '#modules/pricing/quote/facts/load-quote-facts.ts';
import type { QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { makeQuote, quote } from '#modules/pricing/quote.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';
import { limitDays } from '#tests/factories/limit-days.ts';
import { demoLoadedOn, demoNow, demoTimeoutMs } from '#tests/support/demo-template.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { loadCalendar } from './load-calendar.ts';
import { toCalendar } from './month-calendar.ts';
import { type UnitStart, unitStarts } from './unit-starts.ts';

/**
 * TRUE-01, P-01, P-02, P-03: what a calendar, a departure list or the API shows for a day is what a quote charges for it.
 * Exhaustive: every product of the demo, every unit, each of 365 days, two parties (two adults; with them a child of 5 and
 * one of 9 where children may come). The calendar's side is what pages and API show (`loadCalendar`, `unitStarts`). The
 * quote's side is `makeQuote` on facts that its own loaders read; and `quote` itself, with the database, for every day of a
 * surcharge (up to twelve of each unit) and for a seeded sample. On some days all plans of a stay are quoted, to prove that
 * the calendar's is the cheapest; everything else is shown under the plan that a quote without a plan takes.
 */
const span = { from: demoLoadedOn, to: addDays(demoLoadedOn, 365) };
const sampleSize = 2_000;

let database: TestDatabase;
let products: { id: number; kind: KindName; slug: string }[];
beforeAll(async () => {
  database = await createTestDatabase({ demo: true });
  products = (await database.db
    .selectFrom('products')
    .select(['id', 'kind', 'slug'])
    .where('status', '=', true)
    .orderBy('id')
    .execute()) as typeof products;
}, demoTimeoutMs);
afterAll(() => database.drop());

const couple = (unit: UnitFacts): Wanted => defaultWanted(unit);
const family = (unit: UnitFacts): Wanted | null =>
  unit.maxChildren > 0 && unit.sale !== 'pieces' && unit.sale !== 'vehicles'
    ? { ...defaultWanted(unit), childAges: [5, 9] }
    : null;

interface Checked {
  // No more of the start: a quarter of a million of them are kept.
  start: Pick<UnitStart, 'unitId' | 'title' | 'day' | 'totalVnd'>;
  item: QuoteItemRequest;
  hasSurcharge: boolean;
}

describe('every product on 365 days', () => {
  const checked: Checked[] = [];

  test('a day costs what its quote totals, for two adults and for a family', async () => {
    for (const product of products) checked.push(...(await walkYear(product)));
    expect(compared).toBeGreaterThan(250_000);
  }, 300_000);

  test('the same holds for quotes from the database: days with surcharges and a sample', async () => {
    const withSurcharge = checked.filter((row) => row.hasSurcharge);
    const perUnit = Map.groupBy(withSurcharge, (row) => row.start.unitId);
    const surcharged = [...perUnit.values()].flatMap((rows) => sampleOf(rows, 12));
    const all = [...surcharged, ...sampleOf(checked, sampleSize)];
    expect(surcharged.length).toBeGreaterThan(300);
    for (const { start, item } of all) {
      const result = await quote(database.db, { items: [item] }, demoNow);
      const total = result.ok ? result.quote.total : result.message;
      if (total !== start.totalVnd)
        expect.fail(`${start.title} ${start.day}: says ${start.totalVnd}, charges ${total}`);
    }
  }, 300_000);

  test("a card's price is right for its day, and until its expiry", async () => {
    const printed = await database.db
      .selectFrom('products')
      .select(['slug', 'final_price_vnd', 'price_from_on', 'price_until_on', 'price_for', 'availability'])
      .where('status', '=', true)
      .execute();
    for (const row of printed) {
      const pricedFor = row.price_for as unknown as PricedFor | null;
      expect(pricedFor === null, row.slug).toBe(row.final_price_vnd === 0);
      if (!pricedFor || !row.price_until_on) continue;
      expect(pricedFor.from, row.slug).toBe(row.price_from_on);
      const { takes: _, unitTitle: __, planTitle: ___, cheaper: ____, totalVnd, ...item } = pricedFor;
      for (const day of new Set([demoLoadedOn, row.price_until_on])) {
        const options = {
          extraBeds: 0,
          singles: 0,
          extras: [],
          openDated: false,
          time: '09:00',
          endTime: '09:00',
        };
        const result = await quote(
          database.db,
          { items: [{ ...item, childAges: [], options }] },
          instantInVietnam(day),
        );
        expect(result.ok && result.quote.total, `${row.slug}, booked on ${day}`).toBe(totalVnd);
      }
      expect(totalVnd % row.final_price_vnd, row.slug).toBe(0);
    }
  }, 120_000);
});

describe('OFF-10: days with minimum stay, maximum stay or advance booking', () => {
  test('a day costs what its quote totals, or is closed where the quote is refused', async () => {
    await database.db.transaction().execute((tx) => limitDays(tx, demoLoadedOn));
    // Else a night is one of several, and has no quote of its own.
    await database.db.updateTable('daily_rates').set({ min_stay: 1 }).execute();
    compared = 0;
    const whys = new Set<string | null>();
    for (const product of products.filter((_, at) => at % 6 === 0)) {
      await walkYear(product, (start) => whys.add(start.why?.replace(/\d+/, 'n') ?? null));
    }
    expect(compared).toBeGreaterThan(30_000);
    expect([...whys]).toEqual(expect.arrayContaining(['cần đặt trước n ngày', 'không nhận khách đến', null]));
  }, 300_000);
});

let compared = 0;

/** Compares every day of a product's year with its quotes. @returns the available days */
async function walkYear(
  { id, slug }: (typeof products)[number],
  onStart?: (start: UnitStart) => void,
): Promise<Checked[]> {
  const free: Checked[] = [];
  const facts = await loadCalendar(database.db, id, { ...span, now: demoNow });
  if (facts.units.length === 0) return free;
  const quoteFacts = await loadYear(facts.units);
  for (const party of [couple, family]) {
    const wanted = (unit: UnitFacts) => party(unit) ?? defaultWanted(unit);
    const starts = unitStarts(facts, { ...span, now: demoNow, wanted });
    for (const start of starts) {
      const unit = facts.units.find((row) => row.unitId === start.unitId) as UnitFacts;
      const want = party(unit);
      if (!want) continue;
      compared++;
      onStart?.(start);
      const item = itemOf(start, want, unit);
      const said = start.isFree ? start.totalVnd : null;
      const asked = totalOf(item, quoteFacts);
      if (said !== asked) expect.fail(`${slug} ${start.day}: says ${said}, charges ${asked}`);
      if (start.day.endsWith('7')) expectCheapest(start, item, unit, quoteFacts, slug);
      const { unitId, title, day, totalVnd } = start;
      const hasSurcharge = start.added.some((row) => row.isSurcharge);
      if (start.isFree) free.push({ start: { unitId, title, day, totalVnd }, item, hasSurcharge });
    }
    expectCalendar(starts, facts);
  }
  return free;
}

/** The facts of a quote for all days of the year, read by the loaders of the quote. */
function loadYear(units: UnitFacts[]): Promise<QuoteFacts> {
  const items = units.flatMap(({ unitId }) =>
    Array.from({ length: 14 }, (_, month) => {
      const from = addDays(span.from, month * 30);
      return { unitId, from, to: addDays(from, 30) };
    }),
  );
  return loadQuoteFacts(database.db, { items, now: demoNow });
}

function itemOf(start: UnitStart, want: Wanted, unit: UnitFacts): QuoteItemRequest {
  const { length, isAnyTime: _, ...wanted } = want;
  const days = unit.sale === 'stay' ? 1 : length;
  return {
    ...wanted,
    unitId: start.unitId,
    ...(start.ratePlanId !== null && { ratePlanId: start.ratePlanId }),
    from: start.day,
    ...(days !== undefined && { to: addDays(start.day, days) }),
  };
}

function totalOf(item: QuoteItemRequest, facts: QuoteFacts): number | null {
  const result = makeQuote({ items: [item] }, facts, demoNow);
  return result.ok ? result.quote.total : null;
}

function expectCheapest(
  start: UnitStart,
  item: QuoteItemRequest,
  unit: UnitFacts,
  facts: QuoteFacts,
  slug: string,
) {
  const { plans, sale } = unit;
  if (!start.isFree || plans.length < 2 || sale !== 'stay') return;
  const totals = plans.flatMap(({ id }) => totalOf({ ...item, ratePlanId: id }, facts) ?? []);
  expect(Math.min(...totals), `${slug} ${start.day}`).toBe(start.totalVnd);
}

/** Checks that a calendar day shows the cheapest of the units that start on it. */
function expectCalendar(starts: UnitStart[], facts: QuoteFacts) {
  const byDay = Map.groupBy(
    starts.filter((start) => start.isFree),
    (start) => start.day,
  );
  for (const cell of toCalendar(starts, facts, span)) {
    const totals = (byDay.get(cell.day) ?? []).flatMap((start) => start.totalVnd ?? []);
    if (cell.totalVnd !== (totals.length ? Math.min(...totals) : null)) expect.fail(cell.day);
  }
}

/** Deterministic sample. */
function sampleOf<T>(rows: readonly T[], size: number): T[] {
  let state = 20_261_121;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return rows.length <= size
    ? [...rows]
    : Array.from({ length: size }, () => rows[Math.floor(next() * rows.length)] as T);
}
