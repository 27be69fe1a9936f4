import type { FastifyInstance } from 'fastify';
import { listArticles } from '#modules/content/queries.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { toCachedPage } from '#platform/cache/page-cache.ts';
import { notFound } from '#platform/http/problem.ts';
import { fromCache } from '#web/serve/cache/from-cache.ts';
import { sendPage } from '#web/serve/cache/send-page.ts';
import { listAddresses, listSections } from './sections.ts';
import { handbookFeedPath, writeHandbookFeed } from './write-handbook-feed.ts';
import { writeRobots } from './write-robots.ts';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

/** How many articles the feed tells of. */
const fedArticles = 30;

const xml = 'application/xml; charset=utf-8';
const freshSeconds = 600;

/** What crawlers and feed readers ask for (SEO-04): robots.txt, the sitemap, the handbook's feed. All kept like pages. */
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

  server.get('/sitemap.xml', (request, reply) =>
    kept('/sitemap.xml', xml, ['catalogue', 'content'], async () =>
      writeSitemapIndex(publicUrl, await listSections(app.readDb)),
    ).then((page) => sendPage(request, reply, page)),
  );

  server.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const [, name = '', part = '1'] =
      /^([a-z]+(?:-[a-z]+)*)(?:-(\d{1,3}))?\.xml$/.exec(request.params.file) ?? [];
    const page = await kept(`/sitemaps/${name}-${part}.xml`, xml, ['catalogue', 'content'], async () => {
      const addresses = await listAddresses(app.readDb, name, Math.max(1, Number(part)));
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
        { publicUrl, mediaUrl, name: settings.name, copyright: settings.copyright },
        results,
      );
    }).then((page) => sendPage(request, reply, page)),
  );
}
