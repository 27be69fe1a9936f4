import type { AnswerTimes } from '#modules/settings/schema.ts';
import type { EnquiryType } from './enquiry-types.ts';

/** The deadline for answering an enquiry received now, as the site promises. */
export function answerDeadline(kind: EnquiryType, createdAt: Date, answers: AnswerTimes): Date {
  return new Date(createdAt.getTime() + hoursOf(kind, answers) * 3_600_000);
}

function hoursOf(
  kind: EnquiryType,
  { messageHours, groupHours, partnerHours, complaintDays }: AnswerTimes,
): number {
  switch (kind) {
    case 'bao-gia-doan':
      return groupHours;
    case 'doi-tac':
      return partnerHours;
    case 'khieu-nai':
    case 'gop-y':
      return complaintDays * 24;
    default:
      return messageHours;
  }
}
