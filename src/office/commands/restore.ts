import { z } from 'zod';
import { restore } from '#platform/backup/restore.ts';
import { officeCommand } from './office-command.ts';

const refusals = {
  folder_not_empty: 'the data folder is not empty; a back-up is restored into a new one',
  other_machine: 'the back-up is of another kind of processor or system, where its database cannot run',
};

export const restoreCommand = officeCommand({
  isAlone: true,
  name: 'restore',
  does: 'put a back-up into a new data folder, after looking at every file of it',
  flags: z.object({
    from: z.string('is missing').describe('folder of the back-up'),
    'data-dir': z.string('is missing').describe('new data folder, for DATA_DIR'),
  }),
  async run(_, { from, 'data-dir': dataDir }) {
    const result = await restore(from, dataDir).catch((error: Error) => error);
    if (result instanceof Error) return { lines: [`Refused: ${result.message}`], isRefused: true };
    if (!result.ok) return { lines: [`Refused: ${refusals[result.reason]}`], isRefused: true };
    const { endedAt, app, postgres } = result.manifest;
    return {
      lines: [
        `Restored the site of ${endedAt} (version ${app}, PostgreSQL ${postgres}): every file is as it was written`,
        `Start it with DATA_DIR=${dataDir} npm start. It sends no mail and pays nothing back until you say so:`,
        `DATA_DIR=${dataDir} npm run office -- resume-after-restore --as <your name>`,
      ],
    };
  },
});
