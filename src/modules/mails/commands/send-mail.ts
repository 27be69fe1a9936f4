import { render, toPlainText } from '@react-email/render';
import type { Mail } from '#modules/mails/view/mail.ts';
import type { App } from '#platform/app.ts';
import { type MailToPost, postMail } from './post-mail.ts';

/** Writes a mail as HTML and as plain text, keeps it once for its key, and sends it, see `postMail`. A guest who gave no address gets none. */
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
