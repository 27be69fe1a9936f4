import { compact, fold } from '#platform/vietnamese/fold.ts';

export type SuggestionType = 'province' | 'place' | 'hotel' | 'combo' | 'tour' | 'cruise';

export interface Suggestion {
  type: SuggestionType;
  title: string;
  href: string;
  slug: string;
  /** Other names and the places it lies in: it is found by these too. */
  alsoNamed: string[];
  /** A line below its name: '21 chỗ nghỉ', 'Sát biển · 5 sao'. */
  says: string;
  /** How much there is of it: of two that are found alike the larger comes first. */
  weight: number;
}

export interface SuggestionGroup {
  type: SuggestionType;
  label: string;
  suggestions: Suggestion[];
}

/** The groups in their order. `path` is the list below /api/v1; sights come along with the provinces. */
export const suggestionTypes: readonly { type: SuggestionType; label: string; path?: string }[] = [
  { type: 'province', label: 'Điểm đến', path: '/provinces' },
  { type: 'place', label: 'Địa danh' },
  { type: 'hotel', label: 'Khách sạn', path: '/hotels' },
  { type: 'combo', label: 'Combo', path: '/voucher-combos' },
  { type: 'tour', label: 'Tour', path: '/tours' },
  { type: 'cruise', label: 'Du thuyền', path: '/cruises' },
];

const maxSuggestions = 100;

/**
 * What to show for a text (SRCH-02): the suggestions that hold it, whatever the case and the tone marks, grouped by type,
 * at most 100, and in each group what is called so before what only has it in its name. Those whose names have its words
 * here and there are shown when no name has the text itself. When none holds it the server has understood more than we can
 * (a slip of the keys, an old name), and all that it found is shown; not while those are still the answers to an earlier
 * text.
 */
export function groupSuggestions(
  found: readonly Suggestion[],
  text: string,
  options: { areForText: boolean },
): SuggestionGroup[] {
  const asTyped = rankAll(found, text);
  const isHeld = asTyped.some(({ rank }) => rank <= rankWithin);
  const ranked = isHeld ? asTyped : rankAll(found, withoutKeys(text));
  const upTo = (most: number) => ranked.filter(({ rank }) => rank <= most);
  const holding = upTo(rankWithin).length > 0 ? upTo(rankWithin) : upTo(rankWords);
  const kept = holding.length > 0 || !options.areForText ? holding : ranked;
  const first = withoutTwins(
    kept.map(({ suggestion }) => suggestion),
    text,
  ).slice(0, maxSuggestions);
  return suggestionTypes
    .map(({ type, label }) => ({ type, label, suggestions: first.filter((one) => one.type === type) }))
    .filter((group) => group.suggestions.length > 0);
}

function rankAll(found: readonly Suggestion[], text: string) {
  return found
    .map((suggestion) => ({ suggestion, rank: rankOf(suggestion, text) }))
    .toSorted((a, b) => a.rank - b.rank || b.suggestion.weight - a.suggestion.weight);
}

/** Without the keys of Telex and VNI that were typed while the keyboard app was off: 'phus quoocs' → 'phu quoc'. */
function withoutKeys(text: string): string {
  return fold(text)
    .split(' ')
    .map((word) =>
      word
        .replace(/(?<=[a-z])\d+|w/g, '')
        .replace(/dd/g, 'd')
        .replace(/(?<=[aeiouy][a-z]*)[sfrxj]/g, '')
        .replace(/([aeo])\1/g, '$1')
        .replace(/([aeo])([a-z]+)\1$/, '$1$2'),
    )
    .join(' ');
}

/** A place that is offered as a destination under the same name ('Sa Pa, Lào Cai') is not offered again as a sight. */
function withoutTwins(found: readonly Suggestion[], text: string): Suggestion[] {
  const named = found
    .filter(({ type }) => type === 'province')
    .map((province) => compact(otherNameFound(province, text) ?? province.title));
  return found.filter(({ type, title }) => type !== 'place' || !named.includes(compact(title)));
}

/** What a suggestion is called where it was found by that text, in the words people use: 'Hạ Long, Quảng Ninh'. */
export function nameFound(suggestion: Suggestion, text: string): string {
  const otherName = otherNameFound(suggestion, text);
  return otherName ? `${otherName}, ${suggestion.title}` : suggestion.title;
}

/** The line below it: what a province is found to have by the name of a part of it, the whole province has. */
export function wordsFound(suggestion: Suggestion, text: string): string {
  const { says, title } = suggestion;
  return says && otherNameFound(suggestion, text) ? `Cả ${title} có ${says}` : says;
}

/** The other name by which a province was found, when its title does not hold the text: 'Đà Lạt' of Lâm Đồng. */
function otherNameFound({ type, title, alsoNamed }: Suggestion, text: string): string | null {
  if (type !== 'province') return null;
  for (const sought of [compact(text), compact(withoutKeys(text))]) {
    if (sought === '' || compact(title).includes(sought)) return null;
    const name = alsoNamed.find((one) => compact(one).includes(sought));
    if (name) return name;
  }
  return null;
}

const rankExact = -1;
const rankWithin = 2;
const rankWords = 3;

/** −1: a name is the text; 0: one begins with it; 1: a word of it does; 2: it is somewhere within; 3: its words are in the names; 4: not. */
function rankOf({ title, alsoNamed }: Suggestion, text: string): number {
  const sought = compact(text);
  const ranks = [title, ...alsoNamed].map((name) => {
    if (compact(name) === sought) return rankExact;
    const words = fold(name).split(' ');
    if (words.some((_, index) => compact(words.slice(index).join(' ')).startsWith(sought)))
      return compact(name).startsWith(sought) ? 0 : 1;
    return compact(name).includes(sought) ? rankWithin : rankWords + 1;
  });
  const best = Math.min(...ranks);
  if (best <= rankWithin) return best;
  const all = fold([title, ...alsoNamed].join(' '));
  return fold(text)
    .split(' ')
    .every((word) => all.includes(word))
    ? rankWords
    : rankWords + 1;
}
