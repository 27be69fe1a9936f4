import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/db/connect.ts';

export type HistoryCheck = { ok: true; lines: number } | { ok: false; position: number; fault: HistoryFault };

/** A line that differs from its hash, one missing from the table, one missing from the chain, or a chain that was cut off. */
export type HistoryFault = 'changed' | 'missing' | 'unchained' | 'cut_off';

interface Link {
  position: number;
  hash: Buffer;
}

const batch = 10_000;

/**
 * Verifies the whole hash chain of the history and stores where it ends, so that the next check detects a cut. Reports the
 * first fault. Reads from one snapshot.
 */
export async function checkHistory(db: Database, now: Date): Promise<HistoryCheck> {
  const walk = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { rows } = await sql<{ id: number }>`
        SELECT h.id FROM history h LEFT JOIN history_chain c ON c.line_id = h.id WHERE c.line_id IS NULL LIMIT 1`.execute(
        tx,
      );
      if (rows[0]) return fault(rows[0].id, 'unchained');
      let last: Link = { position: 0, hash: Buffer.alloc(0) };
      for (;;) {
        const links = await readLinks(tx as unknown as Database, last);
        const broken = links.find(({ isWhole }) => !isWhole);
        if (broken) return fault(broken.position, broken.isThere ? 'changed' : 'missing');
        last = links.at(-1) ?? last;
        if (links.length < batch) break;
      }
      const before = await tx
        .selectFrom('history_checks as k')
        .leftJoin('history_chain as c', (join) =>
          join.onRef('c.position', '=', 'k.position').onRef('c.hash', '=', 'k.hash'),
        )
        .select(['k.position', 'c.position as found'])
        .orderBy('k.id', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (before && before.position > 0 && before.found === null) return fault(before.position, 'cut_off');
      return { ok: true as const, last };
    });
  if (!walk.ok) return walk;
  const { position, hash } = walk.last;
  await db.insertInto('history_checks').values({ at: now, position, hash }).execute();
  return { ok: true, lines: position };
}

const fault = (position: number, what: HistoryFault) => ({ ok: false as const, position, fault: what });

async function readLinks(db: Database, last: Link) {
  const { rows } = await sql<Link & { isThere: boolean; isWhole: boolean }>`
    SELECT c.position, c.hash, h.id IS NOT NULL AS "isThere",
      coalesce(c.position = lag(c.position, 1, ${last.position}::bigint) OVER link + 1
        AND c.previous_hash = lag(c.hash, 1, ${last.hash}::bytea) OVER link
        AND c.hash = history_hash(c.previous_hash, h), false) AS "isWhole"
    FROM history_chain c LEFT JOIN history h ON h.id = c.line_id
    WHERE c.position > ${last.position}
    WINDOW link AS (ORDER BY c.position)
    ORDER BY c.position LIMIT ${batch}`.execute(db);
  return rows;
}

const intact = new Gauge({
  name: 'history_intact',
  help: '1 when the chain of the history was whole at its last check, 0 when somebody has changed it',
});
const lastCheck = new Gauge({
  name: 'history_last_check_seconds',
  help: 'When the chain of the history was last walked to its end, as seconds since 1970',
});

/** Runs nightly. The chain's length also goes to the log, which is stored elsewhere. */
export const historySweep = {
  name: 'check-history',
  everySeconds: 86_400,
  run: async ({ db, clock, log }: Pick<App, 'db' | 'clock' | 'log'>): Promise<number> => {
    const now = clock.now();
    const check = await checkHistory(db, now);
    intact.set(check.ok ? 1 : 0);
    lastCheck.set(now.getTime() / 1000);
    if (check.ok) log.info({ lines: check.lines }, 'the history is intact');
    else log.error(check, 'the history was tampered with');
    return check.ok ? check.lines : 0;
  },
};
