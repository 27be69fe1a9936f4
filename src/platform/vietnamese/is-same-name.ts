import { passengerName } from './passenger-name.ts';

/** Whether two names are the same person's, as banks write them: ignoring diacritics and the order of the words. */
export function isSameName(one: string, other: string): boolean {
  return wordsOf(one) === wordsOf(other);
}

function wordsOf(name: string): string {
  return passengerName(name).split(' ').toSorted().join(' ');
}
