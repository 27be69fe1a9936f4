import type { Vocabulary } from './load-vocabulary.ts';

type Terms = Vocabulary['terms'];

/** Cache by vocabulary, which is a new object once a term has changed, then by taxonomy. */
const kept = new WeakMap<Vocabulary, Map<string, Terms>>();

/** The terms of a taxonomy. */
export function termsOf(vocabulary: Vocabulary, taxonomy: string): Terms {
  const byTaxonomy = kept.get(vocabulary) ?? Map.groupBy(vocabulary.terms, (term) => term.taxonomy);
  kept.set(vocabulary, byTaxonomy);
  return byTaxonomy.get(taxonomy) ?? [];
}
