/** Input type of a field. 'lines' has one entry per line, 'names' one name per line of something in the catalogue. */
export type FieldType =
  | 'line'
  | 'text'
  | 'markdown'
  | 'number'
  | 'money'
  | 'tick'
  | 'clock'
  | 'day'
  | 'choice'
  | 'choices'
  | 'lines'
  | 'names'
  | 'picture'
  | 'rows';

export interface FieldOption {
  value: string;
  title: string;
  /** Heading of its group where there are many options. */
  group?: string;
}

/** A field of the product form, derived from a schema and its labels; safe to send to a browser. */
export interface ContentField {
  /** Its path in the content: 'title', 'details.star', 'terms.facility'. */
  name: string;
  label: string;
  hint?: string;
  type: FieldType;
  /** Takes the whole width of a form. */
  isWide?: boolean;
  /** The stored values are numbers. */
  isNumeric?: boolean;
  options?: FieldOption[];
  /** For 'rows': the fields of each row. */
  columns?: ContentField[];
  /** For 'names': what they name. */
  of?: 'provinces' | 'places';
}

/** The fields of a form as texts, by field name. */
export type FieldTexts = Readonly<Record<string, string>>;

type Columns = readonly Pick<ContentField, 'name' | 'label'>[];

/**
 * Serialises the rows of a list as one text that people can read, compare and write by hand: a line 'Tên cột: giá trị' for
 * each non-empty cell, continuation lines indented, an empty line between rows.
 */
export function writeRowText(columns: Columns, rows: readonly FieldTexts[]): string {
  return rows
    .map((row) =>
      columns
        .filter(({ name }) => row[name])
        .map(({ name, label }) => `${label}: ${row[name]?.replaceAll('\n', '\n  ')}`)
        .join('\n'),
    )
    .filter(Boolean)
    .join('\n\n');
}

/** Parses such a text into rows; a line that begins with no column label continues the line before it. */
export function readRowText(columns: Columns, text: string): Record<string, string>[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map((block) => readRow(columns, block));
}

function readRow(columns: Columns, block: string): Record<string, string> {
  const row: Record<string, string> = {};
  let last = columns[0]?.name ?? '';
  for (const line of block.split('\n')) {
    const column = columns.find(({ label }) => line.startsWith(`${label}:`));
    if (column) {
      last = column.name;
      row[last] = line.slice(column.label.length + 1).trim();
    } else row[last] = row[last] === undefined ? line.trim() : `${row[last]}\n${line.replace(/^ {1,2}/, '')}`;
  }
  return row;
}
