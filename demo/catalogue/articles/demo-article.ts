import type { PictureWish } from '../demo-product.ts';

export type ArticleCategory = 'Kinh nghiệm' | 'Lịch trình' | 'Ẩm thực' | 'Mùa đẹp' | 'Cẩm nang đặt dịch vụ';

/** An article of the demo handbook. The page lives at `/{slug}`, so a slug must not be a route of the site. */
export type DemoArticle = {
  slug: string;
  title: string;
  /** At most 200 characters. */
  excerpt: string;
  category: ArticleCategory;
  tags: string[];
  author: { name: string; bio: string };
  /** ISO date. */
  publishedAt: string;
  /** Markdown, headings from level 2. */
  content: string;
  /** Slugs of provinces and places. */
  provinces: string[];
  places: string[];
  /** Slugs of products shown beside the text. */
  products: string[];
  /** Tried in order for the leading picture. */
  scenes: PictureWish[];
  special: boolean;
};
