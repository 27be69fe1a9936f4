import type { ContentField } from '#modules/catalog/editing/content-field.ts';
import { parseMoney } from '#platform/vietnamese/parse-money.ts';
import {
  type CellRead,
  optionNamed,
  readChoices,
  readDayCell,
  readTickCell,
  tickWord,
  titleFor,
  writeChoices,
} from './cells.ts';
import type { Cells, RowErrors } from './sheet.ts';

/** The value of a product's form field as a cell: titles instead of codes, amounts as numbers. */
export function contentCellOf({ type, options = [] }: ContentField, text: string): string | number {
  if (text === '') return '';
  switch (type) {
    case 'tick':
      return tickWord;
    case 'money':
      return parseMoney(text) ?? text;
    case 'choice':
      return titleFor(options, text);
    case 'choices':
      return writeChoices(
        options,
        text.split(',').map((one) => one.trim()),
      );
    default:
      return text;
  }
}

/** The cells of a row as form values, for the columns that the file has. */
export function textsOfContentCells(
  fields: readonly ContentField[],
  cells: Cells,
): { texts: Record<string, string>; errors: RowErrors } {
  const texts: Record<string, string> = {};
  const errors: RowErrors = {};
  for (const field of fields) {
    const cell = cells[field.name];
    if (cell === undefined) continue;
    const read = readCell(field, cell);
    if (read.ok) texts[field.name] = read.text;
    else errors[field.name] = read.error;
  }
  return { texts, errors };
}

function readCell({ type, options = [] }: ContentField, cell: string): CellRead {
  switch (type) {
    case 'tick':
      return readTickCell(cell);
    case 'day':
      return readDayCell(cell);
    case 'choice':
      return { ok: true, text: optionNamed(options, cell.trim()) ?? cell.trim() };
    case 'choices':
      return { ok: true, text: readChoices(options, cell).join(', ') };
    default:
      return { ok: true, text: cell };
  }
}
