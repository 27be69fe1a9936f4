/**
 * The deletes of a word in the sense of SymSpell: the word, and all that is left of it when one letter is dropped. The table
 * `search_slips` is the index of the deletes of every known word: two words one typo apart (a letter too many, missing,
 * wrong, or two swapped) share one of these. [] below 4 letters, where nearly
 * every word is a typo of another, and with digits.
 */
export function deleteVariants(compact: string): string[] {
  if (!/^[a-z]{4,}$/.test(compact)) return [];
  const shortened = new Set([compact]);
  for (let at = 0; at < compact.length; at++) shortened.add(compact.slice(0, at) + compact.slice(at + 1));
  return [...shortened];
}
