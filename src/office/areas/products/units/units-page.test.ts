import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProduct } from '#modules/catalog/queries/find-product.ts';
import { rollCalendar } from '#modules/pricing/display-prices/roll-calendar.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { book } from '#tests/factories/booking.ts';
import { createHotel, type TestHotel } from '#tests/factories/hotel.ts';
import { createProductOfKind } from '#tests/factories/product-of-kind.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

const room = {
  areaM2: 30,
  beds: [{ type: 'giường đôi', count: 1 }],
  view: 'Biển',
  balcony: true,
  smoking: false,
};

let site: TestServer;
let hotel: TestHotel;
let office: OfficeVisit;
const base = () => `/san-pham/${hotel.productId}`;
const unitPath = () => `${base()}/hang/${hotel.unitIds[0]}`;

beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withPages: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  hotel = await createHotel(site.db, {
    units: [{ details: { ...room, note: 'giữ' } }, { title: 'Phòng Suite', details: room }],
  });
  await rollCalendar(site.db, '2026-11-21');
  office = await signInAs(site, 'dieu-hanh');
}, 120_000);
afterAll(() => site.close());

const field = (html: string, name: string) => {
  const pattern = new RegExp(`name="${name.replace('.', '\\.')}"[^>]*value="([^"]*)"`);
  return (pattern.exec(html) ?? /x()/.exec('x'))?.[1]?.replaceAll('&quot;', '"') ?? '';
};
const unitForm = {
  ...{ title: 'Phòng Deluxe', summary: '', quantity: '7', baseVnd: '1.000.000' },
  ...{ maxAdults: '2', maxChildren: '1', maxOccupancy: '3' },
  ...{
    'details.areaM2': '30',
    'details.beds': '1 x giường đôi',
    'details.view': 'Biển',
    'details.balcony': '1',
  },
};
const stored = (id = hotel.unitIds[0] as number) =>
  site.db.selectFrom('units').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a unit is edited on its page: errors name their fields, and input is kept', async () => {
  const page = (await office.get(unitPath())).body;
  const opened = { version: field(page, 'version'), base: field(page, 'base') };
  const post = (fields: Record<string, string>) =>
    office.post(unitPath(), { do: 'edit', ...unitForm, ...opened, ...fields });
  const wrong = await post({
    quantity: 'nhiều',
    baseVnd: '1.000.500',
    'details.beds': '',
    'details.areaM2': '2',
  });
  expect(wrong.statusCode).toBe(422);
  for (const message of [
    'Nhập số nguyên từ 0',
    'tròn nghìn',
    'Nhập ít nhất một dòng',
    'Từ 5 trở lên',
    'nhiều',
  ])
    expect(wrong.body).toContain(message);
  const right = await post({
    quantity: '9',
    'details.beds': '2 x giường đơn\ngiường phụ',
    'facility.may-lanh': '1',
  });
  expect(right.body).toMatch(/Đã lưu\. \d+ ngày mở bán đã đổi theo số mới/);
  const beds = [
    { type: 'giường đơn', count: 2 },
    { type: 'giường phụ', count: 1 },
  ];
  expect(await stored()).toMatchObject({ quantity: 9, version: 2, details: { ...room, beds, note: 'giữ' } });
  const late = await post({ title: 'Phòng Biển', maxChildren: '1' });
  expect(late.body, 'what a colleague changed meanwhile stays').toContain('Giữ cả điều người khác vừa đổi');
  expect(await stored()).toMatchObject({ quantity: 9, title: 'Phòng Biển' });
});

test('a number below what is sold is refused with the days', async () => {
  const now = site.clock.now();
  const stays = [
    { unitId: hotel.unitIds[1] as number, from: '2026-12-20', to: '2026-12-22', quantity: 3, adults: 3 },
  ];
  await book(site.db, createFakeQueue(), stays, now);
  const path = `${base()}/hang/${hotel.unitIds[1]}`;
  const page = (await office.get(path)).body;
  const opened = { version: field(page, 'version'), base: field(page, 'base') };
  const refused = await office.post(path, {
    do: 'edit',
    ...unitForm,
    title: 'Phòng Suite',
    ...opened,
    quantity: '2',
  });
  expect(refused.body).toContain('Không giảm còn 2 được');
  expect(refused.body).toContain('20/12 đã có 3; 21/12 đã có 3');
});

test('switching a unit off lists the affected bookings first, and applies only to those', async () => {
  const id = String(hotel.unitIds[1]);
  const post = (fields: Record<string, string>) => office.post(`${base()}/hang`, { id, ...fields });
  const asked = (await post({ do: 'ask-unit-off' })).body;
  const [code = ''] = /DV[A-Z0-9]{5,}/.exec(asked) ?? [];
  expect(asked).toMatch(/Phòng Suite: 1 đặt chỗ sắp tới có liên quan/);
  expect((await post({ do: 'unit-off', seen: '' })).body, 'who was not told of is told first').toContain(
    code,
  );
  expect((await stored(Number(id))).status).toBe(true);
  expect((await post({ do: 'unit-off', seen: code })).body).toContain('Đã ngừng bán Phòng Suite');
  expect((await stored(Number(id))).status).toBe(false);
  expect((await post({ do: 'unit-on' })).body).toContain('bán lại');
});

test('a new unit is on the site at once', async () => {
  const path = `${base()}/hang/moi`;
  const wrong = await office.post(path, { do: 'add', ...unitForm, title: '' });
  expect(wrong.body).toContain('Vui lòng nhập tên.');
  expect(wrong.body).toContain('1.000.000');
  const made = await office.post(path, { do: 'add', ...unitForm, title: 'Phòng Gia đình' });
  expect(made.statusCode, made.body.slice(0, 300)).toBe(303);
  const list = (await office.get(`${base()}/hang`)).body;
  expect(list).toContain('Phòng Gia đình');
});

test('guests see units in the order set by staff; at either end a unit stays', async () => {
  const made = await createHotel(site.db, {
    units: ['Hạng A', 'Hạng B', 'Hạng C'].map((title) => ({ title, details: room })),
  });
  const path = `/san-pham/${made.productId}/hang`;
  const order = async () => {
    const { body } = await office.get(path);
    return [...body.matchAll(/aria-label="Đưa (Hạng [ABC]) lên"/g)].map(([, title]) => title);
  };
  const move = (to: string, at: number) => office.post(path, { do: to, id: String(made.unitIds[at]) });
  expect((await move('unit-up', 2)).body).toContain('Đã đưa Hạng C lên một bậc');
  expect(await order()).toEqual(['Hạng A', 'Hạng C', 'Hạng B']);
  await Promise.all([move('unit-down', 0), move('unit-down', 0)]);
  expect(await order(), 'two who move it move it twice').toEqual(['Hạng C', 'Hạng B', 'Hạng A']);
  expect((await move('unit-down', 0)).statusCode).toBe(200);
  expect(await order()).toEqual(['Hạng C', 'Hạng B', 'Hạng A']);
  const { slug } = await site.db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', made.productId)
    .executeTakeFirstOrThrow();
  const shown = await findProduct(site.db, 'hotel', slug);
  expect(shown?.units.map(({ title }) => title)).toEqual(['Hạng C', 'Hạng B', 'Hạng A']);
  const other = await office.post(path, { do: 'unit-up', id: String(hotel.unitIds[0]) });
  expect(other.body, 'of another product').toContain('Không còn hạng này');
});

test('a unit has pictures in an order, each described; concurrent changes are merged or asked about', async () => {
  await site.db
    .insertInto('media_files')
    .values(
      ['giuong', 'tam'].map((id) => ({
        ...{ id, path: `/media/${id}.webp`, alt: id, width: 800, height: 600 },
        ...{ bytes: 1000, haze: '#ccddee' },
      })),
    )
    .execute();
  const { body } = await office.get(unitPath());
  const form = body.slice(body.indexOf('Hình của hạng'));
  const opened = { version: field(form, 'version'), base: field(form, 'base') };
  const save = (rows: [string, string][], from = opened) =>
    office.post(unitPath(), {
      ...{ do: 'pictures', ...from, 'pictures#': '1' },
      ...Object.fromEntries(
        rows.flatMap(([id, alt], at) => [
          [`pictures#${at}.mediaId`, id],
          [`pictures#${at}.alt`, alt],
        ]),
      ),
    });
  const kept = () =>
    site.db
      .selectFrom('unit_images')
      .select(['media_id as id', 'alt'])
      .where('unit_id', '=', hotel.unitIds[0] as number)
      .orderBy('position')
      .execute();
  const bare = await save([['giuong', '']]);
  expect(bare.statusCode).toBe(422);
  expect(bare.body).toContain('Vui lòng ghi mô tả của từng hình.');
  expect((await save([['khong-co', 'Gì đó']])).body).toContain('Một hình không còn trong kho');
  expect(
    (
      await save([
        ['tam', 'a'],
        ['tam', 'b'],
      ])
    ).body,
  ).toContain('Một hình đứng hai lần');
  expect(await kept()).toEqual([]);
  const saved = await save([
    ['tam', 'Phòng tắm đứng'],
    ['giuong', 'Giường đôi nhìn ra biển'],
  ]);
  expect(saved.body).toContain('Đã lưu.');
  expect(await kept()).toEqual([
    { id: 'tam', alt: 'Phòng tắm đứng' },
    { id: 'giuong', alt: 'Giường đôi nhìn ra biển' },
  ]);
  const late = await save([['giuong', 'Giường khác']]);
  expect(late.statusCode).toBe(422);
  expect(late.body, 'shown what the other wrote').toContain('Phòng tắm đứng');
  expect(await kept()).toHaveLength(2);
  expect((await office.get('/nhat-ky?loai=unit')).body).toContain('Đổi hình của hạng');
});

test('a plan is made and changed; a duplicate name is refused at its field', async () => {
  const policy = await site.db.selectFrom('cancellation_policies').select('slug').executeTakeFirstOrThrow();
  const plan = {
    ...{ title: 'Không hoàn tiền', mealPlan: 'RO', cancellationPolicy: policy.slug, payMode: 'prepay' },
    ...{ pricePercent: '88', priceDeltaVnd: '-50.000', minStay: '1', advanceDays: '0' },
    ...{ confirmation: 'instant', answerMinutes: '120' },
  };
  const path = `${base()}/goi/moi`;
  expect((await office.post(path, { do: 'add', ...plan, pricePercent: '5' })).body).toContain(
    'từ 10 đến 300',
  );
  const made = await office.post(path, { do: 'add', ...plan });
  expect([made.statusCode, made.headers.location]).toEqual([303, `/quan-tri${base()}/hang?them=goi`]);
  expect((await office.get(`${base()}/hang?them=goi`)).body).toContain('Đã thêm gói giá');
  expect((await office.post(path, { do: 'add', ...plan })).body).toContain('Đang có gói khác cùng tên');
  expect((await office.get(`${base()}/hang`)).body).toMatch(/88% giá ngày, bớt 50\.000/);
});

test('a rule is previewed before it is saved: only as previewed, and with a reason if the change is large', async () => {
  const path = `${base()}/luat/moi`;
  const rule = { kind: 'lunar', label: 'Tết', unitId: '', from: '29/12', to: '5/1', percent: '60', seen: '' };
  const post = (fields: Record<string, string>) => office.post(path, { ...rule, ...fields });
  expect((await office.get(`${path}?mau=tet`)).body).toMatch(/value="29\/12"/);
  expect((await post({ do: 'preview', to: '32/1' })).body).toContain('Nhập ngày và tháng âm');
  expect((await post({ do: 'preview' })).body).toContain('Luật đổi giá quá 50%, vui lòng ghi lý do.');
  const reason = 'Cháy phòng mọi năm';
  const shownPage = (await post({ do: 'preview', reason })).body;
  expect(shownPage).toMatch(/Đổi nhiều nhất.{0,20}05\/02\/2027/s);
  const shown = field(shownPage, 'shown');
  const other = await post({ do: 'apply', reason, shown, percent: '20' });
  expect(other.statusCode, 'typed anew since: shown first').toBe(200);
  expect(
    await site.db.selectFrom('price_rules').select('id').where('product_id', '=', hotel.productId).execute(),
  ).toEqual([]);
  const done = await post({ do: 'apply', reason, shown });
  expect(done.statusCode).toBe(303);
  const list = (await office.get(`${base()}/hang`)).body;
  expect(list).toContain('Âm lịch 29 tháng Chạp đến mùng 5 tháng Giêng hằng năm: +60% giá gốc');
  expect((await office.post(`${base()}/hang`, { do: 'undo-rule' })).body).toContain('Đã hoàn tác luật giá');
});

test('a rule is tried over a whole year without being saved', async () => {
  const path = `${base()}/luat/moi`;
  const rule = { kind: 'season', label: 'Hè thử', unitId: '', from: '01/06', to: '10/06', percent: '20' };
  const tried = await office.post(path, { ...rule, seen: '', do: 'year', nam: '2027' });
  expect(tried.statusCode).toBe(200);
  expect(tried.body).toContain('10 ngày đổi giá: 10 ngày tăng, 0 ngày giảm.');
  expect(tried.body).toContain('1.000.000 ₫ thành 1.200.000 ₫'.replaceAll(' ₫', '\u00A0₫'));
  expect(tried.body).toMatch(/sẽ tính thế này.*value="Hè thử"|value="Hè thử".*sẽ tính thế này/s);
  const other = await office.post(path, { ...rule, seen: '', do: 'year', nam: '2026' });
  expect(other.body).toContain('Không ngày nào trong năm đổi giá.');
  const wrong = await office.post(path, { ...rule, seen: '', do: 'year', to: '31/06' });
  expect([wrong.statusCode, wrong.body.includes('Nhập ngày và tháng')]).toEqual([422, true]);
  expect(
    await site.db.selectFrom('price_rules').select('id').where('product_id', '=', hotel.productId).execute(),
  ).toEqual([]);
});

test('vehicles list the trips that they are booked for; a combo lists unsuitable components', async () => {
  const car = await createProductOfKind(site.db, 'car');
  const path = `/san-pham/${car.productId}/hang`;
  expect((await office.post(path, { do: 'vehicle-add', code: 'Xe 7 chỗ số 3' })).body).toContain(
    'Đã thêm xe xe-7-cho-so-3',
  );
  expect((await office.post(path, { do: 'vehicle-add', code: '!!' })).body).toContain('Nhập mã xe');
  const [id] = car.vehicleIds;
  expect((await office.post(path, { do: 'ask-vehicle-off', id: String(id) })).body).toContain(
    'không có đặt chỗ nào sắp tới',
  );
  expect((await office.post(path, { do: 'vehicle-off', id: String(id), seen: '' })).body).toContain(
    'ngừng chạy',
  );
  const rest = {
    id: String(car.vehicleIds[1]),
    from: '2030-12-02T08:00',
    until: '2030-12-04T18:00',
    reason: 'Đăng kiểm',
  };
  const asked = await office.post(path, { ...rest, do: 'ask-vehicle-pause' });
  expect(asked.body).toMatch(
    /không có đặt chỗ nào sắp tới.* nghỉ 02\/12 08:00 đến 04\/12 18:00, rồi tự chạy lại/s,
  );
  expect((await office.post(path, { ...rest, do: 'vehicle-pause', seen: '' })).body).toContain(
    'rồi tự chạy lại',
  );
  const shown = (await office.get(path)).body.replaceAll('<!-- -->', '');
  expect(shown).toContain('Nghỉ 02/12 08:00 đến 04/12 18:00 · Đăng kiểm');
  const again = await office.post(path, { ...rest, do: 'vehicle-pause', seen: '' });
  expect(again.body).toContain('Đã có khoảng nghỉ trùng một phần');
  const backward = await office.post(path, { ...rest, until: '2030-12-01T08:00', do: 'ask-vehicle-pause' });
  expect(backward.body).toContain('Giờ chạy lại phải sau giờ nghỉ.');
  const pause = /name="pause" value="(\d+)"/.exec(shown)?.[1] ?? '';
  expect((await office.post(path, { do: 'vehicle-resume', id: rest.id, pause })).body).toContain(
    'chạy lại từ bây giờ',
  );
  const combo = await createProductOfKind(site.db, 'combo');
  const pack = `/san-pham/${combo.productId}/hang/${combo.unitIds[0]}`;
  const part = { do: 'component-add', version: '1', part: String(hotel.unitIds[0]), 'per.new': 'room' };
  const numbers = { 'fromDay.new': '1', 'days.new': '2', 'quantity.new': '1' };
  expect((await office.post(pack, { ...part, ...numbers })).body).toContain('ở tỉnh thành khác với combo');
  expect((await office.post(pack, { ...part, ...numbers, 'days.new': 'x' })).body).toContain(
    'là số nguyên từ 1',
  );
});

test('a fleet is made on the page of a unit and shared with another product; two editors lose nothing', async () => {
  const [boat, walk] = [
    await createProductOfKind(site.db, 'experience'),
    await createProductOfKind(site.db, 'experience'),
  ];
  const pageOf = (one: typeof boat) => `/san-pham/${one.productId}/hang/${one.unitIds[0]}`;
  const made = { do: 'fleet-save', fleet: '', seen: '', turnaroundMinutes: '30' };
  const wrong = await office.post(pageOf(boat), { ...made, title: 'Thuyền gỗ', vehicles: ' ; ' });
  expect([wrong.statusCode, wrong.body.includes('Ghi ít nhất một chiếc')]).toEqual([422, true]);
  const title = 'Thuyền gỗ bến sông';
  const added = await office.post(pageOf(boat), { ...made, title, vehicles: 'Thuyền 1; Thuyền 2' });
  expect(added.body).toContain(`Đã lập đội ${title}.`);
  const fleet = 'thuyen-go-ben-song';
  const use = { do: 'fleet-use', fleet, seen: 'null', quantity: '1', per: 'piece', minutes: '120' };
  expect((await office.post(pageOf(boat), { ...use, startsAt: '' })).body).toContain(
    'cần ghi bắt đầu lúc mấy giờ',
  );
  for (const one of [boat, walk])
    expect((await office.post(pageOf(one), { ...use, startsAt: '05:30' })).body).toContain('Đã ghi.');
  const shown = (await office.get(pageOf(boat))).body.replaceAll('<!-- -->', '');
  expect(shown).toContain('1 cho mỗi chỗ, từ 05:30 trong 120 phút');
  expect(shown).toMatch(/thuyen-1, thuyen-2\. Cùng dùng: Chèo thuyền lúc bình minh/);
  const seen = JSON.stringify({ title, turnaroundMinutes: 30, vehicles: ['thuyen-1', 'thuyen-2'] });
  const edit = {
    do: 'fleet-save',
    fleet,
    seen,
    title,
    turnaroundMinutes: '30',
    vehicles: 'thuyen-1; thuyen-2; thuyen-3',
  };
  expect((await office.post(pageOf(walk), edit)).body).toContain(`Đã ghi đội ${title}.`);
  const late = await office.post(pageOf(boat), { ...edit, turnaroundMinutes: '60' });
  expect(late.body).toContain('Có người vừa đổi đội này.');
  const boatId = /name="id" value="(\d+)"/.exec(shown)?.[1] ?? '';
  const rest = { fleet, id: boatId, from: '2030-12-02T00:00', until: '2030-12-04T18:00', reason: 'Lên đà' };
  expect((await office.post(pageOf(boat), { ...rest, reason: '', do: 'ask-vehicle-pause' })).statusCode).toBe(
    422,
  );
  const asked = (await office.post(pageOf(boat), { ...rest, do: 'ask-vehicle-pause' })).body;
  expect(asked).toContain('không có đặt chỗ nào sắp tới');
  expect(asked).toContain(`name="fleet" value="${fleet}"`);
  expect((await office.post(pageOf(boat), { ...rest, do: 'vehicle-pause', seen: '' })).body).toContain(
    'rồi tự chạy lại.',
  );
  expect((await office.get(pageOf(walk))).body.replaceAll('<!-- -->', '')).toContain(
    'Nghỉ 02/12 00:00 đến 04/12 18:00 · Lên đà',
  );
  const own = JSON.stringify({ quantity: 1, per: 'piece', startsAt: '05:30', minutes: 120 });
  expect((await office.post(pageOf(boat), { do: 'fleet-drop', fleet, seen: own })).body).toContain(
    'Hạng này không cần đội ấy nữa.',
  );
});

test('without the right no button is shown and nothing is changed', async () => {
  const viewer = await signInAs(site, 'chi-xem');
  const page = (await viewer.get(`${base()}/hang`)).body;
  expect(page).toContain('Phòng Biển');
  expect(page).not.toContain('Thêm luật');
  expect(page).not.toContain('Ngừng bán');
  expect((await viewer.get(`${base()}/luat/moi`)).statusCode).toBe(403);
  expect((await viewer.get(`${base()}/hang/moi`)).statusCode).toBe(403);
  const id = String(hotel.unitIds[0]);
  for (const action of ['unit-off', 'unit-up', 'unit-down'])
    expect((await viewer.post(`${base()}/hang`, { do: action, id, seen: '' })).statusCode).toBe(403);
  expect((await viewer.post(unitPath(), { do: 'pictures', 'pictures#': '1' })).statusCode).toBe(403);
  expect((await (await signInAs(site, 'kiem-duyet')).get(`${base()}/hang`)).statusCode).toBe(403);
  expect((await office.get('/san-pham/abc/hang')).statusCode).toBe(404);
  expect((await office.get(`${base()}/hang/999999`)).statusCode).toBe(404);
});
