/**
 * Headers of a page that is the same for everyone: the page cache keeps it until one of its tags is announced, and
 * looks for a newer one after `freshSeconds`. Every page has the company's name and footer, so all are tagged `settings`.
 */
export function cached(tags: string[], options: { freshSeconds?: number } = {}): Record<string, string> {
  return {
    'x-cache-tags': [...new Set(['settings', ...tags])].join(' '),
    'x-cache-fresh': String(options.freshSeconds ?? 60),
  };
}

/** A route's `headers`: passes on what its loader says of caching. */
export function cachedHeaders({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders;
}
