import { z } from 'zod';
import { listJobsInTrouble, listQueueFigures } from '#platform/queue/queue-figures.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { type OfficeCommand, officeCommand } from './office-command.ts';

const mostShown = 50;

export const jobCommands: OfficeCommand[] = [
  officeCommand({
    name: 'list-jobs',
    description: 'what is still to be done after bookings, how old it is, and what failed',
    flags: z.object({}),
    async run({ db }) {
      const figures = await listQueueFigures(db);
      if (figures.length === 0) return { lines: ['Nothing waits'] };
      const troubled = await listJobsInTrouble(db, mostShown);
      return {
        lines: [
          ...figures.map(
            ({ queue, state, count, oldestSeconds }) =>
              `${queue.padEnd(28)}${words[state].padEnd(16)}${String(count).padStart(6)}  oldest ${Math.round(oldestSeconds)} s`,
          ),
          ...troubled.map(
            ({ id, queue, attempts, nextAt, fault }) =>
              `${id}  ${queue}  ${attempts} attempts, ${nextAt ? `next ${formatDateTime(nextAt.toISOString())}` : 'given up'}: ${fault}`,
          ),
        ],
      };
    },
  }),
  officeCommand({
    name: 'retry-job',
    verb: 'system.run',
    description: 'have a failed job tried again at once, also one that was given up',
    flags: z.object({ job: z.uuid('not the id of a job').describe('id of the job, see list-jobs') }),
    async run({ worker, log }, { job }, actor) {
      if (!(await worker.retry(job)))
        return { lines: ['Refused: no failed job has this id'], isRefused: true };
      log.info({ job, actor }, 'a job is tried again');
      return { lines: ['The site tries it again in a few seconds'] };
    },
  }),
];

const words = { created: 'waits', retry: 'goes round again', active: 'in hand', failed: 'given up' };
