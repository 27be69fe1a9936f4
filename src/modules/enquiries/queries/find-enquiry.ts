import { readEnquiryCode } from '#modules/enquiries/rules/enquiry-code.ts';
import type { Executor } from '#platform/db/connect.ts';
import { normalizePhone } from '#platform/vietnamese/phone.ts';
import { type EnquiryView, loadEnquiryView } from './enquiry-view.ts';

/**
 * The enquiry of a code and the phone number it was sent with, in whatever way both are typed; null for a wrong one of
 * either, which cannot be told apart.
 */
export async function findEnquiry(
  db: Executor,
  code: string,
  phone: string,
  now: Date,
): Promise<EnquiryView | null> {
  const bareCode = readEnquiryCode(code);
  const normalPhone = normalizePhone(phone);
  if (!bareCode || !normalPhone) return null;
  const row = await db
    .selectFrom('requests')
    .select('id')
    .where('code', '=', bareCode)
    .where('phone', '=', normalPhone)
    .executeTakeFirst();
  return row ? loadEnquiryView(db, row.id, now) : null;
}

/** For our own use, as in mails. @throws when there is none */
export function getEnquiry(db: Executor, id: string, now: Date): Promise<EnquiryView> {
  return loadEnquiryView(db, id, now);
}
