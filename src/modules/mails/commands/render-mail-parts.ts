import { getWording } from '#modules/settings/wordings/get-wording.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type MailValues, type OtherTemplate, partRenderer, type RenderPart } from '../texts/worded-mails.ts';

/**
 * Renders a mail's parts in the office's wording; all fills must be given. Not for bookings and refunds, which have
 * values of their own.
 */
export async function renderMailParts<Template extends OtherTemplate>(
  db: Executor,
  template: Template,
  company: { name: string; phone: string },
  values: MailValues<Template>,
): Promise<RenderPart> {
  const words = await getWording(db, { kind: 'mail', name: template });
  return partRenderer(template, words, { company: company.name, phone: company.phone, ...values });
}
