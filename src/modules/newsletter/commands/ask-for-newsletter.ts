import { randomUUID } from 'node:crypto';
import { getSettings } from '#modules/settings/queries.ts';
import { type AdmissionRefusal, admitSender } from '#platform/bots/admit-sender.ts';
import type { Sender } from '#platform/bots/sender.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { mailboxKey } from '#platform/limits/mailbox-key.ts';
import { takeAllowance } from '#platform/limits/take-allowance.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { newsletterRequested } from '../events.ts';
import { newsletterConsent } from '../rules.ts';

/** Minimum time between two confirmation mails to an address, so that nobody can flood somebody else's. */
const askAgainMs = 86_400_000;

/**
 * Records a newsletter subscription and asks the address to confirm it (double opt-in). The response is the same for an address that
 * is pending, subscribed or unsubscribed. Idempotent.
 */
export async function askForNewsletter(
  db: Executor,
  queue: Queue,
  { email, source, sender, ipHash }: { email: string; source: string; sender: Sender; ipHash: string | null },
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: AdmissionRefusal }> {
  return inTransaction(db, async (tx) => {
    const refusal = await admitSender(tx, sender, now);
    if (refusal) return { ok: false, reason: refusal };
    const consent = newsletterConsent(await getSettings(tx));
    const fields = { consent, consented_at: now, ip_hash: ipHash, source, asked_at: now };
    const row = await tx
      .insertInto('newsletter_subscribers')
      .values({ id: randomUUID(), email, state: 'waiting', ...fields })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ ...fields, state: 'waiting', confirmed_at: null })
          .where('newsletter_subscribers.state', '<>', 'subscribed')
          .where('newsletter_subscribers.asked_at', '<=', new Date(now.getTime() - askAgainMs)),
      )
      .returning('id')
      .executeTakeFirst();
    if (row && (await mayAsk(tx, email, sender)))
      await queue.send(tx, newsletterRequested, { subscriberId: row.id, at: now.toISOString() });
    return { ok: true };
  });
}

/** Limits confirmations per mailbox, since it can have many addresses (`+` and a suffix). */
async function mayAsk(tx: Tx, email: string, { counted }: Sender): Promise<boolean> {
  if (!counted) return true;
  const limit = { name: 'newsletter mails', subject: mailboxKey(email), max: 3, windowSeconds: 86_400 };
  return (await takeAllowance(tx, [limit], counted.counting)).ok;
}
