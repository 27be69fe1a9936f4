import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { EncryptedColumn } from '#platform/db/reseal-column.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { allowsLoopback, callOutside } from '#platform/http/call-outside.ts';
import { createTextEncryptor, type EncryptionSecrets } from '#platform/http/encryptor.ts';
import { webhookDue } from '../events.ts';
import { signWebhook } from './sign-webhook.ts';
import { webhookLimits } from './webhook-limits.ts';

type Parts = Pick<App, 'db' | 'queue' | 'clock' | 'config' | 'secrets'>;

const purpose = 'webhook secrets';
/** Columns in which webhook secrets are stored encrypted. */
export const encryptedWebhookSecrets: readonly EncryptedColumn[] = ['secret', 'former_secret'].map(
  (column) => ({
    table: 'webhook_endpoints',
    key: 'id',
    column,
    form: 'text',
    purpose,
  }),
);

export function webhookEncryptor(secrets: EncryptionSecrets) {
  return createTextEncryptor(secrets, purpose);
}

const webhookCall = { method: 'POST' as const, timeoutMs: 15_000, maxBytes: 64 * 1024 };

/**
 * Sends a message to its endpoint, signed anew for each attempt. A 2xx response within 15 seconds accepts it; otherwise it is
 * retried after the next pause (`webhookLimits`) and finally given up. An endpoint that has accepted nothing for three days is
 * switched off. Idempotent: what was delivered or attempted since is skipped, and the receiver knows a message by its id.
 */
export async function sendWebhook(
  app: Parts,
  { deliveryId, attempt }: { deliveryId: string; attempt: number },
): Promise<void> {
  const delivery = await app.db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_endpoints as e', 'e.id', 'd.endpoint_id')
    .select([
      'd.id',
      'd.body',
      'd.attempts',
      'd.state',
      'e.address',
      'e.secret',
      'e.former_secret as formerSecret',
      'e.former_until as formerUntil',
      'e.switched_off_at',
      'e.removed_at',
    ])
    .where('d.id', '=', deliveryId)
    .executeTakeFirst();
  if (delivery?.state !== 'waiting' || delivery.attempts >= attempt) return;
  const isOff = delivery.switched_off_at !== null || delivery.removed_at !== null;
  const outcome = isOff ? 'switched_off' : await send(app, delivery);
  await app.db.transaction().execute((tx) => note(app, tx, { deliveryId, attempt, outcome, isOff }));
}

async function send(
  { secrets, config, clock }: Parts,
  delivery: {
    id: string;
    body: string;
    address: string;
    secret: string;
    formerSecret: string | null;
    formerUntil: Date | null;
  },
) {
  const { decrypt } = webhookEncryptor(secrets.data);
  const { id, body, formerSecret, formerUntil } = delivery;
  const sentAt = clock.now();
  const secret = decrypt(delivery.secret);
  if (!secret) return 'sealed';
  const former = formerSecret && formerUntil && formerUntil > sentAt ? decrypt(formerSecret) : null;
  const signed = signWebhook(former ? [secret, former] : [secret], { id, sentAt, body });
  const headers = { ...signed, 'content-type': 'application/json', 'user-agent': 'NeoViet-Webhook/1.0' };
  const toLoopback = allowsLoopback(config);
  const reply = await callOutside({ ...webhookCall, url: delivery.address, headers, body, toLoopback });
  if (!reply.ok) return reply.reason;
  return reply.status >= 200 && reply.status < 300 ? 'ok' : String(reply.status);
}

interface Tried {
  deliveryId: string;
  attempt: number;
  outcome: string;
  isOff: boolean;
}

async function note(
  { queue, clock }: Parts,
  tx: Tx,
  { deliveryId, attempt, outcome, isOff }: Tried,
): Promise<void> {
  const now = clock.now();
  const { endpointId } = await tx
    .selectFrom('webhook_deliveries')
    .select('endpoint_id as endpointId')
    .where('id', '=', deliveryId)
    .executeTakeFirstOrThrow();
  const endpoint = await tx
    .selectFrom('webhook_endpoints')
    .select([
      'partner_id as partnerId',
      'address',
      'failing_since as failingSince',
      'switched_off_at as offAt',
    ])
    .where('id', '=', endpointId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isTaken = outcome === 'ok';
  const pauseMs = isTaken || isOff ? undefined : webhookLimits.pausesMs[attempt - 1];
  const nextTryAt = pauseMs === undefined ? null : new Date(now.getTime() + pauseMs);
  const { numUpdatedRows } = await tx
    .updateTable('webhook_deliveries')
    .set({
      state: isTaken ? 'delivered' : nextTryAt ? 'waiting' : 'given_up',
      attempts: attempt,
      outcome,
      tried_at: now,
      next_try_at: nextTryAt,
    })
    .where('id', '=', deliveryId)
    .where('state', '=', 'waiting')
    .where('attempts', '<', attempt)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  if (nextTryAt)
    await queue.send(tx, webhookDue, { deliveryId, attempt: attempt + 1 }, { startAfter: nextTryAt });
  if (isOff) return;
  const since = isTaken ? null : (endpoint.failingSince ?? now);
  const isOver =
    since !== null && now.getTime() - since.getTime() >= webhookLimits.switchOffMs && !endpoint.offAt;
  await tx
    .updateTable('webhook_endpoints')
    .set({ failing_since: since, ...(isOver && { switched_off_at: now }) })
    .where('id', '=', endpointId)
    .execute();
  if (isOver) {
    const object = { type: 'partner', id: String(endpoint.partnerId) };
    const reason = 'Ba ngày không nhận tin nào';
    await writeHistory(tx, {
      actor: 'system',
      verb: 'partner.webhook_stopped',
      object,
      after: { address: endpoint.address },
      reason,
      now,
    });
  }
}
