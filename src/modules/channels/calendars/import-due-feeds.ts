import type { App } from '#platform/app.ts';
import { importFeed } from './import-feed.ts';

/** The maximum read in one run, and how many of them in parallel. */
const maxAtOnce = 200;
const sideBySide = 8;

/** Reads the other channels' calendars that are due, longest overdue first. @returns how many */
export async function importDueFeeds(
  app: Pick<App, 'db' | 'clock' | 'config' | 'secrets' | 'log'>,
): Promise<number> {
  const due = await app.db
    .selectFrom('calendar_feeds')
    .select('id')
    .where('next_try_at', '<=', app.clock.now())
    .orderBy('next_try_at')
    .limit(maxAtOnce)
    .execute();
  const waiting = due.map(({ id }) => id);
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        await importFeed(app, id);
      } catch (error) {
        app.log.error({ error, feed: id }, 'a calendar could not be imported');
      }
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  return due.length;
}
