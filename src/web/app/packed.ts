/** Plain data that travels as one text, which `unpack` turns back into data. A loader returns it as a field of its own (`pack`). */
export interface Packed<T> {
  readonly packed: string;
  readonly packs?: T;
}

const known = new WeakMap<object, unknown>();

/** Presets what `unpack` returns: on the server the data itself, as the text is only written into the response. */
export function knowUnpacked(packed: Packed<unknown>, value: unknown): void {
  known.set(packed, value);
}

/** The packed data: always the same object, so that a page may call it as often as it likes. */
export function unpack<T>(packed: Packed<T>): T {
  if (!known.has(packed)) known.set(packed, unfold(JSON.parse(withQuotes(packed.packed))));
  return known.get(packed) as T;
}

function withQuotes(text: string): string {
  return text.replaceAll('`', '"').replaceAll('~', '\\');
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
