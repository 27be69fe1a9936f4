import writeExcelFile from 'write-excel-file/node';

/**
 * Rows as a workbook with one sheet, the first row as its head. Numbers are stored as numbers and every text as a text: one
 * that begins with `=`, `+`, `-` or `@` is displayed and never evaluated as a formula.
 */
export async function writeXlsx(
  title: string,
  rows: readonly (readonly (string | number)[])[],
): Promise<Buffer> {
  const cells = rows.map((row, at) =>
    row.map((value) => {
      const head = at === 0 ? { fontWeight: 'bold' as const } : {};
      return typeof value === 'number'
        ? { value, type: Number, format: Number.isInteger(value) ? '#,##0' : '#,##0.0', ...head }
        : { value: plain(value), type: String, ...head };
    }),
  );
  const widths = rows[0]?.map((_, at) =>
    Math.max(8, ...rows.slice(0, 200).map((row) => String(row[at] ?? '').length)),
  );
  return writeExcelFile(cells, {
    sheet: sheetName(title),
    stickyRowsCount: 1,
    columns: (widths ?? []).map((width) => ({ width: Math.min(60, width + 3) })),
  }).toBuffer();
}

/** A sheet's name has at most 31 characters and none of those used in cell references. */
function sheetName(title: string): string {
  return (
    title
      .replace(/[[\]:*?/\\]/g, ' ')
      .slice(0, 31)
      .trim() || 'Bảng'
  );
}

/** Removes characters that XML cannot represent. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
}
