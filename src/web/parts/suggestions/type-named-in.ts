import { kindNamedIn } from '#modules/catalog/kinds/kind-named-in.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { fold } from '#platform/vietnamese/fold.ts';
import type { SuggestionType } from './suggestion-types.ts';

interface Named {
  type: SuggestionType;
  title: string;
  alsoNamed: readonly string[];
}

/**
 * The kind that a text names, of those that were found: its group is shown first, as on the results page. Words in the names of
 * the places that were found name no kind: 'phong nha' is no room.
 */
export function typeNamedIn(text: string, found: readonly Named[]): KindName | undefined {
  const isThere = (name: KindName) => found.some(({ type }) => type === name);
  const names = found
    .filter(({ type }) => type === 'province' || type === 'place')
    .flatMap(({ title, alsoNamed }) => [title, ...alsoNamed].map(fold));
  return kindNamedIn(text, { names, isThere }) ?? (ride.test(fold(text)) ? 'car' : undefined);
}

/** Too short for a word of the kind, because other words have it too: 'xe máy'. */
const ride = /(^| )(xe|dua don)( |$)/;
