/**
 * Whether a text can be somebody's name, in whatever language: letters with their marks, spaces, and the few signs that
 * names have. What a mail or a browser would make a link of is none, so that a name carries no advertising.
 */
export function isPersonName(text: string): boolean {
  return /^\p{L}[\p{L}\p{M} .'’-]*$/u.test(text) && !/\p{L}{2,}\.\p{L}{2,}|^www\./iu.test(text);
}
