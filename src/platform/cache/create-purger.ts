import type { Logger } from 'pino';

/** Purges caches in front of the site. */
export interface Purger {
  /** Purges pages with one of these keys; calls within a short interval are batched. */
  send(keys: readonly string[]): void;
}

const gatherMs = 50;
const limitMs = 2_000;
const pausesMs = [500, 2_000];
/** Caches limit headers to some kilobytes. */
const keysAtOnce = 100;

/**
 * Sends `PURGE` with the keys in `xkey-purge`. Every node does so after dropping its own pages: if only one did, the cache could
 * fetch the old page again from another. A page whose purge is lost expires after a minute at most by its own headers.
 */
export function createPurger(urls: readonly string[], log: Pick<Logger, 'warn'>): Purger {
  const waiting = new Set<string>();
  let isGathering = false;

  function flush(): void {
    isGathering = false;
    const keys = [...waiting];
    waiting.clear();
    for (let from = 0; from < keys.length; from += keysAtOnce)
      for (const url of urls) void purge(url, keys.slice(from, from + keysAtOnce));
  }
  async function purge(url: string, keys: string[]): Promise<void> {
    for (const pauseMs of [...pausesMs, null]) {
      try {
        return await ask(url, keys);
      } catch (error) {
        if (pauseMs === null) log.warn({ error, cache: url }, 'a cache could not be purged');
        else await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
      }
    }
  }
  return {
    send(keys) {
      for (const key of keys) waiting.add(key);
      if (isGathering) return;
      isGathering = true;
      setTimeout(flush, gatherMs).unref();
    },
  };
}

async function ask(url: string, keys: string[]): Promise<void> {
  const answer = await fetch(url, {
    method: 'PURGE',
    headers: { 'xkey-purge': keys.join(' ') },
    signal: AbortSignal.timeout(limitMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`PURGE was answered with ${answer.status}`);
}
