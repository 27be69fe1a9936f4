/** How a route declares a page that is the same for everyone. */
export interface Sharing {
  /**
   * The cache tags of what the page shows, as changes are announced (`announceChange`): the cached page is dropped when one of
   * them is. 'product:*' stands for tags that its loader names one by one (`freshFor`). Every page shows the company's name and
   * footer, so all are tagged `settings` as well.
   */
  tags: readonly string[];
  /**
   * Every query key that its loader or its parts read, best as the list that stands beside the code that reads them. Other keys
   * are dropped from the URL before rendering: they are not part of the cache key, and the page never sees them.
   */
  queryKeys?: readonly string[];
  /** Query keys whose values belong to one guest: with one of them in its URL the page is rendered for that guest alone. */
  ownKeys?: readonly string[];
  /** Seconds for which a cached page is fresh, unless its loader says otherwise (`freshFor`). */
  freshSeconds?: number;
}

const sharings = new WeakMap<object, Sharing>();

/**
 * The `headers` of a route whose page is the same for everyone, which also declares it shared: only routes that export its result
 * are cached and rendered once for all. They are rendered from their URL alone, without cookies or any other request header.
 * Every other page is rendered per request. It costs the browser nothing: `headers` stays on the server.
 */
export function sharedPage(sharing: Sharing) {
  const headers = ({ loaderHeaders }: { loaderHeaders: Headers }): Headers => loaderHeaders;
  sharings.set(headers, sharing);
  return headers;
}

/** What a route's `headers` declare about sharing its page; null when they declare nothing. */
export function sharingOf(headers: unknown): Sharing | null {
  return typeof headers === 'function' ? (sharings.get(headers) ?? null) : null;
}

/** Headers of a loader that knows more than its route: for how many seconds its page is fresh, and the cache tags of what it found. */
export function freshFor(seconds: number, tags: string[] = []): Record<string, string> {
  return { 'x-cache-fresh': String(seconds), ...(tags.length > 0 && { 'x-cache-tags': tags.join(' ') }) };
}
