import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { promotionInput, savePromotion } from '#modules/pricing/promotions/promotions.ts';
import { loadQuoteFacts } from '#modules/pricing/quote/facts/load-quote-facts.ts';
import { plausibleHeights } from '#modules/pricing/quote/plausible-height.ts';
import type { QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import { withLeastHeights } from '#modules/pricing/quote/with-least-heights.ts';
import { makeQuote, quote } from '#modules/pricing/quote.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { addDays } from '#platform/time/days.ts';
import { limitDays, unlimitDays } from '#tests/factories/limit-days.ts';
import { demoLoadedOn, demoNow } from '#tests/support/demo-template.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { listTripProducts, type TripOnCard } from './list-trip-products.ts';
import { itemOf, startDays, type WantedTrip, wantedOf } from './wanted-trip.ts';

/**
 * TRUE-01, TRUE-02: what a list says of a product for a trip is what a quote says. For random kinds, days and parties of
 * the demo: the total of each card is that of `quote` for its item; no unit and plan of the product costs less; and of what
 * a list says that nothing is left, every unit and plan is refused.
 */
const checkedAtLeast = Number(process.env.TRIP_PRICES_CHECKED ?? 300);

const database = setUpTestDatabase({ demo: true });

const all = (kind: KindName, given: Partial<ProductQuery> = {}): ProductQuery => ({
  kind,
  page: 1,
  limit: 100,
  sortBy: 'popularity:desc',
  provinces: [],
  places: [],
  filters: {},
  ...given,
});

/** Seeded, so that every run uses the same numbers. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

function randomTrip(random: (below: number) => number): WantedTrip {
  const from = addDays(demoLoadedOn, 1 + random(120));
  const childAges = Array.from({ length: Math.max(0, random(4) - 1) }, () => random(16));
  return {
    from,
    to: addDays(from, 1 + random(5)),
    rooms: 1 + (random(5) === 0 ? 1 : 0),
    adults: 2 + random(3),
    childAges,
    ...(random(4) === 0 && { lastStart: addDays(from, 3) }),
    ...(random(3) === 0 && { time: '10:00' }),
  };
}

test(`totals in lists equal quotes, for at least ${checkedAtLeast} products, days and parties`, {
  timeout: 600_000,
}, async () => {
  const seen = await checkTotals(20_261_121, checkedAtLeast);
  expect(seen.free).toBeGreaterThan(checkedAtLeast / 2);
  expect(seen.gone).toBeGreaterThan(0);
  expect(seen.near).toBeGreaterThan(0);
});

test('OFF-11: the same with active deals that need no code', {
  timeout: 600_000,
}, async () => {
  const deal = (fields: object) =>
    promotionInput.parse({ fromOn: demoLoadedOn, toOn: addDays(demoLoadedOn, 60), ...fields });
  await database.db.transaction().execute(async (tx) => {
    await savePromotion(tx, deal({ title: 'Ở 3 trả 2', stayNights: 3, freeNights: 1, kinds: ['hotel'] }));
    await savePromotion(tx, deal({ title: 'Đặt sớm', percent: 17, aheadLeast: 30, mostVnd: 700_000 }));
    await savePromotion(tx, deal({ title: 'Giữa tuần', amountVnd: 333_000, weekdays: [2, 3, 4] }));
    await savePromotion(tx, deal({ title: 'Phút chót', percent: 9, aheadMost: 7, places: ['da-nang'] }));
  });
  const seen = await checkTotals(20_261_122, checkedAtLeast / 3);
  expect(seen.free).toBeGreaterThan(checkedAtLeast / 6);
  for (const title of ['Ở 3 trả 2', 'Đặt sớm', 'Giữa tuần']) expect(seen.labels).toContain(title);
  await database.db.updateTable('promotions').set({ status: false }).where('code', 'is', null).execute();
});

test('OFF-10: the same with minimum stay, maximum stay or advance booking', {
  timeout: 600_000,
}, async () => {
  await database.db.transaction().execute((tx) => limitDays(tx, demoLoadedOn));
  refusals.clear();
  const seen = await checkTotals(20_261_123, checkedAtLeast);
  expect(seen.free).toBeGreaterThan(checkedAtLeast / 4);
  expect(seen.gone).toBeGreaterThan(0);
  expect(seen.near).toBeGreaterThan(0);
  for (const reason of ['max_stay', 'min_stay', 'release', 'closed']) expect([...refusals]).toContain(reason);
  await database.db.transaction().execute((tx) => unlimitDays(tx));
});

test('TRUE-03: the same after bookings and changes of prices and sale that were committed between lists', {
  timeout: 600_000,
}, async () => {
  await checkTotals(20_261_124, checkedAtLeast / 6);
  await database.db.transaction().execute(async (tx) => {
    const days = sql`day BETWEEN ${demoLoadedOn}::date AND ${demoLoadedOn}::date + 130`;
    await sql`UPDATE inventory SET sold = allotment - held WHERE unit_id % 5 = 1 AND extract(day FROM day)::int % 3 = 0 AND ${days}`.execute(
      tx,
    );
    await sql`UPDATE inventory SET closed = NOT closed WHERE unit_id % 7 = 2 AND extract(day FROM day)::int % 4 = 1 AND ${days}`.execute(
      tx,
    );
    await sql`UPDATE daily_rates SET price_vnd = price_vnd + 37000 WHERE unit_id % 3 = 0 AND ${days}`.execute(
      tx,
    );
  });
  const seen = await checkTotals(20_261_124, checkedAtLeast / 2);
  expect(seen.free).toBeGreaterThan(checkedAtLeast / 6);
  expect(seen.gone).toBeGreaterThan(0);
});

test('what is not sold on those days is told apart from what is sold out', async () => {
  const { db } = database;
  const trip = { from: addDays(demoLoadedOn, 14), adults: 2, childAges: [] };
  const list = async () =>
    (await listTripProducts(db, all('combo'), { trip, now: demoNow, facets: false })).results;
  const look = async (slug: string) => (await list()).find((card) => card.slug === slug)?.trip;
  expect(await look('combo-quy-nhon-3n2d-resort-nhon-ly-va-ky-co')).toMatchObject({
    free: null,
    misfit: null,
    isOnSale: false,
  });
  const sold = (await list()).find((card) => card.trip.free)?.slug ?? '';
  expect(await look(sold)).toMatchObject({ free: { from: trip.from }, isOnSale: true });
  await sql`UPDATE inventory SET sold = allotment - held WHERE day = ${trip.from}::date AND unit_id IN (
    SELECT u.id FROM units u JOIN products p ON p.id = u.product_id WHERE p.slug = ${sold})`.execute(db);
  expect(await look(sold)).toMatchObject({ free: null, isOnSale: true });
});

test('a price by height is shown as “from” the lowest possible', async () => {
  const trip = { from: addDays(demoLoadedOn, 14), adults: 2, childAges: [5, 9] };
  const { results } = await listTripProducts(database.db, all('attraction'), {
    trip,
    now: demoNow,
    facets: false,
  });
  const measured = results.find(({ slug }) => slug === 've-hang-mua-nui-ngoa-long')?.trip.free;
  const byAge = results.find(({ slug }) => slug === 've-dai-noi-hue')?.trip.free;
  expect(byAge?.isFrom).toBe(false);
  expect(measured?.isFrom).toBe(true);
  expect(measured?.item.options).not.toHaveProperty('childHeightsCm');
  const totals: number[] = [];
  for (const childHeightsCm of [
    [90, 105],
    [99, 130],
    [110, 139],
    [120, 150],
  ]) {
    const item = measured?.item as QuoteItemRequest;
    const quoted = await quote(
      database.db,
      { items: [{ ...item, options: { ...item.options, childHeightsCm } }] },
      demoNow,
    );
    totals.push(quoted.ok ? quoted.quote.total : Number.NaN);
  }
  expect(Math.min(...totals)).toBe(measured?.totalVnd);
  expect(Math.max(...totals)).toBeGreaterThan(measured?.totalVnd ?? 0);
});

/** Reasons why units were refused in the comparisons. */
const refusals = new Set<string>();

/** Compares the cards of random lists with quotes. @returns how many cards were compared, and their lines */
async function checkTotals(seed: number, atLeast: number) {
  const random = seeded(seed);
  const seen = { free: 0, gone: 0, near: 0, labels: new Set<string>() };
  for (let turn = 0; seen.free + seen.gone < atLeast; turn++) {
    const kind = kindNames[turn % kindNames.length] as KindName;
    const trip = randomTrip(random);
    const { results } = await listTripProducts(database.db, all(kind), { trip, now: demoNow, facets: false });
    const sample = results.filter(() => random(results.length) < 12);
    for (const card of sample) {
      const lowest = await lowestByQuote(card.id, trip);
      const { free, nearest } = card.trip;
      const about = `${card.slug} ${JSON.stringify(trip)}`;
      expect(free?.totalVnd ?? null, about).toBe(lowest);
      if (free) {
        const quoted = await quote(database.db, { items: [asCheapest(free)] }, demoNow);
        expect(quoted.ok && quoted.quote.total, about).toBe(free.totalVnd);
        expect(quoted.ok && quoted.quote.dueNow, about).toBe(free.dueNowVnd);
        expect(quoted.ok && saidOf(quoted.quote), about).toEqual(saidOf(free));
        for (const { label } of quoted.ok ? quoted.quote.lines : []) seen.labels.add(label);
        seen.free++;
      } else seen.gone++;
      if (nearest) {
        const quoted = await quote(database.db, { items: [asCheapest(nearest)] }, demoNow);
        expect(quoted.ok && quoted.quote.total, about).toBe(nearest.totalVnd);
        seen.near++;
      }
    }
  }
  return seen;
}

/** The request to quote for a card: where heights matter, with the smallest children of these ages. */
function asCheapest({ item, isFrom }: TripOnCard): QuoteItemRequest {
  if (!isFrom) return item;
  const childHeightsCm = item.childAges.map((age) => plausibleHeights(age)[0]);
  return { ...item, options: { ...item.options, childHeightsCm } };
}

/** What a card or a quote says besides amounts. */
function saidOf(of: TripOnCard | Quote) {
  if (!('items' in of)) {
    const { unitTitle, planTitle, mealPlan, from, to, nights, payMode, freeUntil, isRefundable } = of;
    return { unitTitle, planTitle, mealPlan, from, to, nights, payMode, freeUntil, isRefundable };
  }
  const [item] = of.items as [Quote['items'][number]];
  const { unitTitle, planTitle, mealPlan, from, to, nights, payMode, cancellation, amount } = item;
  return {
    unitTitle,
    planTitle,
    mealPlan,
    from,
    to,
    nights,
    payMode,
    freeUntil: cancellation.findLast((step) => step.refundAmount === amount)?.until ?? null,
    isRefundable: cancellation.some((step) => step.refundAmount > 0),
  };
}

/** The lowest quoted total over all units and plans; tickets for some guests only where nothing else is available. */
async function lowestByQuote(productId: number, trip: WantedTrip): Promise<number | null> {
  const { db } = database;
  const rows = await db
    .selectFrom('units')
    .select('id')
    .where('product_id', '=', productId)
    .where('status', '=', true)
    .execute();
  const totals: { isConditional: boolean; totalVnd: number }[] = [];
  for (const day of startDays(trip)) {
    const probes = rows.map(({ id }) => ({ unitId: id, from: day, to: addDays(day, 6) }));
    const facts = await loadQuoteFacts(db, { items: probes, now: demoNow });
    for (const unit of facts.units) {
      const isConditional = getKind(unit.kind).isConditional?.(unit.unitDetails) ?? false;
      for (const totalVnd of totalsOf(unit, facts, trip, day)) totals.push({ isConditional, totalVnd });
    }
  }
  const ordinary = totals.filter((row) => !row.isConditional);
  const [lowest] = (ordinary.length > 0 ? ordinary : totals).map((row) => row.totalVnd).sort((a, b) => a - b);
  return lowest ?? null;
}

function totalsOf(unit: UnitFacts, facts: QuoteFacts, trip: WantedTrip, day: string): number[] {
  const want = wantedOf(unit, trip);
  const plans = unit.sale === 'stay' ? unit.plans : unit.plans.slice(0, 1);
  return plans.flatMap((plan) => {
    const item = withLeastHeights(itemOf(unit, want, { day, planId: plan.id }), unit);
    const result = makeQuote({ items: [item] }, facts, demoNow);
    if (!result.ok) refusals.add(result.reason);
    return result.ok ? [result.quote.total] : [];
  });
}

describe('a list for a trip', () => {
  const trip = {
    from: addDays(demoLoadedOn, 14),
    to: addDays(demoLoadedOn, 16),
    rooms: 1,
    adults: 2,
    childAges: [],
  };
  const list = async (given: Partial<ProductQuery>) => {
    const wanted = { trip, now: demoNow, facets: true };
    const {
      facets = [],
      priceRange,
      ...page
    } = await listTripProducts(database.db, all('hotel', given), wanted);
    return { ...page, facets, maxVnd: priceRange?.maxVnd };
  };

  test('unavailable products come last in every order, and totals follow the requested order', async () => {
    for (const sortBy of ['popularity:desc', 'finalPrice:asc', 'finalPrice:desc', 'title:asc'] as const) {
      const { results, totalFree, totalResults } = await list({ sortBy });
      const isFree = results.map((card) => card.trip.free !== null);
      expect(isFree.indexOf(false) === -1 || isFree.lastIndexOf(true) < isFree.indexOf(false)).toBe(true);
      expect(totalFree).toBeLessThanOrEqual(totalResults);
      const totals = results.flatMap((card) => card.trip.free?.totalVnd ?? []);
      const byTotal = totals.toSorted((a, b) => (sortBy === 'finalPrice:desc' ? b - a : a - b));
      if (sortBy.startsWith('finalPrice')) expect(totals).toEqual(byTotal);
    }
  });

  test('if only a few are needed, the first ones are priced and listed', async () => {
    const wanted = { trip, now: demoNow, facets: false };
    const few = await listTripProducts(database.db, all('hotel'), { ...wanted, most: 6 });
    expect(few).toMatchObject({ isCut: true, totalResults: 6 });
    const first = await listProducts(database.db, all('hotel', { limit: 6 }));
    const ids = (results: readonly { id: number }[]) => results.map(({ id }) => id).sort();
    expect(ids(few.results)).toEqual(ids(first.results));
  });

  test('the price filter uses totals, and counts are of available products', async () => {
    const { results, maxVnd, facets, totalFree } = await list({ priceMaxVnd: 2_000_000 });
    expect(results.length).toBe(totalFree);
    expect(results.every((card) => (card.trip.free?.totalVnd ?? 0) <= 2_000_000)).toBe(true);
    expect(maxVnd).toBe(Math.max(...results.flatMap((card) => card.trip.free?.totalVnd ?? [])));
    const stars = facets.find((facet) => facet.key === 'star')?.options ?? [];
    for (const { value, count } of stars) {
      const some = await list({ priceMaxVnd: 2_000_000, filters: { star: [value] } });
      expect(some.totalFree).toBe(count);
    }
  });

  test('a requested condition prices the plans that satisfy it', async () => {
    const { facets } = await list({});
    for (const key of ['cancel', 'meal', 'pay']) {
      for (const { value, count } of facets.find((facet) => facet.key === key)?.options ?? []) {
        const some = await list({ filters: { [key]: [value] } });
        expect([key, value, some.totalFree]).toEqual([key, value, count]);
        for (const {
          trip: { free },
        } of some.results) {
          if (!free) continue;
          if (key === 'cancel') expect(free.freeUntil).not.toBeNull();
          if (key === 'meal') expect(free.mealPlan).toBe(value);
          if (key === 'pay') expect(free.payMode).toBe(value);
        }
      }
    }
  });

  test('while nothing changes only days are read, and a change is in the next list', async () => {
    const { db } = database;
    const page = { sortBy: 'finalPrice:desc', limit: 5 } as const;
    // Cars need fleets, which another statement reads.
    for (const kind of ['hotel', 'car'] as const) {
      const listed = async () =>
        (await listTripProducts(db, all(kind, page), { trip, now: demoNow, facets: true })).results;
      const [first] = await listed();
      const asked = vi.spyOn(pg.Client.prototype, 'query');
      expect((await listed())[0]?.title).toBe(first?.title);
      expect(asked).toHaveBeenCalledTimes(1);
      asked.mockRestore();

      const { id = 0, title = '' } = first ?? {};
      const change = (values: object) =>
        db.updateTable('products').set(values).where('id', '=', id).execute();
      await change({ title: `${title} hai` });
      expect((await listed())[0]?.title).toBe(`${title} hai`);
      await change({ step: 0 });
      expect((await listed()).map((card) => card.id)).not.toContain(id);
      await change({ title, step: 1 });
      expect((await listed())[0]).toMatchObject({ id, title });
      await db.updateTable('units').set({ status: false }).where('product_id', '=', id).execute();
      expect((await listed()).map((card) => card.id)).not.toContain(id);
      await db.updateTable('units').set({ status: true }).where('product_id', '=', id).execute();
    }
  });
});
