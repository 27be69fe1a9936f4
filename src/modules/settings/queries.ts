import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { type AnswerTimes, type SiteSettings, usualAnswerTimes } from './schema.ts';

export type { SiteSettings };

/** The site's settings, or null on a database without any. */
export async function findSettings(db: Executor): Promise<SiteSettings | null> {
  const row = await db
    .selectFrom('site_settings')
    .select(sql<SiteSettings>`value`.as('value'))
    .where('id', '=', 1)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** @throws when no settings were saved; every set-up writes them first */
export async function getSettings(db: Executor): Promise<SiteSettings> {
  const settings = await findSettings(db);
  if (!settings) throw new Error('The site has no settings yet: load the catalogue first');
  return settings;
}

/** The current answer times, as the pages show them. */
export async function getAnswerTimes(db: Executor): Promise<AnswerTimes> {
  return (await findSettings(db))?.answers ?? usualAnswerTimes;
}

export interface Holiday {
  group: string;
  title: string;
  /** The day itself. */
  on: string;
  /** The days off and the nights before, both included. */
  from: string;
  to: string;
  isPublic: boolean;
}

/** Holidays whose days off overlap some days, both ends inclusive, the earliest first. */
export async function listHolidays(
  db: Executor,
  { from, to }: { from: string; to: string },
): Promise<Holiday[]> {
  return db
    .selectFrom('holidays')
    .select([
      'holiday_group as group',
      'title',
      'holiday_on as on',
      'from_on as from',
      'to_on as to',
      'is_public_holiday as isPublic',
    ])
    .where('status', '=', true)
    .where('to_on', '>=', from)
    .where('from_on', '<=', to)
    .orderBy('holiday_on')
    .orderBy('id')
    .execute();
}

/** The settings with the number of their saves, which is the version for the optimistic lock. @throws like `getSettings` */
export async function getSettingsVersion(db: Executor): Promise<{ settings: SiteSettings; version: number }> {
  const settings = await getSettings(db);
  const { version } = await db
    .selectFrom('site_settings')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return { settings, version };
}

/**
 * All holidays, also hidden ones: those of this year first, then of coming years, then of past years. `text` is part of
 * a name or a year.
 */
export async function listAllHolidays(db: Executor, text: string) {
  const { rows } = await sql<{
    id: number;
    title: string;
    on: string;
    from: string;
    to: string;
    lunar: string;
    hidden: boolean;
  }>`SELECT id, title, holiday_on AS "on", from_on AS "from", to_on AS "to", coalesce(lunar, '') AS lunar, NOT status AS hidden
    FROM holidays
      CROSS JOIN LATERAL (SELECT extract(year FROM holiday_on) AS at) y
      CROSS JOIN (SELECT extract(year FROM now() AT TIME ZONE 'Asia/Ho_Chi_Minh') AS at) now_year
    WHERE ${text} = '' OR search_key(title || ' ' || holiday_on::text) LIKE '%' || search_key(${text}) || '%'
    ORDER BY y.at < now_year.at, y.at * CASE WHEN y.at < now_year.at THEN -1 ELSE 1 END, holiday_on, id`.execute(
    db,
  );
  return rows;
}

/** A holiday as its form shows it; null when there is none. */
export async function findHoliday(db: Executor, id: number) {
  const row = await db
    .selectFrom('holidays')
    .where('id', '=', id)
    .select([
      'version',
      'title',
      'holiday_group as group',
      'holiday_on as on',
      'from_on as from',
      'to_on as to',
      sql<string>`coalesce(lunar, '')`.as('lunar'),
      'is_public_holiday as isPublicHoliday',
      sql<boolean>`NOT status`.as('hidden'),
    ])
    .executeTakeFirst();
  return row ?? null;
}
