import { passengerName } from './passenger-name.ts';

/** Whether two names are of one person, as banks write them: whatever the diacritics and the order of the words. */
export function isSameName(one: string, other: string): boolean {
  return wordsOf(one) === wordsOf(other);
}

function wordsOf(name: string): string {
  return passengerName(name).split(' ').toSorted().join(' ');
}
