import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { answerEnquiry } from '#modules/enquiries/commands/answer-enquiry.ts';
import { answerInput } from '#modules/enquiries/schema.ts';
import { officeCommand, replyOf } from './office-command.ts';

export const answerRequestCommand = officeCommand({
  name: 'answer-request',
  does: 'answer a request for flights or advice; the guest gets a mail',
  flags: z.object({
    code: z.string().min(1).describe('code of the request'),
    file: z.string().min(1).describe('JSON file with message and fares'),
  }),
  run: async ({ db, queue, clock }, { code, file }, actor) => {
    const answer = answerInput.parse(JSON.parse(readFileSync(file, 'utf8')));
    return replyOf(await answerEnquiry(db, queue, { code, actor, answer }, clock.now()), ({ number }) => [
      `${code}: answer ${number} is sent`,
    ]);
  },
});
