import { setTimeout as sleep } from 'node:timers/promises';
import { type Measure, median } from './measure.ts';
import { load } from './setup/load.ts';
import { proportionalMb } from './setup/proportional-mb.ts';
import { startSite } from './setup/start-site.ts';

/** Shares of the visitors' requests: pages out of the cache, a filtered list, a detail page, a suggestion, a picture. */
const paths = [
  '/',
  '/khach-san',
  '/du-lich?sortBy=price:asc',
  '/cam-nang-du-lich',
  '/api/v1/hotels?search=da%20nang&limit=20',
  '/api/v1/settings',
];
const warmUpSeconds = 20;
const minutes = 10;
const shareOfLimit = 0.8;
const sampleSeconds = 10;

/**
 * Ten minutes at 80 % of what the site can answer, over six addresses at once: no error, and memory that does not grow.
 * Only when asked for by name.
 */
export const soak: Measure = {
  name: 'soak',
  async *run(bench) {
    const site = await startSite(bench, { DATA_DIR: await bench.demoFolder(), RATE_LIMIT: 'false' });
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
    const sampling = (async () => {
      for (; !isOver; await sleep(sampleSeconds * 1000)) samples.push(proportionalMb(site.pid));
    })();
    const results = await together(
      (index) => Math.max(1, Math.round((limits[index] ?? 1) * shareOfLimit)),
      minutes * 60,
    );
    isOver = true;
    await sampling;
    const answered = results.reduce((sum, result) => sum + result.answered, 0);
    const perMinute = Math.round(60 / sampleSeconds);
    const early = median(samples.slice(perMinute, 3 * perMinute));
    const late = median(samples.slice(-2 * perMinute));
    yield {
      name: `answers in ${minutes} minutes at 80 % of the limit`,
      value: answered,
      unit: '',
      digits: 0,
      note: `${Math.round(answered / minutes / 60)}/s, no error`,
    };
    yield {
      name: 'memory of the last two minutes, of the first',
      value: late / early,
      unit: '×',
      budget: { atMost: 1.1 },
      note: `${Math.round(early)} MB, then ${Math.round(late)} MB`,
    };
  },
};
