import { z } from 'zod';
import { officeCommand } from './office-command.ts';

export const retryJobCommand = officeCommand({
  name: 'retry-job',
  does: 'have a failed job tried again at once, also one that was given up',
  flags: z.object({ job: z.uuid('not the id of a job').describe('id of the job, see list-jobs') }),
  async run({ worker, log }, { job }, actor) {
    if (!(await worker.retry(job))) return { lines: ['Refused: no failed job has this id'], isRefused: true };
    log.info({ job, actor }, 'a job is tried again');
    return { lines: ['The site tries it again in a few seconds'] };
  },
});
