import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import { withoutContacts } from '#platform/log/without-contacts.ts';

/** How many jobs are fetched and handled at once: as many as two cores and a mail server can use, few enough to end soon. */
export const batchSize = 8;

/**
 * Handles the jobs of a batch side by side, each for itself: one that fails neither stops nor repeats another. A failure
 * is a warning with queue, id and attempt, and an error when it was the last attempt.
 */
export function runBatch(
  jobs: JobWithMetadata<unknown>[],
  handle: (job: JobWithMetadata<unknown>) => Promise<void>,
  log: Pick<Logger, 'warn' | 'error'>,
): Promise<JobResult[]> {
  return Promise.all(
    jobs.map(async (job): Promise<JobResult> => {
      if (isOrphan(job)) log.warn(factsOf(job), 'a job is taken again, because its process went silent');
      try {
        await handle(job);
        return { id: job.id, status: 'completed' };
      } catch (error) {
        const facts = { ...factsOf(job), error };
        if (job.retryCount < job.retryLimit) log.warn(facts, 'a job failed and goes round again');
        else log.error(facts, 'a job is given up');
        return { id: job.id, status: 'failed', output: outputOf(error) };
      }
    }),
  );
}

function factsOf({ name, id, retryCount, data }: JobWithMetadata<unknown>) {
  const requestId = (data as { fromRequest?: string } | null)?.fromRequest;
  return { queue: name, id, attempt: retryCount + 1, ...(requestId && { requestId }) };
}

/** pg-boss leaves its own words where the last attempt has said nothing. */
function isOrphan({ retryCount, output }: JobWithMetadata<unknown>): boolean {
  return retryCount > 0 && JSON.stringify(output ?? '').includes('heartbeat timeout');
}

/** What the office shows later. Not the whole fault: the database tells in `detail` what stood in the row. */
function outputOf(error: unknown): { message: string; code?: string } {
  const { message, code } = error as { message?: string; code?: string };
  return withoutContacts({ message: message ?? String(error), ...(code && { code: String(code) }) });
}
