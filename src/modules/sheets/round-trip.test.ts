import { afterAll, beforeAll, expect, test } from 'vitest';
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
