import type { BuiltSite } from './start-built-site.ts';

/** Returns a URL that was not requested before, on each call. */
export type NextAddress = () => string;

/** Pages by name, each with a generator of its URLs. */
export async function pageAddresses(site: BuiltSite): Promise<Record<string, NextAddress>> {
  const [hotels, articles, provinces] = await Promise.all([
    addressesOf(site, 'khach-san'),
    addressesOf(site, 'cam-nang-du-lich'),
    addressesOf(site, 'provinces'),
  ]);
  return {
    list: inTurn(['/khach-san'], listQuery),
    'list with dates': inTurn(['/khach-san'], tripQuery),
    home: inTurn(['/']),
    'hotel with dates': inTurn(hotels, tripQuery),
    article: inTurn(articles),
    province: inTurn(provinces),
  };
}

/** Full pages of 24 cards: the minimum price excludes nothing but makes each URL unique. */
export function listQuery(turn: number): string {
  const query = new URLSearchParams({ priceMin: String(1000 + turn) });
  if (turn % 2 === 1) query.set('page', '2');
  if (turn % 3 === 2) query.set('sortBy', 'finalPrice:asc');
  return `?${query}`;
}

/** Dates and a party; repeats only after a thousand. */
function tripQuery(turn: number): string {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const from = 7 + (turn % 61);
  return `?${new URLSearchParams({
    from: day(from),
    to: day(from + 1 + (turn % 4)),
    rooms: '1',
    adults: String(1 + (turn % 3)),
    ...(turn % 5 === 4 && { ages: String(turn % 12) }),
  })}`;
}

function inTurn(paths: string[], queryOf: (turn: number) => string = () => ''): NextAddress {
  let turn = 0;
  return () => paths[turn % paths.length] + queryOf(turn++);
}

async function addressesOf(site: BuiltSite, section: string): Promise<string[]> {
  const xml = await (await fetch(`${site.url}/sitemaps/${section}.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  if (paths.length === 0) throw new Error(`The sitemap has no ${section}`);
  return paths;
}
