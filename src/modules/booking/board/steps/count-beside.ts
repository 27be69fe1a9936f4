import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { readPlace, type UnreadCursor } from '#platform/db/keyset-page.ts';
import { type BoardFilter, beyond, filterConditions, viewCondition } from '../conditions.ts';

/** Number of bookings on one side of a position in a list, up to a maximum: nobody steps further, and counting more takes long. */
interface CountedSide {
  count: number;
  isMore: boolean;
}

const maxCounted = 500;

/** Counts the bookings of a list before and after a position in it; null for text searches, which would have to be scanned for it. */
export async function countBeside(
  db: Executor,
  filter: BoardFilter,
  { place, but }: { place: UnreadCursor /** The code of the booking at that position. */; but: string },
  now: Date,
): Promise<{ before: CountedSide; after: CountedSide } | null> {
  const from = readPlace({ after: place }, 'instant', 'uuid').at;
  if (!from || filter.text) return null;
  const others = sql<boolean>`b.code <> ${but}`;
  const fits = sql.join([viewCondition(filter.view, now), ...filterConditions(filter), others], sql` AND `);
  const { rows } = await sql<{ before: number; after: number }>`
    SELECT ${countSide(fits, beyond(from, true))} AS before, ${countSide(fits, beyond(from, false))} AS after`.execute(
    db,
  );
  const { before = 0, after = 0 } = rows[0] ?? {};
  return { before: countedOf(before), after: countedOf(after) };
}

const countSide = (fits: RawBuilder<unknown>, side: RawBuilder<unknown>) =>
  sql`(SELECT count(*)::int FROM (SELECT FROM bookings b WHERE ${fits} AND ${side} LIMIT ${maxCounted + 1}) counted)`;

const countedOf = (found: number): CountedSide => ({
  count: Math.min(found, maxCounted),
  isMore: found > maxCounted,
});
