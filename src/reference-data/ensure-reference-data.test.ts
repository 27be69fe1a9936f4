import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { getSettings } from '#modules/settings/queries.ts';
import { runMigration } from '#tests/support/run-migration.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { ensureReferenceData } from './ensure-reference-data.ts';
import { placeholderSettings } from './placeholder-settings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a company from before loyalty points gets the programme and the right to correct points, and keeps its texts', async () => {
  const { db, url } = database;
  await db.transaction().execute(async (tx) => {
    await ensureReferenceData(tx);
    await saveSettings(tx, placeholderSettings);
  });
  await sql`UPDATE site_settings SET value = value - 'points'`.execute(db);
  await sql`UPDATE staff_roles SET rights = rights - 'points.correct' WHERE slug IN ('ke-toan', 'dieu-hanh')`.execute(
    db,
  );
  await sql`UPDATE pages SET content = 'Chương trình của riêng chúng tôi.' WHERE slug = 'chuong-trinh-tich-luy'`.execute(
    db,
  );
  await runMigration(url, '0171_points_of_companies.sql');
  expect(await getSettings(db)).toEqual(placeholderSettings);
  const rights = await db
    .selectFrom('staff_roles')
    .select(['slug', sql<boolean>`rights ? 'points.correct'`.as('mayCorrect')])
    .where('slug', 'in', ['dieu-hanh', 'ke-toan', 'tu-van'])
    .orderBy('slug')
    .execute();
  expect(rights).toEqual([
    { slug: 'dieu-hanh', mayCorrect: true },
    { slug: 'ke-toan', mayCorrect: true },
    { slug: 'tu-van', mayCorrect: false },
  ]);
  const page = () =>
    db.selectFrom('pages').select('content').where('slug', '=', 'chuong-trinh-tich-luy').executeTakeFirst();
  expect(await page()).toEqual({ content: 'Chương trình của riêng chúng tôi.' });
});
