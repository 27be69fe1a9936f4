import { holidays } from './holidays.ts';
import { places, provinces } from './places.ts';
import { policies } from './policies.ts';
import { taxRates } from './tax-rates.ts';
import { terms } from './terms.ts';
import type { AnyVocabulary } from './vocabulary.ts';

/** All vocabularies of the office, in display order. */
export const vocabularies = [
  places,
  provinces,
  terms,
  policies,
  holidays,
  taxRates,
] as unknown as readonly AnyVocabulary[];

export const vocabularyVerbs = [...new Set(vocabularies.map(({ verb }) => verb))];

/** @returns null for an unknown one */
export function findVocabulary(slug: string | undefined): AnyVocabulary | null {
  return vocabularies.find((one) => one.slug === slug) ?? null;
}
