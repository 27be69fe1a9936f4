import { type Figure, type Measure, median } from '../measure.ts';
import { cpuMs } from '../setup/cpu-time.ts';
import { databaseCpu, usedSince } from '../setup/database-cpu.ts';
import { askPage } from './ask-page.ts';
import { listQuery, type NextAddress, pageAddresses } from './page-addresses.ts';
import { type BuiltSite, startBuiltSite } from './start-built-site.ts';
import { startYardstick, type Yardstick } from './yardstick.ts';

const rounds = 5;
const pagesOfARound = 60;
/** Warm-up, until code is compiled and query plans and caches are filled. */
const pagesBefore = 250;
/** Time of a yardstick page on the machine for which the budgets were set, in milliseconds. */
const yardstickMs = 25;
const maxListKb = 110;

/** In milliseconds of processor time: Node's, and the database's. */
const budgets: Record<string, [node: number, database: number]> = {
  list: [6, 2],
  'list with dates': [7, 4],
  home: [8, 5],
  'hotel with dates': [9, 5],
  article: [6, 2],
};

/**
 * Uncached pages: a new URL for each request, one at a time, without the page cache. The budgets are for a machine on which
 * the yardstick takes 25 ms; elsewhere they are scaled by its time there.
 */
export const uncachedPages: Measure = {
  name: 'uncached',
  async *run(bench) {
    const site = await startBuiltSite(bench);
    const yardstick = await startYardstick(bench);
    const pages = Object.entries(await pageAddresses(site));
    const usual = typeof yardstick === 'string' ? null : await warmYardstick(yardstick);
    for (const [, next] of pages) await askPages(site.url, next, pagesBefore);
    const usualMs: number[] = [];
    const taken = new Map(pages.map(([name]) => [name, [] as Taken[]]));
    for (let round = 0; round < rounds; round++) {
      if (usual) usualMs.push(await usual());
      for (const [name, next] of pages) taken.get(name)?.push(await timesOf(site, next));
    }
    const pace = usual ? median(usualMs) / yardstickMs : 1;
    if (usual) yield { name: 'yardstick, list', value: median(usualMs), unit: 'ms', digits: 1 };
    for (const [name, times] of taken) yield* figuresOf(name, times, pace, String(yardstick));
    yield {
      name: 'HTML of a list before compression',
      value: await listKb(site),
      unit: 'KB',
      digits: 0,
      budget: { atMost: maxListKb },
    };
  },
};

interface Taken {
  node: number;
  database: number;
}

function figuresOf(name: string, times: Taken[], pace: number, yardstick: string): Figure[] {
  const [node, database] = budgets[name] ?? [];
  const figure = (part: string, value: number, most: number | undefined): Figure => ({
    name: `uncached ${name}, ${part}`,
    value,
    unit: 'ms',
    digits: 1,
    // Without the yardstick the speed of this machine is unknown.
    ...(most && { budget: { atMost: Number((most * pace).toFixed(1)) } }),
    note: pace === 1 ? yardstick : most ? `≤ ${most} where the yardstick takes ${yardstickMs}` : '',
  });
  return [
    figure('Node', median(times.map((time) => time.node)), node),
    figure('PostgreSQL', median(times.map((time) => time.database)), database),
  ];
}

async function timesOf(site: BuiltSite, next: NextAddress): Promise<Taken> {
  const before = { ...(await site.ask({ ask: 'cpu' })), database: databaseCpu(site.databasePid) };
  await askPages(site.url, next, pagesOfARound);
  const database = usedSince(before.database, databaseCpu(site.databasePid));
  const { cpuMs } = await site.ask({ ask: 'cpu' });
  return { node: (cpuMs - before.cpuMs) / pagesOfARound, database: database / pagesOfARound };
}

/** Returns a function that measures one round of it. */
async function warmYardstick({ url, pid }: Yardstick): Promise<() => Promise<number>> {
  let turn = 0;
  const next = () => `/khach-san${listQuery(turn++)}`;
  await askPages(url, next, pagesBefore);
  return async () => {
    const before = cpuMs(pid);
    await askPages(url, next, pagesOfARound);
    return (cpuMs(pid) - before) / pagesOfARound;
  };
}

async function askPages(url: string, next: NextAddress, amount: number): Promise<void> {
  for (let count = 0; count < amount; count++) await askPage(url + next());
}

async function listKb(site: BuiltSite): Promise<number> {
  const html = await (await fetch(`${site.url}/khach-san?priceMin=1000`)).arrayBuffer();
  return html.byteLength / 1000;
}
