import { z } from 'zod';
import { listOpenRefunds } from '#modules/payments/refunds/list-open-refunds.ts';
import { forgetRestored, noteRestored, readRestored } from '#platform/backup/restored.ts';
import { listQueueFigures } from '#platform/queue/job-figures.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { officeCommand } from './office-command.ts';

export const resumeAfterRestoreCommand = officeCommand({
  name: 'resume-after-restore',
  does: 'let a restored copy send mails and refunds; without flags, show what waits',
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
    const refunds = (await listOpenRefunds(db)).filter(({ payouts: sent }) =>
      sent.some(({ state }) => state === 'planned'),
    );
    if (!mails || (refunds.length > 0 && !payouts))
      return {
        lines: [
          `Restored from ${mark.from}. What the original did after the back-up is not known here.`,
          `${waiting.reduce((sum, { count }) => sum + count, 0)} jobs wait, with their vouchers and mails (list-jobs)`,
          ...refunds.map(
            ({ id, bookingCode, amountVnd }) => `to be paid: ${bookingCode} ${formatVnd(amountVnd)} ${id}`,
          ),
          'Say --mails send, or --mails keep if the original has sent them.',
          ...(refunds.length > 0
            ? [
                'Look each refund up with its provider; settle-payout tells of one that was paid; then --payouts checked.',
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
});
