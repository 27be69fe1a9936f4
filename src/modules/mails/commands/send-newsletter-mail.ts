import { newsletterMail } from '#modules/mails/view/newsletter-mail.tsx';
import { signNewsletterLinkToken } from '#modules/newsletter/newsletter-link-token.ts';
import { findSubscriber } from '#modules/newsletter/queries.ts';
import { newsletterConsent } from '#modules/newsletter/rules.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { renderMailParts } from './render-mail-parts.ts';
import { sendMail } from './send-mail.ts';

/** Asks an address to confirm the newsletter; unsubscribing takes one click, also in the mail program (RFC 8058). */
export async function sendNewsletterMail(
  app: App,
  { subscriberId, at }: { subscriberId: string; at: string },
): Promise<void> {
  const [subscriber, company] = await Promise.all([
    findSubscriber(app.db, subscriberId),
    getSettings(app.db),
  ]);
  if (subscriber?.state !== 'waiting') return;
  const { publicUrl } = app.config;
  const link = (use: 'confirm' | 'leave', path: string) =>
    `${publicUrl}/ban-tin/${path}/${signNewsletterLinkToken(app.secrets.token, use, subscriberId, app.clock.now())}`;
  const leaveUrl = link('leave', 'huy');
  const mail = newsletterMail({
    renderPart: await renderMailParts(app.db, 'newsletter_asked', company, { leaveLink: leaveUrl }),
    company,
    consent: newsletterConsent(company),
    confirmUrl: link('confirm', 'xac-nhan'),
  });
  await sendMail(app, mail, {
    key: `newsletter_asked:${subscriberId}:${at}`,
    bookingId: null,
    template: 'newsletter_asked',
    recipient: subscriber.email,
    headers: {
      'List-Unsubscribe': `<${leaveUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}
