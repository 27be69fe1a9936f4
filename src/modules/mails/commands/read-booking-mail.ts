import { render, toPlainText } from '@react-email/render';
import type { MailTemplate } from '#modules/mails/texts/booking-mail-texts.ts';
import type { Mail } from '#modules/mails/view/mail.ts';
import { type Composing, composeBookingMail } from './compose-booking-mail.ts';

/** A mail as whoever gets it will read it, without its links. */
export interface ReadMail {
  recipient: string;
  subject: string;
  plain: string;
}

/**
 * A mail about a booking as words, sent to nobody: asked within a transaction that is taken back, it is the mail of what has not
 * been done yet. Null where no such mail would be sent.
 */
export async function readBookingMail(
  app: Composing,
  template: MailTemplate,
  about: { bookingId: string; at?: string },
): Promise<ReadMail | null> {
  const { mail, booking } = await composeBookingMail(app, template, about);
  const recipient = booking.contact.email;
  if (!mail || !recipient) return null;
  return { recipient, ...(await mailAsWords(mail)) };
}

/** What a mail says, without its links. */
export async function mailAsWords({ subject, body }: Mail): Promise<Omit<ReadMail, 'recipient'>> {
  const html = await render(body);
  // Its links would open the booking for whoever reads over a shoulder.
  const selectors = [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
  ];
  return { subject, plain: toPlainText(html, { selectors }) };
}
