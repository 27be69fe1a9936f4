import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { parseMoney } from '#platform/vietnamese/parse-money.ts';
import { type ContentField, readRowText, writeRowText } from './content-field.ts';

/** The parsed value of a field's text; `value` is undefined where the text is empty. */
export type FieldReading = { ok: true; value: unknown } | { ok: false; error: string };

/** Lookup of names in both directions: the title of a stored slug, and the slug of a title. */
export interface Names {
  titleOf: ReadonlyMap<string, string>;
  /** By the lower-case title. */
  slugOf: ReadonlyMap<string, string>;
  what: string;
}
export type NamesOf = Readonly<Record<'provinces' | 'places', Names>>;

/** A value as a form shows it. */
export function writeFieldText(field: ContentField, value: unknown, names: NamesOf): string {
  if (value === undefined || value === null) return '';
  switch (field.type) {
    case 'tick':
      return value === true ? '1' : '';
    case 'number':
      return String(value).replace('.', ',');
    case 'money':
      return formatNumber(Number(value));
    case 'choices': {
      const chosen = new Set(listOf(value).map(String));
      if (chosen.size === 0) return '';
      const options = (field.options ?? []).filter((option) => chosen.has(option.value));
      return options.map((option) => option.value).join(', ');
    }
    case 'lines':
      return field.columns ? linesOfRows(field.columns, listOf(value), names) : listOf(value).join('\n');
    case 'names': {
      const titles = field.of ? names[field.of].titleOf : new Map<string, string>();
      return listOf(value)
        .map((slug) => titles.get(String(slug)) ?? String(slug))
        .join('\n');
    }
    case 'rows': {
      const columns = field.columns ?? [];
      return writeRowText(
        columns,
        listOf(value).map((row) => textsOf(columns, row, names)),
      );
    }
    default:
      return String(value);
  }
}

/** Parses the text of a field; its schema is checked later. */
export function readFieldText(field: ContentField, typed: string, names: NamesOf): FieldReading {
  const text = typed.normalize('NFC').replaceAll('\r\n', '\n').trim();
  switch (field.type) {
    case 'tick':
      return accepted(text !== '');
    case 'number':
      if (text === '') return accepted(undefined);
      return /^-?\d+([.,]\d+)?$/.test(text)
        ? accepted(Number(text.replace(',', '.')))
        : { ok: false, error: 'Nhập một số, ví dụ 12.' };
    case 'money': {
      if (text === '') return accepted(undefined);
      const amountVnd = parseMoney(text);
      return amountVnd === null
        ? { ok: false, error: 'Nhập số tiền, ví dụ 1.500.000.' }
        : accepted(amountVnd);
    }
    case 'choices': {
      const codes = [...new Set(text.split(',').map((one) => one.trim()))].filter(Boolean);
      return accepted(field.isNumeric ? codes.map(Number) : codes);
    }
    case 'lines':
      return field.columns ? rowsOfLines(field.columns, linesOf(text), names) : accepted(linesOf(text));
    case 'names':
      return readNames(linesOf(text), names[field.of ?? 'places']);
    case 'rows':
      return readAll(field.columns ?? [], readRowText(field.columns ?? [], text), names);
    default:
      return accepted(text === '' ? undefined : text);
  }
}

const accepted = (value: unknown): FieldReading => ({ ok: true, value });
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function textsOf(columns: readonly ContentField[], row: unknown, names: NamesOf): Record<string, string> {
  const values = row as Record<string, unknown>;
  return Object.fromEntries(
    columns.map((column) => [column.name, writeFieldText(column, values[column.name], names)]),
  );
}

/** Nested rows are written one per line: '08:00 | Đón khách'. */
function linesOfRows(columns: readonly ContentField[], rows: unknown[], names: NamesOf): string {
  return rows
    .map((row) => {
      const texts = textsOf(columns, row, names);
      return columns
        .map(({ name }) => texts[name] ?? '')
        .join(' | ')
        .replace(/^ \| (?!.*\|)/, '');
    })
    .join('\n');
}

/** In a line with fewer parts than columns, the first columns are the missing ones. */
function rowsOfLines(columns: readonly ContentField[], lines: string[], names: NamesOf): FieldReading {
  const rows = lines.map((line) => {
    const parts = line.split('|').map((part) => part.trim());
    const left = Math.max(0, columns.length - parts.length);
    const cells = columns.map(({ name }, at): [string, string] => [name, parts[at - left] ?? '']);
    const beyond = parts.slice(columns.length);
    const last = cells.at(-1);
    if (last && beyond.length > 0) last[1] = [last[1], ...beyond].join(' | ');
    return Object.fromEntries(cells);
  });
  return readAll(columns, rows, names);
}

function readAll(
  columns: readonly ContentField[],
  rows: Record<string, string>[],
  names: NamesOf,
): FieldReading {
  const values: Record<string, unknown>[] = [];
  for (const [at, row] of rows.entries()) {
    const value: Record<string, unknown> = {};
    for (const column of columns) {
      const read = readFieldText(column, row[column.name] ?? '', names);
      if (!read.ok) return { ok: false, error: `Dòng ${at + 1}, ${column.label}: ${read.error}` };
      const isEmpty = Array.isArray(read.value) && read.value.length === 0;
      if (read.value !== undefined && !isEmpty) value[column.name] = read.value;
    }
    values.push(value);
  }
  return accepted(values);
}

function readNames(titles: string[], { slugOf, titleOf, what }: Names): FieldReading {
  const slugs: string[] = [];
  for (const title of titles) {
    const slug = slugOf.get(title.toLowerCase()) ?? (titleOf.has(title) ? title : undefined);
    if (slug === undefined) return { ok: false, error: `Không có ${what} tên “${title}”.` };
    slugs.push(slug);
  }
  return accepted([...new Set(slugs)]);
}
