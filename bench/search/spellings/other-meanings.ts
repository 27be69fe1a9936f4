import { typoBetween } from '#modules/search/understanding/parsing/corrected-segments-at.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import { compact } from '#platform/vietnamese/fold.ts';
import type { Query } from './draw-queries.ts';
import type { Names } from './read-names.ts';

const longestName = 4;
/** With fewer letters nearly every name is near another. */
const fewestLetters = 4;

/**
 * Other texts that a mistyped one may mean as well: another real name stands in it as typed, or is one typo away from words of it
 * too. An answer to one of these is no mistake. Nothing else than a typo is excused.
 */
export function otherMeanings({ proper, typed, spelling }: Query, { keys }: Names): string[] {
  if (!spelling.startsWith('typo')) return [];
  const meant = ` ${searchKey(proper)} `;
  const words = searchKey(typed).split(' ');
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(longestName, words.length - from) }, (_, more) => from + more + 1).flatMap(
      (end) => {
        const run = words.slice(from, end);
        const isOther = (name: string) => !meant.includes(` ${name} `);
        const instead = (name: string) => [...words.slice(0, from), name, ...words.slice(end)].join(' ');
        if (compact(run.join('')).length < fewestLetters) return [];
        return [...keys]
          .filter((name) => isOther(name) && (name === run.join(' ') || isNear(run, name)))
          .map(instead);
      },
    ),
  );
}

function isNear(run: readonly string[], name: string): boolean {
  if (name.split(' ').length !== run.length) return false;
  return typoBetween(run.join(''), name.replaceAll(' ', '')) !== null;
}
