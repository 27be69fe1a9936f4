import { Counter } from 'prom-client';
import type { App } from '#platform/app.ts';
import type { CachedPage } from '#platform/cache/page-cache.ts';
import { isDatabaseAway } from '#platform/db/is-database-away.ts';

interface Found {
  page: CachedPage;
  ageMs: number;
}

/** A page older than this is not served before trying to render it anew. */
const mostStaleMs = 60_000;
/** The timeout of that while there is an older page to serve instead: the database may be frozen. */
const patienceMs = 2500;
/** After a failed or timed-out rendering, older pages are served at once for this time. */
const restMs = 5000;

/** Until when each site serves old pages without waiting for a new rendering. */
const restUntil = new WeakMap<App['cache'], number>();

const requests = new Counter({
  name: 'page_cache_requests_total',
  help: 'Shared pages that were asked for: fresh ones, stale ones served as they were, and those that had to be drawn first',
  labelNames: ['result'],
});
const fresh = { result: 'fresh' };
const stale = { result: 'stale' };
const drawn = { result: 'drawn' };

/**
 * A page from the cache. One that is stale and less than a minute old is served at once and rendered in the background
 * (stale-while-revalidate); an older one is rendered first. It is served only while the database is down, or does not answer in
 * time.
 */
export async function fromCache(app: App, key: string, render: () => Promise<CachedPage>): Promise<Found> {
  const kept = app.cache.peek(key);
  if (kept && kept.ageMs <= kept.page.freshMs) {
    requests.inc(fresh);
    return kept;
  }
  const found = await drawAnew(app, { key, kept, render });
  requests.inc(found === kept ? stale : drawn);
  return found;
}

async function drawAnew(
  app: App,
  { key, kept, render }: { key: string; kept: Found | null; render: () => Promise<CachedPage> },
): Promise<Found> {
  const { cache, clock, log } = app;
  const drawing = cache.fill(key, render);
  if (!kept) return { page: await drawing, ageMs: 0 };
  const now = clock.now().getTime();
  if (kept.ageMs < mostStaleMs || now < (restUntil.get(cache) ?? 0)) {
    drawing.catch((error) => log.error({ error, key }, 'a stale page could not be revalidated'));
    return kept;
  }
  const page = await inTime(drawing);
  if (page) return { page, ageMs: 0 };
  restUntil.set(cache, clock.now().getTime() + restMs);
  return kept;
}

/** The rendered page; null when the database prevents it, or delays it beyond the timeout. */
async function inTime(drawing: Promise<CachedPage>): Promise<CachedPage | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null);
  });
  const orAway = drawing.then(
    (page) => (page.status === 503 ? null : page),
    (error) => {
      if (isDatabaseAway(error)) return null;
      throw error;
    },
  );
  orAway.catch(() => {});
  return Promise.race([orAway, tooLate]).finally(() => clearTimeout(timer));
}
