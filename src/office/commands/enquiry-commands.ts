import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { answerEnquiry } from '#modules/enquiries/commands/answer-enquiry.ts';
import { moveEnquiry } from '#modules/enquiries/commands/change-enquiry-state.ts';
import { listOpenEnquiries, type OpenEnquiry } from '#modules/enquiries/queries/list-open-enquiries.ts';
import { enquiryStateLabels } from '#modules/enquiries/rules/enquiry-state.ts';
import { enquiryTypeLabels, enquiryTypes } from '#modules/enquiries/rules/enquiry-types.ts';
import { answerInput } from '#modules/enquiries/schema.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { type OfficeCommand, officeCommand, replyOf } from './office-command.ts';

const states = ['dang-xu-ly', 'chot', 'dong'] as const;

export const enquiryCommands: OfficeCommand[] = [
  officeCommand({
    name: 'list-requests',
    description:
      'list what guests ask for and nobody has answered: messages, complaints, calls back, quotes; oldest first',
    flags: z.object({
      kind: z.enum(enquiryTypes).optional().describe(enquiryTypes.join(' | ')),
    }),
    run: async ({ db, clock }, { kind }) => {
      const now = clock.now();
      const requests = (await listOpenEnquiries(db, now)).filter((one) => !kind || one.kind === kind);
      return { lines: requests.length ? requests.flatMap((one) => linesOf(one, now)) : ['no request waits'] };
    },
  }),
  officeCommand({
    name: 'answer-request',
    description: 'answer a request for flights or advice; the guest gets a mail',
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
  }),
  officeCommand({
    name: 'move-request',
    description: 'take up what a guest asks for, settle it or close it; answer-request answers it by mail',
    flags: z.object({
      code: z.string().trim().toUpperCase().min(1).describe('code of the request, see list-requests'),
      to: z.enum(states).describe('dang-xu-ly: taken up; chot: settled; dong: closed'),
      note: z.string().default('').describe('what was said or done, for the history'),
    }),
    run: async ({ db, clock }, { code, to, note }, actor) =>
      replyOf(await moveEnquiry(db, { code, to, actor, note }, clock.now()), () => [`${code}: ${to}`]),
  }),
];

function linesOf(request: OpenEnquiry, now: Date): string[] {
  const hours = Math.floor((now.getTime() - request.createdAt.getTime()) / 3_600_000);
  const age = hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
  const { code, kind, state, fullName, phone, email, product, message } = request;
  return [
    `${code}  ${enquiryTypeLabels[kind]}  ${enquiryStateLabels[state]}  ${age}  answer by ${formatDateTime(request.answerBy)}${request.isOverdue ? '  LATE' : ''}`,
    `  ${[fullName, phone, email, product].filter(Boolean).join(', ')}`,
    ...(message ? [`  ${message.replaceAll('\n', '\n  ')}`] : []),
  ];
}
