import { knownQueryKeys } from '#web/app/routing/query-keys.ts';

/**
 * The address that a shared page is drawn from and kept under: its path and the query that pages look at, its keys in
 * one order. Keys that no page knows (campaign parameters and the like) do not make another page, and no page sees them.
 * With nothing else in the query a lone '?' stays, because engines are told something else of a page with one (SEO-02).
 */
export function cacheKey(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const query = new URLSearchParams(url.slice(at + 1));
  const kept = [...query.entries()].filter(([key]) => knownQueryKeys.has(key));
  if (kept.length === 0) return `${url.slice(0, at)}?`;
  // Values of one key stay as they are: the first age is the first child's.
  kept.sort(([a], [b]) => (a === b ? 0 : a < b ? -1 : 1));
  return `${url.slice(0, at)}?${new URLSearchParams(kept)}`;
}
