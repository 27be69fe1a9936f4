import { parseMoney } from '#platform/vietnamese/parse-money.ts';
import { readVnd } from '#platform/vietnamese/read-vnd.ts';
import { optionNamed, readChoices, titleFor, weekdayOptions, writeChoices } from './cells.ts';
import type { Cells, RowErrors, SheetColumn } from './sheet.ts';

type Options = readonly { value: string; title: string }[];

/** A column with one of a few cell types. */
export interface TypedColumn extends SheetColumn {
  /** 'change' is an amount that may be negative, 'numbers' several integers. */
  as: 'line' | 'number' | 'change' | 'choice' | 'weekdays' | 'numbers';
  options?: Options;
}

/** The values of a row in the columns that the file has; an empty cell has no value. Problems with reading are added to `errors`. */
export function readTypedCells(
  columns: readonly TypedColumn[],
  cells: Cells,
  errors: RowErrors,
): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const column of columns) {
    const text = cells[column.name]?.normalize('NFC').trim();
    if (text === undefined) continue;
    const value = text === '' ? undefined : readTypedCell(column, text);
    if (value instanceof Unreadable) errors[column.name] = value.words;
    else read[column.name] = value;
  }
  return read;
}

class Unreadable {
  readonly words: string;
  constructor(words: string) {
    this.words = words;
  }
}

function readTypedCell({ as, options = [] }: TypedColumn, text: string): unknown {
  switch (as) {
    case 'line':
      return text;
    case 'number': {
      const typed = text.replace(/\s*%$/, '').replace('\u2212', '-');
      return /^[-+]?\d{1,9}$/.test(typed) ? Number(typed) : new Unreadable('Nhập số nguyên.');
    }
    case 'change': {
      const amountVnd = parseMoney(text) ?? readVnd(text);
      return Number.isNaN(amountVnd)
        ? new Unreadable('Nhập số tiền bằng đồng, ví dụ 300.000 hoặc -50.000.')
        : amountVnd;
    }
    case 'choice':
      return optionNamed(options, text) ?? new Unreadable(notAmong(options, text));
    case 'weekdays': {
      const chosen = readChoices(weekdayOptions, text);
      const unknown = chosen.find((one) => !weekdayOptions.some(({ value }) => value === one));
      return unknown ? new Unreadable(notAmong(weekdayOptions, unknown)) : chosen.map(Number).sort();
    }
    case 'numbers': {
      const parts = text.split(/[\s,;]+/).filter(Boolean);
      return parts.every((part) => /^\d{1,4}$/.test(part))
        ? parts.map(Number)
        : new Unreadable('Ghi các số, cách nhau bằng dấu chấm phẩy.');
    }
  }
}

const notAmong = (options: Options, text: string) =>
  `Không có “${text}”. Ghi một trong: ${options.map(({ title }) => title).join('; ')}.`;

/** Values by column name, as cells. */
export function typedCells(
  columns: readonly TypedColumn[],
  values: Readonly<Record<string, unknown>>,
): Record<string, string | number> {
  return Object.fromEntries(columns.map((column) => [column.name, typedCell(column, values[column.name])]));
}

function typedCell({ as, options = [] }: TypedColumn, value: unknown): string | number {
  if (value === undefined || value === null) return '';
  if (as === 'choice') return titleFor(options, String(value));
  if (as === 'weekdays') return writeChoices(weekdayOptions, (value as number[]).map(String));
  if (as === 'numbers') return (value as number[]).join('; ');
  // Amounts are numbers, so that spreadsheets can sum them.
  return as === 'change' ? (value as number) : String(value);
}

/** The differences between two rows, by column heading. */
export function changesBetween(
  columns: readonly SheetColumn[],
  before: Readonly<Record<string, string | number>>,
  after: Readonly<Record<string, string | number>>,
) {
  return columns
    .map(({ name, label }) => ({
      label,
      before: String(before[name] ?? ''),
      after: String(after[name] ?? ''),
    }))
    .filter((change) => change.before !== change.after);
}
