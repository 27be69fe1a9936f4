import { getWording } from '#modules/settings/wordings/get-wording.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type MailValues, type OtherTemplate, type SayPart, sayParts } from '../texts/worded-mails.ts';

/**
 * Renders a mail's parts in the office's wording; all fills must be given. Not for bookings and refunds, which have
 * values of their own.
 */
export async function sayMail<Template extends OtherTemplate>(
  db: Executor,
  template: Template,
  company: { name: string; phone: string },
  values: MailValues<Template>,
): Promise<SayPart> {
  const words = await getWording(db, { kind: 'mail', name: template });
  return sayParts(template, words, { company: company.name, phone: company.phone, ...values });
}
