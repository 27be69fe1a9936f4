import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { Found } from '#modules/search/everything/search-everything.ts';
import { compact, fold } from '#platform/vietnamese/fold.ts';

export type TabName = KindName | 'article';

export interface Tab {
  name: TabName;
  label: string;
  total: number;
}

/** In the order of the kinds, which follows how people buy. */
const tabNames: TabName[] = [...kindNames, 'article'];

function labelOf(name: TabName): string {
  if (name === 'article') return 'Cẩm nang';
  const { counted } = kindProfiles[name].nouns;
  return counted.charAt(0).toUpperCase() + counted.slice(1);
}

interface Searched extends Pick<Found, 'text'> {
  groups: readonly SearchedGroup[];
  /** Whether no kind matches better than another, as where the text names a town or a province. */
  isTown?: boolean;
  /** Whether the text is the name of a place: nobody means the transfers there before what is there. */
  isPlace?: boolean;
  /** Whether it is a whole province, where people stay whatever its hotels are called. */
  isProvince?: boolean;
  /** Whether it is a region, which people travel through. */
  isRegion?: boolean;
  /** Names of places in the text, in search form: 'phong nha' is no room. */
  names?: readonly string[];
}

interface SearchedGroup {
  type: string;
  total: number;
  strength?: number;
  /** How many of the text's words the titles of its first results have at most. */
  titleHits?: number;
}

/** Where titles of more kinds match a text equally well, it names a place: 'Hạ Long'. */
const mostStrongest = 2;

/**
 * The results as tabs, and the one to show: the requested one, else the kind that the text names, else the one whose
 * titles match the text best ('Hang Múa' is a ticket, and hotels lie near it), else the first.
 */
export function searchTabs(
  {
    groups,
    text,
    isPlace = false,
    isTown = false,
    isProvince = false,
    isRegion = false,
    names = [],
  }: Searched,
  requested: string | null,
): { tabs: Tab[]; shown: Tab | null } {
  const tabs = tabNames.flatMap((name) => {
    const group = groups.find(({ type }) => type === name);
    return group ? [{ name, label: labelOf(name), total: group.total }] : [];
  });
  const named = (name: string | undefined) => tabs.find((tab) => tab.name === name);
  return {
    tabs,
    shown:
      named(requested ?? '') ??
      named(kindNamedIn(text, { names, isThere: (name) => named(name) !== undefined })) ??
      named(isRegion ? 'tour' : undefined) ??
      (asksWhatToDo.test(fold(text))
        ? (named('experience') ?? named('tour') ?? named('attraction'))
        : undefined) ??
      (asksWhenOpen.test(fold(text)) ? named('attraction') : undefined) ??
      named(likeliest({ groups, tabs: isPlace ? withoutTransport(tabs) : tabs, isTown, isProvince })) ??
      tabs[0] ??
      null,
  };
}

/** Who asks what there is to do somewhere has a bed. */
const asksWhatToDo =
  /(^| )(things to do|what to do|activities|choi gi|di choi o dau|co gi choi|lam gi o)( |$)/;

/** What opens at an hour is visited. */
const asksWhenOpen = /(^| )(mo|dong) cua( |$)|(^| )opening (hours|times?)( |$)/;

function withoutTransport(tabs: Tab[]): Tab[] {
  const others = tabs.filter(({ name }) => name !== 'car' && name !== 'service');
  return others.length > 0 ? others : tabs;
}

/** With so many results a kind is at home in a town, whatever its titles say. */
const atHome = 2;

function likeliest({
  groups,
  tabs,
  isTown,
  isProvince,
}: {
  groups: readonly SearchedGroup[];
  tabs: readonly Tab[];
  isTown: boolean;
  isProvince: boolean;
}): string | undefined {
  const groupOf = (name: string) => groups.find(({ type }) => type === name);
  const strengthOf = (name: string) => groupOf(name)?.strength ?? 0;
  const hitsOf = (name: string | undefined) => groupOf(name ?? '')?.titleHits ?? 0;
  const products = tabs.filter(({ name }) => name !== 'article');
  const best = Math.min(...products.map(({ name }) => strengthOf(name)));
  const strongest = products.filter(({ name }) => strengthOf(name) === best);
  const mostHits = Math.max(0, ...strongest.map(({ name }) => hitsOf(name)));
  const ofProducts = Math.max(0, ...products.map(({ name }) => hitsOf(name)));
  const isArticle = groups[0]?.type === 'article' && hitsOf('article') > 2 * ofProducts;
  if (isArticle) return 'article';
  const [first] = tabs;
  const isPlace = isProvince || isTown || strongest.length > mostStrongest;
  const isFirst = first && (isProvince || first.total >= atHome || hitsOf(first.name) >= mostHits);
  if (isPlace && isFirst) return first.name;
  return strongest.find(({ name }) => hitsOf(name) === mostHits)?.name;
}

/**
 * The kind that a text names by any of its words; of several the one that comes first in the text.
 * @param names of the places in it, in search form, whose words name no kind: 'phong nha' is no room
 */
export function kindNamedIn(
  text: string,
  {
    names = [],
    isThere = () => true,
  }: { names?: readonly string[]; isThere?: (name: KindName) => boolean } = {},
): KindName | undefined {
  const whole = ` ${fold(text)} `;
  const folded = names.reduce((left, name) => left.replaceAll(` ${name} `, ' | '), whole);
  const together = compact(folded);
  const firstOf = (words: readonly string[]) =>
    Math.min(
      ...words.map((word) => {
        // A phrase of several words means the same within a name: 'Cáp treo Fansipan', 'Bảo tàng Đà Nẵng'.
        const among = word.includes(' ') ? whole : folded;
        const at = Math.max(among.indexOf(` ${fold(word)} `), begunAt(folded, fold(word)));
        const isTogether =
          word.includes(' ') && compact(word).length >= lettersTogether && together.includes(compact(word));
        return at >= 0 ? at : isTogether ? together.indexOf(compact(word)) : Number.POSITIVE_INFINITY;
      }),
    );
  const named = kindNames
    .filter(isThere)
    .map((name) => {
      const { labels, searchWords, alsoCalled } = kindProfiles[name];
      return { name, at: firstOf([labels.one, ...searchWords, ...alsoCalled]) };
    })
    .filter(({ at }) => at < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.at - other.at);
  return named[0]?.name;
}

/** Shorter phrases that are written in one are parts of other words: 'ô tô' of 'Cô Tô'. */
const lettersTogether = 5;

/** Where a text ends with a phrase whose last word is unfinished: 'xe sân b'; −1 where it does not. */
function begunAt(folded: string, phrase: string): number {
  const text = folded.trimEnd();
  const lastWord = phrase.lastIndexOf(' ');
  for (let end = phrase.length - 1; lastWord > 0 && end > lastWord + 1; end--)
    if (text.endsWith(` ${phrase.slice(0, end)}`)) return text.length - end - 1;
  return -1;
}

/** Whether a word belongs to the words for a kind: 'sạn' of 'khách sạn'. */
export function isWordOf(kind: KindName, word: string): boolean {
  const { searchWords, alsoCalled } = kindProfiles[kind];
  return [...searchWords, ...alsoCalled].some((name) => fold(name).split(' ').includes(fold(word)));
}
