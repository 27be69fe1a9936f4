import { readLetters, tones as toneMarks } from '#modules/search/understanding/typing/letters.ts';
import type { Random } from '#tests/support/seeded-random.ts';

/** Where the keys of marks are pressed: tones at the end of the word and marks at their letter, all at the end, or all at the letter. */
export type KeyPlace = 'tone at end' | 'all at end' | 'at letter';

export interface Keys {
  /** The keys of acute, grave, hook, tilde and dot. */
  tones: string;
  /** The key of a mark on a letter: circumflex, breve or horn. */
  markOf: (base: string, quality: string) => string;
  stroke: string;
}

const toneOrder: string[] = [
  toneMarks.acute,
  toneMarks.grave,
  toneMarks.hook,
  toneMarks.tilde,
  toneMarks.dot,
];

/** A text as it comes out where the keys of an input method were pressed and the method was off; null where no mark has a key. */
export function rawKeys(text: string, { tones, markOf, stroke }: Keys, place: KeyPlace): string | null {
  let isChanged = false;
  const typed = text.normalize('NFC').replace(/[\p{L}\p{M}]+/gu, (word) => {
    const marked = readLetters(word);
    if (!marked) return word;
    let atEnd = '';
    let keys = '';
    const press = (key: string, isTone: boolean) => {
      if (!key) return;
      isChanged = true;
      if (place === 'all at end' || (isTone && place === 'tone at end')) atEnd += key;
      else keys += key;
    };
    for (const [at, { base, quality }] of marked.letters.entries()) {
      const isStroked = /đ/i.test(base);
      keys += isStroked ? (base === 'đ' ? 'd' : 'D') : base;
      if (isStroked) press(stroke, false);
      // One key gives 'ươ' both horns.
      const isPairOpen = /^[uU]$/.test(base) && quality && /^[oO]$/.test(marked.letters[at + 1]?.base ?? '');
      if (quality && !isPairOpen) press(markOf(base.toLowerCase(), quality), false);
      if (at === marked.toneAt) press(tones[toneOrder.indexOf(marked.tone)] ?? '', true);
    }
    return keys + atEnd;
  });
  return isChanged ? typed : null;
}

/** Typed in lower case as often as with its capitals. */
export const inSomeCase = (text: string | null, { chance }: Random): string | null =>
  text !== null && chance(0.7) ? text.toLowerCase() : text;
