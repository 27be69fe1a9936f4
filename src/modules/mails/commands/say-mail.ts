import { getWording } from '#modules/settings/wordings/get-wording.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type MailValues, type OtherTemplate, type SayPart, sayParts } from '../texts/worded-mails.ts';

/** Says a mail in the office's words; every place that may be filled in has to be given. Not of bookings and refunds, which have values of their own. */
export async function sayMail<Template extends OtherTemplate>(
  db: Executor,
  template: Template,
  company: { name: string; phone: string },
  values: MailValues<Template>,
): Promise<SayPart> {
  const words = await getWording(db, { kind: 'mail', name: template });
  return sayParts(template, words, { company: company.name, phone: company.phone, ...values });
}
