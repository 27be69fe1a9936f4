import { isDay } from '#platform/time/days.ts';
import type { ListAddress, ListDeclaration } from './types.ts';

type Declared = Pick<ListDeclaration<never>, 'views' | 'filters'> & {
  columns?: readonly { slug?: string }[];
};

/** Parses a list's address; what the list does not know is ignored. @param search of an address, '?xem=…' */
export function readListAddress(
  search: string,
  { views = [], filters = [], columns = [] }: Declared,
): ListAddress {
  const query = new URLSearchParams(search);
  const view = views.find(({ slug }) => slug === query.get('xem')) ?? views[0];
  const chosen = filters.flatMap(({ name, options, isMany, isText }) => {
    const value = query.get(name) ?? '';
    if (isText) return value.trim() ? [[name, value.trim().slice(0, 60)] as const] : [];
    const isOption = (one: string) => options?.some((option) => option.value === one) ?? false;
    const isKnown = options
      ? (isMany ? value.split(',') : [value]).every(isOption)
      : value.startsWith('20') && isDay(value);
    return isKnown ? [[name, value] as const] : [];
  });
  return {
    view: view?.slug ?? '',
    text: (query.get('tim') ?? '').trim().slice(0, 100),
    filters: Object.fromEntries(chosen),
    hidden: hiddenIn(query, columns),
    after: query.get('sau') ?? '',
    before: query.get('truoc') ?? '',
  };
}

/** The hidden columns. The address names the visible ones; without a valid name all are visible. */
function hiddenIn(query: URLSearchParams, columns: readonly { slug?: string }[]): string[] {
  const slugs = columns.flatMap(({ slug }) => slug ?? []);
  const shown = query.getAll('cot').filter((slug) => slugs.includes(slug));
  return shown.length > 0 ? slugs.filter((slug) => !shown.includes(slug)) : [];
}

/** The query of a list's address, without empty values. Starts at the first page unless given. */
export function writeListAddress(
  address: ListAddress,
  { views = [], columns = [] }: Declared,
  changes: Partial<ListAddress>,
): string {
  const { view, text, filters, hidden, after, before } = { ...address, after: '', before: '', ...changes };
  const query = new URLSearchParams();
  if (view !== (views[0]?.slug ?? '')) query.set('xem', view);
  if (text) query.set('tim', text);
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  const shown = columns.flatMap(({ slug }) => (slug && !hidden.includes(slug) ? [slug] : []));
  if (hidden.length > 0) for (const slug of shown) query.append('cot', slug);
  if (after) query.set('sau', after);
  if (before) query.set('truoc', before);
  return `?${query}`;
}
