import { z } from 'zod';
import { listOpenBookingRefunds } from '#modules/booking/cancellation/booking-refunds.ts';
import { backUp } from '#platform/backup/back-up.ts';
import { restore } from '#platform/backup/restore.ts';
import { forgetRestored, noteRestored, readRestored } from '#platform/backup/restored.ts';
import { listQueueFigures } from '#platform/queue/queue-figures.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { type OfficeCommand, officeCommand } from './office-command.ts';

const backupRefusals = {
  folder_not_empty: 'the folder is not empty; a back-up gets a folder of its own',
  inside_data_folder: 'the folder lies inside the data folder, which is what is backed up',
};

const restoreRefusals = {
  folder_not_empty: 'the data folder is not empty; a back-up is restored into a new one',
  other_machine: 'the back-up is of another kind of processor or system, where its database cannot run',
};

export const backupCommands: OfficeCommand[] = [
  officeCommand({
    name: 'backup',
    description: 'copy database, pictures and keys of the site, which may be running, into an empty folder',
    flags: z.object({
      to: z.string('is missing').min(1).describe('folder for the back-up; it holds keys and names'),
    }),
    async run({ config, databaseUrl, files: store }, { to }) {
      if (config.DATABASE_URL)
        return {
          lines: [
            'Refused: the database of DATABASE_URL is not ours to copy; use pgBackRest or WAL-G, and keep DATA_DIR',
            'with its pictures and secrets.json beside it (docs/operations.md)',
            ...(config.fileStore
              ? [
                  `The bucket ${config.fileStore.bucket} is backed up by its own versions: see that they are on`,
                ]
              : []),
          ],
          isRefused: true,
        };
      const bucket = config.fileStore ? store : null;
      const result = await backUp(databaseUrl, { dataDir: config.DATA_DIR, bucket }, to);
      if (!result.ok) return { lines: [`Refused: ${backupRefusals[result.reason]}`], isRefused: true };
      const { files, migrations } = result.manifest;
      const megabytes = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
      return {
        lines: [
          `Backed up ${Object.keys(files).length} files (${Math.round(megabytes)} MB) to ${to}, up to migration ${migrations.at(-1)}`,
          ...(config.fileStore
            ? [
                `Pictures of the bucket ${config.fileStore.bucket} lie under data/; a restored site has them in its folder until they are in a bucket again`,
              ]
            : []),
          'It holds the keys of the site and what guests have told it: keep it where nobody else reads',
        ],
      };
    },
  }),
  officeCommand({
    isAlone: true,
    name: 'restore',
    description: 'put a back-up into a new data folder, after looking at every file of it',
    flags: z.object({
      from: z.string('is missing').describe('folder of the back-up'),
      'data-dir': z.string('is missing').describe('new data folder, for DATA_DIR'),
    }),
    async run(_, { from, 'data-dir': dataDir }) {
      const result = await restore(from, dataDir).catch((error: Error) => error);
      if (result instanceof Error) return { lines: [`Refused: ${result.message}`], isRefused: true };
      if (!result.ok) return { lines: [`Refused: ${restoreRefusals[result.reason]}`], isRefused: true };
      const { endedAt, app, postgres } = result.manifest;
      return {
        lines: [
          `Restored the site of ${endedAt} (version ${app}, PostgreSQL ${postgres}): every file is as it was written`,
          `Start it with DATA_DIR=${dataDir} npm start. It sends no mail and pays nothing back until you say so:`,
          `DATA_DIR=${dataDir} npm run office -- resume-after-restore`,
        ],
      };
    },
  }),
  officeCommand({
    name: 'resume-after-restore',
    description: 'let a restored copy send mails and refunds; without flags, show what waits',
    flags: z.object({
      mails: z
        .enum(['send', 'keep'])
        .optional()
        .describe("those from before the restore: 'send', or 'keep' unsent, if the original has sent them"),
      payouts: z
        .enum(['checked'])
        .optional()
        .describe("'checked': with the providers, that none below was paid"),
    }),
    async run({ db, config, log }, { mails, payouts }, actor) {
      const mark = readRestored(config.DATA_DIR);
      if (!mark || mark.isResumed) return { lines: ['Refused: nothing is held back here'], isRefused: true };
      const waiting = await listQueueFigures(db);
      const refunds = (await listOpenBookingRefunds(db)).filter(({ payouts: sent }) =>
        sent.some(({ state }) => state === 'planned'),
      );
      if (!mails || (refunds.length > 0 && !payouts))
        return {
          lines: [
            `Restored from ${mark.from}. What the original did after the back-up is not known here.`,
            `${waiting.reduce((sum, { count }) => sum + count, 0)} jobs wait, with their vouchers and mails: ${config.publicUrl}/quan-tri/he-thong`,
            ...refunds.map(
              ({ id, bookingCode, amountVnd }) =>
                `to be paid: ${bookingCode} ${formatVnd(amountVnd)} ${config.publicUrl}/quan-tri/hoan-tien?ma=${id}`,
            ),
            'Say --mails send, or --mails keep if the original has sent them.',
            ...(refunds.length > 0
              ? [
                  'Look each refund up with its provider. One that the original has paid is recorded on its page (Ghi kết quả lệnh hoàn);',
                  'then say --payouts checked.',
                ]
              : []),
          ],
          isRefused: true,
        };
      if (mails === 'send') forgetRestored(config.DATA_DIR);
      else noteRestored(config.DATA_DIR, { ...mark, isResumed: true });
      log.warn({ actor, mails, from: mark.from }, 'a restored copy takes over');
      return { lines: ['The site goes on with mails and refunds within a few seconds'] };
    },
  }),
];
