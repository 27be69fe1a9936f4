import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { connect } from './connect.ts';
import { planEachTime, planOnce } from './plan-once.ts';

const database = setUpTestDatabase({ max: 1 });

test('marked statements are prepared once per connection, and others are not', async () => {
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

test('an error in a prepared statement is reported normally, and it can be run again', async () => {
  const divide = (number: number) => sql`${planOnce}SELECT 6 / ${number}::int AS result`.execute(database.db);
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
  expect((await divide(3)).rows).toEqual([{ result: 2 }]);
  const broken = () => sql`${planOnce}SELECT ${1}::int FROM nowhere`.execute(database.db);
  await expect(broken()).rejects.toMatchObject({ code: '42P01' });
  await expect(broken()).rejects.toMatchObject({ code: '42P01' });
});

test('a connection of pages also prepares frequent statements, unless marked otherwise', async () => {
  const pages = connect(database.url, { max: 1, preparing: 'often asked' });
  const { db } = pages;
  for (let time = 0; time < 8; time++) {
    await db.selectFrom('provinces').select(['id', 'slug']).where('id', '=', time).execute();
    await db.selectFrom('provinces').selectAll().where('id', '=', time).execute();
    await sql`${planEachTime}SELECT ${time}::int AS each`.execute(db);
    await sql`SELECT ${time}::int AS other`.execute(db);
  }
  const { rows } = await pages.pool.query<{ statement: string }>(
    'SELECT statement FROM pg_prepared_statements ORDER BY statement',
  );
  expect(rows.map(({ statement }) => statement)).toEqual([
    'SELECT $1::int AS other',
    'select "id", "slug" from "provinces" where "id" = $1',
  ]);
  await pages.close();
});

test('behind a pooler that keeps no prepared statements nothing is prepared', async () => {
  const pages = connect(database.url, { max: 1, preparing: 'none' });
  for (let time = 0; time < 8; time++) await sql`${planOnce}SELECT ${time}::int AS time`.execute(pages.db);
  const { rows } = await pages.pool.query('SELECT FROM pg_prepared_statements');
  expect(rows).toEqual([]);
  await pages.close();
});
