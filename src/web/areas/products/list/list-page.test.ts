import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { loader } from './list-page.tsx';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

test('a page beyond the end of a list redirects to the last one, with the other parameters', async () => {
  await createBookableHotel(site.db);
  const lead = async (path: string) => redirectOf(await callPage(site, loader, { path }));
  expect(await lead('/khach-san?page=9')).toEqual([302, '/khach-san']);
  expect(await lead('/khach-san?sortBy=title%3Aasc&page=2')).toEqual([302, '/khach-san?sortBy=title%3Aasc']);
  const nothing = await callPage(site, loader, { path: '/khach-san?provinces=khong-co&page=9' });
  expect(nothing, 'a list with nothing in it has no last page').not.toBeInstanceOf(Response);
});

test('a redirect of a page whose data are asked for leads to the page, without what the router adds', async () => {
  const reply = await callPage(site, loader, { path: '/khach-san.data?priceMax=1tr5&_routes=hotel-list' });
  expect(redirectOf(reply)).toEqual([302, '/khach-san?priceMax=1500000']);
});

test('addresses with former filter texts redirect to those with codes', async () => {
  const old = new URLSearchParams({ seats: '7', mode: 'đưa đón sân bay' });
  const reply = await callPage(site, loader, { path: `/xe-du-lich?${old}` });
  expect(redirectOf(reply)).toEqual([302, '/xe-du-lich?seats=7&mode=airport-transfer']);
  const easy = new URLSearchParams({ difficulty: 'nhẹ nhàng' });
  expect(redirectOf(await callPage(site, loader, { path: `/trai-nghiem?${easy}` }))).toEqual([
    302,
    '/trai-nghiem?difficulty=easy',
  ]);
});
