import { z } from 'zod';
import { acceptRequest } from '#modules/booking/supplier-answer/accept-request.ts';
import { codeFlag, officeCommand, replyOf } from './office-command.ts';

export const acceptRequestCommand = officeCommand({
  name: 'accept-request',
  does: 'write that the supplier accepts a request; its places are held for the guest to pay',
  flags: z.object({ code: codeFlag, note: z.string().default('').describe('for our own records') }),
  run: async ({ db, queue, clock }, { code, note }, actor) =>
    replyOf(
      await acceptRequest(db, queue, { code, actor, note }, clock.now()),
      ({ state, holdExpiresAt }) => [`${code} is ${state}, places held until ${holdExpiresAt.toISOString()}`],
    ),
});
