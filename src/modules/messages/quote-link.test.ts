import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { phoneMessageJobs } from './commands/phone-message-jobs.ts';
import { canText, listQuoteLinks } from './queries.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withSettings: true });
});
afterAll(() => site.close());

test('the link of a quote is sent to its phone once per request, without diacritics, and not after it has expired', async () => {
  const { unitIds } = await createBookableHotel(site.db);
  const stay = { unitId: unitIds[0] as number, from: '2026-12-08', to: '2026-12-10' };
  const { id, code } = await book(site.db, site.queue, [stay], site.clock.now());
  const send = (at: string) => phoneMessageJobs[2]?.handle(site.app, { bookingId: id, at });
  await send('2026-11-21T03:00:00.000Z');
  await send('2026-11-21T03:00:00.000Z');
  expect(await listQuoteLinks(site.db, id)).toMatchObject([{ channel: null, sentAt: null }]);
  const { body, phone } = await site.db
    .selectFrom('phone_messages')
    .selectAll()
    .where('template', '=', 'quote_link')
    .executeTakeFirstOrThrow();
  expect(body).toMatch(new RegExp(`bao gia ${code}, tong 2\\.000\\.000d.*/chuyen-di/${code}\\?pass=`));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: whatever is no plain letter
  expect(body).toMatch(/^[\x00-\x7F]*$/);
  expect(phone).toMatch(/^\+84/);
  await cancelBooking(site.db, site.queue, { code, actor: 'guest' }, site.clock.now());
  await send('2026-11-21T04:00:00.000Z');
  expect(await listQuoteLinks(site.db, id)).toHaveLength(1);
  expect(canText(site.app)).toBe(true);
});
