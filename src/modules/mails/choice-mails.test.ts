import { beforeAll, expect, test } from 'vitest';
import { chooseOutcome } from '#modules/booking/disruption/choices.ts';
import { closeDays, reopenDays } from '#modules/booking/disruption/close-days.ts';
import { disruptBookings } from '#modules/booking/disruption/disrupt-bookings.ts';
import { remindChoices } from '#modules/booking/disruption/remind-choices.ts';
import { reopenBookings } from '#modules/booking/disruption/reopen-bookings.ts';
import type { Choice } from '#modules/booking/schema.ts';
import { regroupDeparture, saveDepartureCrew } from '#modules/booking/trip/passengers.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { book } from '#tests/factories/booking.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { bookAndPay, payByBank } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { mailTextsOfQueue } from '#tests/support/mails-of-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';

const now = new Date('2026-11-21T03:00:00Z');
const queue = createFakeQueue();
const database = setUpTestDatabase();

beforeAll(async () => {
  await database.db.transaction().execute((tx) => saveSettings(tx, settings));
});

/** The mails of the queued events, whose jobs run twice each, by template. */
const mails = (at = now) => mailTextsOfQueue(database.db, queue, at, 2);

async function disrupted() {
  const { db } = database;
  const cruise = await createProductOfKind(db, 'cruise');
  const hotel = await createProductOfKind(db, 'hotel');
  const stays = [itemOf(cruise, '2026-12-08'), itemOf(hotel, '2026-12-20')];
  const booking = await bookAndPay(db, queue, stays, now);
  const waiting = await book(db, queue, [itemOf(cruise, '2026-12-08')], now);
  queue.sent.splice(0);
  const scope = { productId: cruise.productId };
  const days = { scope, fromOn: '2026-12-08', toOn: '2026-12-08' };
  const closing = { ...days, reason: 'weather' as const, note: 'Cảng vụ cấm tàu.' };
  const closed = await closeDays(db, queue, closing, { actor: staff('lan'), now });
  if (!closed.ok) throw new Error(closed.reason);
  await disruptBookings(db, queue, now);
  return { booking, waiting, closing: closed.disruptionId };
}
const choose = (code: string, choice: Choice) =>
  chooseOutcome(database.db, queue, { code, choice, actor: 'guest' }, now);

test('the mail says what happened, what it concerns and until when, and links to each choice', async () => {
  const { booking, waiting } = await disrupted();
  const sent = await mails();
  expect(Object.keys(sent).sort()).toEqual(['disrupted', 'expired']);
  const { disrupted: mail = '' } = sent;
  expect(mail).toContain('ngừng phục vụ ngày 08/12/2026 vì thời tiết. Cảng vụ cấm tàu.');
  expect(mail).toContain('Các dịch vụ khác giữ nguyên');
  expect(mail).toContain('Đã xác nhận: khách sạn');
  expect(mail).not.toContain('Đã xác nhận: du thuyền');
  expect(mail).toContain('10:00, 24/11/2026');
  const page = `https://neoviet.example/chuyen-di/${booking.code}/lua-chon?pass=`;
  for (const way of ['doi-ngay', 'tin-dung', 'hoan-tien']) {
    expect(mail).toMatch(new RegExp(`${page.replaceAll('?', '\\?')}\\S+#${way}`));
  }
  expect(sent.expired).toContain('phải đóng vào ngày bạn chọn');
  await payByBank(database.db, queue, waiting, now);
  expect((await mails()).payment_late).toContain('Giữ làm tín dụng');
  const dayBefore = new Date('2026-11-23T03:00:00Z');
  await remindChoices(database.db, queue, dayBefore);
  expect(Object.keys(await mails(dayBefore))).toEqual(['choice_reminded']);
});

test('each choice has its mail, and so has the reopening of days', async () => {
  const [mover, saver, leaver, lucky] = [
    await disrupted(),
    await disrupted(),
    await disrupted(),
    await disrupted(),
  ];
  queue.sent.splice(0);
  await choose(mover.booking.code, { kind: 'rebook', from: '2026-12-15' });
  expect((await mails()).rebooked).toContain('Phiếu cũ không còn dùng được');
  const credited = await choose(saver.booking.code, { kind: 'credit' });
  const { creditCode } = credited as { creditCode: string };
  expect((await mails()).credited).toContain(creditCode);
  // By transfer, the mail that asks for an account says all that the other one would.
  await choose(leaver.booking.code, { kind: 'refund' });
  expect(await mails()).toEqual({});
  await reopenDays(database.db, queue, lucky.closing, { actor: staff('lan'), now });
  await reopenBookings(database.db, queue, now);
  expect((await mails()).reopened).toContain('diễn ra như đã hẹn');
});

test('guests of a moved departure read the new day, hour and vehicle and how to accept; a mere change of vehicle is only reported', async () => {
  const { db } = database;
  const tour = await createProductOfKind(db, 'tour', { allotment: 10 });
  const { code } = await bookAndPay(db, queue, [itemOf(tour, '2026-12-10')], now);
  const none = { guide: '', vehicle: '', seats: null };
  const crew = { guide: 'Hà 0912 000 111', vehicle: '29B-12345', seats: 16 };
  const target = { productId: tour.productId, day: '2026-12-17', actor: staff('lan') };
  await saveDepartureCrew(db, { ...target, crew, seen: none }, now);
  await saveDepartureCrew(
    db,
    { ...target, part: 2, crew: { ...crew, vehicle: '29B-67890' }, seen: none },
    now,
  );
  queue.sent.splice(0);
  const note = 'Hai chuyến ít khách được gộp.';
  const input = { ...target, day: '2026-12-10', codes: [code], note, to: { day: '2026-12-17', part: 1 } };
  expect(await regroupDeparture(db, queue, input, now)).toMatchObject({ ok: true });
  const { disrupted: moved = '' } = await mails();
  expect(moved).toMatch(/được dời sang T5, 17\/12\/2026\. Hai chuyến ít khách được gộp\./);
  expect(moved).toMatch(/Khởi hành: 07:30.*17\/12\/2026 Xe, tàu: 29B-12345 Hướng dẫn: Hà 0912 000 111/);
  expect(moved).toMatch(
    /Đồng ý đi T5, 17\/12\/2026.*Dời sang ngày khác.*Nhận lại tiền.*Sau giờ này, chúng tôi tự hoàn đủ/,
  );
  expect(moved).not.toContain('ngừng phục vụ');
  await choose(code, { kind: 'rebook', from: '2026-12-17' });
  await mails();
  const split = { ...input, day: '2026-12-17', to: { day: '2026-12-17', part: 2 } };
  expect(await regroupDeparture(db, queue, split, now)).toMatchObject({ ok: true });
  const { regrouped = '' } = await mails();
  expect(regrouped).toMatch(/Ngày giờ đi, giá và dịch vụ giữ nguyên\..*Xe, tàu: số 2, 29B-67890/);
});
