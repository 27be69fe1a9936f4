import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import type { Tx } from '#platform/db/connect.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import type { TestHotel } from '#tests/factories/hotel.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { type RankingFacts, rankingOf } from './ranking-of.ts';
import { refreshRanking } from './refresh-ranking.ts';

const now = new Date('2026-11-21T03:00:00Z');
const later = new Date('2026-12-22T03:00:00Z');
const queue = createFakeQueue();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const facts = (given: Partial<RankingFacts> = {}) => ({
  bookings: 0,
  rating: null,
  ratingCount: 0,
  openDays: 30,
  freeDays: 30,
  ...given,
});

test('TRUE-06: more bookings, a better score and more free days each rank a product higher', () => {
  const usual = rankingOf(facts());
  expect(rankingOf(facts({ bookings: 1 }))).toBeGreaterThan(usual);
  expect(rankingOf(facts({ rating: 9, ratingCount: 10 }))).toBeGreaterThan(usual);
  expect(rankingOf(facts({ rating: 4, ratingCount: 10 }))).toBeLessThan(usual);
  expect(rankingOf(facts({ freeDays: 10 }))).toBeLessThan(usual);
  // One praising review does not outweigh many.
  expect(rankingOf(facts({ rating: 10, ratingCount: 1 }))).toBeLessThan(
    rankingOf(facts({ rating: 9, ratingCount: 40 })),
  );
  expect(rankingOf(facts({ bookings: 900, rating: 10, ratingCount: 9000 }))).toBeLessThanOrEqual(1000);
  expect(rankingOf({ bookings: 0, rating: 1, ratingCount: 9000, openDays: 0, freeDays: 0 })).toBe(0);
});

test('TRUE-06: lists are sorted by paid bookings of recent days; ties follow the editors', async () => {
  const { db } = database;
  const created: TestHotel[] = [];
  for (const popularity of [900, 500, 100]) created.push(await createPopular(popularity));
  const [first, second, third] = created.map(({ productId }) => productId);
  const order = async (at: Date) => {
    await refreshRanking(db, at);
    const query = { kind: 'hotel', page: 1, limit: 9, sortBy: 'popularity:desc' } as const;
    const { results } = await listProducts(db, { ...query, provinces: [], places: [], filters: {} });
    return results.map(({ id }) => id);
  };
  expect(await order(now)).toEqual([first, second, third]);
  const stayIn = (index: number) => ({
    unitId: created[index]?.unitIds[0] as number,
    from: '2026-12-01',
    to: '2026-12-02',
  });
  await bookAndPay(db, queue, [stayIn(2)], now);
  await bookAndPay(db, queue, [stayIn(2)], now);
  await bookAndPay(db, queue, [stayIn(1)], now);
  await book(db, queue, [stayIn(0)], now);
  await book(db, queue, [stayIn(0)], now);
  expect(await order(now)).toEqual([third, second, first]);
  expect(await refreshRanking(db, now)).toBe(0);
  expect(await order(later)).toEqual([first, second, third]);
});

test('a sweep waits for no booking, and no booking for it, in whatever order it refers to products', async () => {
  const { db } = database;
  const [first, second] = [await createPopular(300), await createPopular(200)];
  await db.updateTable('products').set({ ranking: 1 }).execute();
  const bookingOf = (tx: Tx, { productId }: TestHotel) =>
    // What the foreign key of a booking's line does.
    sql`SELECT FROM products WHERE id = ${productId} FOR KEY SHARE`.execute(tx);
  let moved = 0;
  await db.transaction().execute(async (tx) => {
    await sql`SET LOCAL lock_timeout = '5s'`.execute(tx);
    await bookingOf(tx, second);
    const sweep = refreshRanking(db, later);
    await Promise.race([sweep, setTimeout(500)]);
    await bookingOf(tx, first);
    moved = await sweep;
  });
  expect(moved).toBeGreaterThanOrEqual(2);
});

async function createPopular(popularity: number): Promise<TestHotel> {
  const hotel = await createBookableHotel(database.db, { allotment: 50 });
  await database.db.updateTable('products').set({ popularity }).where('id', '=', hotel.productId).execute();
  return hotel;
}
