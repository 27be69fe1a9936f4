import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

const me = (cookie = '') => site.get('/api/v1/me', cookie ? { cookie } : {});

test('ID-01: /me returns the signed-in account only, uncached', async () => {
  const ha = await signInGuest(site, { name: 'Lê Thu Hà', email: 'ha@example.com', phone: '+84912345678' });
  const reply = await me(ha.cookie);
  expect(reply.json()).toEqual({
    id: ha.userId,
    name: 'Lê Thu Hà',
    email: 'ha@example.com',
    phone: '+84912345678',
  });
  expect(reply.headers['cache-control']).toBe('private, no-store');
  const stranger = await me();
  expect([stranger.statusCode, stranger.json().code]).toEqual([401, 'not_signed_in']);
  expect(stranger.headers['set-cookie']).toBeUndefined();
  expect((await me('nv_guest=made-up')).statusCode).toBe(401);
  const lan = await signInGuest(site, { name: 'Trần Lan' });
  expect((await me(lan.cookie)).body).not.toContain('Hà');
});

test('a session ends after thirty days unused and ninety in all, and its flag cookie is removed', async () => {
  const { cookie } = await signInGuest(site);
  for (let day = 29; day < 90; day += 29) {
    site.clock.advance({ days: 29 });
    expect((await me(cookie)).statusCode).toBe(200);
  }
  site.clock.advance({ days: 4 });
  const over = await me(cookie);
  expect(over.statusCode).toBe(401);
  expect([over.headers['set-cookie']].flat()).toContainEqual(expect.stringMatching(/^nv_in=;.*Max-Age=0/));
  const idle = await signInGuest(site);
  site.clock.advance({ days: 31 });
  expect((await me(idle.cookie)).statusCode).toBe(401);
});

test('sessions of guests and staff are not interchangeable', async () => {
  const { userId, cookie } = await signInGuest(site);
  await site.db.updateTable('sessions').set({ door: 'staff' }).where('user_id', '=', userId).execute();
  expect((await me(cookie)).statusCode).toBe(401);
});
