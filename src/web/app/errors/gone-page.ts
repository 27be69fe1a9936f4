import type { BriefCard } from '#modules/catalog/queries/product-cards.ts';
import type { ArticleCard } from '#modules/content/queries.ts';

/** What the page of a removed address (410) shows. */
export interface GonePage {
  title: string;
  /** What happened to the page, as a sentence. */
  said: string;
  more: { label: string; href: string };
  products: BriefCard[];
  articles: ArticleCard[];
}
