import { createServer } from 'node:http';
import type { Measure } from './measure.ts';
import { cpuMs } from './setup/cpu-time.ts';
import { load } from './setup/load.ts';
import { startSite } from './setup/start-site.ts';

/** Drawn anew each time, so that loaders and statements are part of it; one at a time, as those who ask at once share a page. */
const path = '/khach-san';
const rounds = 3;
/** So many that what is read and compiled once does not count. */
const [first, amount] = [400, 1_500];

/**
 * What it costs that one sees: processor time of the site for one request with traces sent (a tenth of them, as usual) and
 * faults reported, against the same without. By turns on two sites, so that a busy machine is busy for both.
 */
export const watching: Measure = {
  name: 'watching',
  async *run(bench) {
    const collector = createServer((request, reply) => {
      request.resume();
      reply.end('{}');
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    bench.onStop(() => collector.close());
    const { port } = collector.address() as { port: number };
    const at = `127.0.0.1:${port}`;
    const base = { DATA_DIR: await bench.demoFolder(), RATE_LIMIT: 'false', PAGE_CACHE_MB: '0' };
    const seen = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://${at}`, ERROR_DSN: `http://key@${at}/1` };
    const best = { off: Number.POSITIVE_INFINITY, on: Number.POSITIVE_INFINITY };
    for (let round = 0; round < rounds; round++)
      for (const way of ['off', 'on'] as const) {
        const site = await startSite(bench, { ...base, ...(way === 'on' ? seen : {}) });
        const ask = (times: number) =>
          load(`${site.url}${path}`, { connections: 1, amount: times, encoding: 'identity' });
        await ask(first);
        const before = cpuMs(site.pid);
        await ask(amount);
        best[way] = Math.min(best[way], (cpuMs(site.pid) - before) / amount);
        await site.stop();
      }
    yield {
      name: 'processor time of a request with traces and fault reports, more than without',
      value: (best.on / best.off - 1) * 100,
      unit: '%',
      digits: 1,
      budget: { atMost: 3 },
      note: `${best.off.toFixed(2)} and ${best.on.toFixed(2)} ms, best of ${rounds}`,
    };
  },
};
