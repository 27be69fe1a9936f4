import { z } from 'zod';
import { type PageFaq, readFaqs, writeFaqs } from '#modules/content/schema.ts';
import type { EditField, EditValues } from '../edit/edit-state.ts';
import { readRow, writeRow } from '../edit/rows.ts';

const offsetMs = 7 * 60 * 60 * 1000;

/** An ISO instant as the value of a `datetime-local` field, in Vietnam time; '' stays ''. */
function toVietnamTime(iso: string): string {
  return iso && new Date(new Date(iso).getTime() + offsetMs).toISOString().slice(0, 16);
}

/** The ISO instant of such a value; '' stays '', null for an invalid one. */
function fromVietnamTime(text: string): string | null {
  if (text === '') return '';
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text)) return null;
  const at = new Date(`${text.slice(0, 16)}:00+07:00`);
  return Number.isNaN(at.getTime()) || toVietnamTime(at.toISOString()) !== text.slice(0, 16)
    ? null
    : at.toISOString();
}

/** A column of a list's rows. */
export interface RowColumn {
  key: string;
  label: string;
  look?: 'tick' | 'fixed' | 'choice' | 'long';
  /** A tick that a new row does not have. */
  isOff?: boolean;
  /** Titles of a fixed cell's values, or the options of a choice. */
  names?: Readonly<Record<string, string>>;
  /** Rows without this cell, by the value of their first cell. */
  notOf?: readonly string[];
}

/** A form field for part of a wording; its name is its path in the wording. */
export interface WordingField extends EditField {
  look?: 'long' | 'tick' | 'rows' | 'faqs' | 'picture' | 'time' | 'date';
  hint?: string;
  columns?: readonly RowColumn[];
  /** Rows can be moved, but not added or removed. */
  isFixed?: boolean;
  /** Fields of one box are grouped under its name. */
  box?: string;
}

const shownWord = 'hiện';
const hiddenWord = 'ẩn';

/** A wording's form values. */
export function wordingValues(value: object, fields: readonly WordingField[]): EditValues {
  return Object.fromEntries(fields.map((field) => [field.name, textOf(field, at(value, field.name))]));
}

function textOf({ look, columns = [] }: WordingField, value: unknown): string {
  if (look === 'tick') return value ? '1' : '';
  if (look === 'time') return toVietnamTime(String(value ?? ''));
  if (look === 'faqs')
    return writeFaqs((value as PageFaq[]).map((faq) => ({ ...faq, group: '' }))).replace(/^# \n/, '');
  if (look !== 'rows') return String(value ?? '');
  return (value as Record<string, unknown>[])
    .map((row) =>
      writeRow(
        columns.map(({ key, look: cell }) =>
          cell === 'tick' ? (row[key] ? shownWord : hiddenWord) : cellText(row[key]),
        ),
      ),
    )
    .join('\n');
}

/** Formats a cell; numbers get separators, because only amounts are numbers. */
function cellText(value: unknown): string {
  return typeof value === 'number' ? value.toLocaleString('vi-VN') : String(value ?? '');
}

/** Parses a form into a wording; errors are returned by field, for a list with its line. */
export function readWording<Value>(
  shape: z.ZodType<Value>,
  fields: readonly WordingField[],
): z.ZodType<Value> {
  return z.record(z.string(), z.string()).transform((typed, context) => {
    const draft: Record<string, unknown> = {};
    const addError = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: name ? [name] : [], message });
    for (const field of fields) {
      const value = typedValue(field, typed[field.name] ?? '');
      if (value === null) addError(field.name, unreadable[field.look ?? ''] ?? 'Chưa đúng cách viết.');
      put(draft, field.name.split('.'), value ?? []);
    }
    const read = shape.safeParse(draft, {
      error: ({ code }) => (code === 'invalid_type' ? 'Chưa đúng.' : undefined),
    });
    if (read.success) return read.data;
    for (const { path, message } of read.error.issues) {
      const whole = path.join('.');
      const field = fields.find(({ name }) => whole === name || whole.startsWith(`${name}.`));
      const [line, column] = field ? path.slice(field.name.split('.').length) : [];
      const cell = field?.columns?.find(({ key }) => key === column)?.label;
      const where = line === undefined ? '' : `Dòng ${Number(line) + 1}${cell ? `, ${cell}` : ''}: `;
      addError(field?.name ?? '', where + message);
    }
    return z.NEVER;
  }) as z.ZodType<Value>;
}

const unreadable: Readonly<Record<string, string>> = {
  faqs: 'Mỗi câu hỏi bắt đầu bằng “? ” và có câu trả lời ở dòng dưới.',
  time: 'Ngày giờ chưa đúng, như 2027-06-30T08:00.',
};

/** Null for what cannot be parsed. */
function typedValue({ look, columns = [] }: WordingField, text: string): unknown {
  const plain = text.normalize('NFC').replace(/\r\n/g, '\n');
  if (look === 'tick') return plain !== '';
  if (look === 'time') return fromVietnamTime(plain);
  if (look === 'faqs')
    return readFaqs(plain.trim())?.map(({ question, answer }) => ({ question, answer })) ?? null;
  if (look !== 'rows') return plain.trim();
  return plain
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readRow)
    .map((cells) =>
      Object.fromEntries(
        columns.map(({ key, look: cell, isOff }, place) => {
          const said = cells[place] ?? '';
          const isTicked = said ? said.toLowerCase() !== hiddenWord : !isOff;
          return [key, cell === 'tick' ? isTicked : said];
        }),
      ),
    );
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
}

/** Sets a value at a path; numbers in the path are list indexes. */
function put(into: Record<string, unknown>, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  into[key] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {};
  put(into[key] as Record<string, unknown>, rest, value);
}
