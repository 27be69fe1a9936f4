import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { Found } from '#modules/search/everything/search-everything.ts';
import { fold } from '#platform/vietnamese/fold.ts';

export type TabName = KindName | 'article';

export interface Tab {
  name: TabName;
  label: string;
  total: number;
}

/** In the order in which people buy, which is that of the kinds. */
const tabNames: TabName[] = [...kindNames, 'article'];

function labelOf(name: TabName): string {
  if (name === 'article') return 'Cẩm nang';
  const { counted } = kindProfiles[name].nouns;
  return counted.charAt(0).toUpperCase() + counted.slice(1);
}

/** What was found as tabs, and the one to show: the one asked for, else the kind that the text names, else the first. */
export function searchTabs(
  { groups, text }: Pick<Found, 'text'> & { groups: readonly { type: string; total: number }[] },
  asked: string | null,
): { tabs: Tab[]; shown: Tab | null } {
  const tabs = tabNames.flatMap((name) => {
    const group = groups.find(({ type }) => type === name);
    return group ? [{ name, label: labelOf(name), total: group.total }] : [];
  });
  const named = (name: string | undefined) => tabs.find((tab) => tab.name === name);
  const strongest = groups[0]?.type === 'article' ? 'article' : undefined;
  return {
    tabs,
    shown: named(asked ?? '') ?? named(kindNamedIn(text)) ?? named(strongest) ?? tabs[0] ?? null,
  };
}

function kindNamedIn(text: string): KindName | undefined {
  const folded = ` ${fold(text)} `;
  return kindNames.find((name) =>
    [kindProfiles[name].labels.one, ...kindProfiles[name].searchWords].some((word) =>
      folded.includes(` ${fold(word)} `),
    ),
  );
}
