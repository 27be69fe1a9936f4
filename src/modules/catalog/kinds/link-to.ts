import { type ContentCategory, linkToContent } from '#modules/catalog/rules.ts';
import { kindProfiles, type ProductCategory } from './kind-profiles.ts';

/** The content categories from which links are built (NAV-09). */
export type Category = ProductCategory | ContentCategory;

const prefixes = new Map<Category, string>(
  Object.values(kindProfiles).map(({ category, prefix }) => [category, prefix]),
);

/** The canonical path of a piece of content: '/khach-san/abc.html'; articles are at the root, '/abc'. */
export function linkTo(category: Category, slug: string): string {
  const prefix = prefixes.get(category);
  return prefix ? `${prefix}/${slug}.html` : linkToContent(category as ContentCategory, slug);
}
