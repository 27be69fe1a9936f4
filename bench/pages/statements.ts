import { kinds } from '#modules/catalog/kinds/registry.ts';
import type { Figure, Measure } from '../measure.ts';
import { type BuiltSite, startBuiltSite } from './start-built-site.ts';

const lists = kinds.map((kind) => kind.prefix);

/** Number of SQL statements of one uncached page, including transactions; one of them counts the request for its IP address. */
export const statements: Measure = {
  name: 'statements',
  async *run(bench) {
    const site = await startBuiltSite(bench);
    // The first page of a process may read what later ones have cached.
    await countStatements(site, '/khach-san');
    yield figure('home', await countStatements(site, '/'), 12);
    for (const path of lists) {
      yield figure(`list ${path}`, await countStatements(site, path), 8);
      const detail = await firstDetail(site, path);
      yield figure(`detail of ${path}`, await countStatements(site, detail), 9);
      const dated = `${detail}?${choice()}`;
      yield figure(`detail of ${path} with dates`, await countStatements(site, dated), 9);
    }
  },
};

const figure = (page: string, value: number, atMost: number): Figure => ({
  name: `statements, ${page}`,
  value,
  unit: '',
  digits: 0,
  budget: { atMost },
});

async function countStatements(site: BuiltSite, path: string): Promise<number> {
  await site.ask({ ask: 'statements' });
  await getPage(site, path);
  const sent = await site.ask({ ask: 'statements' });
  // Excludes the set-up of a new connection, and the database's health check.
  return sent.filter((text) => !text.startsWith('SET lock_timeout') && text !== 'SELECT 1').length;
}

async function firstDetail(site: BuiltSite, list: string): Promise<string> {
  const html = await getPage(site, list);
  const link = html.match(new RegExp(`href="(${list}/[a-z0-9-]+\\.html)"`))?.[1];
  if (!link) throw new Error(`${list} links to no product`);
  return link;
}

async function getPage(site: BuiltSite, path: string): Promise<string> {
  const response = await fetch(site.url + path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.text();
}

/** Two nights or days a month from now, for two guests. */
function choice(): string {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  return new URLSearchParams({ from: day(30), to: day(32), adults: '2' }).toString();
}
