import { LRUCache } from 'lru-cache';
import type { App } from '#platform/app.ts';
import { avifWanted } from '../events.ts';
import { nearestQuality } from '../rules.ts';
import type { SizedImage } from './picture-variants.ts';

/** Lets the resized pictures of the page being viewed be made before any AVIF. */
const pauseMs = 30_000;
/** How long a queued picture is not queued again; until then it is served as WebP. */
const patienceMs = 10 * 60_000;
/** Maximum unsent jobs; a page has some thirty pictures. */
const maxUnsent = 300;

/**
 * Queues AVIF pictures without making requests wait: one statement after another, over one connection. A failure is logged,
 * and the picture is queued again with the next visitor.
 */
export function createAvifQueue({ db, queue, clock, log }: Pick<App, 'db' | 'queue' | 'clock' | 'log'>) {
  const recent = new LRUCache<string, true>({ max: 5_000, ttl: patienceMs });
  let unsent = 0;
  let sending = Promise.resolve();
  return (image: SizedImage): void => {
    const key = [image.name, image.width, nearestQuality(image.quality)].join(' ');
    if (recent.has(key) || unsent >= maxUnsent) return;
    recent.set(key, true);
    unsent++;
    const startAfter = new Date(clock.now().getTime() + pauseMs);
    sending = sending
      .then(() => db.transaction().execute((tx) => queue.send(tx, avifWanted, image, { key, startAfter })))
      .catch((error) => {
        recent.delete(key);
        log.warn({ error, picture: image.name }, 'an AVIF could not be queued');
      })
      .finally(() => unsent--);
  };
}
