import { getEnquiry } from '#modules/enquiries/queries/find-enquiry.ts';
import { type EnquiryMailTemplate, enquiryMails } from '#modules/mails/view/enquiry-mails.tsx';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { sendMail } from './send-mail.ts';

export interface AboutEnquiry {
  requestId: string;
  offerId?: string;
}

/** Writes one mail about an enquiry and sends it; a guest who left no address gets none and is called. */
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
  const url = `${app.config.publicUrl}/yeu-cau/${enquiry.code}`;
  // By the time of the mail there may be a newer answer, which has a mail of its own.
  const offers = enquiry.offers.filter((offer) => offerId === undefined || offer.id === offerId);
  const mail = enquiryMails[template]({ enquiry: { ...enquiry, offers }, url, company });
  await sendMail(app, mail, {
    key: `${template}:${offerId ?? requestId}`,
    bookingId: null,
    template,
    recipient: enquiry.contact.email,
  });
}
