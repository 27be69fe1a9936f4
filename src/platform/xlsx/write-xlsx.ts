import writeExcelFile from 'write-excel-file/node';

/**
 * Rows as a workbook of one sheet, the first row its head. Numbers are numbers, and every text is a text: what begins with
 * `=`, `+`, `-` or `@` is shown and never reckoned.
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

/** A sheet's name has at most 31 letters and none of those that addresses of cells are written with. */
function sheetName(title: string): string {
  return (
    title
      .replace(/[[\]:*?/\\]/g, ' ')
      .slice(0, 31)
      .trim() || 'Bảng'
  );
}

/** Without the signs that XML has no way to write. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
}
