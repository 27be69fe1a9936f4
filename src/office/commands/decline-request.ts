import { z } from 'zod';
import { declineRequest } from '#modules/booking/supplier-answer/decline-request.ts';
import { codeFlag, officeCommand, replyOf } from './office-command.ts';

export const declineRequestCommand = officeCommand({
  name: 'decline-request',
  does: 'write that the supplier cannot take a request; the guest is told why and what was paid goes back',
  flags: z.object({ code: codeFlag, note: z.string().min(1).describe('why, for the guest to read') }),
  run: async ({ db, queue, clock }, { code, note }, actor) =>
    replyOf(await declineRequest(db, queue, { code, actor, note }, clock.now()), () => [
      `${code} is declined, the guest is told`,
    ]),
});
