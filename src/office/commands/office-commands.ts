import { z } from 'zod';
import { signNewsletterLinkToken } from '#modules/newsletter/newsletter-link-token.ts';
import { listSubscribers } from '#modules/newsletter/queries.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { backupCommands } from './backup-commands.ts';
import { bookCommands } from './book-commands.ts';
import { eraseGuest } from './guest-data/erase-guest.ts';
import { exportGuest } from './guest-data/export-guest.ts';
import { resealDataNow } from './guest-data/reseal-data-now.ts';
import { type OfficeCommand, officeCommand } from './office-command.ts';
import { staffCommands } from './staff-commands.ts';

const newsletterCommands: OfficeCommand[] = [
  officeCommand({
    name: 'export-newsletter',
    description: 'print who gets the newsletter, with the link by which each leaves, as CSV',
    flags: z.object({}),
    run: async ({ db, clock, config, secrets }, _, actor) => {
      const subscribers = await listSubscribers(db);
      const object = { type: 'newsletter', id: 'subscribers' };
      const after = { count: subscribers.length };
      await writeHistory(db, { actor, verb: 'newsletter.export', object, after, now: clock.now() });
      const rows = subscribers.map(({ id, email, confirmedAt }) => {
        const pass = signNewsletterLinkToken(secrets.token, 'leave', id, clock.now());
        return `${email},${confirmedAt?.toISOString()},${config.publicUrl}/ban-tin/huy/${pass}`;
      });
      return { lines: ['email,confirmed_at,unsubscribe', ...rows] };
    },
  }),
];

/** The commands of `npm run office -- <name>`, in the order of its help. */
export const officeCommands: OfficeCommand[] = [
  ...bookCommands,
  ...staffCommands,
  ...backupCommands,
  ...newsletterCommands,
  exportGuest,
  eraseGuest,
  resealDataNow,
];
