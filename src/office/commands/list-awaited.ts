import { z } from 'zod';
import { listAwaited } from '#modules/booking/supplier-answer/list-awaited.ts';
import { officeCommand } from './office-command.ts';

export const listAwaitedCommand = officeCommand({
  name: 'list-awaited',
  does: 'list paid bookings whose supplier has not confirmed yet, for supplier-reference; the oldest first',
  flags: z.object({}),
  run: async ({ db, clock }) => {
    const awaited = await listAwaited(db, clock.now());
    if (awaited.length === 0) return { lines: ['No supplier is waited for'] };
    return {
      lines: awaited.flatMap(({ code, items, isOverdue }) => [
        `${code}${isOverdue ? '  LATE' : ''}`,
        ...items.map(({ title, words }) => `  ${title}: ${words}`),
      ]),
    };
  },
});
