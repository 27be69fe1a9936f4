import { afterAll, beforeAll, expect, test } from 'vitest';
import { savePriceRules } from '#modules/pricing/day-price/save-price-rules.ts';
import { rollCalendar } from '#modules/pricing/display-prices/roll-calendar.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { createHotel, type TestHotel } from '#tests/factories/hotel.ts';
import { createProductOfKind } from '#tests/factories/product-of-kind.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let hotel: TestHotel;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute(async (tx) => {
    await saveSettings(tx, settings);
    await ensureReferenceData(tx);
  });
  hotel = await createHotel(site.db);
  await site.db.transaction().execute((tx) =>
    savePriceRules(tx, hotel.productId, [
      { kind: 'weekday', label: 'Cuối tuần', weekdays: [5, 6], percent: 20, amountVnd: 0 },
      { kind: 'lunar', label: 'Tết', from: '12-29', to: '01-05', percent: 35, amountVnd: 0 },
    ]),
  );
  await rollCalendar(site.db, '2026-11-21');
}, 120_000);
afterAll(() => site.close());

test('OFF-11: a product is found without diacritics, its year is drawn, and a day explains each line by its rule', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  expect((await office.get('/gia?tim=song lang')).body).toContain('Khách sạn Sóng Lặng');
  expect((await office.get('/gia?tim=khong-co-dau')).body).toContain('Không có sản phẩm nào như vậy');
  const address = `/gia?san-pham=${hotel.productId}&nam=2027&lon=2&tuoi=9&dem=2`;
  const year = (await office.get(`${address}&ngay=2027-02-05`)).body;
  expect(year.match(/data-day=/g)).toHaveLength(365);
  expect(year).toMatch(/title="Thứ Sáu, 05\/02\/2027, âm lịch 29\/12; [^"]*Tết[^"]*"/);
  expect(year).toContain('Âm lịch 29 tháng Chạp đến mùng 5 tháng Giêng hằng năm: +35% giá gốc');
  expect(year).toMatch(/Cuối tuần.{0,30}: .{0,30}nhường luật lớn hơn/s);
  expect(year).toContain('3.000.000');
  expect(year).toMatch(
    /href="[^"]*ngay=2027-02-04[^"]*"[^>]*aria-label="Ngày trước"|aria-label="Ngày trước"[^>]*href="[^"]*ngay=2027-02-04/,
  );
  const quoted =
    /href="([^"]*khach-goi[^"]*)"[^>]*>Báo giá ngày này/.exec(year)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect((await office.get(quoted.replace('/quan-tri', ''))).body).toContain('3.000.000');
  const leap = (await office.get(`/gia?san-pham=${hotel.productId}&nam=2028`)).body;
  expect(leap.match(/data-day=/g)).toHaveLength(366);
  expect((await office.get('/gia?san-pham=999999')).statusCode).toBe(404);
  expect((await (await signInAs(site, 'kiem-duyet')).get('/gia')).statusCode).toBe(403);
});

test('a rule is saved as a draft, tried on the year beside the running rules, and only then put in force', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const path = `/san-pham/${hotel.productId}/luat/moi`;
  const rule = {
    kind: 'season',
    label: 'Hè thử',
    unitId: '',
    from: '01/06',
    to: '10/06',
    percent: '20',
    seen: '',
  };
  const cells = () =>
    site.db
      .selectFrom('daily_rates')
      .innerJoin('units', 'units.id', 'unit_id')
      .select(['day', 'unit_id', 'price_vnd'])
      .where('product_id', '=', hotel.productId)
      .orderBy('unit_id')
      .orderBy('day')
      .execute();
  const before = await cells();
  const address = `/gia?san-pham=${hotel.productId}&nam=2027&ngay=2027-06-02`;
  expect((await office.get(address)).body).not.toContain('Bản nháp');
  const steep = await office.post(path, { ...rule, percent: '90', do: 'draft' });
  expect(steep.body).toContain('Luật đổi giá quá 50%, vui lòng ghi lý do.');
  const saved = await office.post(path, { ...rule, do: 'draft' });
  expect([saved.statusCode, saved.headers.location]).toEqual([
    303,
    `/quan-tri/gia?san-pham=${hotel.productId}&luat=nhap`,
  ]);
  const running = (await office.get(address)).body;
  expect(running).toContain('Bản nháp (1)');
  expect(running).not.toContain('Hè thử');
  const draft = (await office.get(`${address}&luat=nhap`)).body;
  expect(draft).toMatch(/title="Thứ Tư, 02\/06\/2027[^"]*Hè thử/);
  expect(draft).toContain('Tính theo bản nháp, khách chưa trả giá này.');
  expect(draft).not.toContain('Báo giá ngày này');
  const changed = (await office.get(`${address}&luat=lech`)).body;
  expect(changed).toMatch(/title="Thứ Tư, 02\/06\/2027[^"]*tăng 200\.000/);
  expect(changed).toContain('10 ngày đổi giá: 10 ngày tăng (nền cam), 0 ngày giảm');
  expect(changed).not.toMatch(/title="Thứ Sáu, 11\/06\/2027[^"]*tăng/);
  expect(await cells()).toEqual(before);

  const [, link = ''] = /href="\/quan-tri(\/san-pham\/\d+\/luat\/moi\?nhap=\d+)"/.exec(draft) ?? [];
  const id = link.split('=').at(-1) ?? '';
  expect((await office.get(link)).body).toMatch(/value="Hè thử"/);
  const viewer = await signInAs(site, 'ke-toan');
  expect((await viewer.get(`${address}&luat=nhap`)).body).not.toContain('Hè thử');
  const typed = { ...rule, nhap: id };
  const shown = /name="shown"[^>]*value="([^"]+)"/.exec(
    (await office.post(link, { ...typed, do: 'preview' })).body,
  );
  const applied = await office.post(link, { ...typed, do: 'apply', shown: shown?.[1] ?? '' });
  expect(applied.statusCode).toBe(303);
  expect(await site.db.selectFrom('price_rule_drafts').select('id').execute()).toEqual([]);
  expect(await cells()).not.toEqual(before);

  // A draft of a rule that is changed meanwhile is left out and named; a second draft of the rule replaces the first.
  const [stored] = await site.db
    .selectFrom('price_rules')
    .select('id')
    .where('label', '=', 'Hè thử')
    .execute();
  const edit = `/san-pham/${hotel.productId}/luat/${stored?.id}`;
  const seen = /name="seen"[^>]*value="([^"]+)"/.exec((await office.get(edit)).body)?.[1] ?? '';
  for (const percent of ['25', '30'])
    expect((await office.post(edit, { ...rule, percent, seen, do: 'draft' })).statusCode).toBe(303);
  expect((await office.get(`${address}&luat=lech`)).body).toMatch(/02\/06\/2027[^"]*tăng 100\.000/);
  await site.db.updateTable('price_rules').set({ percent: 10 }).where('label', '=', 'Hè thử').execute();
  expect((await office.get(`${address}&luat=nhap`)).body).toContain(
    'luật mà bản nháp sửa đã đổi từ khi lưu nháp',
  );
  const dropped = await office.post(edit, {
    ...{ do: 'drop-draft', seen },
    nhap: String((await site.db.selectFrom('price_rule_drafts').select('id').execute())[0]?.id),
  });
  expect([dropped.statusCode, await site.db.selectFrom('price_rule_drafts').execute()]).toEqual([303, []]);
});

test('a year is priced as it would be if booked on a later day: early booking falls away', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  await site.db
    .transaction()
    .execute((tx) =>
      savePriceRules(tx, hotel.productId, [
        { kind: 'early-bird', label: 'Đặt sớm', days: 60, percent: -10, amountVnd: 0 },
      ]),
    );
  const address = `/gia?san-pham=${hotel.productId}&nam=2027&lon=2&dem=1&ngay=2027-03-10`;
  const line = /<td[^>]*>Đặt sớm<p/;
  expect((await office.get(address)).body).toMatch(line);
  const late = (await office.get(`${address}&dat=2027-03-01`)).body;
  expect(late).not.toMatch(line);
  expect(late).toMatch(/name="dat"[^>]*value="2027-03-01"|value="2027-03-01"[^>]*name="dat"/);
});

test('OFF-11: the margin of each day of a combo, from its components, with a warning below the minimum', async () => {
  const [roomUnitId = 0] = hotel.unitIds;
  const combo = await createProductOfKind(site.db, 'combo', {
    components: [roomUnitId],
    details: { useFrom: '2027-01-01', useTo: '2027-12-31', saleTo: '2027-12-31' },
  });
  await rollCalendar(site.db, '2026-11-21');
  const { supplier_id: supplierId } = await site.db
    .selectFrom('products')
    .select('supplier_id')
    .where('id', '=', hotel.productId)
    .executeTakeFirstOrThrow();
  const office = await signInAs(site, 'ke-toan');
  const address = `/gia?san-pham=${combo.productId}&nam=2027`;
  expect((await office.get(address)).body).toContain('Chưa biết giá vốn của hạng này');
  const net = { product_id: hotel.productId, unit_id: roomUnitId, basis: 'night' };
  const made = { made_by: 'staff:lan', made_name: 'lan', made_at: new Date(), commission_percent: null };
  const rate = { ...net, ...made, supplier_id: supplierId, rate_plan_id: null };
  await site.db
    .insertInto('cost_rates')
    .values([
      { ...rate, net_vnd: 400_000, from_on: '2026-01-01', to_on: null },
      { ...rate, net_vnd: 475_000, from_on: '2027-03-10', to_on: '2027-03-11' },
    ])
    .execute();
  const whole = (await office.get(`${address}&ngay=2027-03-12`)).body;
  expect(whole).toMatch(/1 trong \d+ ngày lãi dưới 10% giá bán/);
  expect(whole).toMatch(/Thấp nhất 5%.{0,200}10\/03\/2027/s);
  expect(whole).toMatch(/Giá vốn.{0,80}800\.000/s);
  expect(whole).toMatch(/title="Thứ Tư, 10\/03\/2027[^"]*lãi 50\.000\s₫, 5%"/);
  expect((await office.get(`${address}&san=60`)).body).not.toMatch(/ngày đều lãi/);
  expect((await office.get(`${address}&san=4`)).body).toContain('ngày đều lãi từ 4% giá bán');
  const cost = (await office.get(`${address}&xem=von`)).body;
  expect(cost).toContain('Giá vốn theo ngày đi, 2027');
  const share = (await office.get(`${address}&xem=lai`)).body;
  expect(share).toMatch(/data-day="2027-03-10"[^>]*>(?:<[^>]+>)*5</);
  expect(share).toContain('Lãi gộp theo ngày từ');
  const file = await office.get(`/gia/ca-nam.csv?san-pham=${combo.productId}&nam=2027`);
  expect(file.body).toContain('Lãi, %');
  expect(file.body).toMatch(/10\/03\/2027,[^\n]*950000,50000,5\b/);
  const desk = await signInAs(site, 'bien-tap');
  expect((await desk.get(`/gia/ca-nam.csv?san-pham=${combo.productId}&nam=2027`)).body).not.toContain(
    'Lãi, %',
  );
  const { lines } = await listHistory(site.db, { verb: 'price.export' });
  expect(lines.map(({ objectId, after }) => [objectId, after])).toMatchObject([
    [String(combo.productId), { year: 2027, hasCosts: false }],
    [String(combo.productId), { year: 2027, hasCosts: true }],
  ]);
  expect((await desk.get(address)).body).not.toMatch(/giá vốn|Lãi gộp|lãi \d/i);
});
