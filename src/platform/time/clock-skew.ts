import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Executor } from '#platform/db/connect.ts';
import { type Clock, systemClock } from './clock.ts';

/** With a larger error, a machine would expire other machines' holds, or its own too soon. */
const maxSeconds = 30;
/** How long a measurement is reused, so that concurrent sweeps measure once. */
const goodForMs = 2_000;

/** Seconds by which our clock is ahead of the database's; a lower bound, as the time of the answer is uncertain. */
export async function measureClockSkew(db: Executor, clock: Clock = systemClock): Promise<number> {
  const before = clock.now().getTime();
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(db);
  const after = clock.now().getTime();
  const databaseMs = rows[0]?.now.getTime() ?? Number.NaN;
  if (databaseMs < before) return (before - databaseMs) / 1000;
  return databaseMs > after ? (after - databaseMs) / 1000 : 0;
}

/** @throws when this machine's clock differs too much from the database's */
export async function requireRightClock(db: Executor, clock?: Clock): Promise<void> {
  const skew = await measureClockSkew(db, clock);
  if (isWrong(skew)) throw new Error(`${complaint(skew)} Set it, best by NTP, and start again.`);
}

/** Checks whether the clock is accurate enough to act by, and logs an error if not. @throws when it cannot be measured */
export function watchClockSkew(
  db: Executor,
  log: Pick<Logger, 'error'>,
  clock?: Clock,
): () => Promise<boolean> {
  let measured: { at: number; skew: Promise<number> } | null = null;
  return async () => {
    // Monotonic, as the clock itself is in question.
    const at = performance.now();
    if (!measured || at - measured.at > goodForMs) measured = { at, skew: measureClockSkew(db, clock) };
    const skew = await measured.skew;
    if (isWrong(skew)) log.error({ skewSeconds: Math.round(skew) }, complaint(skew));
    return !isWrong(skew);
  };
}

const isWrong = (skew: number) => Math.abs(skew) > maxSeconds;

function complaint(skew: number): string {
  const direction = skew > 0 ? 'ahead of' : 'behind';
  return `The clock of this machine is ${Math.round(Math.abs(skew))} s ${direction} the database's; nothing is done by it.`;
}
