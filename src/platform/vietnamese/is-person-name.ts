/**
 * Whether a text can be a person's name, in any language: letters with diacritics, spaces, and the few signs that occur in
 * names. Anything that a mail client or browser would turn into a link is refused, so that names cannot carry advertising.
 */
export function isPersonName(text: string): boolean {
  return /^\p{L}[\p{L}\p{M} .'’-]*$/u.test(text) && !/\p{L}{2,}\.\p{L}{2,}|^www\./iu.test(text);
}
