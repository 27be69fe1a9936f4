import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { confirmCounter, isCounterLinkToken } from '#modules/booking/payment/confirm-counter.ts';
import { remindBalances } from '#modules/booking/payment/remind-balances.ts';
import { splitPayment } from '#modules/booking/payment/split-payment.ts';
import { startPayment } from '#modules/booking/payment/start-payment.ts';
import { acceptRequest, declineRequest } from '#modules/booking/supplier-answer/requests.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { remindPayment } from '#modules/booking/trip/resend-mail.ts';
import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { counterGateway } from '#modules/payments/gateways/gateways.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { issueTripVouchers } from '#modules/vouchers/commands/issue-trip-vouchers.ts';
import { saveSupplierReference } from '#modules/vouchers/commands/save-supplier-reference.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { book } from '#tests/factories/booking.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { mailsOfQueue } from '#tests/support/mails-of-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';

const now = new Date('2026-11-21T03:00:00Z');
const day = '2026-12-18';
const database = setUpTestDatabase();
let clock = now;
const queue = createFakeQueue();

beforeAll(async () => {
  await database.db.transaction().execute((tx) => saveSettings(tx, settings));
});

/** The mails of the queued events, by template. */
const mails = () => mailsOfQueue(database.db, queue, clock);
const pay = (code: string, amountVnd: number) =>
  payByBank(database.db, queue, { code, dueNowVnd: amountVnd }, clock);
async function make(kind: KindName, fields: object = {}, plan: object = {}) {
  return itemOf(await createProductOfKind(database.db, kind, { plan }), day, {
    ...(kind === 'combo' && { adults: 2 }),
    ...fields,
  });
}

test('mails list every kind of item with its own facts', async () => {
  const fields: Partial<Record<KindName, object>> = {
    tour: {
      childAges: [7],
      options: { singles: 1, extras: [{ code: 'nha-hat-lon', quantity: 2 }] },
    },
    attraction: { childAges: [6], options: { childHeightsCm: [95] } },
    car: {
      options: { time: '14:30', flightNo: 'XX123', pickupAddress: 'Ga quốc tế', dropoffAddress: '12 Lê Lợi' },
    },
  };
  const items = [];
  for (const kind of kindNames) items.push(await make(kind, fields[kind]));
  const booking = await book(database.db, queue, items, now);
  const deal = (night: string) => ({
    ...{ label: 'Ưu đãi sớm', quantity: 1, unitPrice: -50_000, amount: -50_000 },
    reason: `1 đêm × 1 phòng: ${night}`,
  });
  await sql`UPDATE bookings SET quote = jsonb_set(quote, '{items,0,lines}', quote #> '{items,0,lines}'
    || ${JSON.stringify([deal('T6, 18/12'), deal('T7, 19/12')])}::jsonb) WHERE id = ${booking.id}`.execute(
    database.db,
  );
  await pay(booking.code, booking.totalVnd);
  queue.sent.reverse();
  const sent = await mails();
  expect(Object.keys(sent)).toEqual(['confirmed']);
  const { plain } = sent.confirmed ?? { plain: '' };
  for (const part of [
    'Nhận phòng: T6, 18/12/2026',
    'Trả phòng: T7, 19/12/2026',
    'Số lượng: 1 phòng · 1 đêm',
    'Ngày đến: T6, 18/12/2026',
    'Khởi hành: 07:30, T6, 18/12/2026',
    'Khách: 1 người lớn, 1 trẻ em (7 tuổi)',
    'Phòng đơn: 1',
    'Nhà hát Lớn',
    'Lên tàu: 12:15, T6, 18/12/2026',
    'Ngày dùng vé: T6, 18/12/2026',
    'cao 95 cm',
    'Bắt đầu: 05:30, T6, 18/12/2026',
    'Đón lúc: 14:30, T6, 18/12/2026',
    'Chuyến bay: XX123',
    'Đón tại: Ga quốc tế',
    'Trả tại: 12 Lê Lợi',
    'Ca nô theo giờ',
    // As on the pages: one line for the nights of one deal.
    `Ưu đãi sớm (2 đêm): ${formatVnd(-100_000)}`,
  ])
    expect(plain).toContain(part);
  expect(plain).not.toContain('Khi nhận phòng');
});

test.each(kindNames.map((kind) => [kind]))(
  '%s: held, confirmed and cancelled mails are complete',
  async (kind) => {
    const booking = await book(database.db, queue, [await make(kind)], now);
    expect((await mails()).held?.plain).toContain(booking.code);
    await pay(booking.code, booking.totalVnd);
    expect((await mails()).confirmed?.plain).toContain(booking.code);
    await cancelBooking(database.db, queue, { code: booking.code, actor: 'guest' }, now);
    expect((await mails()).cancelled?.plain).toContain('Chúng tôi hoàn');
  },
);

test('a cancelled booking’s mail names what is kept as not refunded, not as paid', async () => {
  const booking = await book(database.db, queue, [await make('hotel')], now);
  await pay(booking.code, booking.totalVnd);
  await mails();
  clock = new Date('2026-12-17T02:00:00Z');
  await cancelBooking(database.db, queue, { code: booking.code, actor: 'guest' }, clock);
  const plain = (await mails()).cancelled?.plain ?? '';
  clock = now;
  const half = formatVnd(booking.totalVnd / 2);
  expect(plain).toContain(`Chúng tôi hoàn ${half}`);
  expect(plain).toContain(`Phần không hoàn: ${half}`);
  expect(plain).not.toContain('Đã thanh toán');
});

test('a request: received and accepted are mailed; no held mail follows', async () => {
  const item = await make('car', {}, { confirmation: 'request' });
  const { code } = await book(database.db, queue, [item], now);
  const received = (await mails()).requested;
  expect(received?.subject).toBe(`Đã nhận yêu cầu đặt chỗ ${code}`);
  expect(received?.plain).toContain('trước 12:00, 21/11/2026');
  await acceptRequest(database.db, queue, { code, actor: staff('1') }, now);
  const sent = await mails();
  expect(Object.keys(sent)).toEqual(['accepted']);
  expect(sent.accepted?.plain).toContain('đến 10:00, 22/11/2026');
});

test('a declined request gives the reason, other days and the refund', async () => {
  const item = await make('car', {}, { confirmation: 'request' });
  const { code, totalVnd } = await book(database.db, queue, [item], now);
  await pay(code, totalVnd);
  await declineRequest(database.db, queue, { code, actor: staff('1'), note: 'Xe đang bảo dưỡng' }, now);
  const sent = await mails();
  expect(Object.keys(sent)).toEqual(['declined']);
  expect(sent.declined?.plain).toContain('Xe đang bảo dưỡng.');
  expect(sent.declined?.plain).toContain('T5, 17/12/2026; T7, 19/12/2026');
  expect(sent.declined?.plain).toContain('https://neoviet.example/xe-du-lich/');
  expect(sent.declined?.plain).toContain('hoàn đủ 1.000.000');
});

test('a balance reminder names the amount and the day, once for each step', async () => {
  const item = await make('tour', {}, { pay_mode: 'deposit' });
  const { code } = await book(database.db, queue, [item], now);
  await pay(code, 300_000);
  await mails();
  for (const [at, count] of [
    ['2026-12-06', 1],
    ['2026-12-10', 1],
    ['2026-12-11', 0],
    ['2026-12-12', 1],
  ] as const) {
    clock = new Date(`${at}T09:00:00+07:00`);
    await remindBalances(database.db, queue, clock);
    const sent = await mails();
    expect(Object.keys(sent)).toHaveLength(count);
    if (count) expect(sent.balance_reminded?.plain).toContain('trả trước hết ngày 13/12/2026');
  }
  clock = now;
});

test('staff remind of a balance whose day is over: the mail says so, and asks nobody to hurry before that day', async () => {
  const item = await make('tour', {}, { pay_mode: 'deposit' });
  const { code } = await book(database.db, queue, [item], now);
  await pay(code, 300_000);
  await mails();
  clock = new Date('2026-12-14T09:00:00+07:00');
  expect(await remindPayment(database.db, queue, { code, actor: staff('s1') }, clock)).toMatchObject({
    ok: true,
  });
  const { balance_reminded: mail } = await mails();
  expect(mail?.plain).toMatch(/hạn trả là ngày 13\/12\/2026 đã qua/);
  expect(mail?.plain).not.toContain('trước ngày này');
  clock = now;
});

test('F88: the holder is notified of each paid part of a balance, and when it is complete', async () => {
  const item = await make('tour', {}, { pay_mode: 'deposit' });
  const { code, totalVnd } = await book(database.db, queue, [item], now);
  await pay(code, 300_000);
  const rest = totalVnd - 300_000;
  const parts = [
    { name: 'Hà', amountVnd: 100_000 },
    { name: 'Minh', amountVnd: rest - 100_000 },
  ];
  expect(await splitPayment(database.db, { code, parts, actor: 'guest', hours: 24 }, now)).toMatchObject({
    ok: true,
  });
  await mails();
  await pay(`${code} P1`, 100_000);
  const first = await mails();
  expect(Object.keys(first)).toEqual(['balance_part_paid']);
  expect(first.balance_part_paid?.subject).toContain(`còn ${formatVnd(rest - 100_000)}`);
  expect(first.balance_part_paid?.plain).toContain('trước hết ngày 13/12/2026');
  await pay(`${code} P2`, rest - 100_000);
  expect((await mails()).balance_part_paid?.subject).toBe(`Đặt chỗ ${code}: cả nhóm đã trả đủ`);
});

test('a combo without a date: the mail has the code and its last day, and asks for no papers', async () => {
  const booking = await book(
    database.db,
    queue,
    [await make('combo', { options: { openDated: true } })],
    now,
  );
  await pay(booking.code, booking.totalVnd);
  const { plain } = (await mails()).confirmed ?? { plain: '' };
  expect(plain).toMatch(/NV[2-9A-HJKMNP-Z]{8}: 1 gói/);
  expect(plain).toContain('chậm nhất ngày 28/12/2026');
  expect(plain).toContain('Ngày đi: Chọn sau bằng mã');
  expect(plain).not.toContain('giấy tờ tùy thân');
});

test('TRUE-04: a mail says confirmed only when the supplier has confirmed or the places are guaranteed', async () => {
  const { db } = database;
  const allotted = await book(db, queue, [await make('hotel')], now);
  await pay(allotted.code, allotted.totalVnd);
  const { confirmed } = await mails();
  expect(confirmed?.subject).toBe(`Đã xác nhận đặt chỗ ${allotted.code}`);
  expect(confirmed?.plain).toContain('Đã xác nhận: khách sạn đã dành sẵn chỗ cho bạn');

  const items = [await make('hotel'), await make('service', {}, { confirmation: 'after_payment' })];
  const waiting = await book(db, queue, items, now);
  await pay(waiting.code, waiting.totalVnd);
  const paid = (await mails()).confirmed;
  expect(paid?.subject).toBe(`Đã thanh toán đặt chỗ ${waiting.code}, chờ xác nhận`);
  expect(paid?.plain).toContain('Đã thanh toán, chờ nhà cung cấp xác nhận trước 12:00, 21/11/2026');
  expect(await getBooking(db, waiting.id, now)).toMatchObject({
    state: 'confirmed',
    stateLabel: 'Đã thanh toán, chờ xác nhận',
    confirmations: [
      { position: 0, state: 'confirmed' },
      { position: 1, state: 'awaited', by: '2026-11-21T05:00:00.000Z' },
    ],
  });

  await issueTripVouchers(db, waiting.id, now);
  const kept = { reference: 'HK7-221', actor: staff('lan'), confirmedAt: now };
  expect(await saveSupplierReference(db, queue, { code: `${waiting.code}-2`, ...kept }, now)).toEqual({
    ok: true,
  });
  const answered = (await mails()).supplier_confirmed;
  expect(answered?.subject).toBe(`Đã xác nhận đặt chỗ ${waiting.code}, có mã của nơi cung cấp`);
  expect(answered?.plain).toContain('Nhà cung cấp đã xác nhận lúc 10:00, 21/11/2026, mã HK7-221');
  expect(await getBooking(db, waiting.id, now)).toMatchObject({ stateLabel: 'Đặt chỗ thành công' });
});

test('S-04: choosing the counter sends a mail to confirm it, with a link for that alone, and none afterwards', async () => {
  clock = now;
  queue.sent.length = 0;
  const { code } = await book(database.db, queue, [await make('hotel')], now);
  const choose = () =>
    startPayment(
      database.db,
      queue,
      { code, method: 'office', actor: 'guest' },
      { office: counterGateway },
      now,
    );
  await choose();
  const queued = [...queue.sent];
  const { counter_chosen: mail } = await mails();
  expect(mail?.plain).toContain('giữ đến 10:30');
  const [, linked = '', pass = ''] = /dat-cho\/(\w+)\/xac-nhan-quay\/([\w.-]+)/.exec(mail?.plain ?? '') ?? [];
  expect(linked).toBe(code);
  expect(isCounterLinkToken('x'.repeat(40), code, pass, now)).toBe(true);
  expect(isCounterLinkToken('x'.repeat(40), 'DV2222222', pass, now)).toBe(false);
  expect(isCounterLinkToken('y'.repeat(40), code, pass, now)).toBe(false);
  await confirmCounter(database.db, { code, actor: 'guest' }, now);
  queue.sent.push(...queued.filter(({ name }) => name === 'booking.counter_chosen'));
  expect(await mails()).not.toHaveProperty('counter_chosen');
});
