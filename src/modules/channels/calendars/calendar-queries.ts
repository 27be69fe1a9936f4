import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { kindsWithCalendars } from './lock-unit.ts';

/** A unit that can have calendars, with the number and the status of its feeds. */
export interface UnitWithCalendars {
  id: number;
  title: string;
  productTitle: string;
  quantity: number;
  feeds: number;
  addresses: number;
  /** Feeds whose last import failed, and those that have stopped the unit's sale. */
  failing: number;
  stopped: number;
  /** The oldest of the feeds' last imports. */
  importedAt: Date | null;
}

const perPage = 40;

/**
 * Units with calendars first, those with problems on top, then all others by name.
 * @param text part of the name of the product or unit
 * @param page from 1; `hasMore` tells whether another one follows
 */
export async function listUnitsWithCalendars(
  db: Executor,
  { text, page }: { text: string; page: number },
): Promise<{ units: UnitWithCalendars[]; hasMore: boolean }> {
  const words = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<UnitWithCalendars>`
    SELECT u.id, u.title, p.title AS "productTitle", u.quantity, coalesce(f.feeds, 0)::int AS feeds,
      coalesce(a.addresses, 0)::int AS addresses, coalesce(f.failing, 0)::int AS failing,
      coalesce(f.stopped, 0)::int AS stopped, f.imported_at AS "importedAt"
    FROM products p JOIN units u ON u.product_id = p.id
      LEFT JOIN (SELECT unit_id, count(*) AS feeds, count(*) FILTER (WHERE outcome <> 'ok') AS failing,
        count(stopped_at) AS stopped, min(imported_at) AS imported_at FROM calendar_feeds GROUP BY unit_id) f
        ON f.unit_id = u.id
      LEFT JOIN (SELECT unit_id, count(*) AS addresses FROM calendar_addresses GROUP BY unit_id) a
        ON a.unit_id = u.id
    WHERE p.kind = ANY (${kindsWithCalendars}::text[])
      AND (f.unit_id IS NOT NULL OR a.unit_id IS NOT NULL OR (p.status AND u.status))
      AND search_letters(p.title || ' ' || u.title) LIKE search_letters(${words})
    ORDER BY coalesce(f.stopped, 0) DESC, coalesce(f.failing, 0) DESC,
      (f.unit_id IS NULL AND a.unit_id IS NULL), p.title COLLATE "vi-x-icu", p.id, u.position, u.id
    LIMIT ${perPage + 1} OFFSET ${(page - 1) * perPage}`.execute(db);
  return { units: rows.slice(0, perPage), hasMore: rows.length > perPage };
}

/** The calendars that a unit follows, in the order in which they were added, without their secret addresses. */
export function listFeeds(db: Executor, unitId: number) {
  return db
    .selectFrom('calendar_feeds')
    .select([
      'id',
      'title',
      'host',
      'takes',
      'ignored_words as ignoredWords',
      'added_at as addedAt',
      'tried_at as triedAt',
      'imported_at as importedAt',
      'next_try_at as nextTryAt',
      'outcome',
      'event_count as eventCount',
      'stopped_at as stoppedAt',
    ])
    .where('unit_id', '=', unitId)
    .orderBy('id')
    .execute();
}

/** The addresses at which others read a unit's calendar, with the feed that each is for. */
export function listCalendarAddresses(db: Executor, unitId: number) {
  return db
    .selectFrom('calendar_addresses')
    .select(['feed_id as feedId', 'made_at as madeAt', 'made_by as madeBy', 'last_asked_at as lastAskedAt'])
    .where('unit_id', '=', unitId)
    .execute();
}

/** Days from `today` on which other channels and we together have sold more than the allotment. */
export async function listOverbookedDays(
  db: Executor,
  { unitId, today }: { unitId: number; today: string },
): Promise<{ day: string; allotment: number; taken: number; elsewhere: number }[]> {
  const { rows } = await sql<{ day: string; allotment: number; taken: number; elsewhere: number }>`
    SELECT i.day, i.allotment, i.held + i.sold AS taken, b.places::int AS elsewhere
    FROM inventory i CROSS JOIN LATERAL (
      SELECT sum(coalesce(quantity, i.allotment)) AS places FROM unit_blocks
      WHERE unit_id = i.unit_id AND from_day <= i.day AND to_day > i.day AND source LIKE 'feed:%') b
    WHERE i.unit_id = ${unitId} AND i.day >= ${today}::date AND i.blocked > 0 AND i.held + i.sold > 0
      AND i.held + i.sold + b.places > i.allotment
    ORDER BY i.day`.execute(db);
  return rows;
}
