import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportKinds } from '#modules/reports/rules/report-kinds.ts';
import { json } from '#platform/db/json.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;

/** Sales at 10:00 on 21/11/2026. */
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  const { db, queue, clock } = site;
  await db.transaction().execute((tx) => ensureReferenceData(tx));
  const hotel = await createProductOfKind(db, 'hotel');
  const tour = await createProductOfKind(db, 'tour');
  await db.updateTable('products').set({ title: '=Tour & đảo' }).where('id', '=', tour.productId).execute();
  await bookAndPay(db, queue, [itemOf(hotel, '2026-12-01', { to: '2026-12-03' })], clock.now());
  await bookAndPay(db, queue, [itemOf(tour, '2026-12-05')], clock.now());
}, 120_000);
afterAll(() => site.close());

const plain = (body: string) =>
  body
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('a report shows its total and its rows, by its address', async () => {
  const office = await signInAs(site, 'ke-toan');
  const byDay = plain((await office.get('/bao-cao')).body);
  expect(byDay).toContain('23/10/2026 – 21/11/2026');
  expect(byDay).toMatch(/Cộng 2 3\.000\.000 – – 3\.000\.000/);
  expect(byDay).toMatch(/21\/11\/2026 2 3\.000\.000/);
  expect(byDay).toMatch(/20\/11\/2026 – – – – –/);
  const byKind = plain((await office.get('/bao-cao?theo=loai&ky=thang-nay')).body);
  expect(byKind).toMatch(/Khách sạn 1 2\.000\.000 .* Tour .*1\.000\.000/);
  const narrowed = plain(
    (await office.get('/bao-cao?theo=san-pham&loai=tour&tu=2026-11-21&den=2026-11-21')).body,
  );
  expect(narrowed).toMatch(/Cộng 1 1\.000\.000/);
  expect(plain((await office.get('/bao-cao?tu=2026-01-01&den=2026-01-31')).body)).toContain(
    'Kỳ này chưa có gì',
  );
});

test('a row links to its details', async () => {
  const office = await signInAs(site, 'ke-toan');
  const { body } = await office.get('/bao-cao?theo=loai&ky=thang-nay');
  const href =
    /href="(\/quan-tri\/bao-cao\?[^"]*loai=tour[^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(href).toContain('theo=san-pham');
  const shown = plain((await office.get(href.replace('/quan-tri', ''))).body);
  expect(shown).toMatch(/Cộng 1 1\.000\.000/);
  expect(shown).toContain('=Tour &amp; đảo');
});

test.each(reportKinds.map(({ slug }) => slug))(
  'the report %s can be grouped by each of its dimensions',
  async (slug) => {
    const office = await signInAs(site, 'ke-toan');
    for (const by of [
      'ngay',
      'thang',
      'loai',
      'san-pham',
      'diem-den',
      'kenh',
      'ly-do',
      'ma',
      'ncc',
      'noi',
      'nguon',
      'x',
    ]) {
      const reply = await office.get(`/bao-cao?xem=${slug}&theo=${by}&loai=hotel&kenh=web&ky=30-ngay`);
      expect(reply.statusCode, by).toBe(200);
    }
  },
);

test('files have the same rows, escaped, and each export is logged', async () => {
  const office = await signInAs(site, 'ke-toan');
  const csv = await office.get('/bao-cao/bao-cao.csv?theo=san-pham&ky=7-ngay');
  expect(csv.body.startsWith('\uFEFFSản phẩm,Dịch vụ bán,Bán (₫),')).toBe(true);
  expect(csv.body).toContain("'=Tour & đảo,1,1000000,0,0,1000000");
  expect(csv.body.trimEnd().split('\r\n').at(-1)).toBe('Cộng,2,3000000,0,0,3000000,0,0');
  const xlsx = await office.get('/bao-cao/bao-cao.xlsx?theo=san-pham&ky=7-ngay');
  const parts = unzipSync(new Uint8Array(xlsx.rawPayload));
  const xml = Object.values(parts)
    .map((bytes) => strFromU8(bytes))
    .join('');
  expect(xml).toContain('=Tour &amp; đảo');
  expect(xml).not.toContain('<f>');
  expect(xlsx.headers['content-disposition']).toContain('doanh-thu-2026-11-15-2026-11-21.xlsx');
  const { lines } = await listHistory(site.db, { verb: 'report.export' });
  expect(lines).toHaveLength(2);
  expect((await office.get('/bao-cao/khac.txt')).statusCode).toBe(404);
});

test('reports need the right to read them, and files the right to export', async () => {
  const viewer = await signInAs(site, 'chi-xem');
  expect((await viewer.get('/bao-cao')).statusCode).toBe(403);
  expect((await viewer.get('/bao-cao/bao-cao.csv')).statusCode).toBe(403);
  const leader = await signInAs(site, 'dieu-hanh');
  expect((await leader.get('/bao-cao')).body).toContain('bao-cao.csv');
});

test('a report can be saved as a view and is one of its tabs', async () => {
  const office = await signInAs(site, 'ke-toan');
  const search = '?theo=loai&ky=thang-truoc';
  const saved = await office.post('/cach-xem', {
    do: 'save',
    list: '/bao-cao',
    search,
    title: 'Tháng qua theo loại',
  });
  expect(saved.statusCode).toBe(302);
  expect((await office.get('/bao-cao')).body).toContain('Tháng qua theo loại');
});

test('costs, margins and payables need their right', async () => {
  const { db, clock } = site;
  const everyone = await signInAs(site, 'ke-toan');
  expect((await everyone.get('/bao-cao')).body).toContain('Lãi gộp');
  expect(plain((await everyone.get('/bao-cao')).body)).toContain('Phải trả nhà cung cấp');
  await db
    .updateTable('staff_roles')
    .set({ rights: json({ 'report.read': null, 'report.export': null }), updated_at: clock.now() })
    .where('slug', '=', 'dieu-hanh')
    .execute();
  const leader = await signInAs(site, 'dieu-hanh');
  for (const path of ['/bao-cao', '/bao-cao?xem=phai-tra', '/bao-cao/bao-cao.csv?xem=phai-tra']) {
    const { body, statusCode } = await leader.get(path);
    expect(statusCode).toBe(200);
    for (const word of ['Giá vốn', 'Lãi gộp', 'marginVnd', 'costVnd', 'Phải trả'])
      expect(body).not.toContain(word);
  }
});
