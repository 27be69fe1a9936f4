import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import type { Connection } from './connect.ts';

export interface ReplicaFollower {
  /** Whether the replica may lack a change that was announced. */
  readonly isBehind: boolean;
  /** Call when a change is announced: the replica counts as behind until it has replayed the WAL up to here. */
  noteChange(): void;
  stop(): void;
}

type Pool = Pick<Connection, 'pool'>;

const lookEveryMs = 50;
/** Pause after a failed check, as when one of the two servers is away. */
const restMs = 1_000;

const followed = new Set<{ primary: Pool; replica: Pool }>();

new Gauge({
  name: 'db_replica_lag_seconds',
  help: 'How old the last change is that the replica for pages knows, 0 when it knows all of them; alarm above 10',
  async collect() {
    this.reset();
    for (const { primary, replica } of followed)
      this.set(await measureLag(primary, replica).catch(() => Number.NaN));
  },
});

/**
 * Tracks whether a replica has replayed everything up to the last announced change. While it cannot be queried it counts as
 * behind, so that pages are read from the primary.
 */
export function followReplica(primary: Pool, replica: Pool): ReplicaFollower {
  const pair = { primary, replica };
  followed.add(pair);
  let changes = 0;
  let isFollowing = false;
  let stopped = false;

  async function follow(): Promise<void> {
    isFollowing = true;
    for (let known = 0; known < changes && !stopped; ) {
      const at = changes;
      try {
        const position = await positionOf(primary);
        while (!stopped && at === changes && !(await hasReplayed(replica, position)))
          await pause(lookEveryMs);
        known = at;
      } catch {
        await pause(restMs);
      }
    }
    isFollowing = false;
  }
  return {
    get isBehind() {
      return isFollowing;
    },
    noteChange() {
      changes++;
      if (!isFollowing && !stopped) void follow();
    },
    stop() {
      stopped = true;
      followed.delete(pair);
    },
  };
}

const pause = (ms: number) => sleep(ms, undefined, { ref: false });

/** A WAL position after the commits of everything announced so far. */
async function positionOf({ pool }: Pool): Promise<string> {
  const { rows } = await pool.query<{ position: string }>(
    'SELECT pg_current_wal_insert_lsn()::text AS position',
  );
  return rows[0]?.position as string;
}

/** A server that replays no WAL is a primary and has everything. */
async function hasReplayed({ pool }: Pool, position: string): Promise<boolean> {
  const { rows } = await pool.query<{ has: boolean }>(
    'SELECT NOT pg_is_in_recovery() OR pg_last_wal_replay_lsn() >= $1::pg_lsn AS has',
    [position],
  );
  return rows[0]?.has === true;
}

async function measureLag(primary: Pool, replica: Pool): Promise<number> {
  const position = await positionOf(primary);
  const { rows } = await replica.pool.query<{ lag: number }>(
    `SELECT CASE WHEN NOT pg_is_in_recovery() OR pg_last_wal_replay_lsn() >= $1::pg_lsn THEN 0
       ELSE extract(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp()) END::float8 AS lag`,
    [position],
  );
  return rows[0]?.lag ?? Number.NaN;
}
