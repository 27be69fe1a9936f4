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
function fold(value: unknown, shapes: Map<string, number>): string {
  if (typeof value === 'string') {
    return plain.test(value) ? `\`${value}\`` : swapQuotes(JSON.stringify(value));
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let values = '';
  if (Array.isArray(value)) {
    for (const one of value) values += `,${fold(one, shapes)}`;
    return `[0${values}]`;
  }
  let shape = '';
  for (const key of Object.keys(value)) {
    const one = (value as Record<string, unknown>)[key];
    if (one === undefined) continue;
    shape += `${shape && ','}${fold(key, shapes)}`;
    values += `,${fold(one, shapes)}`;
  }
  const number = shapes.get(shape) ?? shapes.size + 1;
  shapes.set(shape, number);
  return `[${number}${values}]`;
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
