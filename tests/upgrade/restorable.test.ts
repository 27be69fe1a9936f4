import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ max: 1 });
});
afterAll(() => database?.drop());

test('OPS-03: expressions of columns, checks and indexes work with the empty search path of a restored dump', async () => {
  const { rows } = await sql<{ name: string; body: string; isPinned: boolean; isUsed: boolean }>`
    SELECT p.proname AS name, p.prosrc AS body, coalesce(p.proconfig::text LIKE '%search_path%', false) AS "isPinned",
      EXISTS (
        SELECT FROM pg_depend d WHERE d.refclassid = 'pg_proc'::regclass AND d.refobjid = p.oid
          AND d.classid IN ('pg_attrdef'::regclass, 'pg_constraint'::regclass, 'pg_class'::regclass)
      ) AS "isUsed"
    FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
    WHERE p.pronamespace = 'public'::regnamespace AND l.lanname IN ('sql', 'plpgsql')`.execute(database.db);
  const names = [...new Set(rows.map(({ name }) => name))];
  const used = rows.filter(({ isUsed, isPinned }) => isUsed && !isPinned);
  expect(used.map(({ name }) => name)).toContain('search_key');
  for (const { name, body } of used)
    for (const other of names)
      expect(body, `${name} finds ${other} by the search path`).not.toMatch(
        new RegExp(`(?<![.\\w])${other}\\(`),
      );
  const key = await database.db.transaction().execute(async (tx) => {
    await sql`SET LOCAL search_path = ''`.execute(tx);
    return sql<{ key: string }>`SELECT public.search_key(ARRAY['Hạ Long', 'Đà Nẵng']) AS key`.execute(tx);
  });
  expect(key.rows[0]?.key).toBe('ha long da nang');
});
