import { z } from 'zod';
import { type PageFaq, readFaqs, writeFaqs } from '#modules/content/schema.ts';
import type { EditField, EditValues } from '../edit/edit-state.ts';
import { readRow, writeRow } from '../edit/rows.ts';

const offsetMs = 7 * 60 * 60 * 1000;

/** An ISO instant as a `datetime-local` field shows it, in Vietnam; '' stays ''. */
function toVietnamTime(iso: string): string {
  return iso && new Date(new Date(iso).getTime() + offsetMs).toISOString().slice(0, 16);
}

/** The ISO instant of such a field; '' stays '', null for what is no time. */
function fromVietnamTime(text: string): string | null {
  if (text === '') return '';
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text)) return null;
  const at = new Date(`${text.slice(0, 16)}:00+07:00`);
  return Number.isNaN(at.getTime()) || toVietnamTime(at.toISOString()) !== text.slice(0, 16)
    ? null
    : at.toISOString();
}

/** A cell of each row of a list. */
export interface RowColumn {
  key: string;
  label: string;
  look?: 'tick' | 'fixed' | 'choice';
  /** What a fixed cell is called by its value, or what may be chosen. */
  names?: Readonly<Record<string, string>>;
  /** Rows that have no such cell, by what stands in their first. */
  notOf?: readonly string[];
}

/** A part of a wording as its form asks for it; its name is its path in the wording. */
export interface WordingField extends EditField {
  look?: 'long' | 'tick' | 'rows' | 'faqs' | 'picture' | 'time' | 'date';
  hint?: string;
  columns?: readonly RowColumn[];
  /** Rows are moved, but none is added or taken away. */
  isFixed?: boolean;
  /** Fields of one box stand together under its name. */
  box?: string;
}

const shownWord = 'hiện';
const hiddenWord = 'ẩn';

/** A wording as its form shows it. */
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

/** A number as people write it: only amounts are numbers. */
function cellText(value: unknown): string {
  return typeof value === 'number' ? value.toLocaleString('vi-VN') : String(value ?? '');
}

/** Reads a form into a wording; what does not fit is told by its field, of a list with its line. */
export function readWording<Value>(
  shape: z.ZodType<Value>,
  fields: readonly WordingField[],
): z.ZodType<Value> {
  return z.record(z.string(), z.string()).transform((typed, context) => {
    const draft: Record<string, unknown> = {};
    const say = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: name ? [name] : [], message });
    for (const field of fields) {
      const value = typedValue(field, typed[field.name] ?? '');
      if (value === null) say(field.name, unreadable[field.look ?? ''] ?? 'Chưa đúng cách viết.');
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
      say(field?.name ?? '', where + message);
    }
    return z.NEVER;
  }) as z.ZodType<Value>;
}

const unreadable: Readonly<Record<string, string>> = {
  faqs: 'Mỗi câu hỏi bắt đầu bằng “? ” và có câu trả lời ở dòng dưới.',
  time: 'Ngày giờ chưa đúng, như 2027-06-30T08:00.',
};

/** Null for what cannot be read. */
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
        columns.map(({ key, look: cell }, place) => {
          const said = cells[place] ?? '';
          return [key, cell === 'tick' ? said.toLowerCase() !== hiddenWord : said];
        }),
      ),
    );
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
}

/** Numbers in a path are places of a list. */
function put(into: Record<string, unknown>, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  into[key] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {};
  put(into[key] as Record<string, unknown>, rest, value);
}
