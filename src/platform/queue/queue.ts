import { fromKysely, PgBoss } from 'pg-boss';
import type { Tx } from '#platform/db/connect.ts';

/** A kind of job: its name and what it carries. Declared by the module that announces it. */
export interface JobType<Data extends object> {
  name: string;
  /** How often a failed job is tried again, doubling the pause from `retryDelaySeconds` up to four hours. */
  retryLimit: number;
  retryDelaySeconds: number;
  readonly data?: Data;
}

const longestPauseSeconds = 4 * 3600;
/** With the usual first pause this is two days: no mail is lost while its server is away for a night. */
const usualRetries = 24;

export function jobType<Data extends object>(
  name: string,
  options: { retryLimit?: number; retryDelaySeconds?: number } = {},
): JobType<Data> {
  return {
    name,
    retryLimit: options.retryLimit ?? usualRetries,
    retryDelaySeconds: options.retryDelaySeconds ?? 5,
  };
}

export interface Queue {
  /**
   * Queues a job in the caller's transaction: it exists if and only if the change that caused it does.
   * `key` makes it unique while a job of the same key waits.
   */
  send<Data extends object>(
    tx: Tx,
    type: JobType<Data>,
    data: Data,
    options?: { startAfter?: Date; key?: string },
  ): Promise<void>;
}

export interface Worker extends Queue {
  /** Makes the queues known; must run once before the first send. */
  start(types: JobType<never>[]): Promise<void>;
  /** Handles jobs of a type one at a time; a throw sends the job round again. */
  work<Data extends object>(type: JobType<Data>, handle: (data: Data) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Jobs in PostgreSQL by pg-boss, in the schema `pgboss`. */
export function createWorker(url: string, onError: (error: unknown) => void): Worker {
  const boss = new PgBoss({ connectionString: url, application_name: 'neo-viet-jobs', max: 4 });
  boss.on('error', onError);
  return {
    async start(types) {
      await boss.start();
      for (const type of types) {
        await boss.createQueue(type.name, {
          retryLimit: type.retryLimit,
          retryDelay: type.retryDelaySeconds,
          retryBackoff: true,
          retryDelayMax: longestPauseSeconds,
        });
      }
    },
    async send(tx, type, data, options = {}) {
      await boss.send(type.name, data, {
        db: fromKysely(tx as never),
        ...(options.startAfter && { startAfter: options.startAfter }),
        ...(options.key && { singletonKey: options.key }),
      });
    },
    async work(type, handle) {
      await boss.work(type.name, { pollingIntervalSeconds: 0.5 }, async (jobs) => {
        for (const job of jobs) await handle(job.data as never);
      });
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
