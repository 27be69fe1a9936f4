import { type ContentField, writeRowText } from '#modules/catalog/editing/content-field.ts';

/** How a cell of a row is named in its form: 'faqs#3.answer'. Rows count in the order in which they stand there. */
export function cellName(field: string, row: string | number, column: string): string {
  return `${field}#${row}.${column}`;
}

/** Stands in a form whose rows are drawn one by one. */
export function rowsMark(field: string): string {
  return `${field}#`;
}

/** A posted form with one text for each field: boxes of one name and rows with their cells are put together. */
export function gatherFields(form: FormData, fields: readonly ContentField[]): FormData {
  const gathered = new FormData();
  for (const [name, value] of form) if (!name.includes('#')) gathered.set(name, value);
  for (const field of fields) {
    if (field.type === 'choices') gathered.set(field.name, form.getAll(field.name).map(String).join(', '));
    if (field.type === 'rows' && form.has(rowsMark(field.name)))
      gathered.set(field.name, writeRowText(field.columns ?? [], rowsIn(form, field)));
  }
  return gathered;
}

/** A row in which nothing but boxes says something was never begun. */
function rowsIn(form: FormData, { name, columns = [] }: ContentField): Record<string, string>[] {
  const rows = new Map<string, Record<string, string>>();
  for (const [key, value] of form) {
    const [field, cell] = key.split('#');
    if (field !== name || !cell || typeof value !== 'string') continue;
    const [row = '', column = ''] = cell.split('.');
    const cells = rows.get(row) ?? {};
    cells[column] = cells[column] ? `${cells[column]}, ${value}` : value.replaceAll('\r\n', '\n').trim();
    rows.set(row, cells);
  }
  const written = columns.filter(({ type }) => type !== 'tick' && type !== 'choices' && type !== 'choice');
  return [...rows.values()].filter((cells) => written.some((column) => cells[column.name]));
}
