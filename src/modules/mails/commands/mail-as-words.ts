import { render, toPlainText } from '@react-email/render';
import type { Mail } from '#modules/mails/view/mail.ts';

/** A mail as whoever gets it will read it, without its links. */
export interface ReadMail {
  recipient: string;
  subject: string;
  plain: string;
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
