import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHotel } from '#tests/factories/hotel.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { findMatches } from './find-matches.ts';

let database: TestDatabase;
let productId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ productId } = await createHotel(database.db));
  await sql`UPDATE products SET summary = 'Buổi tối đốt lửa trại bên hồ, có phòng karaoke.' WHERE id = ${productId}`.execute(
    database.db,
  );
});
afterAll(() => database.drop());

const find = async (text: string) => (await findMatches(database.db, 'hotel', text, { limit: 20 })).ids;

test.each(['đốt lửa trại', 'dot lua trai', 'khách sạn có đốt lửa trại', 'karaoke'])(
  '“%s” is found in what a text says',
  async (text) => {
    expect(await find(text)).toEqual([productId]);
  },
);

test.each(['đốt lúa trái', 'hồ karaoke lửa', 'phong', 'tour lửa trại'])(
  '“%s” is not: other marks, words that stand apart, a bare syllable, another kind',
  async (text) => {
    expect(await find(text)).toEqual([]);
  },
);

test('texts follow the programme and the highlights of a product, and go with it', async () => {
  const { db } = database;
  await db.transaction().execute(async (tx) => {
    await sql`INSERT INTO itinerary_days (product_id, day, title, items)
      VALUES (${productId}, 1, 'Ngày một', '[{"text": "Xem đom đóm ven sông"}]')`.execute(tx);
    await sql`UPDATE products SET highlights = ARRAY['Tắm lá thuốc'] WHERE id = ${productId}`.execute(tx);
  });
  expect(await find('xem đom đóm')).toEqual([productId]);
  expect(await find('tắm lá thuốc')).toEqual([productId]);
  await sql`DELETE FROM itinerary_days WHERE product_id = ${productId}`.execute(db);
  expect(await find('xem đom đóm')).toEqual([]);
  await sql`DELETE FROM rate_plans WHERE product_id = ${productId}`.execute(db);
  await sql`DELETE FROM products WHERE id = ${productId}`.execute(db);
  expect(await find('đốt lửa trại')).toEqual([]);
});

test('of words that hundreds have, the best known are proposed first', async () => {
  const { db } = database;
  const made: number[] = [];
  for (let hotel = 0; hotel < 120; hotel++) made.push((await createHotel(db)).productId);
  await sql`UPDATE products SET summary = 'Ngồi thuyền thúng lắc.' WHERE id = ANY (${made}::int[])`.execute(
    db,
  );
  const best = made.slice(-3).reverse();
  for (const [place, id] of best.entries())
    await sql`UPDATE products SET popularity = ${900 - place} WHERE id = ${id}`.execute(db);
  for (const text of ['thuyền thúng lắc', 'thuyen thung lac'])
    expect((await find(text)).slice(0, 3)).toEqual(best);
  expect(await find('thuyền thùng lắc')).toEqual([]);
});
