/** A page is redrawn before it is served once it is so old. */
const oldestSeconds = 60;
/** Left to itself a page is fresh for less, so that pages that many ask for are redrawn while nobody waits. */
const usuallyFreshSeconds = 45;

/**
 * Headers of a page that is the same for everyone: the page cache keeps it until one of its tags is announced, and
 * looks for a newer one after `freshSeconds`. Every page has the company's name and footer, so all are tagged `settings`.
 * They count only on a route that says that it is shared (`sharedPage`).
 */
export function cached(tags: string[], options: { freshSeconds?: number } = {}): Record<string, string> {
  return {
    'x-cache-tags': [...new Set(['settings', ...tags])].join(' '),
    'x-cache-fresh': String(Math.min(oldestSeconds, options.freshSeconds ?? usuallyFreshSeconds)),
  };
}

/**
 * The `headers` of a route whose page is the same for everyone, and its word that it is: only routes that export this
 * very function are drawn once for all that ask and kept. They are drawn from their address alone, without cookies or
 * any other header; of the query they see what `knownQueryKeys` names. Every other page is drawn for each request alone.
 */
export function sharedPage({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders;
}
