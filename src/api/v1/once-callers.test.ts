import { afterAll, beforeAll, expect, test } from 'vitest';
import { writing } from '#tests/support/api-booking.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

test('the same key of another account is a different key, whatever it sends', async () => {
  const [one, other] = [await signInGuest(site), await signInGuest(site)];
  const body = { title: 'Ba ngày ở Huế', days: 3 };
  const headers = writing();
  const [first, again, theirs] = [
    await site.post('/api/v1/plans', body, { ...headers, cookie: one.cookie }),
    await site.post('/api/v1/plans', body, { ...headers, cookie: one.cookie }),
    await site.post('/api/v1/plans', body, { ...headers, cookie: other.cookie }),
  ];
  expect(again.json()).toEqual(first.json());
  expect(theirs.statusCode).toBe(201);
  expect(theirs.json().slug).not.toBe(first.json().slug);
});
