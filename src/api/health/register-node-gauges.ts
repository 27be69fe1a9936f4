import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { App } from '#platform/app.ts';
import { readRestored } from '#platform/backup/restored.ts';

/** Gauges of this node: its version, whether it is a restored copy on hold, whether WAL archiving works, and how old back-ups are. */
export function registerNodeGauges({ db, config }: Pick<App, 'db' | 'config'>, registry: Registry): void {
  const registers = [registry];
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const migration = readdirSync('db/migrations').sort().at(-1)?.slice(0, 4) ?? '';
  new Gauge({
    name: 'site_info',
    help: 'Always 1: the version of this node and the last migration that it knows; two at once are an upgrade that goes on',
    labelNames: ['version', 'migration'],
    registers,
  }).set({ version, migration }, 1);
  new Gauge({
    name: 'restored_copy_waits',
    help: '1 where this node serves a restored copy of which nobody has said yet that it takes over; alarm above 0',
    registers,
    collect() {
      const mark = readRestored(config.DATA_DIR);
      this.set(mark && !mark.isResumed ? 1 : 0);
    },
  });
  new Gauge({
    name: 'wal_archive_failing_seconds',
    help: 'For how long the log of the database could not be archived, 0 where it is or where no archive is wanted; alarm above 300',
    registers,
    async collect() {
      this.set(await measureFailing(db).catch(() => Number.NaN));
    },
  });
  new Gauge({
    name: 'backup_age_seconds',
    help: 'Since when the database was backed up last, and restored on trial; none where its machines note neither; alarm above 2 and 9 days',
    labelNames: ['what'],
    registers,
    async collect() {
      this.reset();
      for (const { what, seconds } of await readAges(db).catch(() => [])) this.set({ what }, seconds);
    },
  });
}

async function measureFailing(db: App['db']): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT CASE WHEN last_failed_time > coalesce(last_archived_time, '-infinity')
      THEN extract(epoch FROM now() - coalesce(last_archived_time, stats_reset, last_failed_time)) ELSE 0 END::float8 AS seconds
    FROM pg_stat_archiver`.execute(db);
  return rows[0]?.seconds ?? 0;
}

async function readAges(db: App['db']): Promise<{ what: string; seconds: number }[]> {
  const { rows } = await sql<{ what: string; seconds: number }>`
    SELECT what, extract(epoch FROM now() - done_at)::float8 AS seconds FROM backup_checks`.execute(db);
  return rows;
}
