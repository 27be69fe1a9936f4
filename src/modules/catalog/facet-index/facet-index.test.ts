import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { saveTerms } from '#modules/catalog/commands/save-terms.ts';
import { setDisplayPrices } from '#modules/catalog/commands/set-display-prices.ts';
import { findListPlace } from '#modules/catalog/queries/find-list-place.ts';
import { listFacets } from '#modules/catalog/queries/list-facets.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { connect } from '#platform/db/connect.ts';
import { createEveryKind } from '#tests/factories/every-kind.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { Bitset } from './bitset.ts';
import { loadIndexChanges } from './load-index-changes.ts';
import type { ProductQuery } from './product-query.ts';

const database = setUpTestDatabase();
let ids: Map<string, number>;
beforeAll(async () => {
  ids = await createEveryKind(database.db);
});

const query = (given: Partial<ProductQuery> = {}): ProductQuery => ({
  kind: 'hotel',
  page: 1,
  limit: 20,
  sortBy: 'popularity:desc',
  provinces: [],
  places: [],
  filters: {},
  ...given,
});
const slugs = async (given: Partial<ProductQuery>) =>
  (await listProducts(database.db, query(given))).results.map(({ slug }) => slug);
const counts = async (key: string, given: Partial<ProductQuery> = {}) => {
  const { facets } = await listFacets(database.db, query(given));
  const options = facets.find((facet) => facet.key === key)?.options ?? [];
  return Object.fromEntries(options.map(({ value, count }) => [value, count]));
};

test('counts of a filter apply every filter but itself', async () => {
  expect(await counts('hotelType')).toEqual({ 'khach-san': 4, resort: 1 });
  expect(await counts('hotelType', { provinces: ['da-nang'] })).toEqual({ 'khach-san': 2, resort: 1 });
  expect(await counts('hotelType', { filters: { hotelType: ['resort'] } })).toEqual({
    'khach-san': 4,
    resort: 1,
  });
  expect(await counts('star', { filters: { hotelType: ['resort'] } })).toEqual({ 5: 1, 4: 0, 3: 0, 2: 0 });
  const { priceRange } = await listFacets(database.db, query({ priceMinVnd: 1_100_000 }));
  expect(priceRange).toEqual({ minVnd: 1_500_000, maxVnd: 2_500_000 });
});

test('a kind is read in consecutive batches that make up the whole', async () => {
  const piece = (after: number, most: number) =>
    loadIndexChanges(database.db, 'hotel', null, { after, most });
  const whole = (await piece(0, 100)).put;
  expect(whole).toHaveLength(5);
  const [first, second] = [await piece(0, 3), await piece(whole[2]?.id ?? 0, 3)];
  expect([...first.put, ...second.put]).toEqual(whole);
  expect((await piece(whole.at(-1)?.id ?? 0, 3)).put).toEqual([]);
});

test('titles follow the Vietnamese alphabet, and a new title finds its position', async () => {
  const byTitle = { sortBy: 'title:asc' } as const;
  const before = await slugs(byTitle);
  expect(before).toEqual([
    'cat-vang-da-nang',
    'doi-thong-da-lat',
    'may-nui-sa-pa',
    'song-lang-da-nang',
    'gio-bien-resort',
  ]);
  await retitle('Áo Xanh');
  expect((await slugs(byTitle))[0]).toBe('gio-bien-resort');
  await retitle('Resort Gió Biển');
  expect(await slugs(byTitle)).toEqual(before);
});

const retitle = (title: string) =>
  database.db.updateTable('products').set({ title }).where('slug', '=', 'gio-bien-resort').execute();

test('the next list shows committed changes of prices, links, words, visibility and deletion', async () => {
  const id = ids.get('song-lang-da-nang') as number;
  const { db } = database;
  await db.transaction().execute((tx) =>
    setDisplayPrices(tx, [
      {
        productId: id,
        priceVnd: 9_000_000,
        untilOn: null,
        pricedFor: null,
        availability: 'in_stock',
        finalPriceVnd: 9_000_000,
        fromOn: null,
      },
    ]),
  );
  expect((await slugs({ sortBy: 'finalPrice:desc' }))[0]).toBe('song-lang-da-nang');

  const pool = await db
    .selectFrom('terms')
    .select('id')
    .where('slug', '=', 'ho-boi')
    .executeTakeFirstOrThrow();
  const byPool = { filters: { facilities: ['ho-boi'] } };
  await db.insertInto('product_terms').values({ product_id: id, term_id: pool.id }).execute();
  expect(await slugs(byPool)).toContain('song-lang-da-nang');
  await db.deleteFrom('product_terms').where('product_id', '=', id).where('term_id', '=', pool.id).execute();
  expect(await slugs(byPool)).not.toContain('song-lang-da-nang');

  const word = {
    taxonomy: 'conform',
    title: 'Nhà có trẻ nhỏ',
    icon: '',
    group: '',
    scope: [],
    filterable: true,
  };
  await db.transaction().execute((tx) => saveTerms(tx, [{ ...word, slug: 'gia-dinh' }]));
  const { facets } = await listFacets(db, query());
  expect(facets.flatMap(({ options }) => options.map(({ label }) => label))).toContain('Nhà có trẻ nhỏ');

  const total = async (kind: ProductQuery['kind']) => (await listProducts(db, query({ kind }))).totalResults;
  expect(await total('car')).toBe(2);
  await db.updateTable('products').set({ status: false }).where('slug', '=', 'xe-san-bay-1').execute();
  expect(await total('car')).toBe(1);
  await db.updateTable('products').set({ step: 2 }).where('slug', '=', 'xe-san-bay-2').execute();
  expect(await total('car')).toBe(0);
  await db.updateTable('products').set({ step: 1 }).where('slug', '=', 'xe-san-bay-2').execute();
  expect(await slugs({ kind: 'car' })).toEqual(['xe-san-bay-2']);
  expect(await total('combo')).toBe(1);
  await db.deleteFrom('products').where('kind', '=', 'combo').execute();
  expect(await total('combo')).toBe(0);
});

test('a change is not visible before it is committed, however many others commit meanwhile', async () => {
  const slow = connect(database.url, { max: 1 });
  const special = () => slugs({ special: true, kind: 'tour' });
  expect(await special()).toEqual([]);
  await slow.db.transaction().execute(async (tx) => {
    await tx.updateTable('products').set({ special: true }).where('kind', '=', 'tour').execute();
    for (const popularity of [1, 2, 3]) {
      await database.db.updateTable('products').set({ popularity }).where('kind', '=', 'cruise').execute();
      expect(await special()).toEqual([]);
    }
  });
  expect(await special()).toEqual(['ba-na-mot-ngay']);
  await slow.close();
});

test('lists requested at once while products change agree with the database in the end', async () => {
  const set = (popularity: number) =>
    database.db
      .updateTable('products')
      .set({ popularity, special: popularity % 2 === 0 })
      .where('kind', '=', 'service')
      .execute();
  await Promise.all(
    Array.from({ length: 30 }, async (_, turn) => {
      await set(turn);
      await listProducts(database.db, query({ kind: 'service' }));
    }),
  );
  const { rows } = await sql<{ special: number }>`
    SELECT count(*) FILTER (WHERE special) AS special FROM products WHERE kind = 'service'`.execute(
    database.db,
  );
  const { totalResults } = await listProducts(database.db, query({ kind: 'service', special: true }));
  expect(totalResults).toBe(rows[0]?.special);
});

test('bitsets implement the operations of sets', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 300 }));
  fc.assert(
    fc.property(numbers, numbers, numbers, (some, others, gone) => {
      const [one, other] = [new Bitset(), new Bitset()];
      for (const number of some) one.add(number);
      for (const number of others) other.add(number);
      for (const number of gone) one.delete(number);
      const left = new Set(some.filter((number) => !gone.includes(number)));
      const listed = (bits: Bitset) => {
        const found: number[] = [];
        bits.forEach((number) => {
          found.push(number);
        });
        return found;
      };
      const sorted = (list: Iterable<number>) => [...new Set(list)].sort((a, b) => a - b);
      const both = others.filter((number) => left.has(number));
      expect(listed(one.and(other))).toEqual(sorted(both));
      expect(listed(one.or(other))).toEqual(sorted([...left, ...others]));
      expect(one.countWith(other)).toBe(new Set(both).size);
      expect(some.every((number) => one.has(number) === left.has(number))).toBe(true);
    }),
  );
});

test('lists filter by a map section and by distance, and count what is near', async () => {
  const { db } = database;
  const move = (slug: string, lat: number, lng: number) =>
    db.updateTable('products').set({ lat, lng }).where('slug', '=', slug).execute();
  await move('doi-thong-da-lat', 11.95, 108.44);
  await move('may-nui-sa-pa', 22.33, 103.84);
  const highlands = { west: 108, south: 11, east: 109, north: 12.5 };
  expect(await slugs({ bounds: highlands })).toEqual(['doi-thong-da-lat']);
  expect(await slugs({ bounds: highlands, filters: { star: ['2'] } })).toEqual([]);
  const beyond = { lat: 11.94, lng: 108.44, kilometres: 5 };
  expect(await slugs({ bounds: highlands, beyond })).toEqual([]);
  expect(await slugs({ bounds: highlands, beyond: { ...beyond, kilometres: 1 } })).toEqual([
    'doi-thong-da-lat',
  ]);
  await db.updateTable('places').set({ lat: 11.93, lng: 108.44 }).where('slug', '=', 'da-lat').execute();
  expect(await slugs({ near: ['da-lat.1'] })).toEqual([]);
  expect(await slugs({ near: ['da-lat.3'] })).toEqual(['doi-thong-da-lat']);
  expect(await slugs({ near: ['khong-co.3'] })).toEqual([]);
  const around = { 'da-lat.1': 0, 'da-lat.3': 1, 'da-lat.5': 1, 'da-lat.10': 1 };
  expect(await counts('near', { landmark: 'da-lat' })).toEqual(around);
  expect(await counts('near', { near: ['da-lat.1'] })).toEqual(around);
  expect(await counts('near')).toEqual({});
});

test('P-05: sold-out products come last by price and match no price range, but stay in the list', async () => {
  const id = ids.get('song-lang-da-nang') as number;
  await database.db.transaction().execute((tx) =>
    setDisplayPrices(tx, [
      {
        productId: id,
        priceVnd: 0,
        finalPriceVnd: 0,
        fromOn: null,
        untilOn: null,
        pricedFor: null,
        availability: 'sold_out',
      },
    ]),
  );
  expect((await slugs({ sortBy: 'finalPrice:asc' })).at(-1)).toBe('song-lang-da-nang');
  expect(await slugs({ priceMaxVnd: 900_000_000 })).not.toContain('song-lang-da-nang');
  expect(await slugs({})).toContain('song-lang-da-nang');
});

test('cards are reloaded when their product, its pictures or a term on them has changed, and only then', async () => {
  const { db } = database;
  const card = async () =>
    (await listProducts(db, query())).results.find(({ slug }) => slug === 'may-nui-sa-pa');
  const before = await card();
  expect(await card()).toBe(before);
  await db.updateTable('products').set({ title: 'Mây Núi' }).where('slug', '=', 'may-nui-sa-pa').execute();
  expect((await card())?.title).toBe('Mây Núi');
  const province = before?.provinces[0]?.id as number;
  await db.updateTable('provinces').set({ title: 'Lào Cai mới' }).where('id', '=', province).execute();
  expect((await card())?.place).toContain('Lào Cai mới');
});

test('terms hidden by staff are no longer filters and not found by name; their addresses still work', async () => {
  const { db } = database;
  const place = await db
    .selectFrom('places')
    .select(['id', 'slug', 'title'])
    .where('lat', 'is not', null)
    .executeTakeFirstOrThrow();
  const near = async (given: Partial<ProductQuery>) =>
    (await listFacets(db, query(given))).facets.find(({ key }) => key === 'near')?.label;
  const named = () => findListPlace(db, 'hotel', { slug: undefined, text: place.title });
  const landmark = { landmark: place.slug };
  expect(Object.keys(await counts('provinces'))).toContain('da-nang');
  expect(Object.keys(await counts('hotelType'))).toContain('resort');
  expect(await near(landmark)).toBe(`Cách ${place.title}`);
  expect((await named())?.slug).toBe(place.slug);
  const before = await slugs({ provinces: ['da-nang'] });
  const hide = async (status: boolean) => {
    await db.updateTable('provinces').set({ status }).where('slug', '=', 'da-nang').execute();
    await db.updateTable('places').set({ status }).where('id', '=', place.id).execute();
    await db.updateTable('terms').set({ status }).where('slug', '=', 'resort').execute();
  };
  await hide(false);
  expect(Object.keys(await counts('provinces'))).not.toContain('da-nang');
  expect(Object.keys(await counts('hotelType'))).not.toContain('resort');
  expect(await near(landmark)).toBeUndefined();
  // An alias of a province may still match.
  expect((await named())?.slug).not.toBe(place.slug);
  expect(await slugs({ provinces: ['da-nang'] })).toEqual(before);
  expect(Object.keys(await counts('provinces', { provinces: ['da-nang'] }))).toContain('da-nang');
  expect(await near({ near: [`${place.slug}.3`] })).toBe(`Cách ${place.title}`);
  await hide(true);
  expect(Object.keys(await counts('provinces'))).toContain('da-nang');
});
