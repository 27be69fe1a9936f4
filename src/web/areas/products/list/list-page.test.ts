import { afterAll, beforeAll, expect, test } from 'vitest';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { loader } from './list-page.tsx';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

test('addresses from before filters had codes lead to those with the codes', async () => {
  const old = new URLSearchParams({ seats: '7', mode: 'đưa đón sân bay' });
  const reply = await callPage(site, loader, { path: `/xe-du-lich?${old}` });
  expect(redirectOf(reply)).toEqual([302, '/xe-du-lich?seats=7&mode=airport-transfer']);
  const easy = new URLSearchParams({ difficulty: 'nhẹ nhàng' });
  expect(redirectOf(await callPage(site, loader, { path: `/trai-nghiem?${easy}` }))).toEqual([
    302,
    '/trai-nghiem?difficulty=easy',
  ]);
});
