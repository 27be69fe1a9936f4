import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { type ListedAddress, mostAddresses, type SitemapSection } from './sections.ts';

/** The index: every file of every section. */
export async function writeSitemapIndex(publicUrl: string, sections: SitemapSection[]): Promise<Buffer> {
  const files = sections.flatMap(({ name, total, updatedAt }) =>
    Array.from({ length: Math.ceil(total / mostAddresses) }, (_, index) => ({
      url: `${publicUrl}/sitemaps/${name}${index > 0 ? `-${index + 1}` : ''}.xml`,
      ...(updatedAt && { lastmod: updatedAt.toISOString() }),
    })),
  );
  return streamToPromise(Readable.from(files).pipe(new SitemapIndexStream({})));
}

/** One file: addresses with when they changed and their pictures. */
export async function writeSitemap(
  { publicUrl, mediaUrl }: { publicUrl: string; mediaUrl: string },
  addresses: ListedAddress[],
): Promise<Buffer> {
  const items = addresses.map(({ path, updatedAt, pictures }) => ({
    url: `${publicUrl}${path}`,
    ...(updatedAt && { lastmod: updatedAt.toISOString() }),
    img: pictures.map(({ url, title }) => ({ url: `${mediaUrl}${url}`, title })),
  }));
  const xmlns = { news: false, video: false, xhtml: false, image: true };
  return streamToPromise(Readable.from(items).pipe(new SitemapStream({ xmlns })));
}
