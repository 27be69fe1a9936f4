/** Plain data as one text, of which `unpack` makes the data again. */
export type Packed<T> = string & { readonly packs?: T };

/**
 * Makes one text of what a loader gives. The router writes its data value by value, which costs more than drawing them; a
 * text it writes at once. Quotes and backticks change places, because the router escapes quotes.
 * @param value plain data without dates, as JSON knows it
 */
export function pack<T>(value: T): Packed<T> {
  const packed = swapQuotes(JSON.stringify(value));
  keep(packed, value);
  return packed;
}

const packedOnce = new WeakMap<object, string>();

/** The same of data that many pages show unchanged, packed when `value` is first seen; always asked with the same `shown`. */
export function packOnce<T extends object, Shown>(value: T, shown: (value: T) => Shown): Packed<Shown> {
  const packed = packedOnce.get(value) ?? pack(shown(value));
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
