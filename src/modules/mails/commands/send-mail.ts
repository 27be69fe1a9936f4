import { render, toPlainText } from '@react-email/render';
import type { Mail } from '#modules/mails/view/mail.ts';
import type { App } from '#platform/app.ts';
import { type MailToPost, postMail } from './post-mail.ts';

/** Renders a mail as HTML and plain text and posts it once per key, see `postMail`. A guest without a mail address gets none. */
export async function sendMail(
  { db, config }: Pick<App, 'db' | 'config'>,
  { subject, body }: Mail,
  to: Omit<MailToPost, 'subject' | 'html' | 'plain'>,
): Promise<void> {
  if (to.recipient === '') return;
  const html = await render(body);
  await postMail(
    db,
    { ...to, subject, html, plain: toPlainText(html) },
    { url: config.SMTP_URL, from: config.MAIL_FROM },
  );
}
