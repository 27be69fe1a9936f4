import { afterAll, beforeAll, expect, test } from 'vitest';
import { savePriceRules } from '#modules/pricing/day-price/save-price-rules.ts';
import { rollCalendar } from '#modules/pricing/display-prices/roll-calendar.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let unitIds: number[];

beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withPages: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  await createCatalogue(site.db);
  const hotel = await createHotel(site.db, { units: [{}, { title: 'Phòng Suite', base_vnd: 2_000_000 }] });
  unitIds = hotel.unitIds;
  await rollCalendar(site.db, '2026-11-21');
}, 120_000);
afterAll(() => site.close());

const form = (fields: Record<string, string>, weekdays: string[] = []): [string, string][] => [
  ...unitIds.map((id): [string, string] => ['hang', String(id)]),
  ...weekdays.map((day): [string, string] => ['thu', day]),
  ...Object.entries({ tu: '2026-12-01', den: '2026-12-14', so: '', lyDo: 'cuối năm', thay: '', ...fields }),
];
const seenIn = (html: string) => /name="thay" value="([^"]*)"/.exec(html)?.[1] ?? '';
const price = async (day: string) =>
  (
    await site.db
      .selectFrom('daily_rates')
      .select('price_vnd as vnd')
      .where('unit_id', '=', unitIds[0] as number)
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
  ).vnd;

test('OFF-10: weekdays of a period are previewed, changed and undone without JavaScript; refusals name the day', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  expect((await office.get('/lich?tim=suite')).body).toMatch(
    /Phòng Suite.*mở 7, giữ 0, bán 0, còn 7, 2\.000\.000 ₫/s,
  );
  const input = { viec: 'gia-phan-tram', so: '+15' };
  const preview = await office.post('/lich', form({ do: 'preview', ...input }, ['6', '7']));
  expect(preview.body).toMatch(/8 ô đổi.*Phòng Deluxe 05\/12: 1\.000\.000\s₫ thành 1\.150\.000\s₫/s);
  expect(await price('2026-12-05'), 'a preview changes nothing').toBe(1_000_000);
  const thay = seenIn(preview.body);
  const apply = () => office.post('/lich', form({ do: 'apply', ...input, thay }, ['6', '7']));
  expect((await apply()).body).toContain('Đã đổi 8 ô.');
  expect([await price('2026-12-04'), await price('2026-12-05')]).toEqual([1_000_000, 1_150_000]);
  expect((await apply()).body, 'the same again is done already').toContain('Đã đổi 8 ô.');
  const set = { do: 'apply', viec: 'gia', so: '1.300.000', thay };
  expect((await office.post('/lich', form(set, ['6', '7']))).body).toMatch(
    /Có người vừa đổi: Phòng Deluxe 05\/12 nay là 1\.150\.000/,
  );
  expect((await office.post('/lich', [['do', 'undo']])).body).toContain('Đã hoàn tác 8 ô.');
  expect(await price('2026-12-05')).toBe(1_000_000);
  const wrong = await office.post('/lich', form({ do: 'preview', viec: 'cho', so: 'nhiều' }));
  expect(wrong.body).toMatch(/Nhập số\..*cuối năm/s);
  expect(
    (await office.post('/lich', form({ do: 'preview', viec: 'cho', so: '1', den: '2026-11-30' }))).body,
  ).toContain('Ngày cuối không được trước ngày đầu.');
});

test('a read-only user sees no form, and cannot change anything', async () => {
  const viewer = await signInAs(site, 'chi-xem');
  const page = (await viewer.get('/lich')).body;
  expect(page).toContain('Phòng Suite');
  expect(page).not.toContain('name="viec"');
  const posted = await viewer.post(
    '/lich',
    form({ do: 'apply', viec: 'ngung', thay: Array(28).fill('0').join() }),
  );
  expect(posted.body).toContain('không đổi được mục này');
  expect((await (await signInAs(site, 'bien-tap')).get('/lich')).statusCode).toBe(403);
});

test('a new price is on the cached public page within a second', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const units = await site.db
    .selectFrom('units as u')
    .innerJoin('products as p', 'p.id', 'u.product_id')
    .select(['u.id', 'p.slug'])
    .where('p.kind', '=', 'hotel')
    .where('p.title', '!=', 'Khách sạn Sóng Lặng')
    .orderBy('p.id')
    .execute();
  const slug = units[0]?.slug;
  const hang = units.flatMap((unit): [string, string][] =>
    unit.slug === slug ? [['hang', String(unit.id)]] : [],
  );
  const publicPage = async () => (await site.get(`/khach-san/${slug}.html`)).body;
  expect(await publicPage()).not.toContain('777.000');
  const input = { viec: 'gia', so: '777000', lyDo: '', tu: '2026-11-22', den: '2027-01-31' };
  const post = (fields: Record<string, string>) =>
    office.post('/lich', [...hang, ...Object.entries({ ...input, thay: '', ...fields })]);
  const thay = seenIn((await post({ do: 'preview' })).body);
  expect((await post({ do: 'apply', thay })).body).toContain('Trang khách đã theo.');
  await expect.poll(publicPage, { timeout: 1000, interval: 50 }).toContain('777.000');
});

test('OFF-10: maximum stays and release days are set, a week is copied, and both are undone, without JavaScript', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const post = (fields: Record<string, string>, chep: string[] = []) =>
    office.post('/lich', [...form(fields), ...chep.map((name): [string, string] => ['chep', name])]);
  const apply = async (fields: Record<string, string>) => {
    const thay = seenIn((await post({ do: 'preview', ...fields })).body);
    return (await post({ do: 'apply', ...fields, thay })).body;
  };
  expect(await apply({ viec: 'toi-da', so: '5', den: '2026-12-01' })).toContain('Đã đổi 2 ô.');
  expect(await apply({ viec: 'nha-cho', so: '3', den: '2026-12-01' })).toContain('Đã đổi 2 ô.');
  expect(await apply({ viec: 'toi-da', so: '31' })).toContain('ở tối đa 0 là không giới hạn');
  const shown = (await office.get('/lich?tu=2026-12-01')).body;
  expect(shown).toMatch(/01\/12: mở 7[^<]*ở đến 5 đêm, nhả chỗ trước 3 ngày/);
  const input = { viec: 'chep-tuan', den: '2026-12-15' };
  expect((await post({ do: 'preview', ...input, den: '2026-12-07' }, ['han'])).body).toContain(
    'nên ngày cuối từ 08/12 trở đi',
  );
  expect((await post({ do: 'preview', ...input })).body).toContain('Chọn ít nhất một thứ để chép.');
  const preview = await post({ do: 'preview', ...input }, ['han']);
  expect(preview.body).toMatch(/Hạn chế ở, đến, đi, nhả chỗ: 4 ô.*Áp cho .*4.* ô/s);
  const thay = seenIn(preview.body);
  const other = await post({ do: 'apply', ...input, den: '2026-12-08', thay }, ['han']);
  expect(other.body).toContain('chưa ô nào bị đổi');
  expect((await post({ do: 'apply', ...input, thay }, ['han'])).body).toContain('Đã chép');
  const limits = async (day: string) =>
    await site.db
      .selectFrom('daily_rates')
      .select(['max_stay', 'release_days'])
      .where('unit_id', '=', unitIds[0] as number)
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
  expect(await limits('2026-12-15')).toEqual({ max_stay: 5, release_days: 3 });
  expect(await limits('2026-12-09')).toEqual({ max_stay: 0, release_days: 0 });
  expect((await office.post('/lich', [['do', 'undo']])).body).toContain('Đã hoàn tác');
  expect(await limits('2026-12-15')).toEqual({ max_stay: 0, release_days: 0 });
});

test('OFF-10: a day tells what the site quotes: the same total as on the public page, deals included, and why a day is not sold', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const { unitId, productId, slug } = await site.db
    .selectFrom('units as u')
    .innerJoin('products as p', 'p.id', 'u.product_id')
    .select(['u.id as unitId', 'p.id as productId', 'p.slug'])
    .where('p.code', '=', 'KS2')
    .executeTakeFirstOrThrow();
  await site.db
    .transaction()
    .execute((tx) =>
      savePriceRules(tx, productId, [
        { kind: 'early-bird', label: 'Đặt sớm', days: 20, percent: -10, amountVnd: 0 },
      ]),
    );
  const guestView = async (ngay: string) =>
    JSON.parse((await office.get(`/lich/khach-thay?hang=${unitId}&ngay=${ngay}`)).body).told;
  expect(await guestView('2026-12-20')).toMatchObject({
    party: '1 đêm, 2 người lớn',
    total: '900.000\u00a0₫',
  });
  expect((await guestView('2026-12-20')).reasons.join()).toMatch(/Đặt sớm: −100\.000/);
  const shown = await site.get(`/khach-san/${slug}.html?from=2026-12-20&to=2026-12-21&adults=2`);
  expect(shown.body).toContain('900.000\u00a0₫');
  await site.db
    .updateTable('inventory')
    .set({ closed: true })
    .where('unit_id', '=', unitId)
    .where('day', '=', '2026-12-21')
    .execute();
  expect((await guestView('2026-12-21')).refusal).not.toBe('');
  expect(await guestView('2027-13-40')).toBeNull();
  const stranger = await signInAs(site, 'bien-tap');
  expect((await stranger.get(`/lich/khach-thay?hang=${unitId}&ngay=2026-12-20`)).statusCode).toBe(403);
});

test('units are filtered by province, prices move by an amount, and Tết is one press away', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const preview = await office.post('/lich', form({ do: 'preview', viec: 'gia-dong', so: '-50.000' }, ['6']));
  expect(preview.body).toMatch(/1\.000\.000\s₫ thành 950\.000\s₫/);
  expect((await office.get('/lich?tinh=khong-co')).body).toContain('Không có hạng nào như vậy');
  const some = (await office.get('/lich?tinh=da-nang')).body;
  expect(some).toContain('Phòng Deluxe');
  expect(some).not.toContain('Phòng Suite');
  expect((await office.get('/lich')).body).toMatch(/href="[^"]*tu=2027-0[12]-\d\d[^"]*"[^>]*>Nhảy tới Tết/);
});
