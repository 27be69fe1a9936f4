import { sql } from 'kysely';
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Tx } from '#platform/db/connect.ts';
import { currentRequestId, onBehalfOf } from '#platform/log/on-behalf-of.ts';
import { inSpan } from '#platform/tracing/spans.ts';
import { deadLetterQueue, keepQueues } from './keep-queues.ts';
import { batchSize, runBatch } from './run-batch.ts';
import { watchReadyQueues } from './watch-ready-queues.ts';

/** A kind of job: its name and what it carries. Declared by the module that announces it. */
export interface JobType<Data extends object> {
  name: string;
  /** How often a failed job is tried again, doubling the pause from `retryDelaySeconds` up to four hours. */
  retryLimit: number;
  retryDelaySeconds: number;
  /**
   * Set for work that somebody asks for again where it was not done. A job whose key waits or is in hand is not queued a
   * second time, nor is any that comes while `mostWaiting` wait; `atOnce` are handled at once, one in each batch.
   */
  optional?: { mostWaiting: number; atOnce: number };
  readonly data?: Data;
}

/** With the usual first pause this is two days: no mail is lost while its server is away for a night. */
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
   * `key` says which of an optional type it is.
   */
  send<Data extends object>(
    tx: Tx,
    type: JobType<Data>,
    data: Data,
    options?: { startAfter?: Date; key?: string },
  ): Promise<void>;
  /** Has a failed job tried at once, also one that was given up. @returns whether there is such a job */
  retry(id: string): Promise<boolean>;
  /** Has a job that waits never be done, also one that was given up. @returns whether there is such a job */
  cancel(id: string): Promise<boolean>;
}

export interface Worker extends Queue {
  /** Makes the queues known; must run once before the first send. */
  start(types: JobType<never>[]): Promise<void>;
  /**
   * Handles jobs of a type, several at once. A throw sends its own job round again and no other. A job whose process died
   * is taken again within a minute, so whatever a handler does must be safe to repeat.
   */
  work<Data extends object>(
    type: JobType<Data>,
    handle: (data: Data, job: { announcedAt: Date }) => Promise<void>,
  ): Promise<void>;
  /** Takes no further jobs and waits a while for those in hand; what is not done by then goes round again. */
  stop(): Promise<void>;
}

/** Often enough that the pulse of a dead process is missed well within a minute of its death (`keep-queues.ts`). */
const supervisionSeconds = 10;
/** How often a worker looks for itself; mostly it is woken. */
const ownLookSeconds = 30;
/** Jobs in hand get so long when the process stops. */
const farewellMs = 10_000;

/** Jobs in PostgreSQL by pg-boss, in the schema `pgboss`. What fails is told to the log, without what the job carries. */
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
    async work(type, handle) {
      // More than one, so that one slow job holds up no more than its own batch.
      for (let workers = type.optional?.atOnce ?? 2; workers > 0; workers--) {
        const workerId = await boss.work(
          type.name,
          {
            batchSize: type.optional ? 1 : batchSize,
            // A full batch means that more may wait: the next one is fetched at once.
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
      await boss.stop({ graceful: true, timeout: farewellMs });
    },
  };
}

/** By which request a job was asked for: it goes with what the job carries, and is taken off again. */
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

/** Of a dead letter that goes round again, when its first job was sent. */
function announcedAt({ sourceCreatedOn, createdOn }: JobWithMetadata<unknown>): Date {
  return sourceCreatedOn ?? createdOn;
}
