/** Joins a row's cells, 'Tổng đài | 1900 000 000 | 8h–20h'; a bar within a cell is escaped as '\|'. */
export function writeRow(cells: readonly string[]): string {
  return cells.map((cell) => cell.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|')).join(' | ');
}

/** Parses what `writeRow` wrote. */
export function readRow(line: string): string[] {
  return line.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').normalize('NFC').trim());
}
