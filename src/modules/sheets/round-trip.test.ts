import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { writeCsv } from '#platform/csv/write-csv.ts';
import { writeXlsx } from '#platform/xlsx/write-xlsx.ts';
import { demoTimeoutMs } from '#tests/support/demo-template.ts';
import { sheetImports } from '#tests/support/import-sheet.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { sheetLimits } from './files/read-sheet-file.ts';
import { listSheetRefs, sheetKey, sheetTitle } from './kinds/sheet-kinds.ts';
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
  'OFF-13: what is exported of %s comes back as CSV and XLSX without a change',
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
    .filter(({ name }) => name !== 'prices' && name !== 'allotments' && name !== 'units')
    .map((ref) => [sheetTitle(ref), ref] as const),
)('the three examples in the template of %s can be imported as they are', async (_, ref) => {
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

test.each(kindNames)(
  'OFF-13: the products and units of the demo of kind %s can be made by nothing but this import, and are the same',
  async (kind) => {
    const imports = sheetImports(database.db, now);
    const take = async (name: 'products' | 'units') => {
      const [head = [], ...rows] = await exportTable(database.db, { name, kind }, { scope, most: 20_000 });
      return { head, rows, at: (label: string) => head.indexOf(label) };
    };
    const before = await take('products');
    const [code, slug] = [before.at('Mã'), before.at('Đường dẫn')];
    const isFirst = (row: (string | number)[]) => !String(row[code]).startsWith('N-');
    const originals = before.rows.filter(isFirst).slice(0, 60);
    const copies = originals.map((row) => row.with(code, `N-${row[code]}`).with(slug, `${row[slug]}-nhap`));
    const made = await imports.check({ name: 'products', kind }, [before.head, ...copies]);
    expect((await imports.rows(made.id, 'faulty')).slice(0, 2).map(({ errors }) => errors)).toEqual([]);
    const begun = performance.now();
    const { counts } = await imports.run(made.id);
    const seconds = (performance.now() - begun) / 1000;
    console.log(`${copies.length} products of kind ${kind} in ${seconds.toFixed(1)} s`);
    expect((await imports.rows(made.id, 'refused')).slice(0, 2).map(({ errors }) => errors)).toEqual([]);
    expect(counts).toEqual({ added: copies.length });
    const after = await take('products');
    expect(after.rows.filter((row) => !isFirst(row))).toEqual(copies);

    const units = await take('units');
    const product = units.at('Mã sản phẩm');
    const chosen = new Set(originals.map((row) => row[code]));
    const news = units.rows
      .filter((row) => chosen.has(row[product] as string))
      .map((row) => row.with(product, `N-${row[product]}`));
    const brought = await imports.check({ name: 'units', kind }, [units.head, ...news]);
    expect((await imports.rows(brought.id, 'faulty')).slice(0, 2).map(({ errors }) => errors)).toEqual([]);
    const unitsBegun = performance.now();
    const added = await imports.run(brought.id);
    console.log(`${news.length} units in ${((performance.now() - unitsBegun) / 1000).toFixed(1)} s`);
    expect(added.counts).toEqual({ added: news.length });
    const later = await take('units');
    expect(later.rows.filter((row) => String(row[product]).startsWith('N-'))).toEqual(news);
  },
  180_000,
);
