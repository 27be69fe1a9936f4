import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPolicyChoices } from '#modules/catalog/selling/units.ts';
import { findProvinceEntry } from '#modules/catalog/vocabulary/entries.ts';
import { findRecount, recountPrices } from '#modules/pricing/display-prices/recount-prices.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { facilities } from '#reference-data/terms/facilities.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { iconNames } from '#ui/icon-names.ts';
import { facilityIcons } from './facility-icons.ts';

let site: TestServer;
let editor: OfficeVisit;
let operations: OfficeVisit;
let products: Map<string, number>;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withPages: true });
  products = await createCatalogue(site.db);
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  editor = await signInAs(site, 'bien-tap');
  operations = await signInAs(site, 'dieu-hanh');
}, 120_000);
afterAll(() => site.close());

const place = {
  title: 'Bán đảo Sơn Trà',
  kind: 'nature-reserve',
  province: 'da-nang',
  nameAlias: 'Núi Khỉ, Monkey Mountain',
  summary: 'Rừng già nhìn ra biển.',
  content: '',
  lat: '16.1189',
  lng: '108.2741',
  mediaId: '',
  popularity: '5',
};

const addPlace = async (fields: object) =>
  editor.post('/danh-muc/diem-den/moi', { ...place, ...fields, do: 'add' });

const keywordsOf = async (id: number) =>
  (
    await site.db
      .selectFrom('products')
      .select('search_keywords')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).search_keywords;

test('a place is added, named and positioned; errors are at their fields and input is kept', async () => {
  for (const [fields, words] of [
    [{ title: ' ' }, 'Vui lòng nhập tên'],
    [{ kind: 'bán đảo' }, 'Vui lòng chọn loại'],
    [{ kind: 'other' }, 'Vui lòng chọn loại'],
    [{ province: '' }, 'Vui lòng chọn tỉnh, thành'],
    [{ lat: '48.8', lng: '2.3' }, 'nằm ngoài Việt Nam'],
    [{ lat: '13.75', lng: '100.5' }, 'nằm ngoài Việt Nam'],
    [{ lat: '', lng: '108.1' }, 'cần cả vĩ độ'],
    [{ lat: 'mười sáu' }, 'Vui lòng ghi số độ'],
    [{ mediaId: 'khong-co' }, 'không có hình này trong kho'],
    [{ popularity: '-3' }, 'là một số từ 0'],
  ] as const) {
    const sent = await addPlace(fields);
    expect(sent.statusCode, words).toBe(422);
    expect(sent.body).toContain(words);
    expect(sent.body).toContain('Monkey Mountain');
  }
  expect((await addPlace({})).headers.location).toBe('/quan-tri/danh-muc/diem-den/ban-dao-son-tra');
  expect((await addPlace({})).body).toContain('Tên này đã có');
  // Hoàng Sa and Trường Sa are Vietnam.
  expect((await addPlace({ title: 'Đảo Hoàng Sa', lat: '16.53', lng: '111.6' })).statusCode).toBe(303);
  expect((await addPlace({ title: 'Đảo Trường Sa', lat: '8.64', lng: '111.92' })).statusCode).toBe(303);
  expect((await site.get('/dia-diem/ban-dao-son-tra.html')).body).toContain('Bán đảo Sơn Trà');
  const list = (await editor.get('/danh-muc/diem-den?tim=nui khi')).body;
  expect(list).toContain('/danh-muc/diem-den/ban-dao-son-tra');
  expect(list).toContain('khu bảo tồn, Đà Nẵng');
});

test('a place is put on a map, which can load beside the page; an external map only where configured', async () => {
  const page = await editor.get('/danh-muc/diem-den/moi');
  expect(page.body).toContain('Chọn trên bản đồ');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("connect-src 'self';");
  const other = await createTestServer({
    withOffice: true,
    env: { MAP_STYLE_URL: 'https://tiles.example.vn/styles/liberty' },
  });
  const letIn = String((await other.get('/quan-tri/dang-nhap')).headers['content-security-policy']);
  await other.close();
  expect(letIn).toContain("connect-src 'self' https://tiles.example.vn;");
  expect(letIn).toContain("img-src 'self' data: blob: https://tiles.example.vn;");
});

test('two edits of a place are merged, and its products are found by its new names at once', async () => {
  const [hotel = 0] = products.values();
  const { id } = await site.db
    .selectFrom('places')
    .select('id')
    .where('slug', '=', 'ban-dao-son-tra')
    .executeTakeFirstOrThrow();
  await site.db
    .insertInto('product_places')
    .values({ product_id: hotel, place_id: id, position: 9 })
    .execute();
  const path = '/danh-muc/diem-den/ban-dao-son-tra';
  const base = JSON.stringify({ ...place, special: '', hidden: '' });
  const edit = (fields: object) => editor.post(path, { ...place, base, version: '1', ...fields, do: 'edit' });
  expect((await edit({ nameAlias: 'Linh Ứng' })).body).toContain('Đã lưu');
  expect(await keywordsOf(hotel)).toContain('Linh Ứng');
  expect(await keywordsOf(hotel)).not.toContain('Núi Khỉ');
  const second = await edit({ summary: 'Có voọc chà vá chân nâu.' });
  expect(second.body).toContain('Giữ cả điều người khác vừa đổi: Tên khác');
  const clash = await edit({ nameAlias: 'Chùa Linh Ứng' });
  expect(clash.statusCode).toBe(422);
  expect(clash.body).toContain('Hai bản khác nhau');
  const lines = await site.db
    .selectFrom('history')
    .select(['verb', 'after'])
    .where('object_type', '=', 'place')
    .where('object_id', '=', 'ban-dao-son-tra')
    .orderBy('id')
    .execute();
  expect(lines.map(({ verb }) => verb)).toEqual(['catalogue.add-place', 'catalogue.edit', 'catalogue.edit']);
  expect(lines[0]?.after).toMatchObject({ kind: 'khu bảo tồn', province: 'Đà Nẵng' });
  expect(lines[0]?.after).not.toHaveProperty('kind_code');
  expect(lines[1]?.after).toEqual({ name_alias: ['Linh Ứng'] });
});

test('two places are merged: products move, the address redirects, and the names are kept', async () => {
  await addPlace({ title: 'Sơn Trà', nameAlias: '' });
  const from = '/danh-muc/diem-den/ban-dao-son-tra';
  expect((await editor.post(from, { do: 'merge', into: 'khong-co' })).body).toContain(
    'không có mục đang hiện',
  );
  expect((await editor.post(from, { do: 'merge', into: 'ban-dao-son-tra' })).statusCode).toBe(422);
  const merged = await editor.post(from, { do: 'merge', into: 'son-tra' });
  expect(merged.body).toContain('1 sản phẩm được chuyển');
  const led = await site.get('/dia-diem/ban-dao-son-tra.html');
  expect([led.statusCode, led.headers.location]).toEqual([301, '/dia-diem/son-tra.html']);
  const list = await site.get('/khach-san?places=ban-dao-son-tra&star=5');
  expect([list.statusCode, list.headers.location]).toEqual([301, '/khach-san?star=5&places=son-tra']);
  const [hotel = 0] = products.values();
  expect(await keywordsOf(hotel)).toContain('Sơn Trà | Bán đảo Sơn Trà | Linh Ứng');
  const { name_alias } = await site.db
    .selectFrom('places')
    .select('name_alias')
    .where('slug', '=', 'son-tra')
    .executeTakeFirstOrThrow();
  expect(name_alias).toEqual(['Bán đảo Sơn Trà', 'Linh Ứng']);
});

test('terms are added, hidden and merged within their vocabulary', async () => {
  const word = {
    taxonomy: 'facility',
    title: 'Bể bơi',
    group: 'Chung',
    scope: 'hotel',
    position: '3',
    filterable: '1',
  };
  expect(
    (await editor.post('/danh-muc/tu/moi', { ...word, taxonomy: 'khong-co', do: 'add' })).body,
  ).toContain('Danh mục từ: vui lòng chọn');
  const unknown = await editor.post('/danh-muc/tu/moi', { ...word, scope: 'khach san', do: 'add' });
  expect(unknown.body).toContain('Không có loại “khach san”');
  expect(unknown.body).toContain('value="Bể bơi"');
  const added = await editor.post('/danh-muc/tu/moi', { ...word, do: 'add' });
  const id = Number(String(added.headers.location).split('/').at(-1));
  const wider = { ...word, do: 'edit', version: '1', scope: 'khách sạn, Phòng' };
  await editor.post(`/danh-muc/tu/${id}`, wider);
  const page = (await editor.get(`/danh-muc/tu/${id}`)).body;
  expect(page).toContain('value="Khách sạn, Phòng"');
  expect(page).not.toContain('[&quot;');
  const pool = await site.db
    .selectFrom('terms')
    .select(['id'])
    .where('taxonomy', '=', 'facility')
    .where('slug', '=', 'ho-boi')
    .executeTakeFirstOrThrow();
  const other = await site.db
    .selectFrom('terms')
    .select('id')
    .where('taxonomy', '=', 'hotel-type')
    .limit(1)
    .executeTakeFirstOrThrow();
  const [hotel = 0] = products.values();
  await site.db.deleteFrom('product_terms').where('term_id', '=', pool.id).execute();
  await site.db.insertInto('product_terms').values({ product_id: hotel, term_id: id, position: 9 }).execute();
  expect((await editor.post(`/danh-muc/tu/${id}`, { do: 'merge', into: `${other.id}` })).statusCode).toBe(
    422,
  );
  expect((await editor.post(`/danh-muc/tu/${id}`, { do: 'merge', into: `${pool.id}` })).body).toContain(
    '1 sản phẩm',
  );
  const moved = await site.db
    .selectFrom('product_terms')
    .select('term_id')
    .where('product_id', '=', hotel)
    .where('term_id', 'in', [id, pool.id])
    .execute();
  expect(moved).toEqual([{ term_id: pool.id }]);
  const list = async (query: string) => {
    const { statusCode, headers } = await site.get(`/khach-san?${query}`);
    return [statusCode, headers.location];
  };
  expect(await list('facilities=be-boi&star=5')).toEqual([301, '/khach-san?star=5&facilities=ho-boi']);
  expect(await list('facilities=ho-boi&facilities=be-boi')).toEqual([301, '/khach-san?facilities=ho-boi']);
  expect((await list('facilities=ho-boi&hotelType=be-boi'))[0]).toBe(200);
  // A second merge is followed to its end, and a term that is shown again is no longer redirected.
  const next = await editor.post('/danh-muc/tu/moi', { ...word, title: 'Bể ngâm gỗ tròn', do: 'add' });
  const last = String(next.headers.location).split('/').at(-1) ?? '';
  await editor.post(`/danh-muc/tu/${pool.id}`, { do: 'merge', into: last });
  expect(await list('facilities=be-boi')).toEqual([301, '/khach-san?facilities=be-ngam-go-tron']);
  await site.db.updateTable('terms').set({ status: true }).where('id', '=', id).execute();
  expect((await list('facilities=be-boi'))[0]).toBe(200);
  expect((await editor.get('/danh-muc/tu')).body).toContain('Ẩn');
});

test('the icon of a facility is chosen, and stands before it on the page of a hotel', async () => {
  expect(Object.keys(facilityIcons).filter((icon) => !iconNames.has(icon))).toEqual([]);
  expect(facilities.map(({ icon }) => icon).filter((icon) => !facilityIcons[icon])).toEqual([]);
  const word = {
    taxonomy: 'facility',
    title: 'Phòng chiếu phim',
    group: 'Chung',
    scope: 'hotel',
    position: '3',
  };
  const wrong = await editor.post('/danh-muc/tu/moi', { ...word, icon: '<svg>', do: 'add' });
  expect(wrong.body).toContain('Chọn một hình trong danh sách.');
  const added = await editor.post('/danh-muc/tu/moi', { ...word, icon: 'wifi', do: 'add' });
  const id = Number(String(added.headers.location).split('/').at(-1));
  const path = `/danh-muc/tu/${id}`;
  expect((await editor.get(path)).body).toMatch(/<input[^>]*checked=""[^>]*value="wifi"/);
  await editor.post(path, { ...word, icon: 'tv', do: 'edit', version: '1' });
  const { id: hotel, slug } = await site.db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('kind', '=', 'hotel')
    .limit(1)
    .executeTakeFirstOrThrow();
  await site.db.insertInto('product_terms').values({ product_id: hotel, term_id: id, position: 1 }).execute();
  const { body } = await site.get(`/khach-san/${slug}.html`);
  expect(body).toMatch(/#tv"[^>]*><\/use><\/svg>[^<]*(<[^>]*>)?Phòng chiếu phim/);
});

test('a policy changes for later sales only; its steps are entered line by line', async () => {
  const path = '/danh-muc/dieu-kien-huy/moi';
  const add = (tiers: string) =>
    operations.post(path, {
      do: 'add',
      title: 'Linh hoạt mùa hè',
      tiers,
      holidayTiers: '',
      note: 'Báo sớm.',
    });
  expect((await add('')).body).toContain('ít nhất một bậc');
  expect((await add('7 ngày: 100%\nba ngày: nửa')).body).toContain('Dòng 2 chưa đúng');
  expect((await add('7: 50\n3: 80')).body).toContain('không thể nhận lại nhiều hơn');
  expect((await add('7: 50\n7: 40')).body).toContain('được ghi hai lần');
  const added = await add('3 ngày: 50%\n7 ngày: 100%');
  expect(added.headers.location).toBe('/quan-tri/danh-muc/dieu-kien-huy/linh-hoat-mua-he');
  const { tiers } = await site.db
    .selectFrom('cancellation_policies')
    .select('tiers')
    .where('slug', '=', 'linh-hoat-mua-he')
    .executeTakeFirstOrThrow();
  expect(tiers).toEqual([
    { daysBefore: 7, refundPercent: 100 },
    { daysBefore: 3, refundPercent: 50 },
  ]);
  expect((await editor.get('/danh-muc/dieu-kien-huy')).statusCode).toBe(403);
  const fields = {
    title: 'Linh hoạt mùa hè',
    tiers: '7 ngày: 100%\n3 ngày: 50%',
    holidayTiers: '',
    note: 'Báo sớm.',
  };
  const offered = async () =>
    (await listPolicyChoices(site.db)).find(({ slug }) => slug === 'linh-hoat-mua-he')?.isHidden;
  const newPlan = async () =>
    (await operations.get(`/san-pham/${[...products.values()][0]}/goi/moi`)).body.includes(
      'linh-hoat-mua-he',
    );
  expect([await offered(), await newPlan()]).toEqual([false, true]);
  const base = JSON.stringify({ ...fields, hidden: '' });
  const retired = await operations.post('/danh-muc/dieu-kien-huy/linh-hoat-mua-he', {
    ...{ ...fields, base, version: '1', hidden: '1', do: 'edit' },
  });
  expect(retired.body).toContain('Đã lưu');
  expect([await offered(), await newPlan()]).toEqual([true, false]);
});

test('a holiday is checked against the lunar calendar, and changes the prices of all products in its group, with progress', async () => {
  const holiday = {
    title: 'Hội đền Hùng',
    group: 'gio-to',
    on: '2027-01-18',
    from: '2027-01-17',
    to: '2027-01-18',
    lunar: '',
    isPublicHoliday: '1',
  };
  const add = (fields: object) =>
    operations.post('/danh-muc/ngay-le/moi', { ...holiday, ...fields, do: 'add' });
  expect((await add({ to: '2027-01-16' })).body).toContain('không thể trước ngày đầu');
  expect((await add({ on: '2027-01-20' })).body).toContain('nằm trong những ngày đổi giá');
  expect((await add({ lunar: '10/3' })).body).toContain('âm lịch. Bạn sửa');
  expect((await add({ lunar: '32/1' })).body).toContain('Ghi ngày/tháng âm');
  const [hotel = 0] = products.values();
  const unit = await site.db
    .selectFrom('units')
    .select('id')
    .where('product_id', '=', hotel)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const rule = { product_id: hotel, unit_id: null, kind: 'holiday', label: 'Giỗ Tổ', position: 90 };
  await site.db
    .insertInto('price_rules')
    .values({ ...rule, params: JSON.stringify({ holiday: 'gio-to' }) as never, percent: 40 } as never)
    .execute();
  const price = async () =>
    (
      await site.db
        .selectFrom('daily_rates')
        .select('price_vnd')
        .where('unit_id', '=', unit.id)
        .where('day', '=', '2027-01-18')
        .executeTakeFirstOrThrow()
    ).price_vnd;
  await recountPrices(site.db, site.clock.now());
  const before = await price();
  const added = await add({});
  expect(added.statusCode, added.body.slice(0, 200)).toBe(303);
  const path = String(added.headers.location).replace('/quan-tri', '');
  expect((await add({ title: 'Hội khác', on: '2027-01-17' })).body).toContain('trùng với một dịp khác');
  expect((await operations.get('/danh-muc/ngay-le')).body).toContain('Đang tính lại giá');
  const done = await recountPrices(site.db, site.clock.now());
  expect(done).toBeGreaterThan(3);
  expect(await findRecount(site.db)).toMatchObject({ done, products: done });
  expect((await operations.get('/danh-muc/ngay-le')).body).toContain('Giá đã tính lại xong');
  expect(await price()).toBeGreaterThan(before);
  const base = JSON.stringify({ ...holiday, hidden: '' });
  const hidden = await operations.post(path, { ...holiday, base, version: '1', hidden: '1', do: 'edit' });
  expect(hidden.body).toContain('Đã lưu');
  await recountPrices(site.db, site.clock.now());
  expect(await price()).toBe(before);
});

test("a tax rate begins on a future day; a kind's own takes precedence, and current rates stay", async () => {
  const books = await signInAs(site, 'ke-toan');
  const rate = { kind: 'hotel', fromOn: '2027-01-01', percent: '5', source: 'Nghị định thử nghiệm 2027' };
  const add = (fields: object) => books.post('/danh-muc/thue/moi', { ...rate, ...fields, do: 'add' });
  expect((await add({ fromOn: '2020-01-01' })).body).toContain('đã áp dụng không đổi được');
  expect((await add({ percent: '45' })).body).toContain('từ 0 đến 30');
  expect((await add({ source: '' })).body).toContain('Vui lòng ghi văn bản');
  expect((await add({ kind: 'tàu' })).body).toContain('Vui lòng chọn loại dịch vụ');
  expect((await add({})).headers.location).toBe('/quan-tri/danh-muc/thue/hotel%202027-01-01');
  expect((await add({})).body).toContain('đã có thuế suất từ ngày ấy');
  const edit = (key: string, fields: object) =>
    books.post(`/danh-muc/thue/${encodeURIComponent(key)}`, {
      ...rate,
      version: '1',
      base: '{}',
      ...fields,
      do: 'edit',
    });
  expect((await edit('hotel 2027-01-01', { percent: '6' })).body).toContain('Đã lưu');
  const held = { kind: '', fromOn: '2025-07-01', percent: '7', source: 'Đổi mức đang áp dụng' };
  expect((await edit('chung 2025-07-01', held)).body).toContain('đã áp dụng thì không đổi được');
  const remove = (key: string, version: string, why = 'ghi nhầm loại') =>
    books.post(`/danh-muc/thue/${encodeURIComponent(key)}`, { do: 'remove', version, why });
  expect((await remove('hotel 2027-01-01', '2', '')).body).toContain('Ghi vài chữ vì sao xóa.');
  expect((await remove('hotel 2027-01-01', '1')).body).toContain('Có người vừa đổi');
  expect((await remove('chung 2025-07-01', '1')).body).toContain('đã áp dụng nên không xóa được');
  const rateOf = async (key: string) => (await books.get(`/danh-muc/thue/${encodeURIComponent(key)}`)).body;
  expect(await rateOf('hotel 2027-01-01')).toContain('Xóa mục này');
  expect(await rateOf('chung 2025-07-01')).not.toContain('Xóa mục này');
  const removed = await remove('hotel 2027-01-01', '2');
  expect(removed.headers.location).toBe('/quan-tri/danh-muc/thue');
  expect((await books.get('/danh-muc/thue')).body).not.toContain('Nghị định thử nghiệm 2027');
  const lines = site.db
    .selectFrom('history')
    .select(['reason', 'object_id as id'])
    .where('verb', '=', 'tax.remove');
  expect(await lines.execute()).toEqual([{ reason: 'ghi nhầm loại', id: 'hotel 2027-01-01' }]);
  const desk = await signInAs(site, 'tu-van');
  for (const path of ['/danh-muc', '/danh-muc/thue', '/danh-muc/diem-den/moi'])
    expect((await desk.get(path)).statusCode, path).toBe(403);
  expect((await books.get('/danh-muc')).body).toContain('Thuế suất ·');
});

test('a place changes its address, and the old one redirects; invalid and used addresses are refused beside the field', async () => {
  await addPlace({ title: 'Ghềnh Bàng' });
  const send = (key: string, slug: string) =>
    editor.post(`/danh-muc/diem-den/${key}`, { do: 'rename', slug });
  for (const [slug, words] of [
    ['Ghềnh Bàng!', 'chỉ gồm chữ thường không dấu'],
    ['da-lat', 'trang khác đã dùng'],
  ] as const) {
    const refused = await send('ghenh-bang', slug);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(words);
    expect(refused.body).toContain(`value="${slug}"`);
  }
  const moved = await send('ghenh-bang', 'ghenh-bang-son-tra');
  expect(moved.headers.location).toBe('/quan-tri/danh-muc/diem-den/ghenh-bang-son-tra?xong=dia-chi');
  const old = await site.get('/dia-diem/ghenh-bang.html');
  expect([old.statusCode, old.headers.location]).toEqual([301, '/dia-diem/ghenh-bang-son-tra.html']);
});

test('a renamed province is still found by its former name', async () => {
  const page = '/danh-muc/tinh-thanh/lam-dong';
  const { body } = await editor.get(page);
  const form = Object.fromEntries(
    [...body.matchAll(/<(?:input|textarea|select)[^>]*name="([^"]+)"/g)].map(([, name]) => [name, '']),
  );
  const province = await findProvinceEntry(site.db, 'lam-dong');
  if (!province) throw new Error('no province');
  const { version, lat, lng, type, region } = province;
  const fields = {
    ...form,
    type,
    region,
    lat,
    lng,
    popularity: '1',
    title: 'Lâm Đồng xanh',
    summary: 'Cao nguyên.',
  };
  const saved = await editor.post(page, { ...fields, version, do: 'edit' });
  expect(saved.statusCode, /role="alert".{0,200}/s.exec(saved.body)?.[0]).toBe(200);
  expect(await findProvinceEntry(site.db, 'lam-dong')).toMatchObject({
    title: 'Lâm Đồng xanh',
    nameAlias: ['Lâm Đồng'],
  });
});
