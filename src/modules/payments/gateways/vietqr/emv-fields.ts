/** Fields of an EMVCo payload by their two-digit id: id, length in two digits, value. */
export type EmvFields = Map<string, string>;

/** @throws RangeError for a value that is empty, longer than 99 characters or not plain ASCII */
export function writeField(id: string, value: string): string {
  if (!/^[\x20-\x7e]{1,99}$/.test(value)) throw new RangeError(`Field ${id} cannot hold: ${value}`);
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** Reads fields in whatever order they come; null when lengths do not add up or an id comes twice. */
export function readFields(text: string): EmvFields | null {
  const fields: EmvFields = new Map();
  for (let at = 0; at < text.length; ) {
    const [, id, length] = /^(\d\d)(\d\d)/.exec(text.slice(at)) ?? [];
    if (!id || !length || fields.has(id)) return null;
    const value = text.slice(at + 4, at + 4 + Number(length));
    if (value.length !== Number(length)) return null;
    fields.set(id, value);
    at += 4 + value.length;
  }
  return fields;
}
