import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { writeCsv } from '#platform/csv/write-csv.ts';
import { writeXlsx } from '#platform/xlsx/write-xlsx.ts';
import { demoTimeoutMs } from '#tests/support/demo-template.ts';
import { sheetImports } from '#tests/support/import-sheet.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { sheetLimits } from './files/sheet-limits.ts';
import { listSheetRefs, type SheetRef, sheetKey, sheetTitle } from './kinds/sheet-kinds.ts';
import { exportTable, templateTable } from './queries/sheet-tables.ts';

const now = new Date('2026-11-26T03:00:00Z');
const scope = { fromOn: '2027-02-01', toOn: '2027-02-07' };
const refs = listSheetRefs();

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ demo: true });
}, demoTimeoutMs);
afterAll(() => database.drop());

test.each(refs.map((ref) => [sheetTitle(ref), ref] as const))(
  'OFF-13: an export of %s is imported from CSV and XLSX without a change',
  async (_, ref) => {
    const table = await exportTable(database.db, ref, { scope, most: sheetLimits.rows });
    expect(table.length, sheetKey(ref)).toBeGreaterThan(1);
    const imports = sheetImports(database.db, now);
    const files = [new TextEncoder().encode(writeCsv(table)), new Uint8Array(await writeXlsx('Bảng', table))];
    for (const file of files) {
      const { id, counts } = await imports.check(ref, file);
      const rows = await imports.rows(id, 'faulty', 'new', 'changed');
      expect(rows.slice(0, 3).map(({ title, errors, changes }) => ({ title, errors, changes }))).toEqual([]);
      expect(counts).toEqual({ unchanged: table.length - 1 });
    }
  },
  60_000,
);

test.each(
  refs
    .filter(({ name }) => ['products', 'promotions', 'articles'].includes(name))
    .map((ref) => [sheetTitle(ref), ref] as const),
)('the three examples in the template of %s can be imported unchanged', async (_, ref) => {
  const table = await templateTable(database.db, ref);
  expect(table).toHaveLength(4);
  const imports = sheetImports(database.db, now);
  const { id, counts } = await imports.check(ref, table);
  const wrong = (await imports.rows(id, 'faulty')).map(({ errors }) => errors);
  expect(wrong).toEqual([]);
  expect(counts).toEqual({ new: 3 });
  expect((await imports.run(id)).counts).toEqual({ added: 3 });
  const undone = await imports.undo(id);
  expect((await imports.rows(id, 'left')).map(({ errors }) => errors)).toEqual([]);
  expect(undone.counts).toEqual({ undone: 3 });
});

const isCopied = (code: string | number | undefined) => String(code).startsWith('N-');

const counted = { pictures: 0, fleets: 0 };

/** Imports the demo data of products (`codes`) once more, for copies of them. @returns the imported table, as it should be exported */
async function bringCopies(
  ref: SheetRef,
  { codes, heading }: { codes: ReadonlySet<string | number | undefined>; heading: string },
) {
  const imports = sheetImports(database.db, now);
  const take = () => exportTable(database.db, ref, { scope, most: 20_000 });
  const [head = [], ...rows] = await take();
  // Pictures of products as a whole are in the sheet of products as well, so only those of units are left to bring.
  const [product, number, unit] = [heading, 'Số', 'Mã hạng'].map((one) => head.indexOf(one)) as [
    number,
    number,
    number,
  ];
  const isMeant = (row: (string | number)[]) => ref.name !== 'pictures' || row[unit] !== '';
  const unnumbered = (row: (string | number)[]) => (number < 0 ? row : row.with(number, ''));
  // The office requires a reason if a rule moves a price by more than half, which the demo's files do not contain.
  const reason = head.indexOf('Căn cứ');
  const explained = (row: (string | number)[]) =>
    reason < 0 || row[reason] ? row : row.with(reason, 'theo bảng giá của nhà cung cấp');
  const copies = rows
    .filter((row) => codes.has(row[product]) && isMeant(row))
    .map((row) => explained(unnumbered(row)).with(product, `N-${row[product]}`));
  if (copies.length === 0) return 0;
  const { id } = await imports.check(ref, [head, ...copies]);
  expect((await imports.rows(id, 'faulty')).slice(0, 2).map(({ errors }) => errors)).toEqual([]);
  const { counts } = await imports.run(id);
  expect((await imports.rows(id, 'refused')).slice(0, 2).map(({ errors }) => errors)).toEqual([]);
  expect(counts, sheetKey(ref)).toEqual({ added: copies.length });
  const [, ...after] = await take();
  const brought = new Set(copies.map((row) => row[product]));
  expect(after.filter((row) => brought.has(row[product]) && isMeant(row)).map(unnumbered)).toEqual(copies);
  return copies.length;
}

test.each(kindNames)(
  'OFF-13: the demo of kind %s can be created by this import alone, with the same result: products, plans, units, rules, components, pictures, fleets',
  async (kind) => {
    const imports = sheetImports(database.db, now);
    const ref = { name: 'products', kind } as const;
    const take = () => exportTable(database.db, ref, { scope, most: 20_000 });
    const [head = [], ...rows] = await take();
    const [code, slug] = [head.indexOf('Mã'), head.indexOf('Đường dẫn')];
    const originals = rows.filter((row) => !isCopied(row[code])).slice(0, 40);
    const copies = originals.map((row) => row.with(code, `N-${row[code]}`).with(slug, `${row[slug]}-nhap`));
    const made = await imports.check(ref, [head, ...copies]);
    expect((await imports.rows(made.id, 'faulty')).slice(0, 2).map(({ errors }) => errors)).toEqual([]);
    const { counts } = await imports.run(made.id);
    expect((await imports.rows(made.id, 'refused')).slice(0, 2).map(({ errors }) => errors)).toEqual([]);
    expect(counts).toEqual({ added: copies.length });
    const [, ...after] = await take();
    expect(after.filter((row) => isCopied(row[code]))).toEqual(copies);

    const own = {
      codes: new Set(originals.map((row) => row[code])),
      heading: 'Mã sản phẩm',
    };
    const plans = await bringCopies({ name: 'plans', kind: '' }, own);
    expect(plans).toBeGreaterThan(0);
    expect(await bringCopies({ name: 'units', kind }, own)).toBeGreaterThan(0);
    await bringCopies({ name: 'rules', kind: '' }, own);
    const parts = await bringCopies({ name: 'components', kind: '' }, { ...own, heading: 'Mã combo' });
    expect(parts > 0).toBe(kind === 'combo');
    counted.pictures += await bringCopies({ name: 'pictures', kind: '' }, own);
    counted.fleets += await bringCopies({ name: 'fleets', kind: '' }, own);
  },
  180_000,
);

test('OFF-13: pictures of units and shared fleets of the demo were among them', () => {
  expect(counted.pictures).toBeGreaterThan(50);
  expect(counted.fleets).toBeGreaterThan(2);
});
