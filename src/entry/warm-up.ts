import type { FastifyInstance } from 'fastify';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import { listHighlights } from '#modules/catalog/queries/list-highlights.ts';
import { listArticles } from '#modules/content/queries.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { proposeTrip } from '#web/parts/trip-search/propose-trip.ts';
import { writeTripSearch } from '#web/parts/trip-search/write-trip-search.ts';

/**
 * Requests the most likely first pages of visitors from a new server, one after another, so that no visitor waits for code
 * to be compiled and data to be read from disk. Runs in the background; errors are only logged.
 */
export function warmUp(server: FastifyInstance, app: App): { stop: () => Promise<void> } {
  let isStopped = false;
  const headers = {
    host: new URL(app.config.publicUrl).host,
    accept: 'text/html',
    'accept-encoding': 'gzip, br',
  };
  const work = async () => {
    for (const path of [...(await firstPages(app)), ...datedLists(app)]) {
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

/** The home page, each kind's list and first highlight, and an article. */
async function firstPages({ readDb }: App): Promise<string[]> {
  const products = await listHighlights(readDb, { perKind: 1 });
  const articles = await listArticles(readDb, { page: 1, limit: 1 });
  return [
    '/',
    ...kinds.flatMap(({ name, prefix }) => [prefix, ...(products[name] ?? []).map(({ url }) => url)]),
    ...articles.results.map(({ slug }) => linkTo('Articles', slug)),
  ];
}

/**
 * The list of each kind for the days that the site proposes: the first one with dates reads the units and days of the best-known
 * products, which takes a second in a large catalogue. Last, because most visitors begin elsewhere.
 */
function datedLists({ clock }: App): string[] {
  const today = dayInVietnam(clock.now());
  return kinds.map((kind) => `${kind.prefix}?${writeTripSearch(proposeTrip(kind, today), kind)}`);
}
