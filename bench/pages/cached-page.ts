import { type Measure, median } from '../measure.ts';
import { load } from '../setup/load.ts';
import { startChild } from '../setup/start-child.ts';
import { startSite } from '../setup/start-site.ts';
import type { RawReply } from './raw-server.ts';

const rounds = 5;
const connections = 20;
const encoding = 'br';

/** The home page from the page cache, compared with a bare `node:http` server that sends the same headers and bytes. */
export const cachedPage: Measure = {
  name: 'cached',
  async *run(bench) {
    const site = await startSite(bench, { DATA_DIR: await bench.demoFolder() });
    const reply = await fetchRaw(`${site.url}/`);
    const raw = await startChild(bench, 'bench/pages/raw-server.ts', {});
    const { port } = await raw.ask<{ port: number }>(reply);
    const [siteUrl, rawUrl] = [`${site.url}/`, `http://127.0.0.1:${port}/`];
    const rates: { site: number; raw: number }[] = [];
    for (let round = 0; round <= rounds; round++) {
      const seconds = round === 0 ? 2 : 3;
      const own = await load(siteUrl, { connections, seconds, encoding });
      const bare = await load(rawUrl, { connections, seconds, encoding });
      if (round > 0) rates.push({ site: own.requestsPerSecond, raw: bare.requestsPerSecond });
    }
    const perSecond = (of: 'site' | 'raw') => Math.round(median(rates.map((rate) => rate[of])));
    yield {
      name: 'cached home page, of raw node:http',
      value: median(rates.map((rate) => rate.site / rate.raw)),
      unit: '×',
      budget: { atLeast: 0.6 },
      note: `${perSecond('site')}/s against ${perSecond('raw')}/s, ${reply.body.length} bytes of brotli`,
    };
  },
};

/** The compressed response as sent; the second one, which comes from the cache. */
async function fetchRaw(url: string): Promise<RawReply> {
  const { get } = await import('node:http');
  const once = () =>
    new Promise<RawReply>((resolve, reject) => {
      get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers;
          resolve({ headers: headers as Record<string, string>, body: Buffer.concat(chunks) });
        });
      }).on('error', reject);
    });
  await once();
  return once();
}
