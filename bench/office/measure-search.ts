import type { Database } from '#platform/db/connect.ts';
import type { Figure } from '../measure.ts';
import { percentile } from '../search/percentile.ts';
import type { Site } from '../setup/start-site.ts';
import { signInToOffice } from './office-visit.ts';

const perKind = 40;

/** The requests of the search box in the header during typing, one at a time, each with another text. */
export async function* measureSearch(site: Site, db: Database, over: string): AsyncIterable<Figure> {
  const base = `${site.url}/quan-tri`;
  const cookie = await signInToOffice(base);
  const kinds = Object.entries(await textsOf(db));
  const taken = new Map<string, number[]>();
  for (let round = -3; round < perKind; round++)
    for (const [kind, texts] of kinds) {
      const text = texts[(round + texts.length) % texts.length] ?? '';
      const ms = await ask(`${base}/tim.data?tim=${encodeURIComponent(text)}&_routes=${route}`, cookie);
      if (round >= 0) taken.set(kind, [...(taken.get(kind) ?? []), ms]);
    }
  for (const [kind, ms] of taken)
    yield {
      name: `office search, ${kind}, 95th percentile`,
      value: percentile(ms, 0.95),
      unit: 'ms',
      digits: 0,
      budget: { atMost: 100 },
      note: `middle ${percentile(ms, 0.5).toFixed(0)} ms, longest ${Math.max(...ms).toFixed(0)} ms; ${over}`,
    };
}

/** The route that the search box requests: result lines without a page around them. */
const route = encodeURIComponent('areas/search/search-page');

/** @returns milliseconds until the complete response. @throws when it is no result */
async function ask(address: string, cookie: string): Promise<number> {
  const startedAt = performance.now();
  const reply = await fetch(address, { headers: { cookie } });
  const text = await reply.text();
  if (reply.status !== 200 || !text.includes('found')) throw new Error(`${address}: ${reply.status}`);
  return performance.now() - startedAt;
}

/** Existing search texts of each kind, of bookings from the whole period. */
async function textsOf(db: Database): Promise<Record<string, string[]>> {
  const bookings = await db
    .selectFrom('bookings')
    .select(['code', 'phone', 'full_name as fullName', 'email'])
    .where('email', 'like', 'khach%7@example.com')
    .limit(perKind)
    .execute();
  const first = [
    'an',
    'binh',
    'chi',
    'dung',
    'ha',
    'hanh',
    'hoa',
    'khanh',
    'lan',
    'linh',
    'mai',
    'minh',
    'nam',
    'nga',
  ];
  const last = ['nguyen', 'tran', 'le', 'pham', 'hoang'];
  return {
    'a part of a phone number': bookings.map(({ phone }, at) => phone.slice(-4 - (at % 5))),
    'a whole phone number': bookings.map(({ phone }) => phone.replace('+84', '0')),
    'a code': bookings.map(({ code }) => code),
    'a part of a code': bookings.map(({ code }, at) => code.slice(2, 5 + (at % 4)).toLowerCase()),
    'a name without marks': bookings.map(({ fullName }) =>
      fullName
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replaceAll('đ', 'd')
        .replaceAll('Đ', 'D')
        .toLowerCase(),
    ),
    'two parts of a name that many have': last.flatMap((one) =>
      first.slice(0, 8).map((name) => `${one} ${name}`),
    ),
    'a short part of a name': first,
    'a mail address': bookings.map(({ email }) => email),
    'what is not there': bookings.map((_, at) => `zxq${at} khong co`),
  };
}
