import { Feed } from 'feed';
import type { ArticleCard } from '#modules/content/queries.ts';

/** Path of the feed. */
export const handbookFeedPath = '/cam-nang-du-lich/rss.xml';

/** The newest articles of the handbook as RSS 2.0. */
export function writeHandbookFeed(
  site: { publicUrl: string; mediaUrl: string; name: string; copyright: string },
  articles: ArticleCard[],
): string {
  const feed = new Feed({
    id: `${site.publicUrl}/cam-nang-du-lich`,
    title: `Cẩm nang du lịch ${site.name}`,
    description: 'Kinh nghiệm, lịch trình và mùa đẹp cho những chuyến đi trong nước.',
    link: `${site.publicUrl}/cam-nang-du-lich`,
    language: 'vi',
    copyright: site.copyright,
    generator: false,
    feedLinks: { rss: `${site.publicUrl}${handbookFeedPath}` },
    ...(articles[0] && { updated: articles[0].publishedAt }),
  });
  for (const article of articles) {
    const address = `${site.publicUrl}${article.url}`;
    feed.addItem({
      id: address,
      guid: address,
      link: address,
      title: article.title,
      description: article.excerpt,
      date: article.publishedAt,
      category: [{ name: article.category }],
      ...(article.picture && {
        enclosure: { url: `${site.mediaUrl}${article.picture.url}`, type: 'image/webp', length: 0 },
      }),
    });
  }
  return feed.rss2();
}
