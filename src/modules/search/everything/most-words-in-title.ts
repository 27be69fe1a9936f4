import { isFiller, queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';

/** What the first word of a text counts more than others: of 'lặn biển' it is the diving that is wanted. */
const firstCounts = 0.5;

/** Of two titles that have it, the one that begins so is about it: 'Pleiku – Kon Tum', and not what sets out from Pleiku. */
const beginningCounts = 0.25;

/** How long a trip is: 'hai đêm biển' is not what one does at night. */
const lengths = / (?:\d+|mot|hai|ba|bon|nam) (?:ngay|dem)(?= )/g;

/** With fewer letters a word is a part of others by chance. */
const lettersJoined = 5;

/**
 * How many words of a text one of the titles has. Where the text says more than the names of places, these do not count: everything
 * there has them.
 */
export function mostWordsInTitle(
  results: readonly { title: string }[],
  text: string,
  names: readonly string[],
): number {
  const words = queryWordsOf(text).filter((word) => !isFiller(word));
  const named = new Set(names.flatMap((name) => name.split(' ')));
  const others = words.filter(({ key }) => !named.has(key));
  const keys = [...new Set((others.length > 0 ? others : words).map(({ key }) => key))];
  const hitsOf = (title: string) => {
    const padded = ` ${searchKey(title)} `.replace(lengths, ' ');
    const joined = padded.replaceAll(' ', '');
    // 'kontum' is in 'Kon Tum'.
    const found = keys.filter(
      (key) => padded.includes(` ${key} `) || (key.length >= lettersJoined && joined.includes(key)),
    );
    if (found[0] === undefined || found[0] !== keys[0]) return found.length;
    return found.length + firstCounts + (padded.startsWith(` ${found[0]} `) ? beginningCounts : 0);
  };
  return Math.max(0, ...results.map(({ title }) => hitsOf(title)));
}
