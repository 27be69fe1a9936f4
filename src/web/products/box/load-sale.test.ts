import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KindName } from '#modules/catalog/kinds/kind.ts';
import { findProduct } from '#modules/catalog/queries/find-product.ts';
import type { App } from '#platform/app.ts';
import { createProductOfKind } from '#tests/factories/product-of-kind.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { parseItemQuery } from './item-query.ts';
import { loadSale } from './load-sale.ts';

const now = new Date('2026-11-25T03:00:00Z');
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = { readDb: database.db, db: database.db, clock: { now: () => now } } as App;
});
afterAll(() => database.drop());

async function load(kind: KindName, query: string, details: object = {}) {
  const { productId } = await createProductOfKind(database.db, kind, { details });
  const { slug } = await database.db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const product = await findProduct(database.db, kind, slug);
  if (!product) throw new Error(`There is no ${kind} ${slug}`);
  return loadSale(app, product, new URLSearchParams(query));
}

const car = { fleet: ['xe-0', 'xe-1'], seats: 7 };

describe.each<[KindName, string, object?]>([
  ['combo', 'from=2026-12-08&adults=2&quantity=1'],
  ['tour', 'from=2026-12-08&adults=2&ages=7'],
  ['cruise', 'from=2026-12-08&adults=2'],
  ['attraction', 'from=2026-12-08&adults=2&children=1&cm=95'],
  ['experience', 'from=2026-12-08&adults=2'],
  ['car', 'from=2026-12-08&time=09:00&adults=3&extra=ghe-tre-em', car],
  ['service', 'from=2026-12-08&quantity=3'],
])('%s', (kind, query, details) => {
  it('offers its days before anything is chosen', async () => {
    const { calendar, box, starts, isAsked } = await load(kind, '', details);
    expect(isAsked).toBe(false);
    expect(box).toMatchObject({ quote: null, refusal: null, errors: {}, itemQuery: null });
    expect(calendar.months.map((month) => month.month)).toEqual(['2026-11', '2026-12']);
    expect(starts.length).toBeGreaterThan(10);
  });

  it('prices what stands in the address, and passes it on', async () => {
    const { box } = await load(kind, query, details);
    expect(box).toMatchObject({ errors: {}, refusal: null });
    const sum = box?.quote?.lines.reduce((total, line) => total + line.amount, 0);
    expect(box?.quote?.totalVnd).toBe(sum);
    expect(parseItemQuery(new URLSearchParams(box?.itemQuery ?? ''))).toMatchObject({
      unitId: box?.form.unit,
      from: '2026-12-08',
    });
  });

  it('says at the field of the day that it is over', async () => {
    const { box } = await load(kind, query.replace('2026-12-08', '2026-11-20'), details);
    expect(box?.quote).toBeNull();
    expect(box?.errors.from).toMatch(/\S/);
  });
});

it('asks for the ages that are missing before it looks for a price', async () => {
  const { box } = await load('tour', 'from=2026-12-08&adults=2&children=2&ages=7');
  expect(box).toMatchObject({ quote: null, errors: { ages: expect.any(String) } });
});

it('measures children where the gate does', async () => {
  const { box } = await load('attraction', 'from=2026-12-08&adults=1&children=2&cm=95&cm=150');
  expect(parseItemQuery(new URLSearchParams(box?.itemQuery ?? ''))?.options.childHeightsCm).toEqual([
    95, 150,
  ]);
  expect(box?.quote?.totalVnd).toBe(2_000_000);
});

it('keeps children whose ages a link tells, and asks for their heights', async () => {
  const { box } = await load('attraction', 'from=2026-12-08&adults=1&ages=4-9');
  expect(box).toMatchObject({ form: { children: 2 }, quote: null, errors: { cm: expect.any(String) } });
});

it('works the packs out of the guests where a pack is for two', async () => {
  const { box } = await load('combo', 'from=2026-12-08&adults=4', { pricedPer: 'two' });
  expect(box).toMatchObject({ refusal: null, asks: { quantity: null } });
  expect(parseItemQuery(new URLSearchParams(box?.itemQuery ?? ''))?.quantity).toBe(2);
});

it('sells a combo without a day', async () => {
  const { box } = await load('combo', 'open=1&adults=2&quantity=1');
  expect(box?.errors).toEqual({});
  expect(parseItemQuery(new URLSearchParams(box?.itemQuery ?? ''))?.options.openDated).toBe(true);
});

it('explains the days that a combo leaves out', async () => {
  const blackouts = [{ from: '2026-12-20', to: '2026-12-22', reason: 'Kín phòng dịp đông' }];
  const { calendar, box } = await load('combo', 'from=2026-12-21&adults=2&quantity=1', { blackouts });
  const cell = calendar.months.flatMap((month) => month.cells).find(({ day }) => day === '2026-12-21');
  expect(cell).toMatchObject({ state: 'closed', blackout: 'Kín phòng dịp đông' });
  expect(box?.errors.from).toContain('Kín phòng dịp đông');
});
