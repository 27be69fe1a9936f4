import { isStorable } from '#platform/db/storable-text.ts';

/**
 * Parses JSON that a visitor sent in a field or an address. Its escapes can hide what is refused in plain forms: NUL and lone
 * surrogates. @returns undefined for a malformed text, and for one with such characters
 */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => {
      if (!isStorable(key) || (typeof value === 'string' && !isStorable(value)))
        throw new SyntaxError('A text that cannot be stored');
      return value;
    });
  } catch {
    return undefined;
  }
}
