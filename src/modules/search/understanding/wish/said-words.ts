import { fold } from '#platform/vietnamese/fold.ts';

type SaidWord = { typed: string; key: string; state: 'open' | 'taken' | 'named' };

export interface SaidWords {
  /**
   * Takes the first match of a pattern out of the remaining text and passes its groups to `use`. A pattern is written
   * without marks, begins with a space and ends before one. `isNamed` leaves the words in the text, because names of
   * products contain them.
   */
  take: (pattern: RegExp, use: (...groups: (string | undefined)[]) => void, isNamed?: boolean) => void;
  /** The text that was not taken: as typed, and in search form. */
  left: () => { typed: string; text: string };
}

/** A sentence from which every understood part is taken: matched without marks, the rest keeps them. */
export function saidWords(sentence: string): SaidWords {
  const words = sentence
    .normalize('NFC')
    .split(/\s+/)
    .filter((typed) => fold(typed) !== '')
    .map((typed): SaidWord => ({ typed, key: fold(typed), state: 'open' }));
  const remaining = (...states: SaidWord['state'][]) => words.filter(({ state }) => states.includes(state));
  return {
    take: (pattern, use, isNamed = false) => {
      const open = remaining('open');
      const found = pattern.exec(` ${open.map(({ key }) => key).join(' ')} `);
      if (!found) return;
      const before = wordsOf(found.input.slice(0, found.index));
      for (const word of open.slice(before, before + wordsOf(found[0])))
        word.state = isNamed ? 'named' : 'taken';
      use(...found.slice(1));
    },
    left: () => ({
      typed: remaining('open', 'named')
        .map(({ typed }) => typed)
        .join(' '),
      text: remaining('open')
        .map(({ key }) => key)
        .join(' '),
    }),
  };
}

const wordsOf = (text: string) => text.split(' ').filter(Boolean).length;
