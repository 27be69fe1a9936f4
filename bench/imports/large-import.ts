import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type SheetRef, sheetKey } from '#modules/sheets/kinds/sheet-kinds.ts';
import { findImport, type ImportState } from '#modules/sheets/queries/imports.ts';
import { writeCsv } from '#platform/csv/write-csv.ts';
import { connect, type Database } from '#platform/db/connect.ts';
import type { Figure, Measure } from '../measure.ts';
import { signInToOffice } from '../office/office-visit.ts';
import type { Bench } from '../setup/bench.ts';
import { databaseCpu, findServerPid, usedSince } from '../setup/database-cpu.ts';
import { startSite } from '../setup/start-site.ts';
import { copiesOf } from './copies-of.ts';

const usualRows = 10_000;
/** For 10,000 rows, from the first byte of the upload until the last row is written. */
const maxSeconds = 60;
const ref: SheetRef = { name: 'products', kind: 'hotel' };

/**
 * A large sheet of hotels, one in fifty rows faulty, taken through a running site as staff do in the browser: uploaded,
 * checked, imported by the site's own job, followed by the jobs of its products, and undone.
 */
export const largeImport: Measure = {
  name: 'large-import',
  async *run(bench, { rows = usualRows }) {
    const office = await openOffice(bench);
    const { db } = office;
    const table = await copiesOf(db, ref, { rows, now: new Date() });
    const file = new Blob([writeCsv(table)]);
    const megabytes = `${(file.size / 1e6).toFixed(0)} MB`;

    let path = '';
    const uploaded = await used(office, async () => {
      path = await upload(office, file);
    });
    const id = Number(path.split('/').pop());
    const columns = (await findImport(db, id))?.columns ?? [];
    const named = Object.fromEntries(columns.map((name, at) => [`cot-${at}`, name]));
    const checked = await used(office, async () => {
      await post(office, path, { do: 'check', ...named });
      await until(db, id, 'checked');
    });
    const found = tally((await findImport(db, id))?.counts);
    const written = await used(office, async () => {
      await post(office, path, { do: 'import', reason: 'bảng mới' });
      await until(db, id, 'done');
    });
    yield figure('upload of a large sheet', uploaded, `${rows} rows, ${megabytes}`);
    yield figure('its check', checked, found);
    yield figure('its rows written', written, tally((await findImport(db, id))?.counts));
    const all = [uploaded, checked, written].reduce(sum);
    const budget = { atMost: (maxSeconds * rows) / usualRows };
    yield { ...figure('upload, check and rows', all, `${rows} rows`), budget };
    const followed = await used(office, () => untilFollowed(db));
    yield figure('jobs of its products after that', followed, 'days, prices and cards');
    const undone = await used(office, async () => {
      await post(office, path, { do: 'undo' });
      await until(db, id, 'undone');
    });
    yield { ...figure('all of it undone', undone, tally((await findImport(db, id))?.counts)), budget };
  },
};

interface Office {
  db: Database;
  sitePid: number;
  serverPid: number;
  base: string;
  cookie: string;
}

async function openOffice(bench: Bench): Promise<Office> {
  const server = await bench.databaseServer();
  const name = 'large_import';
  const url = server.replace(/\/[^/]*$/, `/${name}`);
  const admin = connect(server, { max: 1 });
  await sql`DROP DATABASE IF EXISTS ${sql.id(name)}`.execute(admin.db);
  await sql`CREATE DATABASE ${sql.id(name)}`.execute(admin.db);
  await admin.close();
  const env = { DATA_DIR: bench.folder(name), DATABASE_URL: url, RATE_LIMIT: 'false', DEMO_TRADE: 'false' };
  const site = await startSite(bench, env);
  const { db, close } = connect(url, { max: 2 });
  bench.onStop(close);
  const base = `${site.url}/quan-tri`;
  const cookie = await signInToOffice(base);
  return { db, sitePid: site.pid, serverPid: await findServerPid(db), base, cookie };
}

/** @returns the path of the import's page */
async function upload(office: Office, file: Blob): Promise<string> {
  const form = new FormData();
  form.set('sheet', sheetKey(ref));
  form.set('file', file, 'khach-san.csv');
  const reply = await send(office, '/nhap-xuat', form);
  if (reply.status !== 303) throw new Error(`The upload was answered with ${reply.status}`);
  return (reply.headers.get('location') ?? '').replace(/^\/quan-tri/, '');
}

async function post(office: Office, path: string, fields: Record<string, string>): Promise<void> {
  const reply = await send(office, path, new URLSearchParams(fields));
  if (reply.status >= 400) throw new Error(`${path}: ${reply.status}`);
}

async function send({ base, cookie }: Office, path: string, body: BodyInit): Promise<Response> {
  const headers = { cookie, origin: new URL(base).origin };
  const reply = await fetch(`${base}${path}`, { method: 'POST', headers, body, redirect: 'manual' });
  await reply.arrayBuffer();
  return reply;
}

async function until(db: Database, id: number, state: ImportState): Promise<void> {
  while ((await stateOf(db, id)) !== state) await sleep(200);
}

async function stateOf(db: Database, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('sheet_imports').select('state').where('id', '=', id).executeTakeFirst();
  return row?.state;
}

/** Waits until no job of a published product is left. */
async function untilFollowed(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM pgboss.job
      WHERE name = 'catalogue.product_published' AND state < 'completed'`.execute(db);
    if (rows[0]?.count === 0) return;
    await sleep(500);
  }
}

type Used = { seconds: number; site: number; database: number };

/** Elapsed seconds of some work, and processor seconds of site and database while it lasts. */
async function used({ sitePid, serverPid }: Office, work: () => Promise<void>): Promise<Used> {
  const [startedAt, site, database] = [performance.now(), processorSeconds(sitePid), databaseCpu(serverPid)];
  await work();
  return {
    seconds: (performance.now() - startedAt) / 1000,
    site: processorSeconds(sitePid) - site,
    database: usedSince(database, databaseCpu(serverPid)) / 1000,
  };
}

/** Processor time of all threads of a process. Linux only. */
function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) / 100;
}

const sum = (one: Used, other: Used): Used => ({
  seconds: one.seconds + other.seconds,
  site: one.site + other.site,
  database: one.database + other.database,
});

const figure = (name: string, { seconds, site, database }: Used, note: string): Figure => ({
  ...{ name, value: seconds, unit: 's', digits: 1 },
  note: `processor: site ${site.toFixed(1)} s, database ${database.toFixed(1)} s; ${note}`,
});

const tally = (counts: Partial<Record<string, number>> = {}) =>
  Object.entries(counts)
    .map(([outcome, count]) => `${count} ${outcome}`)
    .join(', ');
