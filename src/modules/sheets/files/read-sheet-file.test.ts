import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { writeCsv } from '#platform/csv/write-csv.ts';
import { writeXlsx } from '#platform/xlsx/write-xlsx.ts';
import { rowsOfFile } from '#tests/support/rows-of-file.ts';
import { readSheetFile } from './read-sheet-file.ts';
import { sheetLimits } from './sheet-limits.ts';

const text = (value: string) => new TextEncoder().encode(value);
const reasonOf = async (bytes: Uint8Array) => {
  const read = await readSheetFile(bytes);
  return read.ok ? null : read.reason;
};

test('escaping for spreadsheets is reversed, from CSV and XLSX', async () => {
  const cells = [
    '=1+1',
    "'=x",
    "''+84",
    '-2',
    '@SUM(A1)',
    "'thường",
    'Hòa "Sóng", Huế',
    'dòng một\ndòng hai',
    '0123',
  ];
  const table = [['Một'], ...cells.map((cell) => [cell])];
  for (const bytes of [text(writeCsv(table)), new Uint8Array(await writeXlsx('Bảng', table))]) {
    const read = await readSheetFile(bytes);
    expect(rowsOfFile(read).map((row) => row.cells[0])).toEqual(cells);
  }
});

test('semicolons and tabs separate cells as well, empty lines are skipped and rows keep their numbers', async () => {
  for (const delimiter of [';', '\t']) {
    const read = await readSheetFile(
      text(`Mã${delimiter}Tên\r\nA${delimiter}Một, hai\r\n\r\nB${delimiter}\r\n`),
    );
    expect(read).toMatchObject({ ok: true, headings: ['Mã', 'Tên'] });
    expect(rowsOfFile(read)).toEqual([
      { number: 2, cells: ['A', 'Một, hai'] },
      { number: 4, cells: ['B', ''] },
    ]);
  }
});

test('a formula in a workbook is never evaluated: its stored value is read', async () => {
  const book = workbook(
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Tên</t></is></c></row><row r="2"><c r="A2" t="str"><f>HYPERLINK("http://x")</f><v>sẵn</v></c></row>',
  );
  const read = await readSheetFile(book);
  expect(rowsOfFile(read)).toEqual([{ number: 2, cells: ['sẵn'] }]);
});

test('a zip bomb is refused before it is unpacked, whatever its directory says', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(sheetLimits.inflatedBytes + 1024) });
  expect(bomb.length).toBeLessThan(sheetLimits.fileBytes);
  expect(await reasonOf(bomb)).toBe('too_large');
  // The same, with a false size of ten bytes in its headers.
  const lying = bomb.slice();
  const view = new DataView(lying.buffer);
  for (let at = 0; at < lying.length - 30; at++) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 10, true);
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
  }
  expect(await reasonOf(lying)).toBe('too_large');
  const many = zipSync(
    Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`${at}.xml`, strToU8('x')])),
  );
  expect(await reasonOf(many)).toBe('not_a_sheet');
}, 60_000);

test('expanding entities, disguised, broken and oversized files are refused by name', async () => {
  const laughs = `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "${'&a;'.repeat(50)}"><!ENTITY c "${'&b;'.repeat(50)}">]>`;
  const grown = await readSheetFile(
    workbook('<row r="1"><c r="A1" t="inlineStr"><is><t>&c;</t></is></c></row>', laughs),
  );
  expect(grown.ok ? JSON.stringify(grown).length : 0).toBeLessThan(1000);
  const outside = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>';
  const read = await readSheetFile(
    workbook(
      '<row r="1"><c r="A1" t="inlineStr"><is><t>&e;</t></is></c></row><row r="2"><c r="A2"><v>1</v></c></row>',
      outside,
    ),
  );
  expect(JSON.stringify(read)).not.toContain('root:');
  expect(await reasonOf(new Uint8Array())).toBe('empty');
  expect(await reasonOf(text('Mã,Tên\n'))).toBe('empty');
  expect(await reasonOf(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]))).toBe('not_a_sheet');
  expect(await reasonOf(zipSync({ 'hinh.png': strToU8('x') }))).toBe('not_a_sheet');
  expect(await reasonOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]))).toBe('not_text');
  expect(await reasonOf(text('Mã\n\0'))).toBe('not_text');
  expect(await reasonOf(text('Mã\n"mở mãi'))).toBe('not_a_sheet');
  expect(await reasonOf(new Uint8Array(sheetLimits.fileBytes + 1).fill(65))).toBe('too_large');
  expect(await reasonOf(text(`Mã\n${'x\n'.repeat(sheetLimits.rows + 1)}`))).toBe('too_many_rows');
  expect(await reasonOf(text(`${'Mã,'.repeat(200)}Mã\nx\n`))).toBe('too_many_columns');
  expect(await reasonOf(text(`Mã\n${'x'.repeat(sheetLimits.cell + 1)}\n`))).toBe('too_long_cell');
});

test('one cell in the far corner of a sheet neither exceeds the memory limit nor blocks others', async () => {
  const corner = workbook(
    '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
  );
  expect(corner.length).toBeLessThan(2_000);
  expect(await reasonOf(corner)).toBe('too_large');
}, 60_000);

/** A workbook of one sheet with these rows. */
function workbook(rows: string, doctype = ''): Uint8Array {
  const xml = '<?xml version="1.0" encoding="UTF-8"?>';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    ),
    '_rels/.rels': strToU8(
      `${xml}<Relationships xmlns="${packaged}"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${xml}<Relationships xmlns="${packaged}"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `${xml}${doctype}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ),
  });
}
