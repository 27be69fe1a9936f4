import { fold } from './fold.ts';

/** What is looked for in a line of words without marks, each any part of it; a number as it is dialled is one word. */
export function searchWords(text: string): string[] {
  const bare = text.replace(/[\s.()-]/g, '');
  if (/^\+?\d{3,}$/.test(bare)) return [bare.replace(/^\+84|^84(?=\d{9}$)/, '0')];
  return fold(text).split(' ').filter(Boolean).slice(0, 6);
}

/** A word as a pattern that LIKE finds anywhere. */
export function anywhere(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
