import { brotliCompressSync, constants } from 'node:zlib';
import type { Figure, Measure } from '../measure.ts';
import { signInToOffice } from '../office/office-visit.ts';
import { startSite } from '../setup/start-site.ts';
import { followPage, type Loaded } from './follow-page.ts';

/**
 * Bytes that a browser loads for a list, an article, the guests' sign-in page and a checkout before any interaction; 1
 * KB = 1,000 bytes.
 */
export const firstLoad: Measure = {
  name: 'first-load',
  async *run(bench) {
    const site = await startSite(bench, { DATA_DIR: await bench.demoFolder() });
    const list = await followPage(site.url, '/khach-san');
    yield size('the list page, JavaScript', scriptsOf(list), { budgetKb: 112 });
    const framework = scriptsOf(list).filter(({ url }) => /\/react-[^/]+\.js$/.test(url));
    yield size('the list page, of it React and router', framework, {});
    const article = await followPage(site.url, await firstArticle(site.url));
    yield size('an article, JavaScript', scriptsOf(article), { budgetKb: 105 });
    const signInPage = await followPage(site.url, '/dang-nhap');
    yield size('the sign-in page, JavaScript', scriptsOf(signInPage), { budgetKb: 110 });
    const checkout = await followPage(site.url, await firstCheckout(site.url));
    yield size('a checkout, JavaScript', scriptsOf(checkout), { budgetKb: 112 });
    yield size(
      'the list page, CSS',
      list.filter(({ kind }) => kind === 'style'),
      { budgetKb: 14 },
    );
    yield* officePages(site.url);
    const fonts = list.filter(({ kind }) => kind === 'font');
    const preloaded = fonts.filter(({ isPreloaded }) => isPreloaded).length;
    yield size('the list page, fonts', fonts, { budgetKb: 60, note: `${preloaded} preloaded` });
  },
};

/** Entry pages of the office, those with the most browser code. */
const officePaths = [
  '/',
  '/dat-cho',
  '/khach-goi',
  '/lich',
  '/so-tien',
  '/hoan-tien',
  '/san-pham',
  '/bao-cao',
  '/ngung-phuc-vu',
];

async function* officePages(site: string): AsyncIterable<Figure> {
  const cookie = await signInToOffice(`${site}/quan-tri`);
  const pages = [];
  for (const path of officePaths)
    pages.push({ path, scripts: scriptsOf(await followPage(site, `/quan-tri${path}`, cookie)) });
  const bytesOf = (files: Loaded[]) => files.reduce((sum, { body }) => sum + brotliBytes(body), 0);
  const [largest] = pages.toSorted((one, other) => bytesOf(other.scripts) - bytesOf(one.scripts));
  yield size('the office, JavaScript of Hôm nay', pages[0]?.scripts ?? [], { budgetKb: 180 });
  yield size('the office, JavaScript of its largest page', largest?.scripts ?? [], {
    budgetKb: 180,
    note: largest?.path ?? '',
  });
}

function scriptsOf(loaded: Loaded[]): Loaded[] {
  return loaded.filter(({ kind }) => kind === 'script');
}

async function firstArticle(site: string): Promise<string> {
  const { results } = await (await fetch(`${site}/api/v1/articles?limit=1`)).json();
  return `/${results[0].slug}`;
}

/** The checkout URL of the first room in a list of hotels, for two nights in three weeks. */
async function firstCheckout(site: string): Promise<string> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const stay = new URLSearchParams({ from: day(21), to: day(23), adults: '2' });
  const list = await (await fetch(`${site}/khach-san?${stay}`)).text();
  const hotel = /href="(\/khach-san\/[^"?]+\.html)/.exec(list)?.[1];
  const page = await (await fetch(`${site}${hotel}?${stay}`)).text();
  const link = /href="(\/dat-cho\?[^"]+)"/.exec(page)?.[1];
  if (!link) throw new Error(`No room of ${hotel} can be booked`);
  return link.replaceAll('&amp;', '&');
}

function size(
  name: string,
  files: Loaded[],
  { budgetKb, note }: { budgetKb?: number; note?: string },
): Figure {
  const bytes = files.reduce(
    (sum, { kind, body }) => sum + (kind === 'font' ? body.length : brotliBytes(body)),
    0,
  );
  return {
    name: `first load of ${name}`,
    value: bytes / 1000,
    unit: 'KB',
    digits: 1,
    ...(budgetKb && { budget: { atMost: budgetKb } }),
    note: [`${files.length} files`, note].filter(Boolean).join(', '),
  };
}

function brotliBytes(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
