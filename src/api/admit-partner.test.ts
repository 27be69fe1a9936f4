import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePartnerKey, revokePartnerKey } from '#modules/channels/partners/partner-keys.ts';
import { addPartner } from '#modules/channels/partners/partners.ts';
import { type Scope, scopeNames } from '#modules/channels/partners/scopes.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { staff } from '#tests/factories/staff.ts';
import { bookingBody, quoteByApi, writing } from '#tests/support/api-booking.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { scopeOf } from './admit-partner.ts';

let site: TestServer;
let stay: { unitId: number; planId: number; from: string; to: string };
const partners: number[] = [];
const actor = staff('lan');

beforeAll(async () => {
  site = await createTestServer({ env: { RATE_LIMIT: 'true' } });
  const hotel = await createBookableHotel(site.db, { allotment: 3 });
  stay = {
    unitId: hotel.unitIds[0] as number,
    planId: hotel.planIds[0] as number,
    from: '2026-12-10',
    to: '2026-12-12',
  };
  for (const title of ['Đại lý An', 'Đại lý Bình']) {
    const added = await addPartner(site.app, { title, actor });
    if (added.ok) partners.push(added.id);
  }
});
afterAll(() => site.close());
beforeEach(() => site.clock.advance({ minutes: 2 }));

async function key(partner: number, scopes: Scope[], mode: 'live' | 'test' = 'live', callsAMinute = 600) {
  const made = await makePartnerKey(site.app, {
    partnerId: partners[partner] as number,
    key: { title: 'Máy chủ', mode, scopes, callsAMinute },
    actor,
  });
  if (!made.ok) throw new Error(made.reason);
  return { 'x-api-key': made.key };
}
const all = [...scopeNames];
async function book(headers: Record<string, string>) {
  const { token } = await quoteByApi(site, stay as never);
  return site.post('/api/v1/bookings', bookingBody(token), { ...writing(), ...headers });
}
const taken = async () =>
  site.db
    .selectFrom('inventory')
    .select(({ fn }) => fn.sum<number>('held').as('held'))
    .where('unit_id', '=', stay.unitId)
    .executeTakeFirstOrThrow();

describe('scopes and routes', () => {
  const seen: { method: string; url: string; scope: Scope | null }[] = [];
  beforeAll(async () => {
    const document = (await site.get('/api/v1/openapi.json')).json() as {
      paths: Record<string, Record<string, { security?: object[] }>>;
    };
    for (const [url, methods] of Object.entries(document.paths))
      for (const [method, { security = [] }] of Object.entries(methods)) {
        const own = security.flatMap((scheme) => (scheme as { partnerKey?: Scope[] }).partnerKey ?? []);
        seen.push({ method: method.toUpperCase(), url, scope: own[0] ?? null });
      }
  });

  test('the API document lists the same scopes as are enforced', async () => {
    expect(seen.length).toBeGreaterThan(40);
    expect(new Set(seen.map(({ scope }) => scope))).toEqual(new Set([null, ...scopeNames]));
    for (const { method, url, scope } of seen) {
      const path = url.replace('{token}', 'x').replace(/\{\w+\}/g, 'x');
      for (const held of scopeNames) {
        site.clock.advance({ minutes: 2 });
        const headers = await key(0, [held]);
        const reply = await site.inject({ method: method as 'GET', url: path, headers });
        const body = reply.headers['content-type']?.includes('json') ? reply.json() : {};
        const wanted = scope === null ? 'not_for_keys' : scope === held ? undefined : 'scope_missing';
        const refusal = ['not_for_keys', 'scope_missing'].includes(body.code) ? body.code : undefined;
        expect(refusal, `${method} ${url} with ${held}`).toBe(wanted);
      }
    }
  }, 120_000);

  test('writes, and calls that need another proof, accept no key unless they say so', () => {
    const route = (over: Partial<RouteOptions>) => scopeOf({ method: 'POST', schema: {}, ...over } as never);
    expect(route({})).toBeNull();
    expect(route({ method: 'GET', schema: { security: [{ guestSession: [] }] } as never })).toBeNull();
    expect(route({ method: 'GET', schema: { hide: true } as never })).toBeNull();
    expect(route({ method: 'GET' })).toBe('catalogue.read');
  });
});

test('an unknown, revoked or rate-limited key is refused in Vietnamese; without a key nothing changes', async () => {
  const ask = (headers: Record<string, string>) => site.get('/api/v1/provinces', headers);
  for (const wrong of ['', 'x', `nv_live_${'a'.repeat(32)}`]) {
    const reply = await ask({ 'x-api-key': wrong });
    expect(reply.statusCode, wrong).toBe(401);
    expect(reply.json()).toMatchObject({ code: 'wrong_key', title: expect.stringContaining('Khóa API') });
  }
  const headers = await key(0, ['catalogue.read'], 'live', 2);
  expect([(await ask(headers)).statusCode, (await ask(headers)).statusCode]).not.toContain(429);
  const over = await ask(headers);
  expect(over.statusCode).toBe(429);
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
  site.clock.advance({ minutes: 2 });
  const row = await site.db
    .selectFrom('partner_keys')
    .select(['id', 'last_used_at', 'key_hash'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(row.last_used_at).not.toBeNull();
  expect(row.key_hash).not.toContain(headers['x-api-key'].slice(8));
  const other = { partnerId: partners[1] as number, keyId: row.id, actor };
  expect(await revokePartnerKey(site.app, other)).toMatchObject({ reason: 'unknown_key' });
  await revokePartnerKey(site.app, { ...other, partnerId: partners[0] as number });
  expect((await ask(headers)).statusCode).toBe(401);
});

test('a booking made with a key belongs to its partner: its keys read it, those of others do not, and its token still opens it', async () => {
  const own = await key(0, all);
  const made = await book(own);
  expect(made.statusCode, made.body).toBe(201);
  const { code, accessToken } = made.json();
  const read = async (headers: Record<string, string>) =>
    (await site.get(`/api/v1/bookings/${code}`, headers)).statusCode;
  expect(await read(own)).toBe(200);
  expect(await read(await key(0, ['booking.read']))).toBe(200);
  expect(await read(await key(1, all))).toBe(404);
  expect(await read(await key(0, all, 'test')), 'a test key').toBe(404);
  expect(await read({ ...(await key(1, all)), authorization: `Bearer ${accessToken}` })).toBe(404);
  expect(await read({ authorization: `Bearer ${accessToken}` })).toBe(200);
  expect(await read({})).toBe(404);
  const guest = await book({});
  expect((await site.get(`/api/v1/bookings/${guest.json().code}`, own)).statusCode).toBe(404);
  const line = await site.db
    .selectFrom('history')
    .select(['after'])
    .where('verb', '=', 'partner.booked')
    .where('object_id', '=', code)
    .executeTakeFirstOrThrow();
  expect(line.after).toEqual({ partner: 'Đại lý An' });
});

test('a test key books without inventory, mail or name, simulates what follows, and only for its partner', async () => {
  const before = await taken();
  const bookings = async () => (await site.db.selectFrom('bookings').select('id').execute()).length;
  const count = await bookings();
  const own = await key(0, all, 'test');
  const { token } = await quoteByApi(site, stay as never);
  const send = { ...writing(), ...own };
  site.queue.sent.length = 0;
  const made = await site.post('/api/v1/bookings', bookingBody(token), send);
  expect(made.statusCode, made.body).toBe(201);
  const { code } = made.json();
  expect(code).toMatch(/^TEST/);
  expect(
    (
      await site.post('/api/v1/bookings', bookingBody(token), {
        ...writing(),
        ...(await key(1, all, 'test')),
      })
    ).json().code,
  ).not.toBe(code);
  expect(await taken()).toEqual(before);
  expect(await bookings()).toBe(count);
  expect(site.queue.sent).toEqual([]);
  const rows = await site.db.selectFrom('partner_test_bookings').select('view').execute();
  expect(JSON.stringify(rows)).not.toMatch(/Nguyễn Thu Hà|ha@example/);
  const step = (step: string, headers: Record<string, string>) =>
    site.post(`/api/v1/test-bookings/${code}/steps`, { step }, headers);
  expect((await step('paid', await key(1, all, 'test'))).statusCode).toBe(404);
  expect((await step('paid', {})).statusCode).toBe(401);
  expect((await step('flown', own)).statusCode).toBe(400);
  expect((await step('paid', own)).json()).toMatchObject({ code, status: 'confirmed' });
  expect((await step('expired', own)).statusCode).toBe(409);
  expect((await site.get(`/api/v1/bookings/${code}`, own)).json()).toMatchObject({ status: 'confirmed' });
  expect((await site.get(`/api/v1/bookings/${code}`, await key(1, all, 'test'))).statusCode).toBe(404);
  expect((await site.get(`/api/v1/bookings/${code}`)).statusCode).toBe(404);
});

test('a test key is refused for the same reasons as a live one', async () => {
  const { token } = await quoteByApi(site, stay as never);
  await site.db.updateTable('inventory').set({ blocked: 3 }).where('unit_id', '=', stay.unitId).execute();
  const reasons = [];
  for (const mode of ['live', 'test'] as const) {
    const headers = { ...writing(), ...(await key(0, all, mode)) };
    const reply = await site.post('/api/v1/bookings', bookingBody(token), headers);
    reasons.push([reply.statusCode, reply.json().code]);
  }
  expect(reasons[0]).toEqual([409, 'sold_out']);
  expect(reasons[1]).toEqual(reasons[0]);
});
