import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { stateNow } from '#modules/booking/state.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { webhookDue } from '../events.ts';
import type { WebhookEvent } from './webhook-events.ts';

interface Happened {
  event: WebhookEvent;
  bookingId: string;
  /** Distinguishes the occurrences of an event that can happen to a booking more than once. */
  at?: string | undefined;
}

/**
 * Stores a delivery of a booking event for each endpoint subscribed to it, and queues the sending. Idempotent: an endpoint
 * gets each event once. @returns how many deliveries
 */
export async function queueWebhooks(
  db: Database,
  queue: Queue,
  { event, bookingId, at = '' }: Happened,
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const endpoints = await tx
      .selectFrom('webhook_endpoints as e')
      .leftJoin('partner_bookings as b', (join) =>
        join.onRef('b.partner_id', '=', 'e.partner_id').on('b.booking_id', '=', bookingId),
      )
      .select('e.id')
      .where('e.removed_at', 'is', null)
      .where('e.switched_off_at', 'is', null)
      .where((eb) => eb.or([eb('e.hears_all', '=', true), eb('b.booking_id', 'is not', null)]))
      .where(sql<boolean>`${event} = ANY (e.events)`)
      .orderBy('e.id')
      .execute();
    const message = endpoints.length > 0 ? await messageOf(tx, { event, bookingId, at, now }) : null;
    if (!message) return 0;
    const cause = `${event} ${bookingId} ${at}`.trim();
    return addDeliveries(
      tx,
      queue,
      { endpointIds: endpoints.map(({ id }) => id), cause, event, ...message },
      now,
    );
  });
}

/** The same for a test booking, only to the endpoints of its partner. */
export async function queueTestWebhooks(
  tx: Tx,
  queue: Queue,
  { partnerId, code, event, data }: { partnerId: number; code: string; event: WebhookEvent; data: object },
  now: Date,
): Promise<number> {
  const endpoints = await tx
    .selectFrom('webhook_endpoints as e')
    .select('e.id')
    .where('e.partner_id', '=', partnerId)
    .where('e.removed_at', 'is', null)
    .where('e.switched_off_at', 'is', null)
    .where(sql<boolean>`${event} = ANY (e.events)`)
    .execute();
  const body = JSON.stringify({ type: event, timestamp: now.toISOString(), mode: 'test', data });
  const endpointIds = endpoints.map(({ id }) => id);
  return addDeliveries(tx, queue, { endpointIds, cause: `${event} ${code}`, event, code, body }, now);
}

interface Message {
  endpointIds: number[];
  cause: string;
  event: WebhookEvent;
  code: string;
  body: string;
}

async function addDeliveries(
  tx: Tx,
  queue: Queue,
  { endpointIds, cause, event, code, body }: Message,
  now: Date,
): Promise<number> {
  if (endpointIds.length === 0) return 0;
  const added = await tx
    .insertInto('webhook_deliveries')
    .values(
      endpointIds.map((endpointId) => ({
        id: randomUUID(),
        endpoint_id: endpointId,
        cause,
        event,
        booking_code: code,
        body,
        state: 'waiting',
        made_at: now,
        next_try_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['endpoint_id', 'cause']).doNothing())
    .returning('id')
    .execute();
  await queue.sendAll(
    tx,
    webhookDue,
    added.map(({ id }) => ({ deliveryId: id, attempt: 1 })),
  );
  return added.length;
}

/** The payload: event and booking with its state, money and days, without name, phone or mail. */
async function messageOf(
  tx: Tx,
  { event, bookingId, at, now }: Happened & { now: Date },
): Promise<{ code: string; body: string } | null> {
  const booking = await tx
    .selectFrom('bookings as b')
    .leftJoin('holds as h', 'h.id', 'b.hold_id')
    .select(['b.code', 'b.state', 'b.total_vnd as total', 'h.state as holdState'])
    .where('b.id', '=', bookingId)
    .executeTakeFirst();
  if (!booking) return null;
  const items = await tx
    .selectFrom('booking_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select([
      'i.kind',
      'p.slug',
      'i.from_on as from',
      'i.to_on as to',
      'i.quantity',
      'i.amount_vnd as amount',
    ])
    .where('i.booking_id', '=', bookingId)
    .orderBy('i.position')
    .execute();
  const { code, total } = booking;
  const data = {
    code,
    ...(event === 'booking.changed' && { change: await changeOf(tx, bookingId, at ? new Date(at) : now) }),
    status: stateNow(booking as Parameters<typeof stateNow>[0]),
    total,
    currency: 'VND',
    items,
  };
  return { code, body: JSON.stringify({ type: event, timestamp: now.toISOString(), mode: 'live', data }) };
}

/** What a change was, by the event that it left. */
const changes: Readonly<Record<string, string>> = {
  changed: 'dates_or_guests',
  moved: 'other_product',
  rebooked: 'date_after_closing',
  service_added: 'service_added',
};

async function changeOf(tx: Tx, bookingId: string, at: Date): Promise<string | undefined> {
  const last = await tx
    .selectFrom('booking_events')
    .select('reason')
    .where('booking_id', '=', bookingId)
    .where('reason', 'in', Object.keys(changes))
    .where('at', '<=', at)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last && changes[last.reason];
}
