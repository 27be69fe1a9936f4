import { z } from 'zod';
import type { RunningApp } from '#platform/app.ts';
import { createPurger } from '#platform/cache/create-purger.ts';
import { createDataCache } from '#platform/cache/data-cache.ts';
import { noteAnnounceLag } from '#platform/cache/note-announce-lag.ts';
import { createPageCache, pageCacheChannel } from '#platform/cache/page-cache.ts';
import type { Config } from '#platform/config/config.ts';
import { loadSecrets } from '#platform/config/secrets.ts';
import { clearCached } from '#platform/db/cached-for-database.ts';
import { connect } from '#platform/db/connect.ts';
import { followReplica } from '#platform/db/follow-replica.ts';
import { listen } from '#platform/db/listen.ts';
import { watchDatabaseHealth } from '#platform/db/watch-database-health.ts';
import { createShutdown } from '#platform/http/shutdown.ts';
import { createLiveFeed } from '#platform/live/live-feed.ts';
import { createFaultReporter } from '#platform/log/create-fault-reporter.ts';
import { createLogger } from '#platform/log/create-logger.ts';
import { createWorker } from '#platform/queue/queue.ts';
import { openStore } from '#platform/storage/open-store.ts';
import { type Clock, systemClock } from '#platform/time/clock.ts';
import { zodMessage } from '#platform/vietnamese/zod-message.ts';

/** Validation messages are shown to visitors, so zod uses their language. */
z.config({ localeError: zodMessage });

/** Wires up the parts of a process; nothing listens and no job runs yet. */
export function createApp(config: Config, databaseUrl: string, clock: Clock = systemClock): RunningApp {
  const faults = config.ERROR_DSN ? createFaultReporter(config.ERROR_DSN) : null;
  const log = createLogger(config.LOG_LEVEL, faults?.report);
  const max = config.DATABASE_POOL;
  const isPreparing = config.DATABASE_PREPARE;
  const main = connect(databaseUrl, { max, patience: 'people', preparing: isPreparing ? 'marked' : 'none' });
  // A transaction-mode pooler delivers no notices, and would mix up the time limits of people and jobs.
  const directUrl = config.DATABASE_DIRECT_URL ?? databaseUrl;
  const readUrl = config.DATABASE_READ_URL ?? databaseUrl;
  // A pool of its own even without a replica, so that writers waiting for locks do not block readers.
  const reading = connect(readUrl, {
    max,
    name: 'neo-viet-read',
    patience: 'people',
    preparing: isPreparing ? 'often asked' : 'none',
    rather: () => (replica?.isBehind ? main : null),
  });
  const replica = config.DATABASE_READ_URL ? followReplica(main, reading) : null;
  // Silence applies to all pools on the same server: nobody waits first for a write and then for a read.
  const databaseHealth = watchDatabaseHealth(
    databaseUrl,
    config.DATABASE_READ_URL ? [main] : [main, reading],
  );
  const readDatabaseHealth = config.DATABASE_READ_URL ? watchDatabaseHealth(readUrl, [reading]) : null;
  const worker = createWorker(directUrl, log);
  const cache = createPageCache({ maxBytes: config.PAGE_CACHE_MB * 1024 * 1024, clock });
  const data = createDataCache(clock);
  const purges = config.CACHE_PURGE_URL ? createPurger(config.CACHE_PURGE_URL, log) : null;
  const listener = listen(directUrl, pageCacheChannel, {
    onMessage: (payload) => {
      const tags = JSON.parse(payload) as string[];
      replica?.noteChange();
      data.drop(tags);
      cache.drop(tags);
      purges?.send(tags);
    },
    onGap: () => {
      replica?.noteChange();
      for (const { db } of [main, reading]) clearCached(db);
      data.clear();
      cache.clear();
      // The key that every shared page has.
      purges?.send(['settings']);
    },
    onBeat: noteAnnounceLag,
  });
  const live = createLiveFeed(directUrl);
  return {
    config,
    databaseUrl,
    directUrl,
    log,
    cache,
    live,
    data,
    worker,
    queue: worker,
    db: main.db,
    readDb: reading.db,
    databaseHealth,
    files: openStore(config),
    clock,
    secrets: loadSecrets(config),
    shutdown: createShutdown(),
    async close() {
      replica?.stop();
      await Promise.all([listener.stop(), live.stop()]);
      await worker.stop().catch(() => {});
      await Promise.all([databaseHealth.stop(), readDatabaseHealth?.stop()]);
      await Promise.all([reading.close(), main.close(), faults?.stop()]);
    },
  };
}
