import { sql } from 'kysely';
import { connect } from '#platform/db/connect.ts';
import type { Measure } from './measure.ts';
import { copyTrade } from './office/copy-trade.ts';
import { measureOffice } from './office/measure-office.ts';
import { startSite } from './setup/start-site.ts';

/** `--bookings` says otherwise. */
const usualBookings = 100_000;

/** The office's pages over two years of trade: each page is asked with other words and filters, one request at a time. */
export const office: Measure = {
  name: 'office',
  async *run(bench, { bookings = usualBookings }) {
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
    yield* measureOffice(site.url, db, bookings);
  },
};
