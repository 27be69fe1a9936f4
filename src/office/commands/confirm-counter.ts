import { z } from 'zod';
import { confirmCounter } from '#modules/booking/payment/confirm-counter.ts';
import { codeFlag, officeCommand, replyOf } from './office-command.ts';

export const confirmCounterCommand = officeCommand({
  name: 'confirm-counter',
  does: 'write that a guest will pay at the office, as told on the phone; its places are kept for a day',
  flags: z.object({ code: codeFlag }),
  run: async ({ db, clock }, { code }, actor) =>
    replyOf(await confirmCounter(db, { code, actor }, clock.now()), ({ expiresAt }) => [
      `${code} is kept until ${expiresAt.toISOString()}`,
    ]),
});
