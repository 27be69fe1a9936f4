import { searchKey } from '#modules/search/understanding/search-key.ts';
import type { Query } from './draw-queries.ts';
import type { Names } from './read-names.ts';

const longestName = 4;

/** Why a query need not be answered as its proper spelling; null where it must. A typo may make another real name of several words. */
export function excuseFor({ proper, typed, spelling }: Query, { keys }: Names): string | null {
  if (!spelling.startsWith('typo')) return null;
  const whole = searchKey(typed);
  if (keys.has(whole)) return 'another name';
  const meant = ` ${searchKey(proper)} `;
  const words = whole.split(' ');
  const isOther = words.some((_, from) =>
    Array.from({ length: longestName - 1 }, (_, more) => words.slice(from, from + more + 2)).some((run) => {
      const name = run.join(' ');
      return run.length > 1 && keys.has(name) && !meant.includes(` ${name} `);
    }),
  );
  return isOther ? 'another name' : null;
}
