import { sql } from 'kysely';
import { connect } from '#platform/db/connect.ts';
import type { Measure } from './measure.ts';
import { copyTrade } from './office/copy-trade.ts';
import { officeVisit } from './office/office-visit.ts';
import { percentile } from './search/percentile.ts';
import { startSite } from './setup/start-site.ts';

const bookings = 100_000;
const rounds = 25;

/** The office's pages over two years of trade: each page is asked with other words and filters, one request at a time. */
export const office: Measure = {
  name: 'office',
  async *run(bench) {
    const server = await bench.databaseServer();
    const url = server.replace(/\/[^/]*$/, '/office');
    const admin = connect(server, { max: 1 });
    await sql`CREATE DATABASE office`.execute(admin.db);
    await admin.close();
    const env = { DATA_DIR: `${await bench.demoFolder()}-office`, DATABASE_URL: url, RATE_LIMIT: 'false' };
    const first = await startSite(bench, { ...env, DEMO_TRADE: 'true' });
    await first.stop();
    const { db, close } = connect(url, { max: 2 });
    bench.onStop(close);
    await copyTrade(db, bookings);
    const site = await startSite(bench, env);
    const visit = await officeVisit(site.url, db);
    // In turn, so that whatever the site does by the clock slows all of them.
    const taken = visit.pages.map(() => [] as number[]);
    for (let round = 0; round <= rounds; round++)
      for (const [index, [, paths]] of visit.pages.entries()) {
        const ms = await visit.get(paths[round % paths.length] ?? '');
        if (round > 0) taken[index]?.push(ms);
      }
    for (const [index, [name, , atMost]] of visit.pages.entries()) {
      const times = taken[index] ?? [];
      const middle = percentile(times, 0.5).toFixed(0);
      yield {
        name: `${name}, 95th percentile`,
        value: percentile(times, 0.95),
        unit: 'ms',
        digits: 0,
        budget: { atMost },
        note: `middle ${middle} ms, ${bookings.toLocaleString('en')} bookings`,
      };
    }
  },
};
