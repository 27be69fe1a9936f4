import { beforeAll, expect, test } from 'vitest';
import { listHistory } from '#platform/history/list-history.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { quoteToken, randomPhone, tokenSecret } from '#tests/factories/booking.ts';
import type { TestHotel } from '#tests/factories/hotel.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { bookForGuest, guestOnPhoneInput } from './for-guest.ts';

const now = new Date('2026-11-21T03:00:00Z');
const queue = createFakeQueue();
const database = setUpTestDatabase();
let hotel: TestHotel;
beforeAll(async () => {
  hotel = await createBookableHotel(database.db, { from: '2026-11-21' });
});

async function call(from: string, actor: Parameters<typeof bookForGuest>[3]['actor'], email = '') {
  const stay = {
    unitId: hotel.unitIds[0] as number,
    from,
    to: from.replace(/\d\d$/, (day) => `${Number(day) + 1}`),
  };
  const input = guestOnPhoneInput.parse({
    quoteToken: await quoteToken(database.db, [stay], now),
    contact: { fullName: 'Trần Thị Mai', phone: randomPhone(), email },
    consents: { terms: true },
  });
  return bookForGuest(database.db, queue, input, {
    secret: tokenSecret,
    dataSecrets: tokenSecret,
    actor,
    now,
  });
}

test.each([
  ['a day', '2026-12-10', 24],
  ['four hours shortly before the start', '2026-11-23', 4],
])('places are held for %s, and the history names the staff member who booked', async (_, from, hours) => {
  const made = await call(from, staff('lan'));
  if (!made.ok) throw new Error(made.reason);
  expect(made.booking.holdExpiresAt).toEqual(new Date(now.getTime() + hours * 3_600_000));
  const { lines } = await listHistory(database.db, { objectId: made.booking.code });
  expect(lines).toMatchObject([{ actor: 'staff:lan', verb: 'booking.booking_created' }]);
});

test('only staff with the right to book for guests can do so, and an invalid address is still refused', async () => {
  expect(await call('2026-12-10', staff('mai', {}))).toEqual({ ok: false, reason: 'not_allowed' });
  expect(await call('2026-12-10', 'guest')).toEqual({ ok: false, reason: 'not_allowed' });
  await expect(call('2026-12-10', staff('lan'), 'mai@')).rejects.toThrow();
});
