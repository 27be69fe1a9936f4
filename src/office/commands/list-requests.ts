import { z } from 'zod';
import { listOpenEnquiries, type OpenEnquiry } from '#modules/enquiries/queries/list-open-enquiries.ts';
import { enquiryStateLabels } from '#modules/enquiries/rules/enquiry-state.ts';
import { enquiryTypeLabels, enquiryTypes } from '#modules/enquiries/rules/enquiry-types.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { officeCommand } from './office-command.ts';

export const listRequestsCommand = officeCommand({
  name: 'list-requests',
  does: 'list what guests ask for and nobody has answered: messages, complaints, calls back, quotes; oldest first',
  flags: z.object({
    kind: z.enum(enquiryTypes).optional().describe(enquiryTypes.join(' | ')),
  }),
  run: async ({ db, clock }, { kind }) => {
    const now = clock.now();
    const requests = (await listOpenEnquiries(db, now)).filter((one) => !kind || one.kind === kind);
    return { lines: requests.length ? requests.flatMap((one) => linesOf(one, now)) : ['no request waits'] };
  },
});

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
