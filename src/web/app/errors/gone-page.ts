import type { BriefCard } from '#modules/catalog/queries/product-cards.ts';
import type { ArticleCard } from '#modules/content/queries.ts';

/** What an address tells whose page was taken down. */
export interface GonePage {
  title: string;
  /** What became of it, as a sentence. */
  said: string;
  more: { label: string; href: string };
  products: BriefCard[];
  articles: ArticleCard[];
}
