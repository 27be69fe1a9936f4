import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { deadLetterQueue } from './keep-queues.ts';

/** Jobs of a queue in one state. */
export interface QueueFigures {
  queue: string;
  /** 'created' (waiting), 'retry' (failed, waiting to retry), 'active' (running), 'failed' (given up, kept as a dead letter). */
  state: 'created' | 'retry' | 'active' | 'failed';
  count: number;
  /** Age of the oldest since it was announced; a delayed job counts from when it is due. */
  oldestSeconds: number;
}

export interface JobInTrouble {
  id: string;
  queue: string;
  state: 'retry' | 'failed';
  /** Its payload, without what could be personal data: 'bookingId: 5b0a…'. */
  carries: string[];
  attempts: number;
  createdAt: Date;
  /** When it is retried; null for one that was given up. */
  nextAt: Date | null;
  fault: string;
}

/** Unfinished and given-up jobs by queue and state. Delayed jobs count only once they are due. */
export async function listQueueFigures(db: Executor): Promise<QueueFigures[]> {
  const { rows } = await sql<QueueFigures>`
    SELECT coalesce(source_name, name) AS queue,
      CASE WHEN name = ${deadLetterQueue} THEN 'failed' ELSE state::text END AS state,
      count(*)::int AS count,
      extract(epoch FROM now() - min(coalesce(source_created_on,
        CASE WHEN state = 'created' THEN greatest(created_on, start_after) ELSE created_on END)))::float8
        AS "oldestSeconds"
    FROM pgboss.job
    WHERE state IN ('created', 'retry', 'active') AND (state <> 'created' OR start_after <= now())
    GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
  return rows;
}

/** Failed jobs: those waiting to retry and those given up, oldest first. */
export async function listJobsInTrouble(db: Executor, limit: number): Promise<JobInTrouble[]> {
  const { rows } = await sql<Omit<JobInTrouble, 'carries'> & { data: unknown }>`
    SELECT id, data, coalesce(source_name, name) AS queue,
      CASE WHEN name = ${deadLetterQueue} THEN 'failed' ELSE 'retry' END AS state,
      coalesce(source_retry_count, retry_count) + 1 AS attempts,
      coalesce(source_created_on, created_on) AS "createdAt",
      CASE WHEN name = ${deadLetterQueue} THEN NULL ELSE start_after END AS "nextAt",
      coalesce(source_output ->> 'message', output ->> 'message', output #>> '{value,message}', '') AS fault
    FROM pgboss.job
    WHERE state = 'retry' OR (name = ${deadLetterQueue} AND state = 'created')
    ORDER BY "createdAt" LIMIT ${limit}`.execute(db);
  return rows.map(({ data, ...job }) => ({ ...job, carries: redact(data) }));
}

/** The complete payload of a job, personal data included, and whether it still waits; null when there is none. */
export async function findJobPayload(
  db: Executor,
  id: string,
): Promise<{ queue: string; payload: unknown; isWaiting: boolean } | null> {
  const { rows } = await sql<{ queue: string; payload: unknown; isWaiting: boolean }>`
    SELECT coalesce(source_name, name) AS queue, data AS payload, state IN ('created', 'retry') AS "isWaiting"
    FROM pgboss.job WHERE id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

/**
 * The failed jobs that were to send a mail: those in mail queues whose payload has an id that occurs in `key`, the mail's
 * deduplication key.
 */
export async function listJobsOfMail(db: Executor, key: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM pgboss.job j
    WHERE (state = 'retry' OR (name = ${deadLetterQueue} AND state = 'created'))
      AND coalesce(source_name, name) LIKE '%mails%'
      AND EXISTS (SELECT FROM jsonb_each_text(j.data) d
        WHERE d.key ~ 'Id$' AND position(':' || d.value || ':' IN ':' || ${key}::text || ':') > 0)
    ORDER BY created_on`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ids, booking and enquiry codes, instants, numbers and words chosen by the program; nothing that somebody typed. */
const telling =
  /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?:DV|YC)[\dA-Z]{7}(?:-\d{1,3})?|\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?)$/;
const chosenKeys = new Set(['template', 'mail', 'reason', 'kind', 'state', 'cause', 'to']);

/** A job's payload, key by key; values that may be personal data are masked. */
export function redact(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).map(
    ([key, value]) => `${key}: ${isTelling(key, value) ? String(value) : '•••'}`,
  );
}

function isTelling(key: string, value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) < 100_000_000;
  if (typeof value === 'boolean' || value === null) return true;
  if (typeof value !== 'string') return false;
  return telling.test(value) || (chosenKeys.has(key) && /^[a-z]+(?:[_.-][a-z]+)*$/.test(value));
}
