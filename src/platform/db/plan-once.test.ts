import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { planOnce } from './plan-once.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ max: 1 });
});
afterAll(() => database.drop());

test('what says so is prepared once for a connection, and all else is not', async () => {
  const double = async (number: number) =>
    (await sql<{ result: number }>`${planOnce}SELECT ${number}::int * 2 AS result`.execute(database.db)).rows;
  const halve = async (number: number) =>
    (await sql<{ result: number }>`SELECT ${number}::int / 2 AS result`.execute(database.db)).rows;
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    expect(await double(number)).toEqual([{ result: number * 2 }]);
    expect(await halve(number * 2)).toEqual([{ result: number }]);
  }
  await database.db.transaction().execute(async (tx) => {
    expect((await sql`${planOnce}SELECT ${21}::int * 2 AS result`.execute(tx)).rows).toEqual([
      { result: 42 },
    ]);
  });
  const { rows } = await database.pool.query(
    'SELECT generic_plans::int + custom_plans::int AS runs, generic_plans > 0 AS generic FROM pg_prepared_statements',
  );
  expect(rows).toEqual([{ runs: 8, generic: true }]);
});

test('a statement that fails is told of as any other, and can be asked again', async () => {
  const divide = (number: number) => sql`${planOnce}SELECT 6 / ${number}::int AS result`.execute(database.db);
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
  expect((await divide(3)).rows).toEqual([{ result: 2 }]);
  const broken = () => sql`${planOnce}SELECT ${1}::int FROM nowhere`.execute(database.db);
  await expect(broken()).rejects.toMatchObject({ code: '42P01' });
  await expect(broken()).rejects.toMatchObject({ code: '42P01' });
});
