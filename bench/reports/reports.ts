import { sql } from 'kysely';
import { proveSaleSums } from '#modules/reports/commands/prove-sale-sums.ts';
import { proveBookedDays } from '#modules/reports/commands/sum-booked-days.ts';
import { sumSaleDays } from '#modules/reports/commands/sum-sale-days.ts';
import { runReport } from '#modules/reports/queries/run-report.ts';
import type { ReportAsk } from '#modules/reports/rules/report-ask.ts';
import type { ReportKind } from '#modules/reports/rules/report-kind.ts';
import { reportKinds } from '#modules/reports/rules/report-kinds.ts';
import type { Database } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import type { Figure, Measure } from '../measure.ts';
import { sumCopiedDays } from '../office/sum-copied-days.ts';
import { openCatalogue, sizes } from '../search/open-catalogue.ts';
import { percentile } from '../search/percentile.ts';
import { notUsed, usedFor } from '../setup/used-for.ts';
import { generateSales } from './generate-sales.ts';
import { reportAsks } from './report-asks.ts';

/** The budget is for a million (`--bookings 1000000`), which takes some minutes more. */
const usualBookings = 200_000;
const rounds = 1;

/**
 * All office reports in all variants, over two years of bookings, and the time to sum up the days and to verify the sums. One
 * request at a time.
 */
export const reports: Measure = {
  name: 'reports',
  async *run(bench, { bookings = usualBookings }) {
    const { db } = await openCatalogue(bench, sizes[0]);
    const clock = { now: () => new Date() };
    const today = dayInVietnam(clock.now());
    // A folder kept with `--keep` has those of an earlier run.
    if (!(await db.selectFrom('booked_days').select('day').limit(1).executeTakeFirst())) {
      yield await secondsOf('sales invented', () => generateSales(db, bookings, today));
      yield await secondsOf('sales summed, all at once', () => sumSaleDays({ db, clock }));
      yield await secondsOf('bookings summed, all at once', () => sumCopiedDays(db));
      await sql`VACUUM ANALYZE`.execute(db);
    }
    yield await secondsOf('sums proved', async () => {
      const log = { error: console.error } as unknown as Parameters<typeof proveSaleSums>[0]['log'];
      if ((await proveSaleSums({ db, log })) + (await proveBookedDays({ db, log })) > 0)
        throw new Error('The roll-ups differ from the sums of their lines.');
    });
    const all: Timed[] = [];
    for (const kind of reportKinds) {
      const times = await timesOf(db, kind, reportAsks(kind, today));
      all.push(...times);
      yield figureOf(`report '${kind.slug}'`, times);
    }
    yield figureOf(`reports, ${bookings.toLocaleString('en')} bookings`, all);
  },
};

async function secondsOf(name: string, work: () => Promise<unknown>): Promise<Figure> {
  const startedAt = performance.now();
  await work();
  return { name, value: (performance.now() - startedAt) / 1000, unit: 's', digits: 1 };
}

/** Elapsed time, and processor time of database and site, which other load on the machine changes little. */
type Timed = ReturnType<typeof notUsed> & { what: string };

/** The first round is a warm-up and not counted. */
async function timesOf(db: Database, kind: ReportKind, asks: readonly ReportAsk[]): Promise<Timed[]> {
  const times: Timed[] = [];
  for (let round = 0; round <= rounds; round++)
    for (const ask of asks) {
      const used = { ...notUsed(), what: Object.values(ask).join(' ') };
      await usedFor(db, used, () => runReport(db, kind, ask));
      if (round > 0) times.push(used);
    }
  return times;
}

function figureOf(name: string, times: readonly Timed[]): Figure {
  const all = times.map(({ ms }) => ms);
  const { ms: longest, what } = times.reduce((one, other) => (other.ms > one.ms ? other : one));
  const most = (of: 'site' | 'database') =>
    percentile(
      times.map((one) => one[of]),
      0.95,
    ).toFixed(0);
  return {
    name: `${name}, 95th percentile`,
    value: percentile(all, 0.95),
    unit: 'ms',
    digits: 0,
    budget: { atMost: 1000 },
    note: `middle ${percentile(all, 0.5).toFixed(0)}, longest ${longest.toFixed(0)} ms of ${all.length} ${what}; processor, 95th percentile: database ${most('database')}, site ${most('site')} ms`,
  };
}
