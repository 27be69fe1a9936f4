import { getEnquiry } from '#modules/enquiries/queries/find-enquiry.ts';
import type { EnquiryMailTemplate } from '#modules/mails/texts/enquiry-mail-texts.ts';
import { enquiryMails } from '#modules/mails/view/enquiry-mails.tsx';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { renderMailParts } from './render-mail-parts.ts';
import { sendMail } from './send-mail.ts';

export interface AboutEnquiry {
  requestId: string;
  offerId?: string;
}

/** Composes a mail about an enquiry and sends it; a guest without a mail address gets none and is called. */
export async function sendEnquiryMail(
  app: App,
  template: EnquiryMailTemplate,
  { requestId, offerId }: AboutEnquiry,
): Promise<void> {
  const [enquiry, company] = await Promise.all([
    getEnquiry(app.db, requestId, app.clock.now()),
    getSettings(app.db),
  ]);
  if (!enquiry.contact.email) return;
  // There may be a newer answer by the time of the mail; that has a mail of its own.
  const offers = enquiry.offers.filter((offer) => offerId === undefined || offer.id === offerId);
  const enquiryUrl = `${app.config.publicUrl}/yeu-cau/${enquiry.code}`;
  const renderPart = await renderMailParts(app.db, template, company, {
    enquiry: enquiry.code,
    enquiryKind: enquiry.kindLabel.toLowerCase(),
    enquiryLink: enquiryUrl,
    name: enquiry.contact.fullName,
    answerBy: formatDateTime(enquiry.deadline),
  });
  const mail = enquiryMails[template]({ renderPart, enquiry: { ...enquiry, offers }, company, enquiryUrl });
  await sendMail(app, mail, {
    key: `${template}:${offerId ?? requestId}`,
    bookingId: null,
    template,
    recipient: enquiry.contact.email,
  });
}
