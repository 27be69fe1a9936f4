import { sql } from 'kysely';
import type { Database, Executor } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import type { CountedVisit, Visit } from '../rules/visit.ts';

/**
 * Adds to today's page views and searches. A search text counts for the longest name of a place or province in it, and
 * for none if it names none; it is not stored. Unknown objects, as a product that is gone, are left out. Several nodes
 * may count at once: all write in the same order.
 */
export async function countVisits(db: Executor, counted: readonly CountedVisit[], now: Date): Promise<void> {
  const column = <Value>(read: (one: CountedVisit) => Value) => counted.map(read);
  await sql`
    WITH given AS (
      SELECT * FROM unnest(
        ${column(({ visit }) => visit.what)}::text[], ${column(({ visit }) => kindOf(visit))}::text[],
        ${column(({ visit }) => nameOf(visit))}::text[], ${column(({ visit }) => idOf(visit))}::int[],
        ${column(({ count }) => count)}::int[]
      ) AS g(what, kind, name, id, count)
    ), names AS (
      SELECT d.source, d.id, d.popularity, btrim(called) = btrim(d.title_key) AS is_title, ' ' || btrim(called) || ' ' AS name
      FROM search_documents d, string_to_table(d.title_key || '|' || d.names_key, '|') AS called
      WHERE d.source IN ('places', 'provinces') AND length(btrim(called)) > 2
    ), seen AS (
      SELECT what, kind, 0 AS id, count FROM given WHERE what = 'list'
      UNION ALL SELECT g.what, p.kind, p.id, g.count FROM given g JOIN products p ON p.slug = g.name AND p.kind = g.kind
        WHERE g.what = 'product'
      UNION ALL SELECT g.what, p.kind, p.id, g.count FROM given g JOIN products p ON p.id = g.id WHERE g.what = 'checkout'
      UNION ALL SELECT g.what, '', l.id, g.count FROM given g JOIN places l ON l.slug = g.name
        WHERE g.what IN ('place', 'sought_place')
      UNION ALL SELECT g.what, '', v.id, g.count FROM given g JOIN provinces v ON v.slug = g.name
        WHERE g.what IN ('province', 'sought_province')
      UNION ALL SELECT coalesce('sought_' || rtrim(n.source, 's'), 'sought_other'), '', coalesce(n.id, 0), g.count
        FROM given g LEFT JOIN LATERAL (
          SELECT source, id FROM names WHERE strpos(' ' || search_key(g.name) || ' ', names.name) > 0
          ORDER BY length(names.name) DESC, is_title DESC, popularity DESC, source, id LIMIT 1
        ) n ON true WHERE g.what = 'sought_text'
    )
    INSERT INTO visit_days AS v (day, what, kind, id, count)
    SELECT ${dayInVietnam(now)}::date, what, kind, id, sum(count)::int FROM seen GROUP BY what, kind, id ORDER BY what, kind, id
    ON CONFLICT (day, what, kind, id) DO UPDATE SET count = v.count + excluded.count`.execute(db);
}

const kindOf = (visit: Visit) => ('kind' in visit ? visit.kind : '');

const nameOf = (visit: Visit) => ('slug' in visit ? visit.slug : 'text' in visit ? visit.text : '');

const idOf = (visit: Visit) => ('productId' in visit ? visit.productId : 0);

/** Deletes the counts of days older than `keptDays`. @returns how many rows were deleted */
export async function purgeVisits(db: Database, now: Date, keptDays: number): Promise<number> {
  const deleted = await db
    .deleteFrom('visit_days')
    .where('day', '<', addDays(dayInVietnam(now), -keptDays))
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
