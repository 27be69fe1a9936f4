import { compact, fold } from '#platform/vietnamese/fold.ts';
import { type SuggestionType, suggestionTypes } from './suggestion-types.ts';
import { typeNamedIn } from './type-named-in.ts';
import { withShortLength } from './with-short-length.ts';
import { withoutKeys } from './without-keys.ts';

export interface Suggestion {
  type: SuggestionType;
  title: string;
  href: string;
  slug: string;
  /** Other names and the places it lies in, by which it is found too. */
  alsoNamed: string[];
  /** A line below its name: '21 chỗ nghỉ', 'Sát biển · 5 sao'. */
  detail: string;
  /** Its size: of two equal matches the larger comes first. */
  weight: number;
  /** Whether the results page begins with it. */
  isFirst?: boolean;
  /** The text that it was found by, in its proper spelling. */
  soughtBy?: string;
}

export interface SuggestionGroup {
  type: SuggestionType;
  label: string;
  suggestions: Suggestion[];
}

const maxSuggestions = 100;

/**
 * The suggestions for a text (SRCH-02): those that contain it, ignoring case and tone marks, grouped by type, at most 100, and in
 * each group exact names before partial matches. Names that contain its words separately are shown when no name contains the text
 * itself. When none matches, the server has understood more than the client can (a typo, an old name), and everything it found is
 * shown; not while those are still the results of an earlier text. The type that the text names comes first.
 */
export function groupSuggestions(
  found: readonly Suggestion[],
  typed: string,
  options: { areForText: boolean },
): SuggestionGroup[] {
  const text = withShortLength(typed);
  const asTyped = rankAll(found, text);
  const isHeld = asTyped.some(({ rank }) => rank <= rankWithin);
  const ranked = isHeld ? asTyped : rankAll(found, withoutKeys(text));
  const upTo = (most: number) => ranked.filter(({ rank }) => rank <= most);
  const isNamedType = ({ suggestion, rank }: (typeof ranked)[number]) =>
    rank === rankWords && suggestion.type === typeNamedIn(text, found);
  // A ticket whose title has the words apart goes with the trip whose title mentions them side by side.
  const holding =
    upTo(rankWithin).length > 0 ? [...upTo(rankWithin), ...ranked.filter(isNamedType)] : upTo(rankWords);
  const isPlacesOnly = holding.every(({ suggestion }) => isWhere(suggestion));
  const further = options.areForText && isPlacesOnly ? ranked.filter((one) => isFurther(one, holding)) : [];
  const matching = [...holding, ...further];
  const onPage = options.areForText ? found.filter(({ isFirst }) => isFirst) : [];
  const fitting = matching.map(({ suggestion }) => suggestion);
  // Who says more than a place, such as when, means that place.
  const where = onPage.length > 0 && !fitting.some(isWhere) ? found.filter(isWhere) : [];
  const first = withoutTwins([...onPage, ...fitting, ...where], text).slice(0, maxSuggestions);
  const named = onPage.length === 0 ? typeNamedIn(text, found) : undefined;
  const isNamed = compact(text).length >= lettersOfName && first.some((one) => !isWhere(one));
  const places = suggestionTypes.filter(isWhere).map(({ type }) => type);
  const booked = onPage.find(({ type }) => type !== 'answer')?.type ?? titledType(first, text);
  const isPlaceNamed = onPage.length === 0 || first.some((one) => isWhere(one) && isNamedIn(one, text));
  const order = ['answer', ...(isPlaceNamed ? [named, ...places, booked] : [booked, ...places])];
  const standing = (type: SuggestionType) => (order.includes(type) ? order.indexOf(type) : order.length);
  return suggestionTypes
    .toSorted((one, other) => standing(one.type) - standing(other.type))
    .map(({ type, label }) => {
      const suggestions = first.filter((one) => one.type === type);
      return { type, label, suggestions: suggestions.slice(0, isNamed ? fewPlaces(type) : undefined) };
    })
    .filter((group) => group.suggestions.length > 0);
}

/** Whether a text has the name of a place, or begins it: of 'tour trekking' no street is meant where one walks. */
function isNamedIn(place: Suggestion, typed: string): boolean {
  const names = [place.title, ...place.alsoNamed].map((name) => ` ${fold(name)} `);
  return [typed, withoutKeys(typed), place.soughtBy ?? typed].some(
    (text) => rankOf(place, text) <= rankWithin || names.some((name) => ` ${fold(text)} `.includes(name)),
  );
}

/** From so many letters on a text detail which place is meant: fewer of them are shown above what can be booked. */
const lettersOfName = 5;
const mostPlaces = 2;

interface Ranked {
  suggestion: Suggestion;
}

/** What can be booked at a place that is named, and everything where nothing is: the server understands more than the letters. */
const isFurther = (one: Ranked, holding: readonly Ranked[]) =>
  holding.length === 0 || (!isWhere(one.suggestion) && !holding.includes(one));

/** The type of what a text names by its title, where no place to stay is called so: 'Cô Tô' is a tour. */
function titledType(found: readonly Suggestion[], text: string): SuggestionType | undefined {
  const titled = found.filter((one) => !isWhere(one) && compact(one.title).includes(compact(text)));
  return titled.some(({ type }) => type === 'hotel') ? undefined : titled[0]?.type;
}

const isWhere = ({ type }: Pick<Suggestion, 'type'>) => type === 'province' || type === 'place';

const fewPlaces = (type: SuggestionType) =>
  type === 'province' || type === 'place' ? mostPlaces : undefined;

function rankAll(found: readonly Suggestion[], text: string) {
  return found
    .map((suggestion) => ({
      suggestion,
      rank: rankOf(suggestion, text),
      weight: suggestion.weight / (1 + placeOfName(suggestion, text)),
    }))
    .toSorted((a, b) => a.rank - b.rank || b.weight - a.weight);
}

/** Where the name found stands among a province's names, the most used first: its size is that of all of them together. */
function placeOfName(suggestion: Suggestion, text: string): number {
  const name = otherNameFound(suggestion, text);
  return name === null ? 0 : suggestion.alsoNamed.indexOf(name);
}

/**
 * Drops sights that are also offered as a destination under the same name ('Sa Pa, Lào Cai'), and what two lists brought: the
 * first one's longer search finds products of every kind (decision 0101).
 */
function withoutTwins(found: readonly Suggestion[], text: string): Suggestion[] {
  const named = found
    .filter(({ type }) => type === 'province')
    .map((province) => compact(otherNameFound(province, text) ?? province.title));
  const seen = new Set<string>();
  return found.filter(({ type, title, href }) => {
    if (seen.has(href) || (type === 'place' && named.includes(compact(title)))) return false;
    seen.add(href);
    return true;
  });
}

/** The name of a suggestion found by that text, in common usage: 'Hạ Long, Quảng Ninh'. */
export function nameFound(suggestion: Suggestion, text: string): string {
  const otherName = otherNameFound(suggestion, text);
  return otherName ? `${otherName}, ${suggestion.title}` : suggestion.title;
}

/** The line below it; for a province found by the name of a part of it, it detail that the count is of the whole province. */
export function wordsFound(suggestion: Suggestion, text: string): string {
  const { detail, title } = suggestion;
  return detail && otherNameFound(suggestion, text) ? `Cả ${title} có ${detail}` : detail;
}

/** The other name by which a province was found, when its title does not contain the text: 'Đà Lạt' of Lâm Đồng. */
function otherNameFound({ type, title, alsoNamed, soughtBy = '' }: Suggestion, text: string): string | null {
  if (type !== 'province') return null;
  for (const sought of [text, withoutKeys(text), soughtBy].map(compact)) {
    if (sought === '' || compact(title).includes(sought)) return null;
    const name = alsoNamed.find((one) => compact(one).includes(sought));
    if (name) return name;
  }
  return null;
}

const rankExact = -1;
const rankWithin = 2;
const rankWords = 3;

/**
 * −1: a name equals the text; 0: one begins with it; 1: a word of one does; 2: one contains it; 3: the names contain its words;
 * 4: no match.
 */
function rankOf({ type, title, alsoNamed }: Suggestion, text: string): number {
  const sought = compact(text);
  const ranks = [title, ...alsoNamed].map((name, at) => {
    if (compact(name) === sought) return rankExact;
    // 'Hạ Long trên cạn' is another lake.
    if (type === 'place' && at > 0) return compact(name).includes(sought) ? rankWithin : rankWords + 1;
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
