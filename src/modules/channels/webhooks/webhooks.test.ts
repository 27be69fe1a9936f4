import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { webhookDue } from '#modules/channels/events.ts';
import { channelSweeps } from '#modules/channels/jobs.ts';
import { addPartner } from '#modules/channels/partners/partners.ts';
import { syncTasks } from '#modules/tasks/commands/sync-tasks.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { staff } from '#tests/factories/staff.ts';
import { bookByApi } from '#tests/support/api-booking.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { queueWebhooks } from './queue-webhooks.ts';
import { renewWebhookSecret } from './renew-webhook-secret.ts';
import { sendWebhook } from './send-webhook.ts';
import { addWebhookEndpoint, replayWebhook, switchOnWebhookEndpoint } from './webhook-endpoints.ts';
import { listWebhookDeliveries, listWebhookEndpoints } from './webhook-queries.ts';

let site: TestServer;
let receiver: Server;
let status = 200;
let received: { headers: IncomingHttpHeaders; body: string }[] = [];
let bookingId: string;
let code: string;
const actor = staff('lan');

beforeAll(async () => {
  site = await createTestServer();
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const hotel = await createBookableHotel(site.db);
  const stay = { unitId: hotel.unitIds[0], planId: hotel.planIds[0], from: '2026-12-10', to: '2026-12-12' };
  code = (await bookByApi(site, stay as never)).code;
  ({ id: bookingId } = await site.db
    .selectFrom('bookings')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow());
});
afterAll(async () => {
  receiver.close();
  await site.close();
});
beforeEach(() => {
  received = [];
  status = 200;
  site.queue.sent.length = 0;
});

const address = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
let partners = 0;
async function endpoint(over: { receivesAll?: boolean; events?: ['booking.held'] } = {}) {
  const partner = await addPartner(site.app, { title: `Đối tác ${partners++}`, actor });
  if (!partner.ok) throw new Error(partner.reason);
  const added = await addWebhookEndpoint(site.app, {
    partnerId: partner.id,
    endpoint: {
      address: address(),
      events: over.events ?? ['booking.held'],
      receivesAll: over.receivesAll ?? true,
    },
    actor,
  });
  if (!added.ok) throw new Error(added.reason);
  return { partnerId: partner.id, secret: added.secret };
}
const announceHold = (at?: string) =>
  queueWebhooks(site.db, site.queue, { event: 'booking.held', bookingId, at }, site.clock.now());
/** Sends the queued messages; retries are queued for later. */
async function work() {
  for (const { name, data } of site.queue.sent.splice(0))
    if (name === webhookDue.name) await sendWebhook(site.app, data as never);
}
const log = async (partnerId: number) => (await listWebhookDeliveries(site.db, partnerId))[0];
const off = () => site.db.updateTable('webhook_endpoints').set({ removed_at: new Date() }).execute();

/** Verifies as a receiver does according to https://www.standardwebhooks.com. */
function isGenuine(secret: string, { headers, body }: (typeof received)[number], now: Date): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': given } = headers;
  if (Math.abs(now.getTime() / 1000 - Number(at)) > 300) return false;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const own = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest();
  return String(given)
    .split(' ')
    .map((signature) => Buffer.from(signature.replace(/^v1,/, ''), 'base64'))
    .some((theirs) => theirs.length === own.length && timingSafeEqual(own, theirs));
}

test('an endpoint receives each event once, signed, with money and days but no personal data; forgeries are recognised', async () => {
  await off();
  const { partnerId, secret } = await endpoint();
  expect(await announceHold()).toBe(1);
  expect(await announceHold(), 'announced twice').toBe(0);
  await work();
  expect(received).toHaveLength(1);
  const message = received[0] as (typeof received)[number];
  const sent = JSON.parse(message.body);
  expect(sent).toMatchObject({
    type: 'booking.held',
    mode: 'live',
    data: {
      code,
      status: 'held',
      currency: 'VND',
      items: [{ from: '2026-12-10', to: '2026-12-12', quantity: 1 }],
    },
  });
  expect(message.body).not.toMatch(/Nguyễn Thu Hà|ha@example\.com|"phone"|"contact"/);
  const now = site.clock.now();
  expect(isGenuine(secret, message, now)).toBe(true);
  const forged = { ...message, body: message.body.replace('held', 'confirmed') };
  expect(isGenuine(secret, forged, now)).toBe(false);
  const other = { ...message, headers: { ...message.headers, 'webhook-id': 'x' } };
  expect(isGenuine(secret, other, now)).toBe(false);
  expect(isGenuine(secret, message, new Date(now.getTime() + 600_000)), 'replayed by somebody').toBe(false);
  expect(await log(partnerId)).toMatchObject({ state: 'delivered', attempts: 1, outcome: 'ok' });
  const kept = await site.db.selectFrom('webhook_endpoints').select('secret').execute();
  expect(JSON.stringify(kept)).not.toContain(secret.slice(6));
});

test('a change says what it was: other days, or a service that was added', async () => {
  await off();
  await endpoint({ events: ['booking.changed'] as never });
  const announceChange = async (reason: string, at: Date) => {
    await site.db
      .insertInto('booking_events')
      .values({ booking_id: bookingId, from_state: 'held', to_state: 'held', actor: 'staff:lan', reason, at })
      .execute();
    const event = { event: 'booking.changed', bookingId, at: at.toISOString() } as const;
    return queueWebhooks(site.db, site.queue, event, site.clock.now());
  };
  const now = site.clock.now().getTime();
  for (const [at, reason] of ['changed', 'service_added', 'moved', 'rebooked'].entries())
    expect(await announceChange(reason, new Date(now + at))).toBe(1);
  const added = { event: 'booking.changed', bookingId, at: new Date(now + 1).toISOString() } as const;
  await site.db.deleteFrom('webhook_deliveries').where('cause', 'like', `%${added.at}`).execute();
  await queueWebhooks(site.db, site.queue, added, site.clock.now());
  await work();
  const changes = received.map(({ body }) => JSON.parse(body).data.change);
  // The third was told late: what it says is of its own time.
  expect(changes.toSorted()).toEqual([
    'date_after_closing',
    'dates_or_guests',
    'other_product',
    'service_added',
  ]);
});

test('a partner without a share in the booking is not notified', async () => {
  await off();
  await endpoint({ receivesAll: false });
  expect(await announceHold('a')).toBe(0);
});

test('a failed delivery is retried with growing pauses, given up, and sent again by staff', async () => {
  await off();
  const { partnerId } = await endpoint();
  status = 500;
  await announceHold('b');
  const ids = new Set<unknown>();
  for (let at = 1; at <= 10; at++) {
    await work();
    if (at === 1)
      expect(await log(partnerId)).toMatchObject({ state: 'waiting', attempts: 1, outcome: '500' });
  }
  for (const { headers } of received) ids.add(headers['webhook-id']);
  expect(received).toHaveLength(10);
  expect(ids.size, 'the same message at each try').toBe(1);
  const given = await log(partnerId);
  expect(given).toMatchObject({ state: 'given_up', attempts: 10 });
  status = 204;
  const deliveryId = given?.id as string;
  const stranger = await endpoint();
  expect(await replayWebhook(site.app, { partnerId: stranger.partnerId, deliveryId, actor })).toMatchObject({
    reason: 'unknown_delivery',
  });
  expect(await replayWebhook(site.app, { partnerId, deliveryId, actor })).toEqual({ ok: true });
  await work();
  expect(await log(partnerId)).toMatchObject({ state: 'delivered' });
  expect(received.at(-1)?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
});

test('an endpoint that fails for three days is switched off with a task, until it is switched on', async () => {
  await off();
  const { partnerId } = await endpoint();
  status = 500;
  await announceHold('c');
  await work();
  site.clock.advance({ days: 3 });
  await work();
  const [stopped] = await listWebhookEndpoints(site.db, partnerId);
  expect(stopped?.switchedOffAt).not.toBeNull();
  await syncTasks(site.app, 'webhook-off');
  const tasks = () => site.db.selectFrom('tasks').select('state').where('kind', '=', 'webhook-off').execute();
  expect(await tasks()).toEqual([{ state: 'open' }]);
  expect(await announceHold('d'), 'nothing more is queued').toBe(0);
  await work();
  expect(await log(partnerId)).toMatchObject({ state: 'given_up', outcome: 'switched_off' });
  await switchOnWebhookEndpoint(site.app, { partnerId, endpointId: stopped?.id as number, actor });
  await syncTasks(site.app, 'webhook-off');
  expect(await tasks()).toEqual([{ state: 'done' }]);
  expect(await announceHold('e')).toBe(1);
});

test('two workers with the same delivery record it once, and private addresses are never called', async () => {
  await off();
  const { partnerId } = await endpoint();
  status = 500;
  await announceHold('f');
  const [job] = site.queue.sent.splice(0);
  await Promise.all([sendWebhook(site.app, job?.data as never), sendWebhook(site.app, job?.data as never)]);
  expect(site.queue.sent.filter(({ name }) => name === webhookDue.name)).toHaveLength(1);
  const live = { ...site.app, config: { ...site.app.config, publicUrl: 'https://neoviet.example' } };
  received = [];
  for (const { data } of site.queue.sent.splice(0)) await sendWebhook(live as never, data as never);
  expect(received).toHaveLength(0);
  expect(await log(partnerId)).toMatchObject({ state: 'waiting', outcome: 'not_https' });
  const inside = { address: 'https://10.0.0.1/', events: ['booking.held' as const], receivesAll: true };
  expect(await addWebhookEndpoint(site.app, { partnerId, endpoint: inside, actor })).toEqual({
    ok: false,
    reason: 'private_address',
  });
});

test('a new secret signs beside the former one for seven days, or alone at once if that one has leaked', async () => {
  await off();
  const { partnerId, secret } = await endpoint();
  const [shown] = await listWebhookEndpoints(site.db, partnerId);
  const renew = (isLeaked: boolean, of = partnerId) =>
    renewWebhookSecret(site.app, {
      ...{ partnerId: of, endpointId: shown?.id as number, isLeaked },
      actor,
    });
  const deliver = async (at: string) => {
    received = [];
    await announceHold(at);
    await work();
    return received[0] as (typeof received)[number];
  };
  const knows = (one: string, message: (typeof received)[number]) =>
    isGenuine(one, message, site.clock.now());
  expect(await renew(false, partnerId + 1000)).toEqual({ ok: false, reason: 'unknown_endpoint' });
  const second = await renew(false);
  if (!second.ok) throw new Error(second.reason);
  expect(second.secret).not.toBe(secret);
  const both = await deliver('overlap');
  expect([knows(secret, both), knows(second.secret, both)]).toEqual([true, true]);
  expect(String(both.headers['webhook-signature']).split(' ')).toHaveLength(2);
  site.clock.advance({ days: 7 });
  const after = await deliver('after');
  expect([knows(secret, after), knows(second.secret, after)]).toEqual([false, true]);
  site.clock.advance({ minutes: 1 });
  await channelSweeps.find(({ name }) => name === 'forget-webhooks')?.run(site.app);
  const kept = await site.db
    .selectFrom('webhook_endpoints')
    .select(['former_secret', 'former_until'])
    .where('id', '=', shown?.id as number)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ former_secret: null, former_until: null });
  const third = await renew(true);
  if (!third.ok) throw new Error(third.reason);
  const leaked = await deliver('leaked');
  expect([knows(second.secret, leaked), knows(third.secret, leaked)]).toEqual([false, true]);
});
