import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { builtOnce } from '#platform/db/built-once.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';

/** At most `max` in `windowSeconds`, starting with the first use; `subject` is who or what is counted under `name`. */
export interface Limit {
  name: string;
  subject: string;
  max: number;
  windowSeconds: number;
}

/** What counting needs to know of the installation. */
export interface Counting {
  /** Key for the hashes of subjects. */
  secret: string;
  now: Date;
  /** False where limits are disabled (RATE_LIMIT=false). */
  isOn: boolean;
}

export type Allowance = { ok: true } | { ok: false; limit: string; retryAfterSeconds: number };

export function countingOf({ secrets, clock, config }: Pick<App, 'secrets' | 'clock' | 'config'>): Counting {
  return { secret: secrets.token, now: clock.now(), isOn: config.RATE_LIMIT };
}

const take = builtOnce<
  { usedUp: number; retryAfterSeconds: number },
  { subjects: string[]; most: number[]; seconds: number[]; at: string }
>(
  (place) => sql`${planOnce}
    SELECT used_up AS "usedUp", retry_after_seconds AS "retryAfterSeconds"
    FROM take_allowance(
      ${place('subjects')}::text[], ${place('most')}::int[], ${place('seconds')}::int[], ${place('at')}::timestamptz)`,
);

/**
 * Takes one from each limit, or none from any when one is used up; the first such limit in the given order is named.
 * Counted in the database, so all processes share it, and only by keyed hashes of the subjects. Inside a transaction it is
 * rolled back with it, and others with the same subject wait until it ends.
 */
export async function takeAllowance(db: Executor, limits: Limit[], counting: Counting): Promise<Allowance> {
  if (!counting.isOn || limits.length === 0) return { ok: true };
  const rows = await take(db, {
    subjects: limits.map((limit) => subjectKey(counting.secret, limit)),
    most: limits.map(({ max }) => max),
    seconds: limits.map(({ windowSeconds }) => windowSeconds),
    at: counting.now.toISOString(),
  });
  const [full] = rows;
  if (!full) return { ok: true };
  return {
    ok: false,
    limit: limits[full.usedUp - 1]?.name ?? '',
    retryAfterSeconds: full.retryAfterSeconds,
  };
}

/** How many of a limit's current window are taken. */
export async function countTaken(db: Executor, limit: Limit, { secret, now }: Counting): Promise<number> {
  const row = await db
    .selectFrom('allowances')
    .select('taken')
    .where('subject', '=', subjectKey(secret, limit))
    .where('resets_at', '>', now)
    .executeTakeFirst();
  return row?.taken ?? 0;
}

/** Gives an allowance back when an action turns out not to count, as a right guess. */
export async function returnAllowance(db: Executor, limits: Limit[], counting: Counting): Promise<void> {
  if (!counting.isOn || limits.length === 0) return;
  const subjects = limits.map((limit) => subjectKey(counting.secret, limit)).toSorted();
  await sql`
    WITH LOCKED AS (
      SELECT subject FROM allowances WHERE subject = ANY (${subjects}::text[]) ORDER BY subject FOR UPDATE
    )
    UPDATE allowances SET taken = greatest(0, taken - 1) FROM LOCKED WHERE allowances.subject = locked.subject`.execute(
    db,
  );
}

/** Deletes expired windows. @returns how many rows were deleted */
export async function purgeAllowances(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('allowances')
    .where('resets_at', '<=', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function subjectKey(secret: string, { name, subject }: Limit): string {
  return createHmac('sha256', secret).update(`allowance:${name}:${subject}`).digest('base64url');
}
