import { compact, fold } from '#platform/vietnamese/fold.ts';

export type SuggestionType = 'province' | 'hotel' | 'combo' | 'tour' | 'cruise';

export interface Suggestion {
  type: SuggestionType;
  title: string;
  href: string;
  /** Other names and the places it lies in: it is found by these too. */
  alsoNamed: string[];
}

export interface SuggestionGroup {
  type: SuggestionType;
  label: string;
  suggestions: Suggestion[];
}

/** What the search box asks for, in the order of its groups. `path` is the list below /api/v1. */
export const suggestionTypes: readonly { type: SuggestionType; label: string; path: string }[] = [
  { type: 'province', label: 'Tỉnh, thành phố', path: '/provinces' },
  { type: 'hotel', label: 'Khách sạn', path: '/hotels' },
  { type: 'combo', label: 'Combo', path: '/voucher-combos' },
  { type: 'tour', label: 'Tour', path: '/tours' },
  { type: 'cruise', label: 'Du thuyền', path: '/cruises' },
];

const maxSuggestions = 100;

/**
 * What to show for a text (SRCH-02): the suggestions that hold it, whatever the case and the tone marks, grouped by type,
 * at most 100. When none holds it the server has understood more than we can (a slip of the keys, an old name), and all
 * that it found is shown; not while those are still the answers to an earlier text.
 */
export function groupSuggestions(
  found: readonly Suggestion[],
  text: string,
  options: { areForText: boolean },
): SuggestionGroup[] {
  const holding = found.filter((suggestion) => holds(suggestion, text));
  const kept = holding.length > 0 || !options.areForText ? holding : found;
  const first = new Set(kept.slice(0, maxSuggestions));
  return suggestionTypes
    .map(({ type, label }) => ({
      type,
      label,
      suggestions: [...first].filter((suggestion) => suggestion.type === type),
    }))
    .filter((group) => group.suggestions.length > 0);
}

/** The other name by which a province was found, when its title does not hold the text: 'Đà Lạt' of Lâm Đồng. */
export function otherNameFound({ type, title, alsoNamed }: Suggestion, text: string): string | null {
  const sought = compact(text);
  if (type !== 'province' || sought === '' || compact(title).includes(sought)) return null;
  return alsoNamed.find((name) => compact(name).includes(sought)) ?? null;
}

function holds(suggestion: Suggestion, text: string): boolean {
  const names = [suggestion.title, ...suggestion.alsoNamed];
  if (names.some((name) => compact(name).includes(compact(text)))) return true;
  const all = fold(names.join(' '));
  return fold(text)
    .split(' ')
    .every((word) => all.includes(word));
}
