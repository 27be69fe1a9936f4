import { createServer } from 'node:http';
import type { Measure } from './measure.ts';
import type { Bench } from './setup/bench.ts';
import { cpuMs } from './setup/cpu-time.ts';
import { load } from './setup/load.ts';
import { startSite } from './setup/start-site.ts';

/** Rendered anew each time, so that loaders and statements are included; one at a time, as concurrent requests share a page. */
const path = '/khach-san';
const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const rounds = 3;
/** Enough requests that one-time loading and compilation do not matter. */
const [first, amount] = [400, 1_500];

/**
 * Cost of observability: the site's processor time per request with request times and visits counted, and in addition with
 * traces (a tenth, the default) and error reports sent, compared with none of it. Alternating, so that load on the machine
 * affects all of them.
 */
export const watching: Measure = {
  name: 'watching',
  async *run(bench) {
    const at = await openCollector(bench);
    const base = { DATA_DIR: await bench.demoFolder(), RATE_LIMIT: 'false', PAGE_CACHE_MB: '0' };
    const ways = {
      blind: { COUNTERS: 'false' },
      counting: {},
      tracing: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://${at}`, ERROR_DSN: `http://key@${at}/1` },
    };
    const names = Object.keys(ways) as (keyof typeof ways)[];
    const best = new Map(names.map((way) => [way, Number.POSITIVE_INFINITY]));
    for (let round = 0; round < rounds; round++)
      for (const way of names) {
        const site = await startSite(bench, { ...base, ...ways[way] });
        const ask = (times: number) =>
          load(`${site.url}${path}`, { connections: 1, amount: times, encoding: 'identity', agent });
        await ask(first);
        const before = cpuMs(site.pid);
        await ask(amount);
        best.set(way, Math.min(best.get(way) ?? 0, (cpuMs(site.pid) - before) / amount));
        await site.stop();
      }
    const blind = best.get('blind') ?? 0;
    for (const [way, what] of [
      ['counting', 'times and visits counted'],
      ['tracing', 'traces and fault reports too'],
    ] as const) {
      const ms = best.get(way) ?? 0;
      yield {
        name: `processor time of a request with ${what}, more than without`,
        value: (ms / blind - 1) * 100,
        unit: '%',
        digits: 1,
        budget: { atMost: 3 },
        note: `${blind.toFixed(2)} and ${ms.toFixed(2)} ms, best of ${rounds}`,
      };
    }
  },
};

/** Accepts traces and error reports and discards them. @returns its URL */
async function openCollector(bench: Bench): Promise<string> {
  const collector = createServer((request, reply) => {
    request.resume();
    reply.end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  bench.onStop(() => collector.close());
  return `127.0.0.1:${(collector.address() as { port: number }).port}`;
}
