/** What a route says of a page that is the same for everyone. */
export interface Sharing {
  /**
   * What the page shows, as the changes that it must follow are announced (`announceChange`): it is dropped when one of
   * them is. 'product:*' stands for those tags that its loader names one by one (`freshFor`). Every page has the company's
   * name and footer, so all are tagged `settings` as well.
   */
  tags: readonly string[];
  /**
   * Every key of the query that its loader or its parts read, best as the list that stands beside the code that reads
   * them. Other keys are dropped from its address before it is drawn: they make no other page, and it never sees them.
   */
  queryKeys?: readonly string[];
  /** Keys whose values are one guest's own: with one of them in its address the page is drawn for that guest alone. */
  ownKeys?: readonly string[];
  /** Seconds for which it is served without a look for a newer one, unless its loader says otherwise (`freshFor`). */
  freshSeconds?: number;
}

const sharings = new WeakMap<object, Sharing>();

/**
 * The `headers` of a route whose page is the same for everyone, and its word that it is: only routes that export what this
 * gives are drawn once for all that ask and kept. They are drawn from their address alone, without cookies or any other
 * header. Every other page is drawn for each request alone. It costs the browser nothing: `headers` stays on the server.
 */
export function sharedPage(sharing: Sharing) {
  const headers = ({ loaderHeaders }: { loaderHeaders: Headers }): Headers => loaderHeaders;
  sharings.set(headers, sharing);
  return headers;
}

/** What a route's `headers` say of sharing its page; null when they say nothing. */
export function sharingOf(headers: unknown): Sharing | null {
  return typeof headers === 'function' ? (sharings.get(headers) ?? null) : null;
}

/** Headers of a loader that knows more than its route: for how many seconds its page is fresh, and tags of what it found. */
export function freshFor(seconds: number, tags: string[] = []): Record<string, string> {
  return { 'x-cache-fresh': String(seconds), ...(tags.length > 0 && { 'x-cache-tags': tags.join(' ') }) };
}
