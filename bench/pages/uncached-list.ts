import { type Measure, median } from '../measure.ts';
import { load } from '../setup/load.ts';
import { type BuiltSite, startBuiltSite } from './start-built-site.ts';

const rounds = 5;
const pagesOfARound = 150;
const path = '/khach-san';

/** A list page that nothing has cached, against React rendering the same tree from the same data. */
export const uncachedList: Measure = {
  name: 'uncached',
  async *run(bench) {
    const site = await startBuiltSite(bench);
    await keepSamePage(site);
    const rows: { page: number; react: number }[] = [];
    for (let round = 0; round <= rounds; round++) {
      const page = await pageCpuMs(site);
      const { cpuMs } = await site.ask({ ask: 'react', times: pagesOfARound });
      if (round > 0) rows.push({ page, react: cpuMs / pagesOfARound });
    }
    const of = (which: 'page' | 'react') => median(rows.map((row) => row[which])).toFixed(2);
    yield {
      name: 'uncached list page, of React alone',
      value: median(rows.map((row) => row.page / row.react)),
      unit: '×',
      budget: { atMost: 1.6 },
      note: `${of('page')} ms against ${of('react')} ms of processor time`,
    };
  },
};

async function pageCpuMs(site: BuiltSite): Promise<number> {
  const before = await site.ask({ ask: 'cpu' });
  const { answered } = await load(site.url + path, { connections: 4, amount: pagesOfARound, encoding: 'br' });
  const after = await site.ask({ ask: 'cpu' });
  return (after.cpuMs - before.cpuMs) / answered;
}

/** @throws when React alone does not print the very page that the site sends: then the ratio would mean nothing */
async function keepSamePage(site: BuiltSite): Promise<void> {
  await site.ask({ ask: 'keep' });
  const sent = await (await fetch(site.url + path)).text();
  const { html } = await site.ask({ ask: 'react', times: 1 });
  if (html !== sent)
    throw new Error(`React alone prints another page: ${html.length} and ${sent.length} characters`);
}
