/** Plain data as one text, of which `unpack` makes the data again. */
export type Packed<T> = string & { readonly packs?: T };

/** What JSON gives back as it was: no dates. */
type Plain<T> = T extends Date ? never : T extends object ? { [Key in keyof T]: Plain<T[Key]> } : T;

/**
 * Makes one text of what a loader gives. The router writes its data value by value, which costs more than drawing them; a
 * text it writes at once. Quotes and backticks change places, because the router escapes quotes.
 */
export function pack<T>(value: T & Plain<T>): Packed<T> {
  const packed = swapQuotes(JSON.stringify(value));
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
  const value = (unpacked.has(packed) ? unpacked.get(packed) : JSON.parse(swapQuotes(packed))) as T;
  keep(packed, value);
  return value;
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
