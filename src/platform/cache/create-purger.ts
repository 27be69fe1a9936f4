import type { Logger } from 'pino';

/** Tells caches in front of the site what is out of date. */
export interface Purger {
  /** Pages with one of these keys; those of one moment go together. */
  send(keys: readonly string[]): void;
}

const gatherMs = 50;
const limitMs = 2_000;
const pausesMs = [500, 2_000];
/** Caches take a header of some kilobytes. */
const keysAtOnce = 100;

/**
 * Sends `PURGE` with the keys in `xkey-purge`. Every node does, once it has let go of its own pages: a cache that was told by one
 * alone could fetch the old page from another. What stays unsent lives for a minute at most, as pages say themselves.
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
        if (pauseMs === null) log.warn({ error, cache: url }, 'a cache was not told of a change');
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
