import { beforeAll, expect, test } from 'vitest';
import { findEditedProduct } from '#modules/catalog/editing/find-edited-product.ts';
import { publishProduct } from '#modules/catalog/editing/publish-product.ts';
import { saveProductDraft } from '#modules/catalog/editing/save-product-draft.ts';
import { listEditedUnits } from '#modules/catalog/selling/units.ts';
import { editDays } from '#modules/pricing/day-edits/edit-days.ts';
import { rollCalendar } from '#modules/pricing/display-prices/roll-calendar.ts';
import { followPublication, saveUnit } from '#modules/pricing/units-on-sale/units.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { addDays } from '#platform/time/days.ts';
import { createHotel, type TestHotel } from '#tests/factories/hotel.ts';
import { staff } from '#tests/factories/staff.ts';
import { demoTimeoutMs } from '#tests/support/demo-template.ts';
import type { FakeQueue } from '#tests/support/fake-queue.ts';
import { sheetImports } from '#tests/support/import-sheet.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { bringSheet } from './commands/bring-sheet.ts';
import { requestCheck, requestImport } from './commands/request-check.ts';
import { runStep } from './commands/run-step.ts';
import { exportTable, leftOutTable } from './queries/sheet-tables.ts';

const now = new Date('2026-11-26T03:00:00Z');
const today = '2026-11-26';
const prices = { name: 'prices', kind: '' } as const;
const roomDetails = {
  areaM2: 30,
  beds: [{ type: 'giường đôi', count: 1 }],
  view: 'Biển',
  balcony: true,
  smoking: false,
};
const head = ['Mã sản phẩm', 'Mã hạng', 'Ngày', 'Giá đặt riêng'];

const database = setUpTestDatabase({ demo: true });
let hotel: TestHotel;
let code = '';
let units: string[] = [];
const db = () => database.db;

beforeAll(async () => {
  hotel = await createHotel(db(), {
    units: Array.from({ length: 28 }, (_, at) => ({ title: `Hạng ${at + 1}`, quantity: 5 })),
  });
  await rollCalendar(db(), today);
  const row = await db()
    .selectFrom('products')
    .select('code')
    .where('id', '=', hotel.productId)
    .executeTakeFirstOrThrow();
  code = row.code;
  const found = await db()
    .selectFrom('units')
    .select('code')
    .where('product_id', '=', hotel.productId)
    .orderBy('id')
    .execute();
  units = found.map((unit) => unit.code);
}, demoTimeoutMs);

const rate = (unit: number, day: string) =>
  db()
    .selectFrom('daily_rates')
    .select(['price_vnd as price', 'set_vnd as set'])
    .where('unit_id', '=', hotel.unitIds[unit] as number)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();

test('OFF-13: of 10,000 rows 200 are faulty, each is named by row and field, the others are written within a minute and undone', async () => {
  const imports = sheetImports(db(), now);
  const days = Array.from({ length: 358 }, (_, at) => addDays('2026-12-01', at));
  const rows = units
    .flatMap((unit) => days.map((day): (string | number)[] => [code, unit, day, 1_500_000]))
    .slice(0, 10_000);
  const faults: [at: number, to: string | number, error: RegExp][] = [
    [0, 'KHONG-CO', /Không có hạng/],
    [2, '31/02/2027', /Ngày chưa đúng/],
    [2, '2020-01-01', /đã qua/],
    [3, '1.234.567', /tròn nghìn/],
  ];
  const wrong = new Map<number, RegExp>();
  for (let at = 0; at < 200; at++) {
    const [column, to, error] = faults[at % faults.length] as (typeof faults)[0];
    const row = rows[at * 49] as (string | number)[];
    // Each with a different day, because two rows about the same day are an error of their own.
    row[column] = column === 0 ? `${to}-${at}` : to === '2020-01-01' ? addDays(to, at) : to;
    wrong.set(at * 49 + 2, error);
  }
  const begun = performance.now();
  const checked = await imports.check(prices, [head, ...rows]);
  expect(checked.counts).toEqual({ faulty: 200, changed: 9800 });
  const faulty = await imports.rows(checked.id, 'faulty');
  expect(faulty.map(({ number }) => number)).toEqual([...wrong.keys()]);
  for (const { number, errors } of faulty)
    expect(Object.values(errors).join(' '), `row ${number}`).toMatch(wrong.get(number) as RegExp);
  expect((await rate(0, '2026-12-02')).set, 'a check writes nothing').toBeNull();
  const done = await imports.run(checked.id);
  const seconds = (performance.now() - begun) / 1000;
  console.log(`10,000 rows in ${seconds.toFixed(1)} s`);
  expect(done).toMatchObject({ state: 'done', counts: { faulty: 200, saved: 9800 } });
  expect(seconds).toBeLessThan(60);
  expect(await rate(0, '2026-12-02')).toEqual({ price: 1_500_000, set: 1_500_000 });
  const sheet = await leftOutTable(db(), done, 1000);
  expect(sheet).toHaveLength(201);
  expect(sheet[0]).toEqual(['Lý do', ...head]);
  expect(sheet[1]?.[0]).toMatch(/^Mã hạng: Không có hạng/);
  const { lines } = await listHistory(db(), { objectType: 'product', objectId: String(hotel.productId) });
  expect(lines[0]).toMatchObject({ actorName: 'lan', reason: 'Nhập từ tệp tep.csv: theo bảng mới' });

  await editDays(
    db(),
    {
      field: 'price',
      days: [{ unitId: hotel.unitIds[0] as number, day: '2026-12-02', seen: 1_500_000, to: 1_700_000 }],
      reason: 'sửa tay',
      actor: staff('ha'),
    },
    now,
  );
  const undone = await imports.undo(checked.id);
  expect(undone).toMatchObject({ state: 'undone', counts: { faulty: 200, undone: 9799, left: 1 } });
  const [left] = await imports.rows(checked.id, 'left');
  expect(left?.errors).toEqual({ price: 'Có người đã sửa sau lúc kiểm tra, nên để nguyên.' });
  expect(await rate(0, '2026-12-02')).toMatchObject({ set: 1_700_000 });
  expect(await rate(3, '2026-12-09')).toEqual({ price: 1_000_000, set: null });
}, 180_000);

test('of two concurrent imports of the same days the later one is told which have changed, and nothing is mixed', async () => {
  const [first, second] = [sheetImports(db(), now), sheetImports(db(), now, staff('ha'))];
  const rowsOf = (price: number) => [
    head,
    ...Array.from({ length: 60 }, (_, at) => [code, units[5] as string, addDays('2027-03-01', at), price]),
  ];
  const [a, b] = [
    await first.check(prices, rowsOf(1_100_000)),
    await second.check(prices, rowsOf(1_200_000)),
  ];
  const results = await Promise.all([first.run(a.id), second.run(b.id)]);
  const [won, lost] = results.sort((x, y) => (y.counts.saved ?? 0) - (x.counts.saved ?? 0));
  expect(won?.counts).toEqual({ saved: 60 });
  expect(lost?.counts).toEqual({ refused: 60 });
  const price = won?.id === a.id ? 1_100_000 : 1_200_000;
  for (const at of [0, 30, 59]) expect((await rate(5, addDays('2027-03-01', at))).price).toBe(price);
});

test('a step that runs in two processes or twice takes effect once', async () => {
  const imports = sheetImports(db(), now);
  const rows = Array.from({ length: 40 }, (_, at) => [
    code,
    units[6] as string,
    addDays('2027-04-01', at),
    900_000,
  ]);
  const { id } = await imports.check(prices, [head, ...rows]);
  const answers = await Promise.all(
    [1, 2].map(() => requestImport(imports.parts, { id, reason: '', actor: staff('lan') }, now)),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers).toContainEqual({ ok: false, reason: 'wrong_time' });
  await Promise.all([runStep(imports.parts, id), runStep(imports.parts, id)]);
  await runStep(imports.parts, id);
  expect(await imports.found(id)).toMatchObject({ state: 'done', counts: { saved: 40 } });
  const { lines } = await listHistory(db(), { objectType: 'product', objectId: String(hotel.productId) });
  expect(lines.filter(({ after }) => JSON.stringify(after).includes('900.000'))).toHaveLength(1);
});

test('undo restores a product unless it was edited since; a new one is deleted', async () => {
  const ref = { name: 'products', kind: 'hotel' } as const;
  const imports = sheetImports(db(), now);
  const two = await db()
    .selectFrom('products')
    .select(['id', 'code', 'title'])
    .where('kind', '=', 'hotel')
    .where('code', 'like', 'KS0%')
    .orderBy('id')
    .limit(2)
    .execute();
  const [one, other] = two as [(typeof two)[0], (typeof two)[0]];
  const titles = async () =>
    (
      await db()
        .selectFrom('products')
        .select('title')
        .where('id', 'in', [one.id, other.id])
        .orderBy('id')
        .execute()
    ).map(({ title }) => title);
  const file = [
    ['ma', 'TEN', 'Tinh, thanh', 'Nha cung cap'],
    [one.code, 'Khách sạn Đổi Tên', 'Khánh Hòa', ''],
    [other.code, 'Khách sạn Đổi Nữa', 'Khánh Hòa', ''],
    ['', 'Khách sạn Mới Tinh', 'Khánh Hòa', ''],
  ];
  const supplier = await db()
    .selectFrom('suppliers')
    .select('brand')
    .where('status', '=', true)
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const row of file.slice(1)) row[3] = supplier.brand;
  const { id, counts, columns } = await imports.check(ref, file);
  expect(columns.filter(Boolean)).toHaveLength(4);
  expect(counts).toEqual({ changed: 2, new: 1 });
  const before = await titles();
  expect((await imports.run(id)).counts).toEqual({ saved: 2, added: 1 });
  expect(await titles()).toEqual(['Khách sạn Đổi Tên', 'Khách sạn Đổi Nữa']);
  const edited = await findEditedProduct(db(), other.id);
  const seen = { id: other.id, actor: staff('ha') };
  const content = { ...edited?.live, details: edited?.live.details ?? {}, title: 'Khách sạn Tay Người' };
  await saveProductDraft(db(), { ...seen, revision: edited?.revision ?? 0, content }, now);
  await publishProduct(
    { db: db(), queue: imports.queue },
    { ...seen, revision: (edited?.revision ?? 0) + 1 },
    now,
  );
  expect((await imports.undo(id)).counts).toEqual({ undone: 2, left: 1 });
  expect(await titles()).toEqual([before[0], 'Khách sạn Tay Người']);
  expect(
    await db().selectFrom('products').select('id').where('slug', '=', 'khach-san-moi-tinh').execute(),
  ).toEqual([]);
});

/** Runs the queued jobs that update sales data. @returns the products, job by job */
async function followSales(queue: FakeQueue): Promise<number[]> {
  const jobs = queue.sent.filter(({ name }) => name === 'pricing.sale_changed');
  const ids = jobs.map(({ data }) => (data as { productId: number }).productId);
  for (const id of ids) await followPublication(db(), id, now);
  return ids;
}

test('units of a sheet update each product once; each has its own history entry with the reason, and a refused one has none', async () => {
  const [own, other] = await Promise.all([1, 2].map(() => createHotel(db(), { units: [{ quantity: 4 }] })));
  if (!own || !other) throw new Error('no hotels');
  const codeOf = async ({ productId }: TestHotel) =>
    (await db().selectFrom('products').select('code').where('id', '=', productId).executeTakeFirstOrThrow())
      .code;
  const codes = [await codeOf(own), await codeOf(other)];
  const ref = { name: 'units', kind: 'hotel' } as const;
  const table = await exportTable(db(), ref, { scope: { fromOn: today, toOn: today }, most: 20_000 });
  const [headings = [], ...all] = table;
  const at = (label: string) => headings.indexOf(label);
  const one = all.find((row) => !codes.includes(String(row[at('Mã sản phẩm')]))) ?? [];
  const rowOf = (product: string | undefined, title: string) =>
    one
      .with(at('Mã sản phẩm'), product ?? '')
      .with(at('Mã hạng'), '')
      .with(at('Tên phòng'), title);
  const rows = codes.flatMap((product) =>
    ['Phòng A', 'Phòng B', 'Phòng C'].map((title) => rowOf(product, title)),
  );
  const imports = sheetImports(db(), now);
  const { id, counts } = await imports.check(ref, [headings, ...rows]);
  expect(counts).toEqual({ new: 6 });
  // Somebody else changes one of them first.
  const [standing] = await listEditedUnits(db(), own.productId);
  if (!standing) throw new Error('no unit');
  const { id: _, code: __, status, components, version, ...fields } = standing;
  const quicker = { ...fields, title: 'Phòng B', details: roomDetails };
  await saveUnit(
    db(),
    { productId: own.productId, unitId: null, version: 0, fields: quicker, actor: staff('ha') },
    now,
  );
  expect((await imports.run(id)).counts).toEqual({ added: 5, refused: 1 });
  const ids = await followSales(imports.queue);
  expect(ids.toSorted()).toEqual([own.productId, other.productId].toSorted());
  const units = [
    ...(await listEditedUnits(db(), own.productId)),
    ...(await listEditedUnits(db(), other.productId)),
  ].filter(({ title }) => /^Phòng [ABC]$/.test(title));
  expect(units).toHaveLength(6);
  const lines = await Promise.all(
    units.map(async (unit) => {
      const found = await listHistory(db(), { objectType: 'unit', objectId: String(unit.id) });
      return found.lines.map(({ verb, actorName, reason }) => `${verb} ${actorName} ${reason}`);
    }),
  );
  const brought = ['unit.add lan Nhập từ tệp tep.csv: theo bảng mới'];
  expect(lines.toSorted()).toEqual(
    [...Array.from({ length: 5 }, () => brought), ['unit.add ha ']].toSorted(),
  );
  const priced = await db()
    .selectFrom('daily_rates')
    .select(({ fn }) => ['unit_id', fn.countAll<number>().as('days')])
    .where(
      'unit_id',
      'in',
      units.map((unit) => unit.id),
    )
    .groupBy('unit_id')
    .execute();
  expect(priced.map(({ days }) => days)).toEqual(Array.from({ length: 6 }, () => 548));
});

test('a new product has no units, so no job follows it: its card already says that it is not on sale', async () => {
  const ref = { name: 'products', kind: 'hotel' } as const;
  const imports = sheetImports(db(), now);
  const [heads = [], ...hotels] = await exportTable(db(), ref, {
    scope: { fromOn: today, toOn: today },
    most: 500,
  });
  const state = heads.indexOf('Trạng thái');
  const published = hotels.find((row) => row[state] === 'Trên trang') as (string | number)[];
  const copy = published
    .with(heads.indexOf('Mã'), 'KHONG-HANG')
    .with(heads.indexOf('Đường dẫn'), 'khach-san-khong-hang');
  const { id } = await imports.check(ref, [heads, copy]);
  expect((await imports.run(id)).counts).toEqual({ added: 1 });
  expect(imports.queue.sent.filter(({ name }) => name === 'catalogue.product_published')).toEqual([]);
  const stored = () =>
    db().selectFrom('products').selectAll().where('code', '=', 'KHONG-HANG').executeTakeFirstOrThrow();
  const before = await stored();
  expect(before).toMatchObject({ status: true, step: 1, availability: 'not_on_sale', final_price_vnd: 0 });
  await followPublication(db(), before.id, now);
  expect(await stored()).toEqual(before);
});

test('products, then their units with a first plan, are on sale', async () => {
  const imports = sheetImports(db(), now);
  const one = await db()
    .selectFrom('products')
    .select(['id', 'code'])
    .where('kind', '=', 'hotel')
    .where('code', 'like', 'KS0%')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const file = [
    [
      'Mã sản phẩm',
      'Mã hạng',
      'Tên phòng',
      'Số bán mỗi ngày',
      'Giá gốc',
      'Người lớn, nhiều nhất',
      'Trẻ em, nhiều nhất',
      'Cả nhóm, nhiều nhất',
      'Diện tích, m²',
      'Giường',
      'Hướng nhìn',
    ],
    [one.code, 'phong-nhap', 'Phòng Nhập', '4', 1_250_000, '2', '1', '3', '28', '1 x giường đôi', 'Biển'],
    [one.code, 'phong-hai', 'Phòng Hai', '4', 999, '2', '1', '3', '28', '1 x giường đôi', 'Biển'],
  ];
  const { id, counts, headings, columns } = await imports.check({ name: 'units', kind: 'hotel' }, file);
  const unmatched = headings.filter((_, at) => !columns[at]);
  expect(unmatched).toEqual(['Giá gốc']);
  expect(counts).toEqual({ faulty: 2 });
  const named = columns.map((name) => name || 'baseVnd');
  await requestCheck(imports.parts, { id, columns: named, actor: staff('lan') }, now);
  await runStep(imports.parts, id);
  expect((await imports.found(id)).counts).toEqual({ faulty: 1, new: 1 });
  expect((await imports.rows(id, 'faulty'))[0]?.errors).toEqual({
    baseVnd: 'Giá tròn nghìn đồng, ví dụ 1.250.000.',
  });
  expect((await imports.run(id)).counts).toEqual({ faulty: 1, added: 1 });
  await followSales(imports.queue);
  const added = await db()
    .selectFrom('units')
    .innerJoin('daily_rates as r', 'r.unit_id', 'units.id')
    .select('r.price_vnd')
    .where('units.code', '=', 'phong-nhap')
    .where('r.day', '=', '2027-01-12')
    .executeTakeFirst();
  expect(added?.price_vnd).toBeGreaterThan(0);
  expect((await imports.undo(id)).counts).toEqual({ faulty: 1, undone: 1 });
  const off = await db()
    .selectFrom('units')
    .select('status')
    .where('code', '=', 'phong-nhap')
    .executeTakeFirstOrThrow();
  expect(off.status).toBe(false);
});

test('without the right for its subject a sheet cannot be uploaded, checked or imported', async () => {
  const bytes = new TextEncoder().encode(`${head.join(',')}\n${code},${units[0]},2027-05-01,1000000\n`);
  const bring = (actor: ReturnType<typeof staff>) =>
    bringSheet(db(), { ref: prices, fileName: 'x', bytes, actor }, now);
  expect(await bring(staff('a', { 'sheet.import': null }))).toEqual({ ok: false, reason: 'not_allowed' });
  expect(await bring(staff('b', { 'price.edit': null }))).toEqual({ ok: false, reason: 'not_allowed' });
  const brought = await bring(staff('c', { 'price.edit': null, 'sheet.import': null }));
  if (!brought.ok) throw new Error(brought.reason);
  const { parts } = sheetImports(db(), now);
  const other = { id: brought.id, actor: staff('a', { 'sheet.import': null, 'places.edit': null }) };
  expect(await requestCheck(parts, { ...other, columns: [] }, now)).toEqual({
    ok: false,
    reason: 'not_allowed',
  });
  expect(await requestImport(parts, { ...other, reason: '' }, now)).toEqual({
    ok: false,
    reason: 'not_allowed',
  });
  const products = { name: 'products', kind: 'hotel' } as const;
  const editor = sheetImports(db(), now, staff('d', { 'catalogue.edit': null, 'sheet.import': null }));
  const row = await db()
    .selectFrom('products')
    .select('code')
    .where('kind', '=', 'hotel')
    .where('code', 'like', 'KS0%')
    .where('step', '=', 1)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id } = await editor.check(products, [
    ['Mã', 'Tên', 'Trạng thái'],
    [row.code, 'Tên khác hẳn', 'Trên trang'],
  ]);
  expect((await editor.rows(id, 'faulty'))[0]?.errors).toEqual({
    status: 'Vai trò của bạn không đưa sản phẩm lên trang được.',
  });
});

test('missing or ambiguous columns, and rows about the same thing, are refused by name', async () => {
  const imports = sheetImports(db(), now);
  const bytes = new TextEncoder().encode('Giá,Ngày\n1,2\n');
  const brought = await bringSheet(db(), { ref: prices, fileName: 'x', bytes, actor: staff('lan') }, now);
  if (!brought.ok) throw new Error(brought.reason);
  const ask = (...columns: string[]) =>
    requestCheck(imports.parts, { id: brought.id, columns, actor: staff('lan') }, now);
  expect(await ask('', 'day')).toEqual({ ok: false, reason: 'column_missing', label: 'Mã sản phẩm' });
  expect(await ask('day', 'day')).toEqual({ ok: false, reason: 'twice' });
  const row = [code, units[8] as string, '01/06/2027', 1_000_000];
  const { counts, id } = await imports.check(prices, [head, row, [...row.slice(0, 3), 1_200_000]]);
  expect(counts).toEqual({ faulty: 1, changed: 1 });
  expect((await imports.rows(id, 'faulty'))[0]?.errors).toEqual({ row: 'Trùng với dòng 2: cùng một mục.' });
});
