import { LRUCache } from 'lru-cache';
import type { App } from '#platform/app.ts';
import { avifWanted } from '../events.ts';
import { nearestQuality } from '../rules.ts';
import type { SizedImage } from './picture-variants.ts';

/** So that the pictures of a page that is just seen are resized before any is made anew. */
const pauseMs = 30_000;
/** How long a picture that was queued is not queued again; it is shown as WebP for as long. */
const patienceMs = 10 * 60_000;
/** A page has some thirty pictures. */
const mostUnsent = 300;

/**
 * Queues AVIF pictures without keeping anybody waiting: one statement after another, over one connection. What cannot be
 * queued is told to the log and queued again with the next visitor.
 */
export function createAvifQueue({ db, queue, clock, log }: Pick<App, 'db' | 'queue' | 'clock' | 'log'>) {
  const asked = new LRUCache<string, true>({ max: 5_000, ttl: patienceMs });
  let unsent = 0;
  let sending = Promise.resolve();
  return (image: SizedImage): void => {
    const key = [image.name, image.width, nearestQuality(image.quality)].join(' ');
    if (asked.has(key) || unsent >= mostUnsent) return;
    asked.set(key, true);
    unsent++;
    const startAfter = new Date(clock.now().getTime() + pauseMs);
    sending = sending
      .then(() => db.transaction().execute((tx) => queue.send(tx, avifWanted, image, { key, startAfter })))
      .catch((error) => {
        asked.delete(key);
        log.warn({ error, picture: image.name }, 'an AVIF could not be queued');
      })
      .finally(() => unsent--);
  };
}
