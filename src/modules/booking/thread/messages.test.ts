import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { answerMessage, listMessages, settleMessages, writeMessage } from './messages.ts';

const now = new Date('2026-11-21T03:00:00Z');
const queue = createFakeQueue();
const database = setUpTestDatabase();
let unitId: number;
let booking: CreatedBooking;

beforeAll(async () => {
  const hotel = await createBookableHotel(database.db, { allotment: 99 });
  unitId = hotel.unitIds[0] as number;
});
beforeEach(async () => {
  booking = await book(database.db, queue, [{ unitId, from: '2026-12-08', to: '2026-12-10' }], now);
});

const write = (text: string, at = now) => writeMessage(database.db, { code: booking.code, text }, at);
const waiting = async () =>
  (
    await database.db
      .selectFrom('booking_messages')
      .select('id')
      .where('booking_id', '=', booking.id)
      .where('is_guest', '=', true)
      .where('settled_at', 'is', null)
      .execute()
  ).length;

test('a message to the company waits until staff answer; the guest is notified without the text of the answer', async () => {
  expect(await write('  Cho em hỏi có nôi không ạ?\u0000 ')).toEqual({ ok: true });
  expect(await write('   ')).toEqual({ ok: false, reason: 'empty' });
  expect(await waiting()).toBe(1);
  const answer = { code: booking.code, text: 'Dạ có nôi ạ.', actor: staff('an') };
  expect(await answerMessage(database.db, queue, answer, now)).toEqual({ ok: true });
  expect(await waiting()).toBe(0);
  expect(await listMessages(database.db, booking.id)).toMatchObject([
    { isGuest: true, text: 'Cho em hỏi có nôi không ạ?', name: '' },
    { isGuest: false, text: 'Dạ có nôi ạ.' },
  ]);
  const notices = queue.sent.filter(({ name }) => name === 'booking.message_answered');
  expect(JSON.stringify(notices)).not.toContain('nôi');
  const rows = await database.db.selectFrom('history').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('nôi');
  expect(rows.map(({ verb }) => verb)).toContain('booking.message_answered');
});

test('ten messages an hour, also under concurrency; a thank-you needs no answer', async () => {
  const results = await Promise.all(Array.from({ length: 16 }, (_, at) => write(`lời nhắn ${at}`)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(10);
  expect(await write('nữa', new Date(now.getTime() + 3_600_001))).toEqual({ ok: true });
  const by = { code: booking.code, actor: staff('an') };
  expect(await settleMessages(database.db, by, now)).toEqual({ ok: true });
  expect(await settleMessages(database.db, by, now)).toMatchObject({ reason: 'nothing_to_settle' });
});
