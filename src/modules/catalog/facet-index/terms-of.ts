import type { Vocabulary } from './load-vocabulary.ts';

type Terms = Vocabulary['terms'];

/** By vocabulary, which is another object when a word has changed, then by taxonomy. */
const kept = new WeakMap<Vocabulary, Map<string, Terms>>();

/** The words of a taxonomy. */
export function termsOf(vocabulary: Vocabulary, taxonomy: string): Terms {
  const byTaxonomy = kept.get(vocabulary) ?? Map.groupBy(vocabulary.terms, (term) => term.taxonomy);
  kept.set(vocabulary, byTaxonomy);
  return byTaxonomy.get(taxonomy) ?? [];
}
