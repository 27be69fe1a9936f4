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
  groups: readonly { type: string; total: number; strength?: number }[];
  /** Whether no kind matches better than another, as where the text names a town or a province. */
  isTown?: boolean;
}

/** Where titles of more kinds match a text equally well, it names a place: 'Hạ Long'. */
const mostStrongest = 2;

/**
 * The results as tabs, and the one to show: the requested one, else the kind that the text names, else the one whose
 * titles match the text best ('Hang Múa' is a ticket, and hotels lie near it), else the first.
 */
export function searchTabs(
  { groups, text, isTown = false }: Searched,
  asked: string | null,
): { tabs: Tab[]; shown: Tab | null } {
  const tabs = tabNames.flatMap((name) => {
    const group = groups.find(({ type }) => type === name);
    return group ? [{ name, label: labelOf(name), total: group.total }] : [];
  });
  const named = (name: string | undefined) => tabs.find((tab) => tab.name === name);
  const strengthOf = (name: string) => groups.find(({ type }) => type === name)?.strength ?? 0;
  const best = Math.min(...tabs.map(({ name }) => strengthOf(name)));
  const strongest = tabs.filter(({ name }) => strengthOf(name) === best);
  const isPlace = isTown || strongest.length > mostStrongest;
  const preferred = groups[0]?.type === 'article' ? 'article' : isPlace ? undefined : strongest[0]?.name;
  return {
    tabs,
    shown:
      named(asked ?? '') ??
      named(kindNamedIn(text, (name) => named(name) !== undefined)) ??
      named(preferred) ??
      tabs[0] ??
      null,
  };
}

/** The kind that a text names by any of its words; of several the one that comes first in the text. */
export function kindNamedIn(
  text: string,
  isThere: (name: KindName) => boolean = () => true,
): KindName | undefined {
  const folded = ` ${fold(text)} `;
  const together = compact(text);
  const firstOf = (words: readonly string[]) =>
    Math.min(
      ...words.map((word) => {
        const at = folded.indexOf(` ${fold(word)} `);
        const isTogether = word.includes(' ') && together.includes(compact(word));
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

/** Whether a word belongs to the words for a kind: 'sạn' of 'khách sạn'. */
export function isWordOf(kind: KindName, word: string): boolean {
  const { searchWords, alsoCalled } = kindProfiles[kind];
  return [...searchWords, ...alsoCalled].some((name) => fold(name).split(' ').includes(fold(word)));
}
