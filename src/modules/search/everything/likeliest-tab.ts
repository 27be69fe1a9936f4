export interface SearchedGroup {
  type: string;
  total: number;
  strength?: number;
  /** How many of the text's words the titles of its first results have at most. */
  titleHits?: number;
  /** Whether the text is the title of one of them, or a title begins so. */
  isTitle?: boolean;
  /** Whether one of their titles has the name of the sight that the text names; undefined where it names none. */
  isOfSight?: boolean | undefined;
  /** Whether one of them takes as many days as the text says. */
  hasLength?: boolean;
}

/** Where titles of more kinds match a text equally well, it names a place: 'Hạ Long'. */
const mostStrongest = 2;

/** With so many results a kind is at home in a town, whatever its titles say. */
const atHome = 2;

/** The name of the tab whose titles match a text best, or that is at home in the place that it names. */
export function likeliestTab({
  groups,
  tabs,
  isTown,
  isProvince,
  isDone,
  isLength,
}: {
  groups: readonly SearchedGroup[];
  tabs: readonly { name: string; total: number }[];
  isTown: boolean;
  isProvince: boolean;
  /** Whether it names something that one does or sees rather than where one sleeps. */
  isDone: boolean;
  /** Whether it says nothing but how long. */
  isLength: boolean;
}): string | undefined {
  const groupOf = (name: string) => groups.find(({ type }) => type === name);
  const strengthOf = (name: string) => groupOf(name)?.strength ?? 0;
  const hitsOf = (name: string | undefined) => groupOf(name ?? '')?.titleHits ?? 0;
  const products = tabs.filter(({ name }) => name !== 'article');
  const least = Math.min(...products.map(({ name }) => strengthOf(name)));
  const strongest = products.filter(({ name }) => strengthOf(name) === least);
  const mostHits = Math.max(0, ...strongest.map(({ name }) => hitsOf(name)));
  const ofProducts = Math.max(0, ...products.map(({ name }) => hitsOf(name)));
  const isArticle = groups[0]?.type === 'article' && hitsOf('article') > 2 * ofProducts && !isLength;
  if (isArticle) return 'article';
  const [first] = tabs;
  const isPlace = isProvince || isTown || strongest.length > mostStrongest;
  // People stay in a whole province whatever its hotels are called; without any, titles tell: 'Pleiku'.
  const isAtHome = isProvince && first?.name === 'hotel';
  const isFirst = first && (isAtHome || first.total >= atHome || hitsOf(first.name) >= mostHits);
  if (isPlace && isFirst) return first.name;
  const best = strongest.filter(({ name }) => hitsOf(name) === mostHits);
  // No title says it: who camps wants a place rather than a service that does that too.
  if (best[0]?.name === 'service' && mostHits === 0 && tabs[0]) return tabs[0].name;
  // What a combo's text mentions is what one does on a trip: 'lặn biển Phú Quốc'.
  const active = isDone ? best.find(({ name }) => name === 'experience' || name === 'tour') : undefined;
  return (best[0]?.name === 'combo' ? active : undefined)?.name ?? best[0]?.name;
}
