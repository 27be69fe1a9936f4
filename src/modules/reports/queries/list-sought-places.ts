import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';

/** A place or province with the name by which it is searched. */
export interface SoughtPlace {
  title: string;
}

export interface SoughtPlaces {
  /** Whether they are the most searched ones; otherwise they are the editors' suggestions. */
  isCounted: boolean;
  places: SoughtPlace[];
}

/** Number of days that are counted, including today. */
export const soughtDays = 30;
/** A day counts towards a trend if this many people searched for the place on it: each person counts once a day. */
export const soughtPeople = 5;
/** Minimum number of such days. */
const minDays = 3;
/** With fewer places no list is shown. */
const minPlaces = 4;

/**
 * The places and provinces that visitors searched most in the last 30 days. Only those that at least five people
 * searched on each of three days, so that nobody can make a trend alone. With fewer than four places, the editors'
 * suggestions.
 */
export async function listSoughtPlaces(db: Executor, now: Date, limit: number): Promise<SoughtPlaces> {
  const today = dayInVietnam(now);
  const { rows } = await sql<SoughtPlace>`
    WITH sought AS (
      SELECT what, id, sum(count) AS count FROM visit_days
      WHERE day > ${addDays(today, -soughtDays)}::date AND day <= ${today}::date AND what IN ('sought_place', 'sought_province')
      GROUP BY what, id HAVING count(*) FILTER (WHERE count >= ${soughtPeople}) >= ${minDays}
    )
    SELECT title FROM (
      SELECT l.title, s.count FROM sought s JOIN places l ON l.id = s.id WHERE s.what = 'sought_place' AND l.status
      UNION ALL
      SELECT v.title, s.count FROM sought s JOIN provinces v ON v.id = s.id WHERE s.what = 'sought_province' AND v.status
    ) named GROUP BY title ORDER BY sum(count) DESC, title LIMIT ${Math.max(limit, minPlaces)}`.execute(db);
  if (rows.length >= minPlaces) return { isCounted: true, places: rows.slice(0, limit) };
  const suggested = await db
    .selectFrom('places')
    .select('title')
    .where('status', '=', true)
    .where('special', '=', true)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return { isCounted: false, places: suggested };
}
