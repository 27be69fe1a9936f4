import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import { withoutContacts } from '#platform/log/without-contacts.ts';

const runs = new Counter({
  name: 'job_runs_total',
  help: 'Jobs that were worked on by this process, by queue and result (done, again: it failed and goes round, given_up)',
  labelNames: ['queue', 'result'],
});

/** How many jobs are fetched and handled at once: as many as two cores and a mail server can use, few enough to end soon. */
export const batchSize = 8;

/**
 * Handles the jobs of a batch concurrently and independently: a failure neither stops nor repeats the others. It is logged
 * as a warning with queue, id and attempt, and as an error when it was the last attempt.
 */
export function runBatch(
  jobs: JobWithMetadata<unknown>[],
  handle: (job: JobWithMetadata<unknown>) => Promise<void>,
  log: Pick<Logger, 'warn' | 'error'>,
): Promise<JobResult[]> {
  return Promise.all(
    jobs.map(async (job): Promise<JobResult> => {
      if (isOrphan(job)) log.warn(factsOf(job), 'a job is retried because its process stopped responding');
      try {
        await handle(job);
        runs.inc({ queue: job.name, result: 'done' });
        return { id: job.id, status: 'completed' };
      } catch (error) {
        const facts = { ...factsOf(job), error };
        const isLast = job.retryCount >= job.retryLimit;
        runs.inc({ queue: job.name, result: isLast ? 'given_up' : 'again' });
        if (isLast) log.error(facts, 'a job failed for good');
        else log.warn(facts, 'a job failed and will be retried');
        return { id: job.id, status: 'failed', output: outputOf(error) };
      }
    }),
  );
}

function factsOf({ name, id, retryCount, data }: JobWithMetadata<unknown>) {
  const requestId = (data as { fromRequest?: string } | null)?.fromRequest;
  return { queue: name, id, attempt: retryCount + 1, ...(requestId && { requestId }) };
}

/** pg-boss writes its own output when an attempt ended without one. */
function isOrphan({ retryCount, output }: JobWithMetadata<unknown>): boolean {
  return retryCount > 0 && JSON.stringify(output ?? '').includes('heartbeat timeout');
}

/** What the office shows later. Not the whole error: the database puts values of the row into `detail`. */
function outputOf(error: unknown): { message: string; code?: string } {
  const { message, code } = error as { message?: string; code?: string };
  return withoutContacts({ message: message ?? String(error), ...(code && { code: String(code) }) });
}
