import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Measure } from './measure.ts';
import { proportionalMb } from './setup/proportional-mb.ts';
import { startSite } from './setup/start-site.ts';

const requests = 200;
const restSeconds = 20;
const paths = [
  '/',
  '/khach-san',
  '/du-lich',
  '/du-thuyen',
  '/combo-voucher',
  '/cam-nang-du-lich',
  '/dia-diem',
];

/** Memory of the site and its PostgreSQL, 20 s after start and after 200 requests. Linux only. */
export const memory: Measure = {
  name: 'memory',
  async *run(bench) {
    const site = await startSite(bench, { DATA_DIR: await bench.demoFolder() });
    const startedAt = performance.now();
    for (let request = 0; request < requests; request++) {
      const response = await fetch(site.url + paths[request % paths.length]);
      await response.arrayBuffer();
    }
    await sleep(Math.max(0, restSeconds * 1000 - (performance.now() - startedAt)));
    const database = descendantsOf(site.pid);
    const siteMb = proportionalMb(site.pid);
    const databaseMb = database.reduce((sum, pid) => sum + proportionalMb(pid), 0);
    yield {
      name: 'memory at rest, PostgreSQL included',
      value: siteMb + databaseMb,
      unit: 'MB',
      digits: 0,
      budget: { atMost: 450 },
      note: `site ${Math.round(siteMb)}, ${database.length} processes of PostgreSQL ${Math.round(databaseMb)}`,
    };
  },
};

/** All descendants of this process. */
function descendantsOf(pid: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(Number(name))]),
  );
  const children = (of: number): number[] =>
    [...parents].filter(([, parent]) => parent === of).flatMap(([child]) => [child, ...children(child)]);
  return children(pid);
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0; // The process ended meanwhile.
  }
}
