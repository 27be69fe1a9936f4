import type { KindName } from '#modules/catalog/kinds/kind-names.ts';

export type TermScope = 'room' | KindName;

/** One word of a controlled vocabulary that products carry and lists filter by. */
export interface Term {
  taxonomy: string;
  slug: string;
  title: string;
  /** Name of a lucide icon, kebab-case. */
  icon: string;
  /** Heading under which a detail page lists it; '' where the taxonomy has no groups. */
  group: string;
  scope: TermScope[];
  /** Whether list pages offer it as a filter. */
  filterable: boolean;
}

/** Slug, title, icon; the fourth marks what a visitor filters by. */
export type TermRow = [slug: string, title: string, icon: string, filterable?: true];

/** Terms of one taxonomy and group out of compact rows. */
export function termRows(of: Pick<Term, 'taxonomy' | 'group' | 'scope'>, rows: readonly TermRow[]): Term[] {
  return rows.map(([slug, title, icon, filterable = false]) => ({ ...of, slug, title, icon, filterable }));
}
