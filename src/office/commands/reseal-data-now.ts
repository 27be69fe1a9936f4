import { z } from 'zod';
import { resealData } from '#modules/retention/commands/reseal-data.ts';
import { officeCommand } from '#office/commands/office-command.ts';
import { writeHistory } from '#platform/history/write-history.ts';

export const resealDataNow = officeCommand({
  name: 'reseal-data',
  description: 'seal all personal data with the first of DATA_SECRETS at once; the job does it daily',
  flags: z.object({}),
  async run(app, _, actor) {
    const done = await resealData(app);
    const after = Object.fromEntries(done.map(({ place, resealed }) => [place, resealed]));
    const object = { type: 'data', id: 'sealed' };
    await writeHistory(app.db, { actor, verb: 'data.resealed', object, after, now: app.clock.now() });
    const lines = done.map(
      ({ place, resealed, unreadable }) =>
        `${place}: ${resealed} re-encrypted${unreadable > 0 ? `, ${unreadable} that none of the secrets decrypts` : ''}`,
    );
    return { lines, isRefused: done.some(({ unreadable }) => unreadable > 0) };
  },
});
