import type { KindName } from '#modules/catalog/kinds/kind-names.ts';

export type TermScope = 'room' | KindName;

/** A term of a controlled vocabulary that products carry and lists filter by. */
export interface Term {
  taxonomy: string;
  slug: string;
  title: string;
  /** Name of a lucide icon, kebab-case. */
  icon: string;
  /** Heading under which a detail page lists it; '' for taxonomies without groups. */
  group: string;
  scope: TermScope[];
  /** Whether list pages offer it as a filter. */
  filterable: boolean;
}

/** Slug, title, icon; the fourth marks a term offered as a filter. */
export type TermRow = [slug: string, title: string, icon: string, filterable?: true];

/** Builds terms of one taxonomy and group from compact rows. */
export function termRows(of: Pick<Term, 'taxonomy' | 'group' | 'scope'>, rows: readonly TermRow[]): Term[] {
  return rows.map(([slug, title, icon, filterable = false]) => ({ ...of, slug, title, icon, filterable }));
}
