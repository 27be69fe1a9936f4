import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '#platform/db/free-port.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { quietly } from '../../scripts/quiet-chromium.ts';
import { type Measure, median } from '../measure.ts';
import { startSite } from '../setup/start-site.ts';

const rounds = 5;

/** Minimum score of each category, out of 100. */
const budgets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/**
 * Lighthouse scores on a phone with a slow connection for home, a list without and with dates, a detail page and an article: the
 * median of five runs. Performance is simulated for an idle machine; load lowers it.
 */
export const lighthouseScores: Measure = {
  name: 'lighthouse',
  async *run(bench) {
    const site = await startSite(bench, { DATA_DIR: await bench.demoFolder() });
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...quietly, `--remote-debugging-port=${port}`],
    });
    bench.onStop(() => browser.close());
    for (const [name, path] of Object.entries(await pagesOf(site.url))) {
      const runs: Audited[] = [];
      for (let round = 0; round < rounds; round++) runs.push(await audit(site.url + path, port));
      const middle = (read: (run: Audited) => number) => median(runs.map(read));
      for (const [category, atLeast] of Object.entries(budgets)) {
        // URLs with dates are deliberately excluded from search engines.
        if (category === 'seo' && path.includes('?')) continue;
        yield {
          name: `Lighthouse, ${name}, ${category}`,
          value: middle((run) => run.scores[category] ?? 0),
          unit: '',
          digits: 0,
          budget: { atLeast },
          note: [...new Set(runs.flatMap((run) => run.failed[category] ?? []))].join(', '),
        };
      }
      yield {
        name: `Lighthouse, ${name}, layout shift`,
        value: middle((run) => run.layoutShift),
        unit: '',
        digits: 3,
        budget: { atMost: 0.02 },
        note: `largest paint ${(middle((run) => run.largestPaintMs) / 1000).toFixed(1)} s, blocked ${Math.round(middle((run) => run.blockedMs))} ms`,
      };
    }
  },
};

async function pagesOf(url: string): Promise<Record<string, string>> {
  const first = async (collection: string) =>
    (await (await fetch(`${url}/api/v1/${collection}?limit=1`)).json()).results[0];
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  return {
    home: '/',
    list: '/khach-san',
    'list with dates': `/khach-san?${new URLSearchParams({ from: day(21), to: day(23), adults: '2' })}`,
    detail: (await first('hotels')).url,
    article: `/${(await first('articles')).slug}`,
  };
}

interface Audited {
  /** Scores out of 100, by category. */
  scores: Record<string, number>;
  /** Failed audits outside performance, by category. */
  failed: Record<string, string[]>;
  layoutShift: number;
  largestPaintMs: number;
  blockedMs: number;
}

async function audit(url: string, port: number): Promise<Audited> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: Object.keys(budgets) });
  if (!result) throw new Error(`Lighthouse returned no report for ${url}`);
  const { categories, audits } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    failed: Object.fromEntries(
      Object.values(categories)
        .filter(({ id }) => id !== 'performance')
        .map(({ id, auditRefs }) => [
          id,
          auditRefs
            .filter(({ id: auditId, weight }) => weight > 0 && audits[auditId]?.score === 0)
            .map(({ id: auditId }) => auditId),
        ]),
    ),
    layoutShift: value('cumulative-layout-shift'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
  };
}
