import type { Logger } from 'pino';
import type { DataCache } from './cache/data-cache.ts';
import type { PageCache } from './cache/page-cache.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/connect.ts';
import type { DatabaseHealth } from './db/watch-database-health.ts';
import type { Shutdown } from './http/shutdown.ts';
import type { LiveFeed } from './live/live-feed.ts';
import type { Queue, Worker } from './queue/queue.ts';
import type { FileStore } from './storage/create-disk-store.ts';
import type { Clock } from './time/clock.ts';

/** Dependencies of an edge (route, API, job); modules take the single parts they need as arguments. */
export interface App {
  config: Config;
  /** For all writes, and for reads that must see what was just written. */
  db: Database;
  /**
   * For reads that may be slightly stale: a replica when one is configured and has replayed the last announced change;
   * has its own connection pool in any case.
   */
  readDb: Database;
  /** Whether `db` answers, checked without a connection from its pool. */
  databaseHealth: DatabaseHealth;
  queue: Queue;
  cache: PageCache;
  /** Events announced to the boards of the office. */
  live: LiveFeed;
  data: DataCache;
  files: FileStore;
  clock: Clock;
  log: Logger;
  secrets: Secrets;
  /** Set once the process has begun to stop. */
  shutdown: Shutdown;
}

/** The parts of a whole process, for start-up, jobs and the office. */
export interface RunningApp extends App {
  worker: Worker;
  databaseUrl: string;
  /** Bypasses any pooler: for LISTEN, migrations, session-level locks and jobs. */
  directUrl: string;
  close(): Promise<void>;
}

/** Keys generated at the first start and stored in the data folder, unless they are configured. */
export interface Secrets {
  /** Signs quote and access tokens. */
  token: string;
  /** Keys for personal data encrypted at rest: the first one encrypts, all of them decrypt. Never empty. */
  data: readonly string[];
  /** Shared with the bank's webhook service. */
  bankWebhook: string;
  /** Signs vouchers: an Ed25519 private key, PKCS #8 DER as base64. */
  voucherKey: string;
}
