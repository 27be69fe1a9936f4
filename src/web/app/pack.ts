import { knowUnpacked, type Packed } from './packed.ts';

/** What JSON gives back as it was: no dates. */
export type Plain<T> = T extends Date ? never : T extends object ? { [Key in keyof T]: Plain<T[Key]> } : T;

/** Nobody outside can write it into a text. */
const word = `nv${globalThis.crypto.randomUUID().slice(0, 8)}`;
/** Where a text of `pack` belongs. */
export const packedMark = new RegExp(`${word}-\\d+`, 'g');
let marks = 0;
const texts = new WeakMap<object, string>();

/**
 * Makes one text of what a loader gives. The router writes its data value by value, which costs more than drawing them; here it
 * gets a mark, and the text is put in its place when the answer is written (`serve/html/fill-packed.ts`). The
 * names of an object's keys are written once for all objects that have the same: two dozen cards are mostly that. The text
 * has no sign that JSON, a script or HTML would write otherwise: backticks stand for quotes and '~' for backslashes.
 */
export function pack<T>(value: T & Plain<T>): Packed<T> {
  const shapes = new Map<string, number>();
  const folded = fold(value, shapes);
  const packed = { packed: `${word}-${marks++}` };
  knowUnpacked(packed, value);
  texts.set(packed, `[[${[...shapes.keys()].map((shape) => `[${shape}]`)}],${folded}]`);
  return packed;
}

/** The text of what was packed here; undefined of anything else. */
export const packedText = (value: object): string | undefined => texts.get(value);

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

/**
 * Makes something for an owner that stays the same on many pages, once for as long as the owner is there. What is made is plain
 * data that never changes (`lasts`).
 */
export function madeOnce<Owner extends object, Made extends object>(
  make: (owner: Owner) => Made,
): (owner: Owner) => Made {
  const known = new WeakMap<Owner, Made>();
  return (owner) => {
    const made = known.get(owner) ?? lasts(make(owner));
    known.set(owner, made);
    return made;
  };
}

const packedOnce = new WeakMap<object, Packed<unknown>>();

/** What `make` packs of data that many pages show unchanged, made when `value` is first seen. */
export function packOnce<T>(value: object, make: () => Packed<T>): Packed<T> {
  const packed = packedOnce.get(value) ?? make();
  packedOnce.set(value, packed);
  return packed as Packed<T>;
}

/** What JSON, a script and HTML write as it is. */
const plain = /^[^"'`~<\\\p{Cc}\p{Cs}\u2028\u2029]*$/u;
const signs = /["'`~<\\\u007f-\u009f\u2028\u2029]/g;

function quoted(text: string): string {
  if (plain.test(text)) return `\`${text}\``;
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `\`${inner.replace(signs, write)}\``;
}

/** Each in the form of JSON, with '~' for the backslash. What JSON has written so already, has one. */
function write(sign: string): string {
  return sign === '\\' ? '~' : `~u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** An object as the number of its shape and its values, a list as 0 and its entries; written by `quoted`. */
function fold(value: unknown, shapes: Map<string, number>, around = ''): string {
  if (typeof value === 'string') return quoted(value);
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
