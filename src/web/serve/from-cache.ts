import type { App } from '#platform/app.ts';
import type { CachedPage } from '#platform/cache/page-cache.ts';

/** A page from the cache: at once when there is one, while a stale one is rendered anew; else when it is rendered. */
export async function fromCache(
  app: App,
  key: string,
  render: () => Promise<CachedPage>,
): Promise<CachedPage> {
  const known = app.cache.peek(key);
  if (known && !known.stale) return known.page;
  if (!known) return app.cache.fill(key, render);
  app.cache
    .fill(key, render)
    .catch((error) => app.log.error({ error, key }, 'a stale page could not be rendered anew'));
  return known.page;
}
