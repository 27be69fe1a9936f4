import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { listArticles } from '#modules/content/queries.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { toCachedPage } from '#platform/cache/page-cache.ts';
import { notFound } from '#platform/http/problem.ts';
import { isStaging } from '#web/app/seo/is-staging.ts';
import { fromCache } from '#web/serve/cache/from-cache.ts';
import { sendPage } from '#web/serve/cache/send-page.ts';
import {
  type ListedAddress,
  listSections,
  listSitemapUrls,
  mostAddresses,
  type SitemapSection,
} from './sections.ts';
import { handbookFeedPath, writeHandbookFeed } from './write-handbook-feed.ts';

/** The path specified by RFC 9116. */
const securityTextPath = '/.well-known/security.txt';

/** Less than a year, as the RFC recommends; the file is regenerated all the time, so it never expires. */
const goodForDays = 180;
const dayMs = 86_400_000;

/** The contact for reporting vulnerabilities. Expires at midnight UTC, so that the text stays the same for a day. */
function writeSecurityText(site: { publicUrl: string; contact: string }, now: Date): string {
  const today = Math.floor(now.getTime() / dayMs);
  const expires = new Date((today + goodForDays) * dayMs).toISOString().replace('.000', '');
  return [
    `Contact: mailto:${site.contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: vi, en',
    `Canonical: ${site.publicUrl}${securityTextPath}`,
    '',
  ].join('\n');
}

/** The number of articles in the feed. */
const fedArticles = 30;

const xml = 'application/xml; charset=utf-8';

const freshSeconds = 600;

/**
 * Files for crawlers, feed readers and security researchers (SEO-04): robots.txt, the sitemap, the handbook's feed, security.txt.
 * All cached like pages.
 */
export async function feeds(server: FastifyInstance, { app }: { app: App }) {
  const { publicUrl, mediaUrl, STAGING_HOST: stagingHost } = app.config;
  const kept = async (key: string, type: string, tags: string[], write: () => Promise<Buffer | string>) => {
    const { page } = await fromCache(app, key, async () => {
      const headers = {
        'content-type': type,
        'cache-control': `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=3600`,
      };
      const body = Buffer.from(await write());
      return toCachedPage({ status: 200, headers, body }, { tags, freshMs: freshSeconds * 1000 });
    });
    return page;
  };

  server.get('/robots.txt', (request, reply) =>
    kept('/robots.txt', 'text/plain; charset=utf-8', ['settings'], async () =>
      writeRobots({ publicUrl, stagingHost }),
    ).then((page) => sendPage(request, reply, page)),
  );

  server.get(securityTextPath, (request, reply) =>
    kept(securityTextPath, 'text/plain; charset=utf-8', ['settings'], async () =>
      writeSecurityText(
        { publicUrl, contact: (await getSettings(app.readDb)).customerEmail },
        app.clock.now(),
      ),
    ).then((page) => sendPage(request, reply, page)),
  );

  server.get('/sitemap.xml', (request, reply) =>
    kept('/sitemap.xml', xml, ['catalogue', 'content'], async () =>
      writeSitemapIndex(publicUrl, await listSections(app.readDb)),
    ).then((page) => sendPage(request, reply, page)),
  );

  server.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const [, name = '', part = '1'] =
      /^([a-z]+(?:-[a-z]+)*)(?:-(\d{1,3}))?\.xml$/.exec(request.params.file) ?? [];
    const page = await kept(`/sitemaps/${name}-${part}.xml`, xml, ['catalogue', 'content'], async () => {
      const addresses = await listSitemapUrls(app.readDb, name, Math.max(1, Number(part)));
      if (!addresses?.length) throw notFound('Không có tệp này.');
      return writeSitemap({ publicUrl, mediaUrl }, addresses);
    });
    return sendPage(request, reply, page);
  });

  server.get(handbookFeedPath, (request, reply) =>
    kept(handbookFeedPath, 'application/rss+xml; charset=utf-8', ['content', 'settings'], async () => {
      const [settings, { results }] = await Promise.all([
        getSettings(app.readDb),
        listArticles(app.readDb, { page: 1, limit: fedArticles }),
      ]);
      return writeHandbookFeed(
        {
          ...{ publicUrl, mediaUrl, name: settings.name },
          copyright: settings.copyright || `© ${settings.name}`,
        },
        results,
      );
    }).then((page) => sendPage(request, reply, page)),
  );
}

/** What crawlers may fetch. Pages that they may fetch but not index say so themselves (SEO-02). */
function writeRobots(site: { publicUrl: string; stagingHost: string }): string {
  if (isStaging(site)) return 'User-agent: *\nDisallow: /\n';
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /dev/',
    'Disallow: /dat-cho',
    'Disallow: /thanh-toan/',
    '',
    `Sitemap: ${site.publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The sitemap index: every file of every section. */
export async function writeSitemapIndex(publicUrl: string, sections: SitemapSection[]): Promise<Buffer> {
  const files = sections.flatMap(({ name, total, updatedAt }) =>
    Array.from({ length: Math.ceil(total / mostAddresses) }, (_, index) => ({
      url: `${publicUrl}/sitemaps/${name}${index > 0 ? `-${index + 1}` : ''}.xml`,
      ...(updatedAt && { lastmod: updatedAt.toISOString() }),
    })),
  );
  return streamToPromise(Readable.from(files).pipe(new SitemapIndexStream({})));
}

/** One sitemap file: URLs with their modification time and pictures. */
async function writeSitemap(
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
