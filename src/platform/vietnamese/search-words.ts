import { fold } from './fold.ts';

/** The words of a search text, folded, each to be matched anywhere; a phone number counts as one word. */
export function searchWords(text: string): string[] {
  const bare = text.replace(/[\s.()-]/g, '');
  if (/^\+?\d{3,}$/.test(bare)) return [bare.replace(/^\+84|^84(?=\d{9}$)/, '0')];
  return fold(text).split(' ').filter(Boolean).slice(0, 6);
}

/** A LIKE pattern that finds a word anywhere. */
export function anywhere(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
