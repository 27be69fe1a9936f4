import type { Logger } from 'pino';
import type { DataCache } from './cache/data-cache.ts';
import type { PageCache } from './cache/page-cache.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/connect.ts';
import type { Pulse } from './db/pulse.ts';
import type { Farewell } from './http/farewell.ts';
import type { LiveFeed } from './live/live-feed.ts';
import type { Queue, Worker } from './queue/queue.ts';
import type { FileStore } from './storage/create-disk-store.ts';
import type { Clock } from './time/clock.ts';

/** What an edge (route, API, job) gets to work with; modules take the single parts they need as arguments. */
export interface App {
  config: Config;
  /** Where everything is written, and what must be read as it was just written. */
  db: Database;
  /**
   * For reading what may be a moment old: a replica when one is configured, once it knows what was announced last;
   * connections of its own in any case.
   */
  readDb: Database;
  /** Whether `db` answers, without its connections. */
  pulse: Pulse;
  queue: Queue;
  cache: PageCache;
  /** What is announced to the boards of the office. */
  live: LiveFeed;
  data: DataCache;
  files: FileStore;
  clock: Clock;
  log: Logger;
  secrets: Secrets;
  /** Said when the process stops. */
  farewell: Farewell;
}

/** The parts of a whole process, as the start of it, jobs and the office need them. */
export interface RunningApp extends App {
  worker: Worker;
  databaseUrl: string;
  /** Past any pooler: for what listens, migrates or holds locks of a session, and for jobs. */
  directUrl: string;
  close(): Promise<void>;
}

/** Keys made at the first start and kept in the data folder, unless they are configured. */
export interface Secrets {
  /** Signs quote and access tokens. */
  token: string;
  /** Of what lies sealed in the database for long: the first seals, each opens. Never empty. */
  data: readonly string[];
  /** Shared with the bank's webhook service. */
  bankWebhook: string;
  /** Signs vouchers: an Ed25519 private key, PKCS #8 DER as base64. */
  voucherKey: string;
}
