import { type ContentField, writeRowText } from '#modules/catalog/editing/content-field.ts';

/** Name of a row's cell in its form: 'faqs#3.answer'. Rows are ordered as they appear in the form. */
export function cellName(field: string, row: string | number, column: string): string {
  return `${field}#${row}.${column}`;
}

/** Name of the hidden field that marks a form whose rows are submitted cell by cell. */
export function rowsMark(field: string): string {
  return `${field}#`;
}

/** A posted form with one text per field: checkboxes of one name, and rows with their cells, are joined. */
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

/** A row in which only checkboxes or selects have a value is ignored. */
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
