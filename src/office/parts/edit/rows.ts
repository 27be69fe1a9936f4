/** Cells of a line, 'Tổng đài | 1900 000 000 | 8h–20h'; a bar that belongs to a cell is written '\|'. */
export function writeRow(cells: readonly string[]): string {
  return cells.map((cell) => cell.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|')).join(' | ');
}

/** As `writeRow` writes them. */
export function readRow(line: string): string[] {
  return line.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').normalize('NFC').trim());
}
