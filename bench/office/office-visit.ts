import type { Database } from '#platform/db/connect.ts';

/** A page by its name, the addresses at which it is asked in turn, and the most milliseconds it may take. */
type Page = [name: string, paths: string[], atMostMs: number];

export interface Visit {
  pages: Page[];
  /** @returns milliseconds until the whole page was there. @throws when it is no page */
  get(path: string): Promise<number>;
}

/** Signs in with the demonstration account of the administrator, and looks up what can be asked for. */
export async function officeVisit(siteUrl: string, db: Database): Promise<Visit> {
  const base = `${siteUrl}/quan-tri`;
  const cookie = await signIn(base);
  const some = await db
    .selectFrom('bookings')
    .select(['code', 'phone'])
    .where('email', 'like', 'khach%7@example.com')
    .limit(12)
    .execute();
  const views = [
    '',
    '?xem=dang-mo',
    '?xem=can-lam',
    '?xem=cho-ncc',
    '?xem=den-hom-nay',
    '?xem=con-no-tien',
    '?xem=tien-den-muon',
    '?xem=het-han',
    '?xem=tat-ca',
  ];
  const searches = [
    ...some.flatMap(({ code, phone }) => [phone.slice(5, 10), code.slice(2, 8), code]),
    ...['ngoc an', 'thu linh', 'khach777', 'le minh chi', '91234'],
  ];
  const search = (text: string) => encodeURIComponent(text);
  return {
    pages: [
      ['office: today', ['/'], 300],
      ['office: bookings', views.map((query) => `/dat-cho${query}`), 300],
      ['office: bookings, searched', searches.map((text) => `/dat-cho?tim=${search(text)}`), 300],
      ['office: one booking', some.map(({ code }) => `/dat-cho/${code}`), 300],
      ['office: search of the head', searches.map((text) => `/tim?tim=${search(text)}`), 300],
      ['office: tasks', ['/viec'], 300],
      ['office: enquiries', ['/yeu-cau'], 300],
      ['office: money', ['/so-tien'], 300],
      ['office: refunds', ['/hoan-tien'], 300],
      ['office: history', ['/nhat-ky'], 300],
    ],
    async get(path) {
      const startedAt = performance.now();
      const reply = await fetch(`${base}${path}`, { headers: { cookie } });
      const page = await reply.text();
      if (reply.status !== 200 || !page.includes('</html>')) throw new Error(`${path}: ${reply.status}`);
      return performance.now() - startedAt;
    },
  };
}

async function signIn(base: string): Promise<string> {
  const door = await (await fetch(`${base}/dang-nhap`)).text();
  const demo = /<button[^>]*value="([^"]+)"[^>]*name="demo"/.exec(door)?.[1] ?? '';
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(base).origin };
  const body = new URLSearchParams({ demo });
  const reply = await fetch(`${base}/dang-nhap`, { method: 'POST', headers, body, redirect: 'manual' });
  const cookie = reply.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  if (!cookie) throw new Error(`The office's door does not open: ${reply.status}`);
  return cookie;
}
