import { z } from 'zod';
import { listJobsInTrouble, listQueueFigures } from '#platform/queue/job-figures.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { officeCommand } from './office-command.ts';

const mostShown = 50;

export const listJobsCommand = officeCommand({
  name: 'list-jobs',
  does: 'what is still to be done after bookings, how old it is, and what failed',
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
});

const words = { created: 'waits', retry: 'goes round again', active: 'in hand', failed: 'given up' };
