import { z } from 'zod';
import { listDisruptions } from '#modules/booking/disruption/list-disruptions.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { officeCommand } from './office-command.ts';

export const listDisruptionsCommand = officeCommand({
  name: 'list-disruptions',
  does: 'list closings of today and later, and what their guests chose',
  flags: z.object({}),
  run: async ({ db, clock }) => {
    const rows = await listDisruptions(db, dayInVietnam(clock.now()));
    if (rows.length === 0) return { lines: ['Nothing is closed'] };
    return {
      lines: rows.map(
        (row) =>
          `${row.id}  ${row.fromOn} to ${row.toOn}  ${row.title} (${row.reason}, ${row.createdBy})` +
          `${row.endedAt ? ', open again' : ''}: ${row.bookings} bookings, ${row.open} to choose, ` +
          `${row.rebooked} moved, ${row.credited} credited, ${row.refunded} refunded`,
      ),
    };
  },
});
