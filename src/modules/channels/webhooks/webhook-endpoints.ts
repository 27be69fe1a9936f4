import { z } from 'zod';
import type { Actor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { allowsLoopback, type OutsideRefusal, whyNotOutside } from '#platform/http/call-outside.ts';
import { webhookDue } from '../events.ts';
import { may } from '../policy.ts';
import { webhookEncryptor } from './send-webhook.ts';
import { makeWebhookSecret } from './sign-webhook.ts';
import { webhookEventNames } from './webhook-events.ts';

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'secrets'>;

/** Input of the form of an endpoint. */
export const endpointInput = z.object({
  address: z
    .string('Vui lòng nhập địa chỉ nhận.')
    .trim()
    .min(1, 'Vui lòng nhập địa chỉ nhận, bắt đầu bằng https://.')
    .max(500, 'Địa chỉ dài quá 500 ký tự.'),
  events: z
    .array(z.enum(webhookEventNames), 'Vui lòng chọn ít nhất một sự kiện.')
    .min(1, 'Vui lòng chọn ít nhất một sự kiện.'),
  receivesAll: z.boolean(),
});

export type AddEndpointResult =
  | { ok: true; secret: string }
  | { ok: false; reason: 'not_allowed' | 'unknown_partner' | 'too_many' | OutsideRefusal };

const maxEndpoints = 10;

/** Adds a webhook endpoint for a partner. The signing secret is shown only once; it is stored encrypted. */
export async function addWebhookEndpoint(
  { db, clock, config, secrets }: Parts,
  {
    partnerId,
    endpoint,
    actor,
  }: { partnerId: number; endpoint: z.output<typeof endpointInput>; actor: Actor },
): Promise<AddEndpointResult> {
  if (!may(actor, 'partner.edit')) return { ok: false, reason: 'not_allowed' };
  const wrong = whyNotOutside(endpoint.address, allowsLoopback(config));
  if (wrong) return { ok: false, reason: wrong };
  const now = clock.now();
  const secret = makeWebhookSecret();
  return db.transaction().execute(async (tx): Promise<AddEndpointResult> => {
    const partner = await tx
      .selectFrom('partners')
      .select('id')
      .where('id', '=', partnerId)
      .forUpdate()
      .executeTakeFirst();
    if (!partner) return { ok: false, reason: 'unknown_partner' };
    const others = await tx
      .selectFrom('webhook_endpoints')
      .select('id')
      .where('partner_id', '=', partnerId)
      .where('removed_at', 'is', null)
      .execute();
    if (others.length >= maxEndpoints) return { ok: false, reason: 'too_many' };
    const { address, events, receivesAll } = endpoint;
    const row = { partner_id: partnerId, address, events: [...new Set(events)], hears_all: receivesAll };
    await tx
      .insertInto('webhook_endpoints')
      .values({
        ...row,
        secret: webhookEncryptor(secrets.data).encrypt(secret),
        made_at: now,
        made_by: actor.name,
      })
      .execute();
    await record(tx, {
      verb: 'partner.webhook_added',
      partnerId,
      after: { address, events, receivesAll },
      actor,
      now,
    });
    return { ok: true, secret };
  });
}

export type ChangeEndpointResult = { ok: true } | { ok: false; reason: 'not_allowed' | 'unknown_endpoint' };

interface EndpointChange {
  partnerId: number;
  endpointId: number;
  actor: Actor;
}

/** Removes an endpoint, which then gets no more messages; its log stays. */
export function removeWebhookEndpoint(app: Pick<Parts, 'db' | 'clock'>, change: EndpointChange) {
  return changeEndpoint(app, change, 'partner.webhook_removed', { removed_at: app.clock.now() });
}

/** Switches an endpoint on again. Messages given up meanwhile can be sent with `replayWebhook`. */
export function switchOnWebhookEndpoint(app: Pick<Parts, 'db' | 'clock'>, change: EndpointChange) {
  return changeEndpoint(app, change, 'partner.webhook_resumed', {
    switched_off_at: null,
    failing_since: null,
  });
}

async function changeEndpoint(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { partnerId, endpointId, actor }: EndpointChange,
  verb: string,
  set: { removed_at: Date } | { switched_off_at: null; failing_since: null },
): Promise<ChangeEndpointResult> {
  if (!may(actor, 'partner.edit')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<ChangeEndpointResult> => {
    const changed = await tx
      .updateTable('webhook_endpoints')
      .set(set)
      .where('id', '=', endpointId)
      .where('partner_id', '=', partnerId)
      .where('removed_at', 'is', null)
      .returning('address')
      .executeTakeFirst();
    if (!changed) return { ok: false, reason: 'unknown_endpoint' };
    await record(tx, { verb, partnerId, after: changed, actor, now: clock.now() });
    return { ok: true };
  });
}

export type ReplayResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_delivery' | 'switched_off' };

/** Sends a message of the log again at once, with the same id, so that a receiver that already has it skips it. */
export async function replayWebhook(
  { db, queue, clock }: Pick<App, 'db' | 'queue' | 'clock'>,
  { partnerId, deliveryId, actor }: { partnerId: number; deliveryId: string; actor: Actor },
): Promise<ReplayResult> {
  if (!may(actor, 'partner.edit')) return { ok: false, reason: 'not_allowed' };
  if (!z.uuid().safeParse(deliveryId).success) return { ok: false, reason: 'unknown_delivery' };
  const now = clock.now();
  return db.transaction().execute(async (tx): Promise<ReplayResult> => {
    const delivery = await tx
      .selectFrom('webhook_deliveries as d')
      .innerJoin('webhook_endpoints as e', 'e.id', 'd.endpoint_id')
      .select([
        'd.event',
        'd.booking_code as booking',
        'e.switched_off_at as offAt',
        'e.removed_at as removedAt',
      ])
      .where('d.id', '=', deliveryId)
      .where('e.partner_id', '=', partnerId)
      .forUpdate('d')
      .executeTakeFirst();
    if (!delivery || delivery.removedAt) return { ok: false, reason: 'unknown_delivery' };
    if (delivery.offAt) return { ok: false, reason: 'switched_off' };
    await tx
      .updateTable('webhook_deliveries')
      .set({ state: 'waiting', attempts: 0, next_try_at: now })
      .where('id', '=', deliveryId)
      .execute();
    await queue.send(tx, webhookDue, { deliveryId, attempt: 1 });
    const { event, booking } = delivery;
    await record(tx, { verb: 'partner.webhook_replayed', partnerId, after: { event, booking }, actor, now });
    return { ok: true };
  });
}

function record(
  tx: Tx,
  {
    partnerId,
    ...line
  }: { verb: string; partnerId: number; after: Record<string, unknown>; actor: Actor; now: Date },
): Promise<void> {
  return writeHistory(tx, { ...line, object: { type: 'partner', id: String(partnerId) } });
}
