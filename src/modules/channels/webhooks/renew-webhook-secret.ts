import type { Actor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';
import { webhookEncryptor } from './send-webhook.ts';
import { makeWebhookSecret } from './sign-webhook.ts';
import { webhookLimits } from './webhook-limits.ts';

export type RenewSecretResult =
  | { ok: true; secret: string; formerUntil: Date | null }
  | { ok: false; reason: 'not_allowed' | 'unknown_endpoint' };

/**
 * Gives an endpoint a new secret, shown only once. Messages are signed with both until the receiver has had time to switch
 * (`webhookLimits.overlapMs`); with `isLeaked` the former one stops signing at once.
 */
export async function renewWebhookSecret(
  { db, clock, secrets }: Pick<App, 'db' | 'clock' | 'secrets'>,
  {
    partnerId,
    endpointId,
    isLeaked,
    actor,
  }: { partnerId: number; endpointId: number; isLeaked: boolean; actor: Actor },
): Promise<RenewSecretResult> {
  if (!may(actor, 'partner.edit')) return { ok: false, reason: 'not_allowed' };
  const now = clock.now();
  const secret = makeWebhookSecret();
  const formerUntil = isLeaked ? null : new Date(now.getTime() + webhookLimits.overlapMs);
  return db.transaction().execute(async (tx): Promise<RenewSecretResult> => {
    const renewed = await tx
      .updateTable('webhook_endpoints')
      .set((eb) => ({
        secret: webhookEncryptor(secrets.data).encrypt(secret),
        former_secret: isLeaked ? null : eb.ref('secret'),
        former_until: formerUntil,
      }))
      .where('id', '=', endpointId)
      .where('partner_id', '=', partnerId)
      .where('removed_at', 'is', null)
      .returning('address')
      .executeTakeFirst();
    if (!renewed) return { ok: false, reason: 'unknown_endpoint' };
    await writeHistory(tx, {
      ...{ actor, verb: 'partner.webhook_secret', object: { type: 'partner', id: String(partnerId) }, now },
      after: { address: renewed.address, ...(formerUntil && { formerUntil: formerUntil.toISOString() }) },
    });
    return { ok: true, secret, formerUntil };
  });
}
