import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settings } from '#tests/factories/demo-settings.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { saveSettings } from './commands/save-settings.ts';
import { getSettings } from './queries.ts';
import { siteSettings } from './schema.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ max: 1 });
});
afterAll(() => database?.drop());

test('old opening hours become one table, and no number loses its own', async () => {
  const { db } = database;
  await db.transaction().execute((tx) => saveSettings(tx, settings));
  const before = {
    supportHours: 'T2–T6, giờ hành chính',
    officeHours: '08:00–18:00',
    quickHours: { chat: '8h–24h', video: '8h–24h', phone: '8h–20h' },
    hotlines: [
      { label: 'Tư vấn', phone: '1900 636 000', hours: '7h–21h' },
      { label: 'Khẩn cấp', phone: '0912 000 888', hours: '24 giờ' },
    ],
  };
  await sql`UPDATE site_settings SET value = value - 'hours' || ${JSON.stringify(before)}::jsonb`.execute(db);
  const migration = sql.raw(readFileSync('db/migrations/0480_one_table_of_hours.sql', 'utf8'));
  await migration.execute(db);
  await migration.execute(db);
  const after = await getSettings(db);
  expect(siteSettings.parse(after)).toEqual({
    ...settings,
    hours: {
      phone: '07:00–21:00',
      chat: '08:00–24:00',
      mail: 'T2–T6, giờ hành chính',
      counter: '08:00–18:00',
    },
    hotlines: [
      { label: 'Tư vấn', phone: '1900 636 000' },
      { label: 'Khẩn cấp (24 giờ)', phone: '0912 000 888' },
    ],
  });
  const { hotlines: _, ...stays } = before;
  expect(after, 'for nodes of the version before').toMatchObject(stays);
});
