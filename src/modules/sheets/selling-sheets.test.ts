import { beforeAll, expect, test } from 'vitest';
import { listEditedPlans, listEditedUnits } from '#modules/catalog/selling/units.ts';
import { listStoredRules } from '#modules/pricing/rule-edits/price-rules.ts';
import { demoTimeoutMs } from '#tests/support/demo-template.ts';
import { sheetImports } from '#tests/support/import-sheet.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import type { SheetRef } from './kinds/sheet-kinds.ts';
import { exportTable } from './queries/sheet-tables.ts';

const now = new Date('2026-11-26T03:00:00Z');
const scope = { fromOn: '2026-11-26', toOn: '2026-11-26' };

const database = setUpTestDatabase({ demo: true });
let imports: ReturnType<typeof sheetImports>;
beforeAll(async () => {
  imports = sheetImports(database.db, now);
}, demoTimeoutMs);

const first = (kind: string) =>
  database.db
    .selectFrom('products')
    .select(['id', 'code'])
    .where('kind', '=', kind)
    .where('slug', '!=', 'theo-bao-gia')
    .orderBy('id')
    .executeTakeFirstOrThrow();

/** Checks rows of a sheet. @returns the import, and the errors of each faulty row */
async function check(ref: SheetRef, table: (string | number)[][]) {
  const { id, counts } = await imports.check(ref, table);
  const faulty = await imports.rows(id, 'faulty');
  return { id, counts, wrong: faulty.map(({ errors }) => errors) };
}

test('rate plans: errors are named by column; changed and new ones are undone', async () => {
  const { id: productId, code } = await first('hotel');
  const ref = { name: 'plans', kind: '' } as const;
  const before = await listEditedPlans(database.db, productId);
  const [one] = before;
  const head = [
    'Mã sản phẩm',
    'Mã gói',
    'Tên gói',
    'Chính sách hủy',
    'So với giá ngày, %',
    'Cộng hoặc bớt, đồng',
  ];
  const { id, counts, wrong } = await check(ref, [
    head,
    [code, one?.code ?? '', one?.title ?? '', '', 95, -50_000],
    [code, '', 'Gói nhập thử', one?.policyTitle ?? '', '', ''],
    [code, '', 'Không chính sách', '', 100, 0],
    [code, '', 'Chính sách lạ', 'Không có đâu', 100, 0],
    ['KHONG-CO', '', 'Gói nào', one?.policyTitle ?? '', 100, 0],
    [code, '', 'Quá rẻ', one?.policyTitle ?? '', 5, 0],
  ]);
  expect(counts).toEqual({ changed: 1, new: 1, faulty: 4 });
  expect(wrong).toEqual([
    { cancellationPolicy: 'Ghi chính sách hủy của gói.' },
    { cancellationPolicy: expect.stringMatching(/^Không có “Không có đâu”\. Ghi một trong: /) },
    { product: 'Không có sản phẩm mã “KHONG-CO”.' },
    { pricePercent: expect.stringContaining('từ 10 đến 300') },
  ]);
  expect((await imports.run(id)).counts).toMatchObject({ saved: 1, added: 1 });
  expect(imports.queue.sent.at(-1)).toEqual({ name: 'pricing.sale_changed', data: { productId } });
  const after = await listEditedPlans(database.db, productId);
  expect(after.find((plan) => plan.id === one?.id)).toMatchObject({
    pricePercent: 95,
    priceDeltaVnd: -50_000,
  });
  expect(after.at(-1)).toMatchObject({ code: 'goi-nhap-thu', pricePercent: 100, minStay: 1, status: true });
  expect((await imports.undo(id)).counts).toMatchObject({ undone: 2 });
  const undone = await listEditedPlans(database.db, productId);
  expect(undone.find((plan) => plan.id === one?.id)).toMatchObject({ ...one, version: expect.any(Number) });
  expect(undone.at(-1)).toMatchObject({ code: 'goi-nhap-thu', status: false });
});

test('price rules: seasons in any notation, also as dates made by a spreadsheet; large changes need a reason', async () => {
  const { id: productId, code } = await first('hotel');
  const [unit] = await listEditedUnits(database.db, productId);
  const ref = { name: 'rules', kind: '' } as const;
  const before = await listStoredRules(database.db, productId);
  const head = [
    'Số',
    'Mã sản phẩm',
    'Mã hạng',
    'Loại luật',
    'Tên luật',
    'Phần trăm',
    'Từ ngày',
    'Đến hết ngày',
    'Căn cứ',
  ];
  const [known] = before;
  const { id, counts, wrong } = await check(ref, [
    head,
    ['', code, unit?.code ?? '', 'Mùa trong năm', 'Mùa thử', 20, '15/12', '2026-02-28', ''],
    ['', code, '', 'Mùa trong năm', 'Mùa sai', 20, 'đầu năm', '28/02', ''],
    ['', code, '', 'Mùa trong năm', 'Mùa quá đắt', 120, '01/06', '31/08', ''],
    ['', code, 'khong-co', 'Mùa trong năm', 'Mùa của ai', 20, '01/06', '31/08', ''],
    [String((known?.id ?? 0) + 100_000), code, '', 'Mùa trong năm', 'Mùa số lạ', 20, '01/06', '31/08', ''],
  ]);
  expect(counts).toEqual({ new: 1, faulty: 4 });
  expect(wrong.map((errors) => Object.keys(errors).at(0))).toEqual(['from', 'reason', 'unit', 'id']);
  expect((await imports.run(id)).counts).toMatchObject({ added: 1 });
  const after = await listStoredRules(database.db, productId);
  expect(after).toHaveLength(before.length + 1);
  expect(after.at(-1)).toMatchObject({
    unitId: unit?.id,
    rule: { kind: 'season', label: 'Mùa thử', percent: 20, from: '12-15', to: '02-28' },
  });
  const [exported = [], ...rows] = await exportTable(database.db, ref, { scope, most: 20_000 });
  const own = rows.find((row) => row[0] === String(after.at(-1)?.id)) ?? [];
  const dearer = own.with(exported.indexOf('Phần trăm'), 25);
  const second = await check(ref, [exported, dearer]);
  expect(second.counts).toEqual({ changed: 1 });
  await imports.run(second.id);
  expect((await listStoredRules(database.db, productId)).at(-1)?.rule.percent).toBe(25);
  expect((await imports.undo(id)).counts, 'changed since').toMatchObject({ left: 1 });
  await imports.undo(second.id);
  expect(await listStoredRules(database.db, productId)).toEqual(after);
});

test('price rules: a row removes one by number or by content, and undo restores it', async () => {
  const { id: productId, code } = await first('hotel');
  const ref = { name: 'rules', kind: '' } as const;
  const before = await listStoredRules(database.db, productId);
  const head = ['Số', 'Mã sản phẩm', 'Loại luật', 'Tên luật', 'Phần trăm', 'Các thứ', 'Bỏ luật'];
  const added = await check(ref, [head, ['', code, 'Thứ trong tuần', 'Bỏ thử', 12, 'T3', '']]);
  expect(added.counts).toEqual({ new: 1 });
  await imports.run(added.id);
  const standing = await listStoredRules(database.db, productId);
  const [known] = before;
  const { id, counts, wrong } = await check(ref, [
    head,
    [String(known?.id), code, 'Thứ trong tuần', '', '', '', 'có'],
    ['', code, 'Thứ trong tuần', 'Bỏ thử', '', '', 'x'],
    ['', code, 'Thứ trong tuần', 'Không có luật này', '', '', 'có'],
    ['', code, 'Thứ trong tuần', 'Bỏ thử nữa', 5, 'T4', 'chưa biết'],
  ]);
  expect(wrong.map((errors) => Object.values(errors).join(' '))).toEqual([
    'Sản phẩm này không có luật nào như vậy để bỏ. Ghi số của luật.',
    'Ghi “có”, hoặc để trống.',
  ]);
  expect(counts).toEqual({ changed: 2, faulty: 2 });
  expect((await imports.run(id)).counts).toMatchObject({ saved: 2 });
  const left = standing.filter((rule) => rule.id !== known?.id && rule.rule.label !== 'Bỏ thử');
  expect(await listStoredRules(database.db, productId)).toEqual(left);
  expect(imports.queue.sent.at(-1)).toEqual({ name: 'pricing.sale_changed', data: { productId } });
  expect((await imports.undo(id)).counts).toMatchObject({ undone: 2 });
  const back = (await listStoredRules(database.db, productId)).map(({ unitId, rule }) => ({ unitId, rule }));
  expect(back).toHaveLength(standing.length);
  expect(back).toEqual(expect.arrayContaining(standing.map(({ unitId, rule }) => ({ unitId, rule }))));
});

test('components of combos: unsuitable ones are refused with the reason; an empty cell removes them, and undo restores them', async () => {
  const combo = await first('combo');
  const [pack] = (await listEditedUnits(database.db, combo.id)).filter(
    ({ components }) => components.length > 0,
  );
  const ref = { name: 'components', kind: '' } as const;
  const [head = [], ...rows] = await exportTable(database.db, ref, { scope, most: 20_000 });
  const at = (label: string) => head.indexOf(label);
  const own = rows.filter((row) => row[0] === combo.code && row[1] === pack?.code);
  expect(own).toHaveLength(pack?.components.length ?? 0);
  const [one = []] = own;
  const car = await first('car');
  const [vehicle] = await listEditedUnits(database.db, car.id);
  const drive = one.with(at('Mã sản phẩm đi kèm'), car.code).with(at('Mã hạng đi kèm'), vehicle?.code ?? '');
  const { id, counts, wrong } = await check(ref, [
    head,
    one.with(at('Số lượng'), '0'),
    drive,
    one.with(at('Từ ngày thứ'), '60').with(at('Số ngày'), '9'),
    one.with(at('Mã combo'), car.code).with(at('Mã gói combo'), vehicle?.code ?? ''),
  ]);
  expect(counts).toEqual({ changed: 1, faulty: 3 });
  expect(wrong.map((errors) => Object.values(errors).join(' '))).toEqual([
    'Hạng này cần khách chọn giờ, nên không lấy theo combo được.',
    'Hạng này kéo dài quá số đêm của combo.',
    'Sản phẩm này không phải combo.',
  ]);
  await imports.run(id);
  const taken = async () =>
    (await listEditedUnits(database.db, combo.id)).find((unit) => unit.id === pack?.id)?.components;
  expect(await taken()).toHaveLength(own.length - 1);
  expect((await imports.undo(id)).counts).toMatchObject({ undone: 1 });
  expect(await taken()).toEqual(pack?.components);
});

test('components of many packs are written together, a pack once; only a row changed meanwhile is skipped', async () => {
  const { db } = database;
  const ref = { name: 'components', kind: '' } as const;
  const [head = [], ...rows] = await exportTable(db, ref, { scope, most: 20_000 });
  const quantity = head.indexOf('Số lượng');
  const more = rows.map((row) => row.with(quantity, String(Number(row[quantity]) + 1)));
  const all = () =>
    db.selectFrom('unit_components').selectAll().orderBy('unit_id').orderBy('component_unit_id').execute();
  const before = await all();
  const packs = new Set(before.map((part) => part.unit_id)).size;
  expect(before.length).toBeGreaterThan(packs);
  const written = async () => {
    const { count } = await db
      .selectFrom('history')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('verb', '=', 'unit.components')
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const [lines, { id, counts }] = [await written(), await check(ref, [head, ...more])];
  expect(counts).toEqual({ changed: rows.length });
  expect((await imports.run(id)).counts).toMatchObject({ saved: rows.length });
  expect((await all()).map((part) => part.quantity)).toEqual(before.map((part) => part.quantity + 1));
  expect((await written()) - lines, 'one line a pack').toBe(packs);
  expect((await imports.undo(id)).counts).toMatchObject({ undone: rows.length });
  expect(await all()).toEqual(before);

  const late = await check(ref, [head, ...more]);
  const [one] = before;
  const theirs = db
    .updateTable('unit_components')
    .set({ quantity: 9 })
    .where('unit_id', '=', one?.unit_id ?? 0)
    .where('component_unit_id', '=', one?.component_unit_id ?? 0)
    .where('from_day', '=', one?.from_day ?? 0);
  await theirs.execute();
  expect((await imports.run(late.id)).counts).toMatchObject({ saved: rows.length - 1, refused: 1 });
  const [left] = await imports.rows(late.id, 'refused');
  expect(Object.values(left?.errors ?? {})).toEqual(['Có người đã sửa sau lúc kiểm tra, nên để nguyên.']);
  expect((await imports.undo(late.id)).counts).toMatchObject({ undone: rows.length - 1 });
  expect(await all()).toEqual(before.map((part) => (part === one ? { ...part, quantity: 9 } : part)));
});
