import { beforeAll, expect, test } from 'vitest';
import { listSharedFleets } from '#modules/catalog/selling/units.ts';
import { saveFleet, saveFleetUse } from '#modules/pricing/units-on-sale/units.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { sheetImports } from '#tests/support/import-sheet.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { exportTable, templateTable } from './queries/sheet-tables.ts';

const now = new Date('2026-11-26T03:00:00Z');
const ref = { name: 'fleets', kind: '' } as const;
const scope = { fromOn: '2026-11-26', toOn: '2026-11-26' };
const database = setUpTestDatabase();
const db = () => database.db;
let tours: TestProductOfKind[] = [];
let codes: { product: string; unit: string }[] = [];

beforeAll(async () => {
  tours = [await createProductOfKind(db(), 'experience'), await createProductOfKind(db(), 'experience')];
  codes = await Promise.all(
    tours.map(({ unitIds }) =>
      db()
        .selectFrom('units as u')
        .innerJoin('products as p', 'p.id', 'u.product_id')
        .where('u.id', '=', unitIds[0] as number)
        .select(['p.code as product', 'u.code as unit'])
        .executeTakeFirstOrThrow(),
    ),
  );
});

const head = ['Mã đội', 'Tên đội', 'Phút chuẩn bị', 'Thuyền, xe, người', 'Mã sản phẩm', 'Mã hạng'];
const ofUse = ['Cần bao nhiêu', 'Cho mỗi', 'Bắt đầu lúc', 'Trong số phút', 'Thôi dùng'];
const row = (at: number, vehicles = 'thuyen-1; thuyen-2', isDropped = '') => [
  ...['thuyen-go', 'Thuyền gỗ', 30, vehicles, codes[at]?.product ?? '', codes[at]?.unit ?? ''],
  ...[1, 'chỗ', '05:30', 120, isDropped],
];
const leftOf = async (at: number) => {
  const rows = await listAvailability(db(), tours[at]?.unitIds ?? [], '2026-12-02', '2026-12-03', now);
  return rows[0]?.left;
};
const fleet = async () => (await listSharedFleets(db(), { codes: ['thuyen-go'] }))[0];

test('a sheet creates fleets with the products that share them: availability follows, export equals import, and undo removes them', async () => {
  const imports = sheetImports(db(), now);
  const table = [[...head, ...ofUse], row(0), row(1)];
  const { id, counts } = await imports.check(ref, table);
  expect(counts).toEqual({ new: 2 });
  expect(await fleet(), 'a check writes nothing').toBeUndefined();
  expect((await imports.run(id)).counts).toEqual({ added: 2 });
  expect(await fleet()).toMatchObject({
    title: 'Thuyền gỗ',
    turnaroundMinutes: 30,
    vehicles: ['thuyen-1', 'thuyen-2'],
  });
  expect([await leftOf(0), await leftOf(1)], 'two boats').toEqual([2, 2]);
  const exported = await exportTable(db(), ref, { scope, most: 100 });
  expect((await imports.check(ref, exported)).counts).toEqual({ unchanged: 2 });

  await bookAndPay(db(), createFakeQueue(), [itemOf(tours[0] as TestProductOfKind, '2026-12-02')], now);
  expect([await leftOf(0), await leftOf(1)], 'one of them drives').toEqual([1, 1]);
  const fewer = await imports.check(ref, [[...head, ...ofUse], row(0, 'thuyen-2'), row(1, 'thuyen-2')]);
  expect((await imports.run(fewer.id)).counts).toEqual({ refused: 2 });
  const [refused] = await imports.rows(fewer.id, 'refused');
  expect(refused?.errors).toEqual({ vehicles: 'Chưa bỏ được: thuyen-1 còn 1 chuyến.' });
  const more = await imports.check(ref, [
    [...head, ...ofUse],
    row(0, 'thuyen-1; thuyen-2; thuyen-3'),
    row(1, 'thuyen-1; thuyen-2; thuyen-3', 'có'),
  ]);
  expect((await imports.run(more.id)).counts).toEqual({ saved: 2 });
  expect((await fleet())?.users.map(({ unitId }) => unitId)).toEqual(tours[0]?.unitIds);
  expect((await imports.undo(more.id)).counts).toEqual({ undone: 2 });
  expect((await fleet())?.users).toHaveLength(2);
  expect((await fleet())?.vehicles).toEqual(['thuyen-1', 'thuyen-2']);
});

test('of two concurrent changes of a fleet nothing is lost: the second is refused', async () => {
  const actor = staff('ha');
  const seen = { title: 'Xe đạp', turnaroundMinutes: 0, vehicles: ['xe-1'] };
  expect(await saveFleet(db(), { code: 'xe-dap', seen: null, fields: seen, actor }, now)).toEqual({
    ok: true,
  });
  const ways = [
    { ...seen, title: 'Xe đạp đôi' },
    { ...seen, vehicles: ['xe-1', 'xe-2'] },
  ];
  const both = await Promise.all(
    ways.map((fields) => saveFleet(db(), { code: 'xe-dap', seen, fields, actor }, now)),
  );
  expect(both.map((one) => (one.ok ? 'ok' : one.reason)).sort()).toEqual(['changed_meanwhile', 'ok']);
  const car = await createProductOfKind(db(), 'car');
  const use = { quantity: 1, per: 'piece', startsAt: null, minutes: 60 } as const;
  const of = (product: TestProductOfKind) => ({
    productId: product.productId,
    unitId: product.unitIds[0] as number,
  });
  const put = (product: TestProductOfKind) =>
    saveFleetUse(db(), { ...of(product), code: 'xe-dap', seen: null, use, actor }, now);
  expect(await put(car)).toEqual({ ok: false, reason: 'has_own' });
  expect(await put(tours[0] as TestProductOfKind)).toEqual({ ok: false, reason: 'time_needed' });
});

test('errors in a row of fleets are named by column; the examples of its template are valid', async () => {
  const imports = sheetImports(db(), now);
  const wrong = [
    ['Thuyền', 'Thuyền', 0, 'a', '', '', '', '', '', '', ''],
    ['doi-moi', '', 2000, 'Thuyền 1', 'KHONG-CO', 'x', 0, 'mỗi người', '8 giờ', 0, ''],
  ];
  const { id } = await imports.check(ref, [[...head, ...ofUse], ...wrong]);
  const errors = (await imports.rows(id, 'faulty')).map((one) => Object.keys(one.errors).sort());
  expect(errors).toEqual([['code'], ['per', 'product', 'title', 'turnaroundMinutes', 'vehicles']]);
  const template = await templateTable(db(), ref);
  expect(template).toHaveLength(4);
  const examples = await imports.check(ref, template);
  const faultyColumns = (await imports.rows(examples.id, 'faulty')).map((one) => Object.keys(one.errors));
  expect(faultyColumns, 'only that the product is none').toEqual([['product'], ['product'], ['product']]);
});
