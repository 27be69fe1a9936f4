import { loadConfig } from '#platform/config/config.ts';
import { connect } from '#platform/db/connect.ts';
import { findRunningEmbedded } from '#platform/db/embedded/find-running-embedded.ts';
import { createHotels } from '../holds/hotels.ts';
import { inParallel } from '../holds/in-parallel.ts';
import { percentile } from '../search/percentile.ts';
import type { Bench } from '../setup/bench.ts';
import { load } from '../setup/load.ts';
import { startSite } from '../setup/start-site.ts';
import { paidNotices, startAttempts } from './start-attempts.ts';

const notifications = 400;
const hands = 4;
const visitors = 10;

export interface UnderLoad {
  perSecond: number;
  p95Ms: number;
  pagesPerSecond: number;
}

/** Sends VNPay's webhooks to a running site over HTTP while visitors load its home page as fast as they can. */
export async function measureUnderLoad(bench: Bench): Promise<UnderLoad> {
  const folder = await bench.demoFolder();
  const site = await startSite(bench, { DATA_DIR: folder });
  const url = await findRunningEmbedded(loadConfig({ DATA_DIR: folder }).DATA_DIR);
  if (!url) throw new Error(`No database runs in ${folder}`);
  const now = new Date();
  const { db, close } = connect(url, { max: 1 });
  const unitIds = await createHotels(db, now);
  await close();
  await startAttempts(url, unitIds, notifications, now);
  const notices = await paidNotices(url, now);
  await load(`${site.url}/`, { connections: visitors, seconds: 1, encoding: 'br' });
  const times: number[] = [];
  let isDone = false;
  const pages = readPages(`${site.url}/`, () => isDone);
  const perSecond = await inParallel(notices, hands, async (query) => {
    const startedAt = performance.now();
    const reply = await fetch(`${site.url}/api/v1/payments/vnpay/ipn?${new URLSearchParams(query)}`);
    const { RspCode } = (await reply.json()) as { RspCode: string };
    times.push(performance.now() - startedAt);
    if (RspCode !== '00') throw new Error(`VNPay was answered ${RspCode}`);
  });
  isDone = true;
  return { perSecond, p95Ms: percentile(times, 0.95), pagesPerSecond: await pages };
}

/** Loads pages until told to stop. @returns pages per second */
async function readPages(url: string, isDone: () => boolean): Promise<number> {
  let pages = 0;
  const startedAt = performance.now();
  while (!isDone())
    pages += (await load(url, { connections: visitors, seconds: 1, encoding: 'br' })).answered;
  return pages / ((performance.now() - startedAt) / 1000);
}
