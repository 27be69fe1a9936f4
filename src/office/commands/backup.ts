import { z } from 'zod';
import { backUp } from '#platform/backup/back-up.ts';
import { officeCommand } from './office-command.ts';

const refusals = {
  folder_not_empty: 'the folder is not empty; a back-up gets a folder of its own',
  inside_data_folder: 'the folder lies inside the data folder, which is what is backed up',
};

export const backupCommand = officeCommand({
  name: 'backup',
  does: 'copy database, pictures and keys of the site, which may be running, into an empty folder',
  flags: z.object({
    to: z.string('is missing').min(1).describe('folder for the back-up; it holds keys and names'),
  }),
  async run({ config, databaseUrl }, { to }) {
    if (config.DATABASE_URL)
      return {
        lines: [
          'Refused: the database of DATABASE_URL is not ours to copy; use pgBackRest or WAL-G, and keep DATA_DIR',
          'with its pictures and secrets.json beside it (docs/operations.md)',
        ],
        isRefused: true,
      };
    const result = await backUp(databaseUrl, config.DATA_DIR, to);
    if (!result.ok) return { lines: [`Refused: ${refusals[result.reason]}`], isRefused: true };
    const { files, migrations } = result.manifest;
    const megabytes = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
    return {
      lines: [
        `Backed up ${Object.keys(files).length} files (${Math.round(megabytes)} MB) to ${to}, up to migration ${migrations.at(-1)}`,
        'It holds the keys of the site and what guests have told it: keep it where nobody else reads',
      ],
    };
  },
});
