import { toTraditionalTonePlacement } from '#modules/search/understanding/typing/tone-placement.ts';
import type { QueryWord } from './query-word.ts';

/** Whether a word at its place in a name has no marks or those of the name. */
export const isSpelled = (spelling: string, wordCount: number) => {
  const spelled = toTraditionalTonePlacement(spelling.toLowerCase()).split(' ');
  return ({ typed, key }: QueryWord, place: number) =>
    typed === key || spelled.length !== wordCount || toTraditionalTonePlacement(typed) === spelled[place];
};
