import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { exportGuestData } from '#modules/retention/queries/export-guest-data.ts';
import { officeCommand } from '#office/commands/office-command.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { findGuest, guestFlags } from './find-guest.ts';

export const exportGuest = officeCommand({
  name: 'export-guest',
  description: 'write all that the site holds of a guest into a new file, once you have made sure who asks',
  flags: z.object({ ...guestFlags, to: z.string().min(1).describe('file to write, FILE.json') }),
  async run(app, { to, ...flags }, actor) {
    const guest = await findGuest(app.db, flags);
    if (!guest) return { lines: ['Refused: neither --phone nor --email'], isRefused: true };
    const held = await exportGuestData(app, guest);
    try {
      await writeFile(to, `${JSON.stringify(held, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      return { lines: [`Refused: ${to} is there already`], isRefused: true };
    }
    const object = { type: 'guest', id: guest.bookings[0]?.code ?? guest.requests[0]?.code ?? 'unknown' };
    await writeHistory(app.db, {
      actor,
      verb: 'guest.export',
      object,
      after: held.counts,
      now: app.clock.now(),
    });
    const counts = Object.entries({ ...held.counts, newsletter: held.newsletter ? 1 : 0 });
    return {
      lines: [`${to}: ${counts.map(([name, count]) => `${count} ${name}`).join(', ')}`, ...guest.apart],
    };
  },
});
