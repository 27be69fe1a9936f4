import type { FastifyInstance } from 'fastify';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import { listHighlights } from '#modules/catalog/queries/list-highlights.ts';
import { listArticles } from '#modules/content/queries.ts';
import type { App } from '#platform/app.ts';

/**
 * Asks a server that has just opened for the pages that visitors open first, one after another, so that none of them waits
 * for code to be compiled and data to be read from disk. Goes on in the background; a fault is only logged.
 */
export function warmUp(server: FastifyInstance, app: App): { stop: () => Promise<void> } {
  let isStopped = false;
  const headers = {
    host: new URL(app.config.publicUrl).host,
    accept: 'text/html',
    'accept-encoding': 'gzip, br',
  };
  const work = async () => {
    for (const path of await firstPages(app)) {
      if (isStopped) return;
      await server.inject({ url: path, headers });
    }
  };
  const end = work().catch((error) => app.log.warn(error, 'the first pages were not warmed up'));
  return {
    async stop() {
      isStopped = true;
      await end;
    },
  };
}

/** Home, and of each kind the list and what stands first in it; an article. */
async function firstPages({ readDb }: App): Promise<string[]> {
  const products = await listHighlights(readDb, { perKind: 1 });
  const articles = await listArticles(readDb, { page: 1, limit: 1 });
  return [
    '/',
    ...kinds.flatMap(({ name, prefix }) => [prefix, ...(products[name] ?? []).map(({ url }) => url)]),
    ...articles.results.map(({ slug }) => linkTo('Articles', slug)),
  ];
}
