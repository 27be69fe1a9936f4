import type { EnquiryType } from './enquiry-types.ts';

/** Hours within which staff answer, as the pages say. What is past them is put to staff every morning. */
export const answerWithinHours: Record<EnquiryType, number> = {
  'lien-he': 24,
  'tu-van': 24,
  'goi-lai': 24,
  've-may-bay': 24,
  'bao-gia-doan': 48,
  'doi-tac': 72,
  'khieu-nai': 7 * 24,
  'gop-y': 7 * 24,
};

/** Until when an enquiry is to be answered. */
export function answerDeadline(kind: EnquiryType, createdAt: Date): Date {
  return new Date(createdAt.getTime() + answerWithinHours[kind] * 3_600_000);
}
