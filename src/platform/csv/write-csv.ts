/**
 * Rows as CSV that spreadsheets open with the right encoding: UTF-8 with a byte order mark, CRLF line ends. A text that a
 * spreadsheet would take for a formula is prefixed with an apostrophe, as is one that already begins with apostrophes before it.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
