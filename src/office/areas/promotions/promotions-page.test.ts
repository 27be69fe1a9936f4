import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProvinceInput, saveProvince } from '#modules/catalog/commands/save-province.ts';
import { rollCalendar } from '#modules/pricing/display-prices/roll-calendar.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createHotel, type TestHotel } from '#tests/factories/hotel.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

const lamDong: ProvinceInput = {
  code: '68',
  slug: 'lam-dong',
  title: 'Lâm Đồng',
  type: 'province',
  region: 'central',
  subRegion: '',
  nameAlias: [],
  mergedFrom: [],
  bestMonths: [3],
  summary: 'Tóm tắt',
  content: 'Nội dung',
  lat: 12,
  lng: 108,
  special: false,
  popularity: 1,
};

let site: TestServer;
let hotel: TestHotel;
let code: string;
let today: string;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  today = dayInVietnam(site.clock.now());
  hotel = await createHotel(site.db, {});
  await site.db.transaction().execute((tx) => saveProvince(tx, lamDong));
  await rollCalendar(site.db, today);
  ({ code } = await site.db
    .selectFrom('products')
    .select('code')
    .where('id', '=', hotel.productId)
    .executeTakeFirstOrThrow());
}, 120_000);
afterAll(() => site.close());

const fields = () => ({ fromOn: today, toOn: addDays(today, 20), products: code, isCombinable: '1' });
const quoteOf = async (promotionCode?: string) => {
  const from = addDays(today, 5);
  const items = [
    { unitId: hotel.unitIds[0], from, to: addDays(from, 3), quantity: 1, adults: 2, childAges: [] },
  ];
  const reply = await site.inject({
    method: 'POST',
    url: '/api/v1/quotes',
    payload: { items, promotionCode },
  });
  return reply.json() as { total: number; lines: { label: string; reason: string; amount: number }[] };
};

test('a code is written, previewed, started, used by a guest, and stopped; errors are at their fields', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const wrong = await office.post('/khuyen-mai/moi', {
    ...fields(),
    code: 'x!',
    title: '',
    percent: 'mười',
    toOn: '2026-02-30',
  });
  expect(wrong.statusCode).toBe(422);
  for (const words of [
    'Mã gồm 3 đến 20',
    'Vui lòng nhập tên',
    'Nhập số từ 0 đến 100',
    'Ngày chưa đúng',
    'mười',
  ])
    expect(wrong.body, words).toContain(words);
  const both = await office.post('/khuyen-mai/moi', {
    ...fields(),
    code: 'chao ban',
    title: 'Chào bạn',
    percent: '60',
  });
  expect(both.body).toContain('Giảm hơn 50% cần ghi lý do');
  const nowhere = await office.post('/khuyen-mai/moi', {
    ...fields(),
    code: 'chao ban',
    title: 'Chào bạn',
    percent: '10',
    products: 'KHONG-CO-MA-NAY',
  });
  expect(nowhere.body).toContain('Không có sản phẩm “KHONG-CO-MA-NAY”');
  const given = {
    ...fields(),
    code: 'chao ban',
    title: 'Chào bạn',
    percent: '10',
    mostVnd: '250.000',
    uses: '40',
  };
  const added = await office.post('/khuyen-mai/moi', given);
  expect(added.statusCode).toBe(303);
  const path = String(added.headers.location).replace('/quan-tri', '');
  expect((await office.post('/khuyen-mai/moi', given)).body).toContain('Mã này đã có');

  const day = addDays(today, 5);
  const preview = await office.get(`${path}?san-pham=${code}&di=${day}&ve=${addDays(day, 3)}&nguoi=2`);
  expect(preview.body).toMatch(/3\.000\.000.₫.*2\.750\.000.₫/su);
  expect((await quoteOf('CHAOBAN')).total, 'not started').toBeUndefined();
  expect((await office.post(path, { do: 'start' })).body).toContain('Đã cho chạy');
  expect(await quoteOf('CHAOBAN')).toMatchObject({ total: 2_750_000 });
  expect((await office.get('/khuyen-mai?xem=dang-chay')).body).toMatch(/Chào bạn.*0 \/ 40/s);
  expect((await office.post(path, { do: 'stop', why: '' })).body).toContain('Ghi vì sao dừng');
  expect((await office.post(path, { do: 'stop', why: 'hết ngân sách' })).body).toContain('Đã dừng');
  expect((await quoteOf('CHAOBAN')).total).toBeUndefined();
  const { body } = await office.get(path);
  expect(body).toMatch(/hết ngân sách.*Cho chạy khuyến mãi.*Thêm khuyến mãi/s);
  expect((await office.get(`/khuyen-mai/moi?tu=${path.split('/').at(-1)}`)).body).toMatch(
    /chép từ.*Chào bạn/s,
  );
});

test('a deal is shown in every quote with its reason; two editors lose nothing', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const given = { ...fields(), sort: 'deal', title: 'Ở 3 trả 2', stayNights: '3', freeNights: '1' };
  const refused = await office.post('/khuyen-mai/moi', { ...given, uses: '5' });
  expect(refused.body).toContain('Dùng mã ưu đãi');
  const added = await office.post('/khuyen-mai/moi', given);
  const path = String(added.headers.location).replace('/quan-tri', '');
  await office.post(path, { do: 'start' });
  const { total, lines } = await quoteOf();
  expect(total).toBe(2_000_000);
  expect(lines.at(-1)).toMatchObject({
    label: 'Ở 3 trả 2',
    amount: -1_000_000,
    reason: 'ở 3 đêm trả 2 đêm, tính theo giá bình quân',
  });
  const page = (await office.get(path)).body;
  const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? '';
  const opened = { do: 'edit', version, ...given };
  const base = JSON.stringify({ title: given.title, toOn: given.toOn, stayNights: '3', freeNights: '1' });
  expect((await office.post(path, { ...opened, base, title: 'Ba đêm giá hai' })).body).toContain('Đã lưu.');
  const late = await office.post(path, { ...opened, base, title: 'Tên khác' });
  expect(late.statusCode).toBe(422);
  expect(late.body).toMatch(/vừa đổi.*nên chưa lưu/s);
  expect((await quoteOf()).lines.at(-1)?.label).toBe('Ba đêm giá hai');
  const tooLong = await office.post(path, {
    ...opened,
    version: String(Number(version) + 1),
    title: 'Ba đêm giá hai',
    toOn: addDays(today, 300),
  });
  expect(tooLong.body).toContain('luật cho tối đa 120 ngày');
});

test('places, kinds and days are shown by their names, in the form as in the history', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const given = {
    ...fields(),
    sort: 'deal',
    title: 'Thấp điểm',
    percent: '5',
    products: '',
    places: 'lam dong',
  };
  const added = await office.post('/khuyen-mai/moi', { ...given, 'kind-hotel': '1', 'day-6': '1' });
  expect(added.statusCode).toBe(303);
  const { body } = await office.get(String(added.headers.location).replace('/quan-tri', ''));
  expect(body).toMatch(/<textarea[^>]*name="places"[^>]*>Lâm Đồng</);
  const history = body.slice(body.indexOf('Thêm khuyến mãi')).replace(/<[^>]+>/g, ' ');
  expect(history).toMatch(/Loại dịch vụ\s*:\s*Khách sạn/);
  expect(history).toMatch(/Thứ trong tuần\s*:\s*T7/);
  expect(history).not.toContain('trống');
});

test('a read-only user changes nothing, and without the right nothing is shown', async () => {
  const sales = await signInAs(site, 'tu-van');
  const { body } = await sales.get('/khuyen-mai');
  expect(body).not.toContain('Thêm mã ưu đãi');
  const id = /khuyen-mai\/(\d+)/.exec(body)?.[1];
  const before = await site.db.selectFrom('promotions').selectAll().orderBy('id').execute();
  expect((await sales.post(`/khuyen-mai/${id}`, { do: 'start' })).body).toContain('không làm được việc này');
  expect((await sales.get('/khuyen-mai/moi')).statusCode).toBe(403);
  await sales.post('/khuyen-mai/moi', { ...fields(), code: 'LEN1', title: 'Lén', percent: '5' });
  expect(await site.db.selectFrom('promotions').selectAll().orderBy('id').execute()).toEqual(before);
  expect((await (await signInAs(site, 'kiem-duyet')).get('/khuyen-mai')).statusCode).toBe(403);
});
