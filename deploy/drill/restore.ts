import { execFile } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { connect } from '#platform/db/connect.ts';
import { freePort } from '#platform/db/free-port.ts';
import { brokenInvariants } from '#tests/support/broken-invariants.ts';
import { until } from './keep-process.ts';
import type { Fact } from './report.ts';
import type { Stage } from './stage.ts';

const run = promisify(execFile);

/** The point in time to which the database is restored, and the bookings acknowledged to guests by then. */
export interface Moment {
  at: Date;
  acknowledged: string[];
}

/** Makes the back-up that is restored later, in the same way as the weekly timer. */
export async function backUp(stage: Stage): Promise<void> {
  await pgbackrest(stage, ['stanza-create']);
  await pgbackrest(stage, ['--type=full', 'backup']);
}

/** Records the current time, by the database's own clock. */
export async function noteMoment({ databaseUrl }: Stage, acknowledged: readonly string[]): Promise<Moment> {
  const known = [...acknowledged];
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ at: Date }>('SELECT clock_timestamp() AS at');
  await client.end();
  return { at: rows[0]?.at as Date, acknowledged: known };
}

/**
 * Restores the back-up with its WAL into a folder of its own: once up to that moment, compared with what was acknowledged to
 * guests, and once completely, by the script of the weekly trial restore.
 */
export async function restore(stage: Stage, moment: Moment): Promise<Fact[]> {
  await archiveAll(stage);
  const startedAt = Date.now();
  const { missing, later, broken } = await restoreMoment(stage, moment);
  const seconds = (Date.now() - startedAt) / 1000;
  const trial = await trialRestore(stage).then(
    (message) => ({ said: message, failed: 0 }),
    (error: Error) => ({ said: error.message, failed: 1 }),
  );
  console.log(`  trial-restore.sh: ${trial.said}`);
  return [
    {
      name: 'seconds until the back-up serves elsewhere, as of an earlier moment',
      value: seconds,
      atMost: 120,
    },
    { name: 'bookings acknowledged by then that it does not have', value: missing, atMost: 0 },
    { name: 'bookings after then that it has', value: later, atMost: 0 },
    { name: 'broken rules of money and places in it', value: broken, atMost: 0 },
    { name: 'faults of the weekly trial restore', value: trial.failed, atMost: 0 },
  ];
}

/** Archives all WAL written so far. */
async function archiveAll({ machines }: Stage): Promise<void> {
  const { ports, password } = machines.layout;
  const port = ports.databases[await machines.leader()]?.postgres;
  const client = new pg.Client(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`);
  await client.connect();
  try {
    const { rows } = await client.query<{ file: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS file');
    const file = rows[0]?.file ?? '';
    await until('the log elsewhere', async () => {
      const archived = await client.query<{ is: boolean }>(
        'SELECT substr(last_archived_wal, 9) >= substr($1, 9) AS is FROM pg_stat_archiver',
        [file],
      );
      return archived.rows[0]?.is === true;
    });
  } finally {
    await client.end();
  }
}

async function restoreMoment(stage: Stage, { at, acknowledged }: Moment) {
  const { layout, postgresUser } = stage.machines;
  const folder = join(layout.folder, 'restored');
  mkdirSync(folder, { mode: 0o700 });
  if (postgresUser) chownSync(folder, postgresUser.uid, postgresUser.gid);
  const target = at.toISOString().replace('T', ' ').replace('Z', '+00');
  const to = ['--type=time', `--target=${target}`, '--target-action=promote'];
  await pgbackrest(stage, [`--pg1-path=${folder}`, '--archive-mode=off', ...to, 'restore']);
  const port = await freePort();
  const options = [
    ...['-c listen_addresses=127.0.0.1', `-c port=${port}`, `-c unix_socket_directories=${folder}`],
    ...['-c archive_mode=off', '-c synchronous_standby_names='],
  ];
  const control = ['--pgdata', folder, '--wait', '--timeout=120', `--log=${join(folder, 'restored.log')}`];
  await asPostgres(stage, join(layout.bin, 'pg_ctl'), [
    ...control,
    `--options=${options.join(' ')}`,
    'start',
  ]);
  const { db, close } = connect(`postgres://neoviet:${layout.password}@127.0.0.1:${port}/neoviet`, {
    max: 2,
  });
  try {
    await until('the restored database', async () => {
      const { rows } = await sqlOf(port, layout.password, 'SELECT NOT pg_is_in_recovery() AS is');
      return rows[0]?.is === true;
    });
    const rows = await db.selectFrom('bookings').select(['code', 'created_at']).execute();
    const there = new Set(rows.map(({ code }) => code));
    return {
      missing: acknowledged.filter((code) => !there.has(code)).length,
      later: rows.filter(({ created_at }) => created_at > at).length,
      broken: Object.keys(await brokenInvariants(db)).length,
    };
  } finally {
    await close();
    await asPostgres(stage, join(layout.bin, 'pg_ctl'), [
      '--pgdata',
      folder,
      '--mode=immediate',
      '--wait',
      'stop',
    ]);
  }
}

async function sqlOf(port: number, password: string, statement: string) {
  const client = new pg.Client(`postgres://neoviet:${password}@127.0.0.1:${port}/neoviet`);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

async function trialRestore(stage: Stage): Promise<string> {
  const { folder, bin } = stage.machines.layout;
  const trial = join(folder, 'trial');
  mkdirSync(trial, { mode: 0o777 });
  const { postgresUser } = stage.machines;
  if (postgresUser) chownSync(trial, postgresUser.uid, postgresUser.gid);
  const env = { PG_BIN: bin, TRIAL_FOLDER: trial };
  return (await asPostgres(stage, 'bash', [resolve('deploy/pgbackrest/trial-restore.sh')], env)).trim();
}

async function pgbackrest(stage: Stage, args: string[]): Promise<void> {
  const program = stage.programs.pgbackrest;
  if (!program) throw new Error('There is no pgbackrest');
  await asPostgres(stage, program, ['--stanza=neo-viet', ...args]);
}

/** Uses the configuration of the primary's machine. @throws with the program's output */
async function asPostgres(
  { machines }: Stage,
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const home = join(machines.layout.folder, `db-${(await machines.leader()) + 1}`);
  const { stdout } = await run(program, args, {
    cwd: home,
    env: { ...process.env, HOME: home, PGBACKREST_CONFIG: join(home, 'pgbackrest.conf'), ...env },
    ...machines.postgresUser,
  });
  return stdout;
}
