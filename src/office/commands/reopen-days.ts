import { z } from 'zod';
import { reopenDays } from '#modules/booking/disruption/reopen-days.ts';
import { officeCommand, replyOf } from './office-command.ts';

export const reopenDaysCommand = officeCommand({
  name: 'reopen-days',
  does: 'open closed days again; guests who have not chosen keep their booking',
  flags: z.object({ closing: z.uuid().describe('number of the closing, see list-disruptions') }),
  run: async ({ db, queue, clock }, { closing }, actor) =>
    replyOf(await reopenDays(db, queue, closing, { actor, now: clock.now() }), ({ title, reopenedRows }) => [
      `${title} is open again: ${reopenedRows} days of units`,
    ]),
});
