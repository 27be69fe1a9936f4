import { beforeAll, expect, test } from 'vitest';
import { noteNoShow } from '#modules/booking/arrival/no-show.ts';
import { completeTrips } from '#modules/booking/trip/complete-trips.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createGuestAccount } from '#tests/factories/guest-account.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { publishReview } from './commands/moderate-review.ts';
import { writeReview } from './commands/write-review.ts';
import { findReviewableTrip } from './queries/find-reviewable-trip.ts';
import { guestReview } from './schema.ts';

const queue = createFakeQueue();
const now = new Date('2026-11-21T03:00:00Z');
const after = new Date('2026-12-04T03:00:00Z');
const sender = { isProven: false, counted: null } as const;
const database = setUpTestDatabase();
let productId: number;
let code: string;

const fields = {
  overall: '9',
  scores: { staff: '10' },
  title: 'Nhân viên rất ấm',
  content: 'Phòng sạch, sáng nào cũng có bún cá nóng. Chúng tôi sẽ quay lại.',
  tripType: 'cap-doi',
  stayedIn: '2026-12',
  authorName: 'Thu Hà',
};
const write = (changes: object = {}, at = after, of: object = {}) =>
  writeReview(
    database.db,
    { code, productId, review: guestReview.parse({ ...fields, ...changes }), sender, ...of },
    at,
  );

beforeAll(async () => {
  const hotel = await createBookableHotel(database.db, { from: '2026-11-21', to: '2026-12-20' });
  productId = hotel.productId;
  const stay = { unitId: hotel.unitIds[0] as number, from: '2026-12-01', to: '2026-12-03' };
  ({ code } = await bookAndPay(database.db, queue, [stay], now));
});

test('a finished trip is reviewed by what was booked, within ninety days, once', async () => {
  expect(await write({}, now)).toEqual({ ok: false, reason: 'not_over' });
  await completeTrips(database.db, queue, after);
  expect(await findReviewableTrip(database.db, code, after)).toMatchObject({
    isOpen: true,
    closesOn: '2027-03-03',
    items: [{ productId, kind: 'hotel', months: ['2026-12'], review: null }],
  });
  expect(await write({}, after, { code: 'DV2222222' })).toEqual({ ok: false, reason: 'unknown_booking' });
  expect(await write({}, after, { productId: 999_999 })).toEqual({ ok: false, reason: 'not_in_trip' });
  expect(await write({}, new Date('2027-03-04T03:00:00Z'))).toEqual({ ok: false, reason: 'closed' });
  expect(await write({ stayedIn: '2026-10' })).toEqual({
    ok: false,
    reason: 'wrong_field',
    field: 'stayedIn',
  });
  expect(await write({ scores: { cabin: 9 } })).toMatchObject({
    reason: 'wrong_field',
    field: 'scores.cabin',
  });

  const results = await Promise.all([write(), write()]);
  expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  expect(await write()).toEqual({ ok: false, reason: 'already_reviewed' });
  const row = await database.db
    .selectFrom('reviews')
    .select(['status', 'overall', 'scores', 'stayed_on as stayedOn'])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ status: 'pending', overall: 9, scores: { staff: 10 }, stayedOn: '2026-12-01' });
  const events = await database.db.selectFrom('review_events').select(['actor', 'to_status as to']).execute();
  expect(events).toEqual([{ actor: 'guest', to: 'pending' }]);
  expect((await findReviewableTrip(database.db, code, after))?.items[0]?.review).toBe('pending');
});

test.each([
  ['overall', { overall: '' }],
  ['overall', { overall: '11' }],
  ['title', { title: ' ' }],
  ['content', { content: 'Tốt.' }],
  ['content', { content: 'a'.repeat(2001) }],
  ['tripType', { tripType: '' }],
  ['stayedIn', { stayedIn: '2026-13' }],
  ['authorName', { authorName: 'A' }],
])('a wrong %s is named in Vietnamese', (field, changes) => {
  const { error } = guestReview.safeParse({ ...fields, ...changes });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  expect(error?.issues[0]?.message).toMatch(/[À-ỹ]/);
});

test('a no-show or cancelled stay cannot be reviewed; another stay in the same hotel can', async () => {
  const hotel = await createBookableHotel(database.db, { from: '2026-11-21', to: '2026-12-20' });
  const stay = (from: string, to: string) => ({ unitId: hotel.unitIds[0] as number, from, to });
  const stays = [stay('2026-12-01', '2026-12-02'), stay('2026-12-02', '2026-12-03')];
  const booking = await bookAndPay(database.db, queue, stays, now);
  const gone = (position: number) =>
    noteNoShow(
      database.db,
      queue,
      { code: booking.code, position, note: 'lễ tân báo', actor: staff('an') },
      after,
    );
  const titles = async () =>
    (await findReviewableTrip(database.db, booking.code, after))?.items.map(({ from }) => from);
  await gone(1);
  expect(await titles()).toEqual(['2026-12-01']);
  await gone(0);
  expect(await titles()).toEqual([]);
});

test('F146: the lowest score is stored, published and counted like the highest, and nothing is given for either', async () => {
  const { db } = database;
  const hotel = await createBookableHotel(db, { from: '2026-11-21', to: '2026-12-20' });
  const stay = { unitId: hotel.unitIds[0] as number, from: '2026-12-01', to: '2026-12-03' };
  const userId = await createGuestAccount(db, now);
  const announced: string[][] = [];
  for (const overall of ['1', '10']) {
    const booking = await bookAndPay(db, queue, [stay], now);
    await db.updateTable('bookings').set({ account_id: userId }).where('id', '=', booking.id).execute();
    await completeTrips(db, queue, after);
    queue.sent.length = 0;
    const of = { code: booking.code, productId: hotel.productId };
    const written = await write({ overall }, after, of);
    if (!written.ok) throw new Error(written.reason);
    await publishReview(db, queue, { id: written.id, actor: staff('an') }, after);
    announced.push(queue.sent.map(({ name }) => name));
  }
  expect(announced[0]).toEqual(announced[1]);
  const product = db.selectFrom('products').select(['rating_avg', 'rating_count']);
  expect(await product.where('id', '=', hotel.productId).executeTakeFirst()).toEqual({
    rating_avg: 5.5,
    rating_count: 2,
  });
  expect(await db.selectFrom('point_entries').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('credits').selectAll().execute()).toEqual([]);
});
