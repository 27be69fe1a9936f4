import { LRUCache } from 'lru-cache';
import { knowUnpacked, type Packed } from './packed.ts';

/** A type that survives JSON unchanged: no dates. */
export type Plain<T> = T extends Date ? never : T extends object ? { [Key in keyof T]: Plain<T[Key]> } : T;

/** Random, so that no outside text can contain it. */
const word = `nv${globalThis.crypto.randomUUID().slice(0, 8)}`;
/** Matches the placeholder of a packed text. */
export const packedMark = new RegExp(`${word}-\\d+`, 'g');
let marks = 0;
const texts = new WeakMap<object, string | Buffer>();

/**
 * Serializes a loader's data into one text. The router serializes its data value by value, which costs more than rendering them;
 * here it gets a placeholder, which is replaced by the text when the response is written (`serve/html/fill-packed.ts`). The key
 * names of objects with the same keys are written once: two dozen cards are mostly that. The text has no character that JSON, a
 * script or HTML would escape: backticks stand for quotes and '~' for backslashes.
 */
export function pack<T>(value: T & Plain<T>): Packed<T> {
  const shapes = new Map<string, number>();
  const folded = fold(value, shapes);
  const packed = { packed: `${word}-${marks++}` };
  knowUnpacked(packed, value);
  texts.set(packed, `[[${[...shapes.keys()].map((shape) => `[${shape}]`)}],${folded}]`);
  return packed;
}

/** The text of a value that was packed here, encoded where many pages have it; undefined for anything else. */
export const packedText = (value: object): string | Buffer | undefined => texts.get(value);

/** Immutable data that recurs on many pages, with its folded form (null until first folded). */
const lasting = new WeakMap<object, Folded | null>();

interface Folded {
  /** The text between the shape numbers: one piece more than there are numbers. */
  pieces: string[];
  /** Which of the shapes' numbers goes into each gap. */
  places: number[];
  shapes: string[];
}

/** Marks plain data as immutable and recurring on other pages, so that it is folded once. */
export function lasts<T extends object>(value: T): T {
  if (!lasting.has(value)) lasting.set(value, null);
  return value;
}

/** Whether `lasts` was called for it. */
export const isLasting = (value: object): boolean => lasting.has(value);

/** Memoizes by an owner that stays the same on many pages, for the owner's lifetime. The result is plain immutable data (`lasts`). */
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

/** Memoizes `make`'s packed data by a value that many pages show unchanged; made when `value` is first seen. */
export function packOnce<T>(value: object, make: () => Packed<T>): Packed<T> {
  const known = packedOnce.get(value) as Packed<T> | undefined;
  if (known) return known;
  const packed = make();
  texts.set(packed, Buffer.from(texts.get(packed) ?? ''));
  packedOnce.set(value, packed);
  return packed;
}

/** Text that JSON, a script and HTML write unescaped. */
const plain = /^[^"'`~<\\\p{Cc}\p{Cs}\u2028\u2029]*$/u;
const signs = /["'`~<\\\u007f-\u009f\u2028\u2029]/g;

/** Longer texts are those of articles and descriptions, which recur, and have hundreds of signs to be escaped. */
const mostShort = 400;

const longOnes = new LRUCache<string, string>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (written, text) => 2 * (written.length + text.length) + 1,
  memoMethod: escaped,
});

const quoted = (text: string): string => (text.length > mostShort ? longOnes.memo(text) : escaped(text));

function escaped(text: string): string {
  if (plain.test(text)) return `\`${text}\``;
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `\`${inner.replace(signs, write)}\``;
}

/** A character escaped as in JSON, with '~' for the backslash. What JSON escaped itself already has one. */
function write(sign: string): string {
  return sign === '\\' ? '~' : `~u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Folds an object into its shape's number and its values, a list into 0 and its entries; texts are written by `quoted`. */
function fold(value: unknown, shapes: Map<string, number>, around = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  // Inside data that is folded once (`foldOnce`), nested lasting data is folded along with it.
  if (around === '' && lasting.has(value)) return numbered(lasting.get(value) ?? foldOnce(value), shapes);
  return foldObject(value, shapes, around);
}

/** Occurs in no text: JSON escapes it. */
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

/** The folded text with the numbers that its shapes have in this document. */
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
