import type { App } from '#platform/app.ts';
import type { AdmissionRefusal } from '#platform/bots/admit-sender.ts';
import { hashAddress, type Sender } from '#platform/bots/sender.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { NewsletterInput } from '../schema.ts';
import { askForNewsletter } from './ask-for-newsletter.ts';

export type ReceiveNewsletterResult = { ok: true } | { ok: false; reason: AdmissionRefusal };

/** Handles a newsletter subscription from outside, with its identified sender. */
export async function receiveNewsletter(
  app: Pick<App, 'queue' | 'clock' | 'secrets'> & { db: Executor },
  { email, source }: Pick<NewsletterInput, 'email' | 'source'>,
  { sender, ip }: { sender: Sender; ip: string },
): Promise<ReceiveNewsletterResult> {
  const ipHash = ip ? hashAddress(app.secrets.token, ip) : null;
  return askForNewsletter(app.db, app.queue, { email, source, sender, ipHash }, app.clock.now());
}
