import { sql } from 'kysely';
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Tx } from '#platform/db/connect.ts';
import { currentRequestId, onBehalfOf } from '#platform/log/on-behalf-of.ts';
import { inSpan } from '#platform/tracing/spans.ts';
import { deadLetterQueue, keepQueues } from './keep-queues.ts';
import { batchSize, runBatch } from './run-batch.ts';
import { watchReadyQueues } from './watch-ready-queues.ts';

/** A type of job: its name and payload. Declared by the module that announces it. */
export interface JobType<Data extends object> {
  name: string;
  /** How often a failed job is retried, with the delay doubling from `retryDelaySeconds` up to four hours. */
  retryLimit: number;
  retryDelaySeconds: number;
  /**
   * For work that is requested again when it was not done. A job whose key is waiting or running is not queued a second
   * time, nor is any while `mostWaiting` wait; `atOnce` workers run in parallel, with batches of one.
   */
  optional?: { mostWaiting: number; atOnce: number };
  readonly data?: Data;
}

/** With the usual first delay this lasts two days: no mail is lost while its server is down overnight. */
const usualRetries = 24;

export function jobType<Data extends object>(
  name: string,
  options: Partial<Pick<JobType<Data>, 'retryLimit' | 'retryDelaySeconds' | 'optional'>> = {},
): JobType<Data> {
  return {
    name,
    retryLimit: options.retryLimit ?? usualRetries,
    retryDelaySeconds: options.retryDelaySeconds ?? 5,
    ...(options.optional && { optional: options.optional }),
  };
}

export interface Queue {
  /**
   * Queues a job in the caller's transaction (a transactional outbox): it exists if and only if the change that caused it does.
   * `key` identifies a job of an optional type.
   */
  send<Data extends object>(
    tx: Tx,
    type: JobType<Data>,
    data: Data,
    options?: { startAfter?: Date; key?: string },
  ): Promise<void>;
  /** Queues many jobs of a type in one statement. Not for optional types, which are counted one by one. */
  sendAll<Data extends object>(tx: Tx, type: JobType<Data>, jobs: readonly Data[]): Promise<void>;
  /** Retries a failed job at once, even one that was given up. @returns whether there is such a job */
  retry(id: string): Promise<boolean>;
  /** Cancels a waiting job for good, even one that was given up. @returns whether there is such a job */
  cancel(id: string): Promise<boolean>;
}

export interface Worker extends Queue {
  /** Creates the queues; must run once before the first send. */
  start(types: JobType<never>[]): Promise<void>;
  /**
   * Handles jobs of a type, several at once. A throw makes only its own job retry. A job whose process died is executed
   * again within a minute, so handlers must be idempotent.
   */
  work<Data extends object>(
    type: JobType<Data>,
    handle: (data: Data, job: { announcedAt: Date }) => Promise<void>,
  ): Promise<void>;
  /** Takes no further jobs and waits a while for running ones; unfinished ones are executed again. */
  stop(): Promise<void>;
}

/** Often enough to notice a dead process by its missing heartbeat well within a minute (`keep-queues.ts`). */
const supervisionSeconds = 10;
/** How often a worker polls by itself; usually it is woken. */
const ownLookSeconds = 30;
/** Time limit for running jobs when the process stops. */
const stopWithinMs = 10_000;

/** Jobs in PostgreSQL by pg-boss, in the schema `pgboss`. Failures are logged without the job's payload. */
export function createWorker(url: string, log: Pick<Logger, 'warn' | 'error'>): Worker {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'neo-viet-jobs',
    max: 4,
    schedule: false,
    superviseIntervalSeconds: supervisionSeconds,
    monitorIntervalSeconds: supervisionSeconds,
  });
  boss.on('error', (error) => log.error({ error }, 'job queue'));
  const watch = watchReadyQueues(boss, log);
  return {
    async start(types) {
      await boss.start();
      await keepQueues(boss, types);
    },
    async send(tx, type, data, options = {}) {
      if (type.optional && (await isFull(tx, type.name, type.optional.mostWaiting))) return;
      await boss.send(type.name, named(data), {
        db: fromKysely(tx as never),
        ...(options.startAfter && { startAfter: options.startAfter }),
        ...(options.key && { singletonKey: options.key }),
      });
    },
    async sendAll(tx, type, jobs) {
      if (type.optional) throw new Error(`${type.name}: jobs of an optional type are sent one by one`);
      if (jobs.length === 0) return;
      const many = jobs.map((data) => ({ data: named(data) }));
      await boss.insert(type.name, many, { db: fromKysely(tx as never) });
    },
    async work(type, handle) {
      // More than one worker, so that a slow job delays only its own batch.
      for (let workers = type.optional?.atOnce ?? 2; workers > 0; workers--) {
        const workerId = await boss.work(
          type.name,
          {
            batchSize: type.optional ? 1 : batchSize,
            // A full batch suggests that more are waiting: the next one is fetched at once.
            burstWhenBatchFull: true,
            pollingIntervalSeconds: ownLookSeconds,
            perJobResults: true,
            includeMetadata: true,
          },
          (jobs) =>
            runBatch(
              jobs,
              (job) => handled(job, (data) => handle(data as never, { announcedAt: announcedAt(job) })),
              log,
            ),
        );
        watch.add(type.name, workerId);
      }
    },
    async retry(id) {
      if ((await boss.redrive(deadLetterQueue, { ids: [id] })) > 0) return true;
      for (const { name } of await boss.getQueues()) {
        const [job] = await boss.findJobs(name, { id });
        if (job?.state !== 'retry') continue;
        return (await boss.update({ name, options: { id, startAfter: new Date() } })).updated > 0;
      }
      return false;
    },
    async cancel(id) {
      for (const { name } of await boss.getQueues()) {
        const [job] = await boss.findJobs(name, { id });
        if (job?.state !== 'created' && job?.state !== 'retry') continue;
        await boss.cancel(name, id);
        return (await boss.findJobs(name, { id }))[0]?.state === 'cancelled';
      }
      return false;
    },
    async stop() {
      watch.stop();
      await boss.stop({ graceful: true, timeout: stopWithinMs });
    },
  };
}

/** The request that caused a job: added to its payload, and removed before it is handled. */
interface Named {
  fromRequest?: string;
}

function named<Data extends object>(data: Data): Data & Named {
  const fromRequest = currentRequestId();
  return fromRequest ? { ...data, fromRequest } : data;
}

function handled(job: JobWithMetadata<unknown>, handle: (data: object) => Promise<void>): Promise<void> {
  const { fromRequest, ...data } = (job.data ?? {}) as Named;
  const work = () => inSpan(`job ${job.name}`, { 'request.id': fromRequest ?? '' }, () => handle(data));
  return fromRequest ? onBehalfOf(fromRequest, work) : work();
}

async function isFull(tx: Tx, queue: string, mostWaiting: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM pgboss.job WHERE name = ${queue} AND state IN ('created', 'retry') LIMIT ${mostWaiting}
    ) AS waiting`.execute(tx);
  return (rows[0]?.count ?? 0) >= mostWaiting;
}

/** For a retried dead letter, when its original job was sent. */
function announcedAt({ sourceCreatedOn, createdOn }: JobWithMetadata<unknown>): Date {
  return sourceCreatedOn ?? createdOn;
}
