/** Plain data as one text, of which `unpack` makes the data again. */
export type Packed<T> = string & { readonly packs?: T };

/** What JSON gives back as it was: no dates. */
type Plain<T> = T extends Date ? never : T extends object ? { [Key in keyof T]: Plain<T[Key]> } : T;

/**
 * Makes one text of what a loader gives. The router writes its data value by value, which costs more than drawing them; a
 * text it writes at once. The names of an object's keys are written once for all objects that have the same: two dozen
 * cards are mostly that. Quotes and backticks change places, because the router escapes quotes.
 */
export function pack<T>(value: T & Plain<T>): Packed<T> {
  const shapes = new Map<string, number>();
  const folded = fold(value, shapes);
  const packed = `[[${[...shapes.keys()].map((shape) => `[${shape}]`)}],${folded}]`;
  keep(packed, value);
  return packed;
}

/** Data of which each object stays the same on many pages, with how it is folded. */
const lasting = new WeakMap<object, Folded | null>();

interface Folded {
  /** What stands between the numbers of shapes, one more than there are places for numbers. */
  pieces: string[];
  /** Which of the shapes belongs into each place. */
  places: number[];
  shapes: string[];
}

/** Says of plain data that it never changes and comes again on other pages, so that it is folded once. */
export function lasts<T extends object>(value: T): T {
  if (!lasting.has(value)) lasting.set(value, null);
  return value;
}

/** Whether that was said of it. */
export const isLasting = (value: object): boolean => lasting.has(value);

const packedOnce = new WeakMap<object, string>();

/** What `make` packs of data that many pages show unchanged, made when `value` is first seen. */
export function packOnce<T>(value: object, make: () => Packed<T>): Packed<T> {
  const packed = packedOnce.get(value) ?? make();
  packedOnce.set(value, packed);
  return packed;
}

/** More than one page has. */
const mostKept = 8;
/** What was packed or unpacked last, by its text. */
const unpacked = new Map<string, unknown>();

/** What was packed: one object for one text while that is among the last, so that a page asks as often as it likes. */
export function unpack<T>(packed: Packed<T>): T {
  const value = (unpacked.has(packed) ? unpacked.get(packed) : unfold(JSON.parse(swapQuotes(packed)))) as T;
  keep(packed, value);
  return value;
}

/** What JSON writes between quotes as it is, here between backticks. */
const plain = /^[^"`\\\p{Cc}\p{Cs}]*$/u;

/** An object as the number of its shape and its values, a list as 0 and its entries; with the quotes changed already. */
function fold(value: unknown, shapes: Map<string, number>, around = ''): string {
  if (typeof value === 'string') {
    return plain.test(value) ? `\`${value}\`` : swapQuotes(JSON.stringify(value));
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  // Within what is folded once the rest is folded with it.
  if (around === '' && lasting.has(value)) return numbered(lasting.get(value) ?? foldOnce(value), shapes);
  return foldObject(value, shapes, around);
}

/** No text has it: JSON writes it otherwise. */
const mark = '\u0001';

function foldOnce(value: object): Folded {
  const own = new Map<string, number>();
  const parts = foldObject(value, own, mark).split(mark);
  const folded = {
    pieces: parts.filter((_, index) => index % 2 === 0),
    places: parts.flatMap((part, index) => (index % 2 === 1 ? Number(part) - 1 : [])),
    shapes: [...own.keys()],
  };
  lasting.set(value, folded);
  return folded;
}

/** With the numbers that the shapes have in this text. */
function numbered({ pieces, places, shapes: own }: Folded, shapes: Map<string, number>): string {
  const numbers = own.map((shape) => numberOf(shape, shapes));
  let text = pieces[0] ?? '';
  for (let at = 0; at < places.length; at++)
    text += `${numbers[places[at] as number]}${pieces[at + 1] ?? ''}`;
  return text;
}

function numberOf(shape: string, shapes: Map<string, number>): number {
  const number = shapes.get(shape) ?? shapes.size + 1;
  shapes.set(shape, number);
  return number;
}

function foldObject(value: object, shapes: Map<string, number>, around = ''): string {
  let values = '';
  if (Array.isArray(value)) {
    for (const one of value) values += `,${fold(one, shapes, around)}`;
    return `[0${values}]`;
  }
  let shape = '';
  for (const key of Object.keys(value)) {
    const one = (value as Record<string, unknown>)[key];
    if (one === undefined) continue;
    shape += `${shape && ','}${fold(key, shapes)}`;
    values += `,${fold(one, shapes, around)}`;
  }
  return `[${around}${numberOf(shape, shapes)}${around}${values}]`;
}

function unfold([shapes, folded]: [string[][], unknown]): unknown {
  const open = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value;
    const [number, ...parts] = value.map(open);
    const keys = shapes[(number as number) - 1];
    return keys ? Object.fromEntries(keys.map((key, index) => [key, parts[index]])) : parts;
  };
  return open(folded);
}

function keep(packed: string, value: unknown): void {
  unpacked.delete(packed);
  unpacked.set(packed, value);
  for (const oldest of unpacked.keys()) {
    if (unpacked.size <= mostKept) break;
    unpacked.delete(oldest);
  }
}

function swapQuotes(text: string): string {
  return text.replace(/["`]/g, (quote) => (quote === '"' ? '`' : '"'));
}
