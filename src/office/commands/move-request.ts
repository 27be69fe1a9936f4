import { z } from 'zod';
import { moveEnquiry } from '#modules/enquiries/commands/move-enquiry.ts';
import { officeCommand, replyOf } from './office-command.ts';

const states = ['dang-xu-ly', 'chot', 'dong'] as const;

export const moveRequestCommand = officeCommand({
  name: 'move-request',
  does: 'take up what a guest asks for, settle it or close it; answer-request answers it by mail',
  flags: z.object({
    code: z.string().trim().toUpperCase().min(1).describe('code of the request, see list-requests'),
    to: z.enum(states).describe('dang-xu-ly: taken up; chot: settled; dong: closed'),
    note: z.string().default('').describe('what was said or done, for the history'),
  }),
  run: async ({ db, clock }, { code, to, note }, actor) =>
    replyOf(await moveEnquiry(db, { code, to, actor, note }, clock.now()), () => [`${code}: ${to}`]),
});
