import { readLetters } from './letters.ts';

/**
 * Replaces each word that `decode` understands; null when it understands none.
 * `decode` gets one word in NFC and returns null to leave it as typed.
 */
export function decodeWords(
  text: string,
  word: RegExp,
  decode: (word: string) => string | null,
): string | null {
  let isDecoded = false;
  const decoded = text.normalize('NFC').replace(word, (typed) => {
    const result = readLetters(typed) && decode(typed);
    if (result === null || result === typed) return typed;
    isDecoded = true;
    return result;
  });
  return isDecoded ? decoded : null;
}
