import { isDay } from '#platform/time/days.ts';
import { fold } from '#platform/vietnamese/fold.ts';

/** The parsed value of a cell, or why it cannot be read. */
export type CellRead = { ok: true; text: string } | { ok: false; error: string };

export const tickWord = 'có';
const read = (text: string): CellRead => ({ ok: true, text });

/** 'có' or an empty cell, as '1' or ''. */
export function readTickCell(text: string): CellRead {
  const word = fold(text).trim();
  if (['', '0', 'khong', 'no', 'false'].includes(word)) return read('');
  if (['co', 'x', '1', 'yes', 'true', 'dung'].includes(word)) return read('1');
  return { ok: false, error: 'Ghi “có”, hoặc để trống.' };
}

/** Reads a day in the Vietnamese format, 30/06/2027, or in ISO; returns ISO. */
export function readDayCell(text: string): CellRead {
  const typed = text.trim();
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed;
  if (iso === '' || (isDay(iso) && iso < '2100-01-01')) return read(iso);
  return { ok: false, error: 'Ngày chưa đúng, ví dụ 30/06/2027.' };
}

/** Days of the week, Monday is 1. */
export const weekdayOptions = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'].map((title, at) => ({
  value: String(at + 1),
  title,
}));

interface Option {
  value: string;
  title: string;
}

/** The chosen values by their titles, separated by semicolons. */
export function writeChoices(options: readonly Option[], values: readonly string[]): string {
  return values.map((value) => titleFor(options, value)).join('; ');
}

/** The values for the titles in a cell; what matches no option is returned as written, so that the error can name it. */
export function readChoices(options: readonly Option[], text: string): string[] {
  const named = text.split(/[;\n]/).map((one) => one.trim());
  return [...new Set(named.filter(Boolean).flatMap((one) => valuesOf(options, one)))];
}

function valuesOf(options: readonly Option[], text: string): string[] {
  const found = optionNamed(options, text);
  if (found !== undefined) return [found];
  const parts = text.split(',').map((part) => optionNamed(options, part.trim()) ?? part.trim());
  return parts.filter(Boolean);
}

/** The value of an option by its title, with or without marks, or by the value itself. */
export function optionNamed(options: readonly Option[], text: string): string | undefined {
  const { exact, alike } = namesOf(options);
  const value = exact.get(text);
  if (value !== undefined) return value;
  const values = alike().get(fold(text).trim()) ?? [];
  return values.length === 1 ? values[0] : undefined;
}

/** The title of a value; the value itself if another option has the same title, or if the title would be read as several. */
export function titleFor(options: readonly Option[], value: string): string {
  const { titles, written } = namesOf(options);
  const title = titles.get(value);
  if (title === undefined) return value;
  const known = written.get(value);
  if (known !== undefined) return known;
  const isPlain = !/[;\n]/.test(title) && optionNamed(options, title) === value;
  written.set(value, isPlain ? title : value);
  return isPlain ? title : value;
}

interface OptionNames {
  /** Values by value and by title, exactly as written. */
  exact: ReadonlyMap<string, string>;
  /** Values by titles without marks; built on demand, because most files use the exact titles. */
  alike: () => ReadonlyMap<string, readonly string[]>;
  titles: ReadonlyMap<string, string>;
  /** Cache of `titleFor`. */
  written: Map<string, string>;
}

/** Cached per option list, because thousands of rows choose from the same options. */
const known = new WeakMap<readonly Option[], OptionNames>();

function namesOf(options: readonly Option[]): OptionNames {
  const found = known.get(options);
  if (found) return found;
  // If two have the same title, the first one is used.
  const backward = options.toReversed();
  let folded: Map<string, string[]> | undefined;
  const names = {
    exact: new Map(
      backward.flatMap(({ value, title }): [string, string][] => [
        [title, value],
        [value, value],
      ]),
    ),
    alike: () => {
      folded ??= new Map(
        [...Map.groupBy(options, ({ title }) => fold(title).trim())].map(([key, same]) => [
          key,
          same.map(({ value }) => value),
        ]),
      );
      return folded;
    },
    titles: new Map(backward.map(({ value, title }) => [value, title])),
    written: new Map<string, string>(),
  };
  known.set(options, names);
  return names;
}
