import { beforeAll, expect, test } from 'vitest';
import { listEditedPlans } from '#modules/catalog/selling/units.ts';
import { switchUnit } from '#modules/pricing/units-on-sale/units.ts';
import { staff } from '#tests/factories/staff.ts';
import { demoTimeoutMs } from '#tests/support/demo-template.ts';
import { sheetImports } from '#tests/support/import-sheet.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import type { SheetRef } from './kinds/sheet-kinds.ts';
import { exportTable } from './queries/sheet-tables.ts';

const now = new Date('2026-11-26T03:00:00Z');
const scope = { fromOn: '2026-11-26', toOn: '2026-11-26' };
const units = { name: 'units', kind: 'hotel' } as const;
/** Number of rows that are checked in one batch. */
const atOnce = 500;

const database = setUpTestDatabase({ demo: true });
let imports: ReturnType<typeof sheetImports>;
beforeAll(async () => {
  imports = sheetImports(database.db, now);
}, demoTimeoutMs);

/** The exported table for the first product of a sheet, and a function to overwrite cells of a row by their headings. */
async function exported(ref: SheetRef) {
  const [head = [], row = []] = await exportTable(database.db, ref, { scope, most: 20_000 });
  const write = (cells: Record<string, string>, to = row) =>
    Object.entries(cells).reduce((all, [label, text]) => {
      const at = head.indexOf(label);
      if (at < 0) throw new Error(`no column ${label}`);
      return all.with(at, text);
    }, to);
  return { head, row, write };
}

/** The errors of faulty rows, by row number. */
async function wrongIn(id: number) {
  const faulty = await imports.rows(id, 'faulty');
  return Object.fromEntries(faulty.map(({ number, errors }) => [number, errors]));
}

test('units: of two rows with one name the second is refused, and both are named; the others are written', async () => {
  const { head, write } = await exported(units);
  const unit = (code: string, title: string) => write({ 'Mã hạng': code, 'Tên phòng': title });
  const { id, counts } = await imports.check(units, [
    head,
    unit('thu-mot', 'Phòng Thử'),
    unit('thu-hai', 'PHÒNG THỬ '.normalize('NFD')),
    unit('thu-ba', 'Phòng thử khác'),
  ]);
  expect(counts).toEqual({ new: 2, faulty: 1 });
  expect(await wrongIn(id)).toEqual({
    3: { title: 'Dòng 2 và dòng 3 cùng tên “PHÒNG THỬ”. Ghi khác đi ở một dòng.' },
  });
  expect((await imports.run(id)).counts).toEqual({ added: 2, faulty: 1 });
});

test('units: an inactive one with the name of an active one is refused by the check, as by the import', async () => {
  const { head, row, write } = await exported(units);
  const unit = (code: string, places: number) =>
    write({
      'Mã hạng': code,
      'Tên phòng': 'Phòng bán lại',
      'Số bán mỗi ngày': String(places),
      'Trạng thái': '',
    });
  const one = await imports.check(units, [head, unit('ban-mot', 4)]);
  expect((await imports.run(one.id)).counts).toEqual({ added: 1 });
  const standing = await database.db
    .selectFrom('units as u')
    .innerJoin('products as p', 'p.id', 'u.product_id')
    .where('p.code', '=', String(row[head.indexOf('Mã sản phẩm')]))
    .where('u.code', '=', 'ban-mot')
    .select(['p.id as productId', 'u.id as unitId'])
    .executeTakeFirstOrThrow();
  const off = await switchUnit(database.db, { ...standing, isOn: false, actor: staff('ha') }, now);
  expect(off).toMatchObject({ ok: true });
  const twin = await imports.check(units, [head, unit('ban-hai', 4)]);
  expect((await imports.run(twin.id)).counts).toEqual({ added: 1 });
  const { id, counts } = await imports.check(units, [head, unit('ban-mot', 5)]);
  expect(counts).toEqual({ faulty: 1 });
  expect(await wrongIn(id)).toEqual({ 2: { title: 'Đang bán một hạng khác cùng tên, mã ban-hai.' } });
});

for (const { name, code: codeLabel, title: titleLabel } of [
  { name: 'units', code: 'Mã hạng', title: 'Tên phòng' },
  { name: 'plans', code: 'Mã gói', title: 'Tên gói' },
] as const)
  test(`${name}: a new one can take a name that an earlier row releases, by renaming or going off sale, and both are undone`, async () => {
    const ref: SheetRef = name === 'units' ? units : { name, kind: '' };
    const { head, row, write } = await exported(ref);
    const like = (code: string, title: string, status = 'Đang bán') =>
      write({ [codeLabel]: code, [titleLabel]: title, 'Trạng thái': status });
    const others = (count: number) =>
      Array.from({ length: count }, () => write({ 'Mã sản phẩm': 'KHONG-CO' }));
    const first = await imports.check(ref, [head, like('doi-ten', 'Đổi tên'), like('thoi-ban', 'Thôi bán')]);
    expect((await imports.run(first.id)).counts).toEqual({ added: 2 });
    const standing = async () => {
      const found = await exportTable(database.db, ref, { scope, most: 20_000 });
      const [product, code, title, status] = ['Mã sản phẩm', codeLabel, titleLabel, 'Trạng thái'].map(
        (label) => head.indexOf(label),
      ) as [number, number, number, number];
      return found
        .filter((one) => one[product] === row[product] && /^(doi-ten|thoi-ban)/.test(String(one[code])))
        .map((one) => [one[code], one[title], one[status]]);
    };
    const before = await standing();
    const { id, counts } = await imports.check(ref, [
      head,
      like('doi-ten', 'Tên sau này'),
      like('thoi-ban', 'Thôi bán', 'Ngừng bán'),
      ...others(atOnce),
      like('', 'Đổi tên'),
      like('', 'Thôi bán'),
      like('', 'Tên sau này'),
    ]);
    expect(counts).toEqual({ changed: 2, new: 2, faulty: atOnce + 1 });
    expect((await wrongIn(id))[atOnce + 6]).toEqual({
      title: `Dòng 2 và dòng ${atOnce + 6} cùng tên “Tên sau này”. Ghi khác đi ở một dòng.`,
    });
    expect((await imports.run(id)).counts).toEqual({ saved: 2, added: 2, faulty: atOnce + 1 });
    expect(await standing()).toEqual([
      ['doi-ten', 'Tên sau này', 'Đang bán'],
      ['thoi-ban', 'Thôi bán', 'Ngừng bán'],
      ['doi-ten-2', 'Đổi tên', 'Đang bán'],
      ['thoi-ban-2', 'Thôi bán', 'Đang bán'],
    ]);
    expect((await imports.undo(id)).counts).toEqual({ undone: 4, faulty: atOnce + 1 });
    expect((await standing()).slice(0, 2)).toEqual(before);
  });

test('rate plans: of two rows with one name the second is refused, and both are named', async () => {
  const plans = { name: 'plans', kind: '' } as const;
  const { head, write } = await exported(plans);
  const { id, counts } = await imports.check(plans, [
    head,
    write({ 'Mã gói': 'thu-mot', 'Tên gói': 'Gói thử' }),
    write({ 'Mã gói': 'thu-hai', 'Tên gói': 'gói THỬ' }),
  ]);
  expect(counts).toEqual({ new: 1, faulty: 1 });
  expect(await wrongIn(id)).toEqual({
    3: { title: 'Dòng 2 và dòng 3 cùng tên “gói THỬ”. Ghi khác đi ở một dòng.' },
  });
  expect((await imports.run(id)).counts).toEqual({ added: 1, faulty: 1 });
});

test('products: of two new rows with one code the second is refused, and both are named', async () => {
  const products = { name: 'products', kind: 'hotel' } as const;
  const { head, write } = await exported(products);
  const hotel = (slug: string) => write({ Mã: 'THU-MOT', 'Đường dẫn': slug, 'Trạng thái': 'Nháp' });
  const { id, counts } = await imports.check(products, [head, hotel('thu-mot'), hotel('thu-hai')]);
  expect(counts).toEqual({ new: 1, faulty: 1 });
  expect(await wrongIn(id)).toEqual({
    3: { code: 'Dòng 2 và dòng 3 cùng mã “THU-MOT”. Ghi khác đi ở một dòng.' },
  });
  expect((await imports.run(id)).counts).toEqual({ added: 1, faulty: 1 });
});

test('units: a product gets its first plan once, also when its rows are checked in two batches', async () => {
  const products = { name: 'products', kind: 'hotel' } as const;
  const hotel = await exported(products);
  const row = hotel.write({ Mã: 'THU-PHAN', 'Đường dẫn': 'thu-phan', 'Trạng thái': 'Nháp' });
  const brought = await imports.check(products, [hotel.head, row]);
  expect((await imports.run(brought.id)).counts).toEqual({ added: 1 });
  const { head, write } = await exported(units);
  const unit = (code: string) => write({ 'Mã sản phẩm': 'THU-PHAN', 'Mã hạng': code, 'Tên phòng': code });
  const others = Array.from({ length: atOnce - 1 }, () => write({ 'Mã sản phẩm': 'KHONG-CO' }));
  const { id, counts } = await imports.check(units, [head, ...others, unit('mot'), unit('hai')]);
  expect(counts).toEqual({ faulty: atOnce - 1, new: 2 });
  const changedLabels = (await imports.rows(id, 'new')).map(({ changes }) =>
    changes.map(({ label }) => label),
  );
  expect(changedLabels.map((labels) => labels.includes('Gói giá'))).toEqual([true, false]);
  expect((await imports.run(id)).counts).toEqual({ faulty: atOnce - 1, added: 2 });
  const { id: productId } = await database.db
    .selectFrom('products')
    .select('id')
    .where('code', '=', 'THU-PHAN')
    .executeTakeFirstOrThrow();
  expect(await listEditedPlans(database.db, productId)).toHaveLength(1);
});

test('fleets: all rows of one must agree, also when they are checked in two batches', async () => {
  const fleets = { name: 'fleets', kind: '' } as const;
  const head = ['Mã đội', 'Tên đội', 'Phút chuẩn bị', 'Thuyền, xe, người'];
  const others = Array.from({ length: atOnce - 1 }, (_, at) => [`KHÔNG LÀ MÃ ${at}`, '', '', '']);
  const { id, counts } = await imports.check(fleets, [
    [...head, 'Mã sản phẩm'],
    ['thuyen-thu', 'Thuyền thử', '30', 'thuyen-1', ''],
    ...others.map((one) => [...one, '']),
    ['thuyen-thu', 'Thuyền khác', '30', 'thuyen-1', 'KHONG-CO'],
  ]);
  expect(counts).toEqual({ new: 1, faulty: atOnce });
  expect((await wrongIn(id))[atOnce + 2]).toMatchObject({
    title: 'Dòng trên của tệp nói về đội này khác đi. Mọi dòng của một đội ghi như nhau.',
  });
});
