import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect, type Database } from '#platform/db/connect.ts';
import { listQueueFigures } from '#platform/queue/queue-figures.ts';
import { addDays } from '#platform/time/days.ts';
import { databaseOf } from '#tests/e2e/support/site-process.ts';
import { tablesByGrowth } from '#tests/growth/tables-by-growth.ts';
import { compare } from '#tests/support/faults/compare.ts';
import { newDiary, sendGuests } from '#tests/support/faults/guests.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';
import { createHotels, firstNight } from './holds/hotels.ts';
import { type Measure, median } from './measure.ts';
import { load } from './setup/load.ts';
import { proportionalMb } from './setup/proportional-mb.ts';
import { startSite } from './setup/start-site.ts';

/** URLs of the visitors' requests: pages from the cache, a filtered list, a detail page, a suggestion, a picture. */
const paths = [
  '/',
  '/khach-san',
  '/du-lich?sortBy=price:asc',
  '/cam-nang-du-lich',
  '/api/v1/hotels?search=da%20nang&limit=20',
  '/api/v1/settings',
];
const bankSecret = 'the secret of the bank in the soak';
/** Guests who book and pay meanwhile, one booking after another. */
const crowd = { guests: 2, pauseMs: 1_000 };
const warmUpSeconds = 20;
/** SOAK_MINUTES says otherwise. */
const minutes = Number(process.env.SOAK_MINUTES ?? 30);
const shareOfLimit = 0.7;
const sampleSeconds = 10;
/** Tables that grow only with what staff write. */
const catalogue = new Set(tablesByGrowth.catalogue.split(/\s+/));
/** Time limit for pending jobs after the last guest has paid. */
const quietMs = 60_000;

/**
 * Half an hour at 70 % of the site's capacity, over six URLs at once, while guests book and pay: no errors, everything
 * acknowledged to guests is in the database, and memory does not grow. Runs only when named.
 */
export const soak: Measure = {
  name: 'soak',
  async *run(bench) {
    const folder = await bench.demoFolder();
    const smtp = await startSmtpServer(() => '');
    bench.onStop(() => smtp.stop());
    const site = await startSite(bench, {
      ...{ DATA_DIR: folder, DEMO_TRADE: 'false', RATE_LIMIT: 'false', BANK_WEBHOOK_SECRET: bankSecret },
      SMTP_URL: smtp.url,
    });
    const { db, close } = connect(databaseOf(folder).url, { max: 2 });
    bench.onStop(close);
    const from = firstNight(new Date());
    const shop = {
      ...{ url: site.url, bankSecret, unitIds: await createHotels(db, new Date()) },
      stay: { from, to: addDays(from, 1) },
    };
    const together = (rateOf: (index: number) => number | undefined, seconds: number) =>
      Promise.all(
        paths.map((path, index) =>
          load(site.url + path, { connections: 3, seconds, encoding: 'br', rate: rateOf(index) }),
        ),
      );
    await together(() => undefined, 5);
    const limits = (await together(() => undefined, warmUpSeconds)).map(
      ({ requestsPerSecond }) => requestsPerSecond,
    );
    const samples: number[] = [];
    let isOver = false;
    const diary = newDiary();
    const before = await countRows(db);
    const booking = sendGuests(shop, crowd, () => isOver, diary);
    booking.catch(() => {});
    const sampling = (async () => {
      for (; !isOver; await sleep(sampleSeconds * 1000)) samples.push(proportionalMb(site.pid));
    })();
    const results = await together(
      (index) => Math.max(1, Math.round((limits[index] ?? 1) * shareOfLimit)),
      minutes * 60,
    );
    isOver = true;
    await Promise.all([sampling, booking]);
    const answered = results.reduce((sum, result) => sum + result.answered, 0);
    yield {
      name: `answers in ${minutes} minutes at 70 % of the limit`,
      value: answered,
      unit: '',
      digits: 0,
      note: `${Math.round(answered / minutes / 60)}/s, no error; ${diary.acknowledged.length} booked, ${diary.paid.length} paid`,
    };
    const perMinute = Math.round(60 / sampleSeconds);
    const early = median(samples.slice(2 * perMinute, 5 * perMinute));
    const late = median(samples.slice(-3 * perMinute));
    yield {
      name: 'memory of the last three minutes, of the third to the fifth',
      value: late / early,
      unit: '×',
      budget: { atMost: 1.05 },
      note: `${Math.round(early)} MB, then ${Math.round(late)} MB`,
    };
    for (const end = Date.now() + quietMs; Date.now() < end && (await isBusy(db)); ) await sleep(500);
    for (const [name, value] of Object.entries(await compare(db, diary)))
      yield { name, value, unit: '', digits: 0, budget: { atMost: 0 } };
    const after = await countRows(db);
    const grown = [...after]
      .map(([table, rows]) => ({ table, rows: rows - (before.get(table) ?? 0) }))
      .filter(({ rows }) => rows > 0)
      .toSorted((a, b) => b.rows - a.rows);
    const unkept = grown.filter(({ table }) => catalogue.has(table));
    yield {
      name: 'tables that grew and that nobody keeps',
      value: unkept.length,
      unit: '',
      digits: 0,
      budget: { atMost: 0 },
      note: unkept.map(({ table, rows }) => `${table} ${rows}`).join(', '),
    };
    yield {
      name: 'rows for each booking',
      value: grown.reduce((sum, { rows }) => sum + rows, 0) / Math.max(1, diary.paid.length),
      unit: '',
      digits: 1,
      note: grown
        .slice(0, 12)
        .map(({ table, rows }) => `${table} ${rows}`)
        .join(', '),
    };
  },
};

async function isBusy(db: Database): Promise<boolean> {
  return (await listQueueFigures(db)).some(({ state }) => state !== 'failed');
}

/** Row counts by table. */
async function countRows(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`.execute(
    db,
  );
  const counts = new Map<string, number>();
  for (const { name } of rows) {
    const counted = await sql<{
      count: number;
    }>`SELECT count(*)::int AS count FROM ${sql.table(name)}`.execute(db);
    counts.set(name, counted.rows[0]?.count ?? 0);
  }
  return counts;
}
