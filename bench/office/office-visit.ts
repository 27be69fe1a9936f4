import type { Database } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';

/** A page by name, the URLs requested in turn, and its budget in milliseconds. */
type Page = [name: string, paths: string[], atMostMs: number];

export interface Visit {
  pages: Page[];
  /** @returns milliseconds until the complete page. @throws when it is no page */
  get(path: string): Promise<number>;
}

/** Signs in with the demo administrator's account, and finds out what can be requested. */
export async function officeVisit(siteUrl: string, db: Database): Promise<Visit> {
  const base = `${siteUrl}/quan-tri`;
  const cookie = await signInToOffice(base);
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
      ...(await laterPages(db)),
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

/** Further pages of the office, with some objects for each. */
async function laterPages(db: Database): Promise<Page[]> {
  const [products, suppliers, departures, vouchers, guests] = await Promise.all([
    db.selectFrom('products').select('id').where('status', '=', true).orderBy('id').limit(8).execute(),
    db.selectFrom('suppliers').select('slug').where('status', '=', true).orderBy('id').limit(8).execute(),
    db
      .selectFrom('booking_items as i')
      .innerJoin('bookings as b', 'b.id', 'i.booking_id')
      .select(['i.product_id as id', 'i.from_on as day'])
      .where('i.kind', 'in', ['tour', 'cruise'])
      .where('b.state', 'in', ['confirmed', 'completed'])
      .limit(8)
      .execute(),
    db.selectFrom('vouchers').select('code').limit(8).execute(),
    db.selectFrom('bookings').select('code').where('email', 'like', 'khach%3@example.com').limit(8).execute(),
  ]);
  const ofProducts = (rest: string) => products.map(({ id }) => `/san-pham/${id}${rest}`);
  const ofSuppliers = (head: string, rest = '') => suppliers.map(({ slug }) => `/${head}/${slug}${rest}`);
  const reports = [
    '',
    'dat-them',
    'lap-day',
    'huy',
    'hoan-tien',
    'khuyen-mai',
    'phai-tra',
    'chuyen-doi',
    'luot-xem',
    'luot-tim',
    'nguon-khach',
  ];
  const today = dayInVietnam(new Date());
  const lastYear = `tu=${addDays(today, -365)}&den=${today}`;
  return [
    ['office: departures', ['/khoi-hanh', '/khoi-hanh?xem=thieu-khach', '/khoi-hanh?xem=tat-ca'], 300],
    ['office: one departure', departures.map(({ id, day }) => `/khoi-hanh/${id}/${day}`), 300],
    ['office: closed days', ['/ngung-phuc-vu'], 300],
    ['office: calendar', ['/lich', '/lich?loai=tour'], 300],
    [
      'office: products',
      ['/san-pham', '/san-pham?xem=nhap', '/san-pham?tim=da', '/san-pham?xem=het-giay-phep'],
      300,
    ],
    ['office: one product', ofProducts(''), 300],
    ['office: units of a product', ofProducts('/hang'), 300],
    ['office: history of a product', ofProducts('/lich-su'), 300],
    ['office: try out prices', ['/gia'], 300],
    ['office: promotions', ['/khuyen-mai'], 300],
    ['office: guests, searched', ['/khach?tim=ngoc%20an', '/khach?tim=khach777', '/khach?tim=91234'], 300],
    ['office: one guest', guests.map(({ code }) => `/khach/${code}`), 300],
    ['office: suppliers', ['/nha-cung-cap', '/nha-cung-cap?xem=giay-phep'], 300],
    ['office: one supplier', ofSuppliers('nha-cung-cap'), 300],
    ['office: asks of suppliers', ['/cho-nha-cung-cap'], 300],
    ['office: vouchers', ['/phieu'], 300],
    ['office: one voucher', vouchers.map(({ code }) => `/phieu/${code}`), 300],
    ['office: reviews', ['/danh-gia?xem=tat-ca'], 300],
    ['office: payables', ['/cong-no'], 300],
    ['office: one payable', ofSuppliers('cong-no'), 300],
    ['office: costs of a supplier', ofSuppliers('cong-no', '/gia-von'), 300],
    ...reports.map(
      (slug): Page => [
        `office: report ${slug || 'doanh-thu'}`,
        [`/bao-cao?xem=${slug}`, `/bao-cao?xem=${slug}&ky=nam-nay`],
        300,
      ],
    ),
    ['office: ledger', ['/so-tien/so-cai'], 300],
    ['office: comparison', ['/so-tien/doi-soat'], 300],
    [
      'office: refunds that are over',
      ['', '?xem=tu-choi', '?xem=tat-ca', '?xem=tat-ca&tim=ngoc%20an', '?tim=91234', `?${lastYear}`].map(
        (query) => `/hoan-tien/da-xong${query}`,
      ),
      300,
    ],
    [
      'office: newsletter',
      ['', '?xem=cho-xac-nhan', '?xem=da-roi', '?tim=nguoi-doc-777', '?xem=da-roi&tim=khong-co-ai'].map(
        (query) => `/ban-tin${query}`,
      ),
      300,
    ],
    [
      'office: invoices',
      ['', '?xem=cho-so', `?${lastYear}`, `?xem=co-so&${lastYear}`, `?tim=ngoc%20an&${lastYear}`].map(
        (query) => `/so-tien/hoa-don${query}`,
      ),
      300,
    ],
    ['office: close of the day', ['/so-tien/khoa-so'], 300],
    ['office: corrections', ['/so-tien/dieu-chinh'], 300],
    ['office: points', ['/so-tien/diem'], 300],
    ['office: articles', ['/noi-dung', '/noi-dung/trang'], 300],
    ['office: pictures', ['/hinh-anh'], 300],
    ['office: vocabulary', ['/danh-muc', '/danh-muc/diem-den'], 300],
    ['office: redirects', ['/chuyen-huong'], 300],
    ['office: plans', ['/ke-hoach'], 300],
    ['office: people and roles', ['/nguoi-dung', '/vai-tro'], 300],
    ['office: system', ['/he-thong', '/he-thong/thu', '/he-thong/tin', '/he-thong/khong-co'], 300],
    ['office: settings', ['/cai-dat'], 300],
  ];
}

/** Signs in as the first of the demo's staff, who has all rights. @returns the Cookie header */
export async function signInToOffice(base: string): Promise<string> {
  const signInPage = await (await fetch(`${base}/dang-nhap`)).text();
  const demo = /<button[^>]*value="([^"]+)"[^>]*name="demo"/.exec(signInPage)?.[1] ?? '';
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(base).origin };
  const body = new URLSearchParams({ demo });
  const reply = await fetch(`${base}/dang-nhap`, { method: 'POST', headers, body, redirect: 'manual' });
  const cookie = reply.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  if (!cookie) throw new Error(`Signing in to the office failed: ${reply.status}`);
  return cookie;
}
