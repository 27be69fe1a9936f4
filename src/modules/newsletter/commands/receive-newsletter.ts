import type { App } from '#platform/app.ts';
import type { AdmissionRefusal } from '#platform/bots/admit-sender.ts';
import { hashAddress, identifySender, type SenderRefusal } from '#platform/bots/sender.ts';
import type { NewsletterInput } from '../schema.ts';
import { askForNewsletter } from './ask-for-newsletter.ts';

export type ReceiveNewsletterResult = { ok: true } | { ok: false; reason: AdmissionRefusal | SenderRefusal };

/** Takes a wish for the newsletter from outside: tells people from machines first. */
export async function receiveNewsletter(
  app: Pick<App, 'db' | 'queue' | 'clock' | 'config' | 'secrets'>,
  { email, source, website, openedAt, altcha: proof }: NewsletterInput,
  { ip }: { ip: string },
): Promise<ReceiveNewsletterResult> {
  const found = await identifySender(app, { website, openedAt, proof, ip });
  if (!found.ok) return found;
  const ipHash = ip ? hashAddress(app.secrets.token, ip) : null;
  return askForNewsletter(
    app.db,
    app.queue,
    { email, source, sender: found.sender, ipHash },
    app.clock.now(),
  );
}
