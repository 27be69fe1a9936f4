import { beforeAll, expect, test } from 'vitest';
import { addService, previewAddition } from '#modules/booking/change/add-service.ts';
import { changeBooking } from '#modules/booking/change/change-booking.ts';
import { expireChanges } from '#modules/booking/change/end-change.ts';
import { extendBookingCredit } from '#modules/booking/goodwill/extend-booking-credit.ts';
import { giveCredit } from '#modules/booking/goodwill/give-credit.ts';
import { receiveBankTransfer } from '#modules/booking/payment/bank-transfers.ts';
import { undoMatch } from '#modules/booking/payment/undo-match.ts';
import { moveBookingItem } from '#modules/booking/relocation/move-booking-item.ts';
import { quoteItemRequest } from '#modules/pricing/schema.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
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

/** The mails of the queued events, by template. */
const mails = (at = now) => mailTextsOfQueue(database.db, queue, at);

test('a change that waits for its difference says so, with what changes and what stays', async () => {
  const { unitIds } = await createBookableHotel(database.db);
  const unitId = unitIds[0] as number;
  const { code } = await bookAndPay(
    database.db,
    queue,
    [{ unitId, from: '2026-12-08', to: '2026-12-10' }],
    now,
  );
  queue.sent.splice(0);
  const change = (from: string, to: string, totalVnd: number, dueVnd: number) => {
    const wishes = [{ position: 0, from, to, quantity: 1, adults: 1, childAges: [] }];
    const input = { code, wishes, actor: staff('lan'), expected: { totalVnd, dueVnd } };
    return changeBooking(database.db, queue, input, now);
  };
  expect(await change('2026-12-12', '2026-12-15', 3_000_000, 1_000_000)).toMatchObject({ ok: true });
  const { change_offered: offered = '' } = await mails();
  expect(offered).toContain('Phần chênh lệch là 1.000.000 ₫, trả trước 10:00, 22/11/2026');
  expect(offered).toContain('Nhận phòng: T7, 12/12/2026');
  expect(offered).toContain('đặt chỗ cũ vẫn nguyên giá trị');
  const later = new Date('2026-11-22T03:06:00Z');
  await expireChanges(database.db, queue, later);
  expect((await mails(later)).change_ended).toContain('Đặt chỗ của bạn giữ nguyên như cũ');
  await change('2026-12-18', '2026-12-20', 2_000_000, 0);
  const { rebooked: changed = '' } = await mails();
  expect(changed).toContain('đặt chỗ của bạn đã đổi');
  expect(changed).not.toContain('giá không đổi');
});

test('an added service that was not paid in time speaks of that service, not of a change', async () => {
  const [home, other] = [await createBookableHotel(database.db), await createBookableHotel(database.db)];
  const stay = { unitId: home.unitIds[0] as number, from: '2026-12-08', to: '2026-12-10' };
  const { code } = await bookAndPay(database.db, queue, [stay], now);
  const item = quoteItemRequest.parse({
    unitId: other.unitIds[0],
    ...{ from: '2026-12-10', to: '2026-12-11', adults: 1 },
  });
  const input = { code, item, actor: staff('lan') };
  const seen = await previewAddition(database.db, input, now);
  if (!seen.ok) throw new Error(seen.reason);
  await addService(database.db, queue, { ...input, note: 'khách gọi', expected: seen.preview }, now);
  queue.sent.splice(0);
  const later = new Date('2026-11-22T03:06:00Z');
  await expireChanges(database.db, queue, later);
  const { change_ended: ended = '' } = await mails(later);
  expect(ended).toContain('Dịch vụ thêm chưa được trả nên không vào đặt chỗ');
  expect(ended).not.toContain('lần đổi');
});

test('corrections by staff are mailed: another product, misallocated money, credit and its extended expiry', async () => {
  const [home, other] = [await createBookableHotel(database.db), await createBookableHotel(database.db)];
  const stay = { unitId: home.unitIds[0] as number, from: '2026-12-08', to: '2026-12-10' };
  const { code, id } = await bookAndPay(database.db, queue, [stay], now);
  queue.sent.splice(0);
  const actor = staff('lan');
  const unitId = other.unitIds[0] as number;
  const expected = { totalVnd: 2_000_000, dueVnd: 0, borneVnd: 0 };
  const input = { code, position: 0, unitId, ratePlanId: null, bearsVnd: Infinity, actor, expected };
  await moveBookingItem(database.db, queue, { ...input, note: 'Khách sạn hỏng nước.' }, now);
  const { rebooked: moved = '' } = await mails();
  expect(moved).toMatch(/đã chuyển dịch vụ cho bạn.*được thay bằng.*Khách sạn hỏng nước\./);
  expect(moved).toContain('điều kiện hủy bạn đã mua giữ nguyên');
  const given = { code, amountVnd: 200_000, reason: 'chuyện trong nhà', actor };
  const credit = await giveCredit(database.db, queue, given, now);
  const { credit_given: gift = '' } = await mails();
  const creditCode = credit.ok ? (credit.creditCode ?? '') : '';
  expect(gift).toContain(`Mã ${creditCode}: 200.000 ₫, dùng đến hết ngày 21/11/2027`);
  expect(gift).not.toContain('chuyện trong nhà');
  const longer = { code, creditCode, seen: '2027-11-21', validUntil: '2028-01-31', note: 'ốm', actor };
  await extendBookingCredit(database.db, queue, longer, now);
  expect((await mails()).credit_extended).toContain('dùng đến hết ngày 31/01/2028');
  const wrong = await bookAndPay(database.db, queue, [{ ...stay, unitId }], now);
  queue.sent.splice(0);
  const { id: inboxId } = await database.db
    .selectFrom('payment_inbox')
    .select('id')
    .where('booking_id', '=', wrong.id)
    .executeTakeFirstOrThrow();
  await undoMatch(database.db, queue, { inboxId, note: 'nhầm người', actor }, now);
  const { match_undone: undone = '' } = await mails();
  expect(undone).toContain('Bạn trả 2.000.000 ₫ trước 10:00, 22/11/2026 là nhận phiếu mới');
  expect(undone).not.toContain('nhầm người');
  expect(id).not.toBe(wrong.id);
  // Paid at last, with the same sum as before: it is confirmed again.
  const first = { name: 'vouchers.issued', data: { bookingId: wrong.id } };
  await receiveBankTransfer(
    database.db,
    queue,
    { txnId: 'L2', direction: 'in', amountVnd: 2_000_000, content: wrong.code, occurredAt: now, payload: {} },
    now,
  );
  queue.sent.splice(0, queue.sent.length, first);
  expect((await mails()).confirmed).toContain('đã được xác nhận');
  const { dedupe_key: key } = await database.db
    .selectFrom('mails')
    .select('dedupe_key')
    .where('template', '=', 'confirmed')
    .executeTakeFirstOrThrow();
  expect(key).toMatch(/again1$/);
});
