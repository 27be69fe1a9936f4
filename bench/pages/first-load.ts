import { brotliCompressSync, constants } from 'node:zlib';
import type { Figure, Measure } from '../measure.ts';
import { startSite } from '../setup/start-site.ts';
import { followPage, type Loaded } from './follow-page.ts';

/** Bytes that a browser fetches for the list page before anybody does anything; 1 KB = 1,000 bytes. */
export const firstLoad: Measure = {
  name: 'first-load',
  async *run(bench) {
    const site = await startSite(bench, { DATA_DIR: await bench.demoFolder() });
    const loaded = await followPage(site.url, '/khach-san');
    const ofKind = (kind: Loaded['kind']) => loaded.filter((file) => file.kind === kind);
    const scripts = ofKind('script');
    const framework = scripts.filter(({ isFramework }) => isFramework);
    const fonts = ofKind('font');
    yield size('JavaScript', scripts, { budgetKb: 120 });
    yield size('of it React and router', framework, {});
    yield size('CSS', ofKind('style'), { budgetKb: 15 });
    const preloaded = fonts.filter(({ isPreloaded }) => isPreloaded).length;
    yield size('fonts', fonts, { budgetKb: 60, note: `${preloaded} preloaded` });
  },
};

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
    name: `first load of the list page, ${name}`,
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
