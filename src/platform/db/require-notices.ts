import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Executor } from './connect.ts';

const channel = 'self_test';
const usualLimitMs = 5_000;

/**
 * Verifies at start-up that notices sent through `db` arrive at `directUrl`. Otherwise cached pages would never be dropped.
 * @throws with instructions when the notice does not arrive
 */
export async function requireNotices(
  db: Executor,
  directUrl: string,
  limitMs: number = usualLimitMs,
): Promise<void> {
  const client = new pg.Client({ connectionString: directUrl, connectionTimeoutMillis: limitMs });
  client.on('error', () => {});
  await client.connect();
  try {
    const notice = randomUUID();
    const received = new Promise<boolean>((resolve) => {
      client.on('notification', ({ payload }) => payload === notice && resolve(true));
    });
    await client.query(`LISTEN ${channel}`);
    await sql`SELECT pg_notify(${channel}, ${notice})`.execute(db);
    if (await Promise.race([received, sleep(limitMs, false, { ref: false })])) return;
  } finally {
    await client.end();
  }
  throw new Error(
    [
      `What is announced through DATABASE_URL is not heard at DATABASE_DIRECT_URL (tried for ${limitMs / 1000} s).`,
      'Changes would not reach pages that are kept. Set DATABASE_DIRECT_URL to the primary of the same database itself,',
      'not to a pooler that hands out connections by transaction.',
    ].join('\n'),
  );
}
