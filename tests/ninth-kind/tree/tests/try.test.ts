import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from '#import/load-catalogue.ts';
import { readCatalogue } from '#import/read-catalogue.ts';
import { listShortTours } from '#modules/booking/disruption/queries.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { passengersOf } from '#modules/booking/trip/item-facts.ts';
import { editWording } from '#modules/settings/wordings/edit-wording.ts';
import { issueTripVouchers } from '#modules/vouchers/commands/issue-trip-vouchers.ts';
import { loadVoucherSheets } from '#modules/vouchers/queries/load-voucher-sheets.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { bookByApi, quoteByApi, readBooking } from '#tests/support/api-booking.ts';
import { runMails } from '#tests/support/run-mails.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

const day = '2026-12-08';
let site: TestServer;
let unitId: number;

beforeAll(async () => {
  site = await createTestServer({ withPages: true });
  await createCatalogue(site.db);
  const noPictures = (id: string): never => {
    throw new Error(`No picture ${id}`);
  };
  const catalogue = readCatalogue('tests/ninth-kind/catalogue');
  await site.db.transaction().execute((tx) => loadCatalogue(tx, catalogue, noPictures, '2026-11-21'));
  unitId = (await api('tries/nan-gom-ben-song')).units[0].id;
});
afterAll(() => site.close());

const api = async (path: string) => {
  const reply = await site.get(`/api/v1/${path}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const page = async (path: string) => {
  const reply = await site.get(path);
  expect(reply.statusCode, path).toBe(200);
  return reply.body;
};
const slugs = ({ results }: { results: { slug: string }[] }) => results.map(({ slug }) => slug);

test('it is saved according to its files, under its own terms', async () => {
  const product = await api('tries/nan-gom-ben-song');
  expect(product).toMatchObject({
    kind: 'try',
    url: '/lop-hoc/nan-gom-ben-song.html',
    priceUnit: '/khách',
    ratingCount: 1,
    details: { level: 'người mới', craft: 'Gốm' },
  });
});

test('it is found by its name and by the words of its kind', async () => {
  expect(slugs(await api(`tries?search=${encodeURIComponent('nan gom')}`))).toEqual(['nan-gom-ben-song']);
  expect(slugs(await api(`workshops?search=${encodeURIComponent('lớp học thử')}`))).toHaveLength(2);
  expect(await page(`/tim-kiem?search=${encodeURIComponent('nặn gốm')}`)).toContain(
    '/lop-hoc/nan-gom-ben-song.html',
  );
});

test('it is listed with facets, by code, by what the data has and by words', async () => {
  const { facets, totalResults } = await api('tries?facets=true&level=beginner');
  expect(totalResults).toBe(1);
  expect(facets).toEqual([
    { key: 'provinces', label: 'Điểm đến', options: [{ value: 'da-nang', label: 'Đà Nẵng', count: 1 }] },
    {
      key: 'level',
      label: 'Trình độ',
      options: [
        { value: 'beginner', label: 'Người mới', count: 1 },
        { value: 'advanced', label: 'Đã biết làm', count: 1 },
      ],
    },
    { key: 'craft', label: 'Nghề', options: [{ value: 'Gốm', label: 'Gốm', count: 1 }] },
    { key: 'conforms', label: 'Phù hợp với', options: [{ value: 'gia-dinh', label: 'Gia đình', count: 1 }] },
  ]);
  const list = await page('/lop-hoc?level=advanced');
  expect(list).toContain('Lớp học thử một buổi');
  expect(list).toContain('In tranh làng Sình');
  expect(list).not.toContain('Nặn gốm bên sông Hàn');
});

test('the office edits the labels of its filters', async () => {
  const faqs = [{ question: 'Có mang đồ về được không?', answer: 'Được, sau khi nung.' }];
  const edit = {
    ref: { kind: 'questions', name: 'try' } as const,
    version: 0,
    value: { faqs },
    actor: staff('lan'),
  };
  expect(await editWording(site, edit, site.clock.now())).toMatchObject({ ok: true });
  // The in-memory index is notified of the change.
  await expect.poll(() => page('/lop-hoc?craft=Tranh')).toContain('Có mang đồ về được không?');
});

test('it has a page, and is in a comparison, at its destination and in the sitemap', async () => {
  const html = await page('/lop-hoc/nan-gom-ben-song.html');
  for (const words of ['Người mới', 'Buổi sáng', 'Ngày học', 'Tay lấm cả buổi mà vui', '400.000'])
    expect(html, words).toContain(words);
  const ids = (await api('tries')).results.map(({ id }: { id: number }) => id).join(',');
  const comparison = await page(`/so-sanh?kind=try&ids=${ids}`);
  for (const words of ['Trình độ', 'Đã biết làm', 'Tranh giấy']) expect(comparison).toContain(words);
  expect(slugs(await api('tries/nan-gom-ben-song/related'))).toEqual(['in-tranh-lang-sinh']);
  expect(await page('/provinces/da-nang.html')).toContain('/lop-hoc/nan-gom-ben-song.html');
  expect(await page('/sitemaps/lop-hoc.xml')).toContain('/lop-hoc/in-tranh-lang-sinh.html');
});

test('the API has its itinerary and its reviews', async () => {
  expect((await api('try-plans?try=nan-gom-ben-song')).results).toMatchObject([
    { day: 1, title: 'Buổi học' },
  ]);
  expect((await api('try-reviews?target=nan-gom-ben-song')).results).toMatchObject([{ overall: 9 }]);
});

test('calendar, days and quote have one price, children by its own bands', async () => {
  const { days } = await api('tries/nan-gom-ben-song/calendar?month=2026-12&adults=2&childAges=8');
  const priced = days.find(({ date }: { date: string }) => date === day);
  expect(priced).toMatchObject({ total: 500_000, available: 12 });
  const quote = await quoteByApi(site, { unitId, from: day, adults: 2, childAges: [8] });
  expect(quote.total).toBe(500_000);
});

test('it is booked and paid, its guests are asked for their names, and its voucher says where and what', async () => {
  const held = await bookByApi(site, { unitId, from: day, adults: 2 });
  expect(await readBooking(site, held)).toMatchObject({ total: 400_000 });
  const now = site.clock.now();
  const booking = await bookAndPay(site.db, site.queue, [{ unitId, from: day, quantity: 1, adults: 2 }], now);
  await issueTripVouchers(site.db, booking.id, now);
  const view = await getBooking(site.db, booking.id, now);
  const { voucherKey } = site.app.secrets;
  expect(passengersOf(view.quote)).toMatchObject({ count: 2, withPapers: 0 });
  const [sheet] = await loadVoucherSheets(site.db, view, { voucherKey, copy: 'guest', now });
  expect(sheet).toMatchObject({
    productTitle: 'Nặn gốm bên sông Hàn',
    where: ['Bạn gặp cô Lan ở xưởng.', 'Mã quét được 2 lượt, mỗi khách một lượt, vào trước sau đều được.'],
    bring: [expect.any(String), 'Áo cũ, vì đất sét bám'],
    facts: expect.arrayContaining([expect.objectContaining({ label: 'Ngày học' })]),
  });
  const mails = await runMails(site);
  expect(mails.map(({ plain }) => plain).join('\n')).toContain('Nặn gốm bên sông Hàn');
});

test('staff are notified of a departure with too few guests', async () => {
  expect(await listShortTours(site.db, '2026-12-04')).toMatchObject([
    { title: 'Nặn gốm bên sông Hàn', day, guests: 2, groupMin: 4 },
  ]);
});
