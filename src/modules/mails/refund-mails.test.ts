import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { approveBookingRefund, refundPart } from '#modules/booking/cancellation/booking-refunds.ts';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import type { OnlineGateway } from '#modules/payments/gateways/gateway.ts';
import { onlineGateways } from '#modules/payments/gateways/gateways.ts';
import { flagLateRefunds } from '#modules/payments/refunds/flag-late-refunds.ts';
import { pollPayouts, sendPayouts } from '#modules/payments/refunds/payouts/payouts.ts';
import { saveBankAccount } from '#modules/payments/refunds/save-bank-account.ts';
import { recordManualTransfer } from '#modules/payments/refunds/settle-payout.ts';
import { bankAccountInput } from '#modules/payments/schema.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import type { App } from '#platform/app.ts';
import { loadConfig } from '#platform/config/config.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { type Simulator, startSimulator } from '#simulators/providers/simulator.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { mailsOfQueue } from '#tests/support/mails-of-queue.ts';
import { bookRooms, payOnline } from '#tests/support/paid-online.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { sendRefundMail } from './commands/send-refund-mail.ts';
import { staffMailJobs } from './commands/send-staff-mails.ts';
import { refundAccountMailJobs, refundMailJobs } from './jobs.ts';

const now = new Date();
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
let database: TestDatabase;
let simulator: Simulator;
let momo: OnlineGateway;
let queue: FakeQueue;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.transaction().execute((tx) => saveSettings(tx, settings));
  simulator = await startSimulator({ shopUrl: 'http://localhost' });
  const config = loadConfig({ PAYMENT_SIMULATOR_URL: simulator.url });
  momo = onlineGateways(config, () => new Date()).find(({ method }) => method === 'momo') as OnlineGateway;
});
afterAll(async () => {
  await simulator.stop();
  await database.drop();
});
beforeEach(() => {
  queue = createFakeQueue();
  simulator.providers.faults.refundsArePending = false;
});

/** Runs the queued jobs, each twice as after a failure, and returns the resulting mails. */
async function mails(): Promise<{ template: string; subject: string; plain: string }[]> {
  const app = {
    db: database.db,
    clock: { now: () => now },
    config: { publicUrl: 'https://neoviet.example', MAIL_FROM: 'a@example.com' },
    secrets: { token: 'x'.repeat(40) },
  } as unknown as App;
  await database.db.deleteFrom('mails').execute();
  for (const { name, data } of queue.sent.splice(0)) {
    for (const { type, handle } of [
      ...refundMailJobs,
      ...refundAccountMailJobs,
      ...staffMailJobs,
      ...refundMailJobs,
      ...refundAccountMailJobs,
      ...staffMailJobs,
    ])
      if (type.name === name) await handle(app, data as never);
  }
  const rows = await database.db
    .selectFrom('mails')
    .select(['template', 'subject', 'plain'])
    .orderBy('created_at')
    .execute();
  for (const { plain, template } of rows) {
    expect(plain).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
    if (!template.startsWith('staff_')) expect(plain).toMatch(/\/chuyen-di\/DV\w{7}\/hoan-tien\?pass=/);
  }
  return rows;
}

async function cancelled(pay: 'momo' | 'bank') {
  const booking = await bookRooms(database.db, queue, { now });
  if (pay === 'bank') await payByBank(database.db, queue, booking, now);
  else await payOnline(database.db, queue, { code: booking.code, gateway: momo, now });
  queue.sent.length = 0;
  await cancelBooking(database.db, queue, { code: booking.code, actor: 'guest' }, now);
  const [refund] = (await getBooking(database.db, booking.id, now)).refunds;
  return { ...booking, refundId: refund?.id ?? '' };
}

test('back to a wallet: sent, then done, and none that is out of date', async () => {
  const { code } = await cancelled('momo');
  expect(await mails()).toEqual([]);
  simulator.providers.faults.refundsArePending = true;
  await sendPayouts(database.db, queue, [momo], now);
  const [sent] = await mails();
  expect(sent).toMatchObject({ template: 'refund_sent', subject: expect.stringContaining(code) });
  expect(sent?.plain).toContain('Tiền về ví MoMo, chậm nhất ngày');
  simulator.providers.faults.refundsArePending = false;
  await pollPayouts(database.db, queue, [momo], later(1));
  const [done, ...more] = await mails();
  expect(done).toMatchObject({ template: 'refund_succeeded' });
  expect(done?.plain).toContain('đã được hoàn về ví MoMo');
  expect(more).toEqual([]);
});

test('by transfer: the guest is asked for an account, then the refund is done', async () => {
  const booking = await cancelled('bank');
  const [wanted] = await mails();
  expect(wanted).toMatchObject({ template: 'refund_needs_account' });
  expect(wanted?.plain).toContain('không bao giờ hỏi mã OTP hay mật khẩu');
  expect(wanted?.plain).toContain(`Chúng tôi hoàn ${formatVnd(booking.totalVnd)} cho bạn (hủy đặt chỗ).`);
  const account = bankAccountInput.parse({ bankBin: '970422', accountNo: '0123456789', holder: 'Thu Ha' });
  const { id: bookingId, refundId } = booking;
  await saveBankAccount(
    database.db,
    queue,
    { bookingId, refundId, account, actor: 'guest' },
    { secrets: 's'.repeat(32), now },
  );
  const transfer = { refundId, amountVnd: booking.totalVnd, evidence: 'FT118', actor: staff('lan') };
  await recordManualTransfer(database.db, queue, transfer, now);
  const [done] = await mails();
  expect(done?.plain).toContain('tài khoản MB Bank ****6789');
});

test('money paid twice: one mail, which asks for an account where it cannot go back by itself', async () => {
  const twice = async (then: 'momo' | 'bank') => {
    const booking = await bookRooms(database.db, queue, { now });
    const payOnce = () => payByBank(database.db, queue, booking, now);
    if (then === 'bank') await payOnce().then(payOnce);
    else await payOnline(database.db, queue, { code: booking.code, gateway: momo, now, meanwhile: payOnce });
    const sent = [...queue.sent];
    const { refund_requested: told } = await mailsOfQueue(database.db, queue, now);
    queue.sent.push(...sent);
    const [asked] = await mails();
    return { told: told?.plain, asked: asked?.plain };
  };
  const byTransfer = await twice('bank');
  expect(byTransfer.told).toBeUndefined();
  expect(byTransfer.asked).toContain('cho bạn (khoản trả trùng). Khoản này không về thẳng');
  const toWallet = await twice('momo');
  expect(toWallet.told).toContain('Lý do: khoản trả trùng.');
  expect(toWallet.asked).toBeUndefined();
});

test('late (P-21): an apology with the number to call, and a mail to staff', async () => {
  const { refundId } = await cancelled('momo');
  await mails();
  await flagLateRefunds(database.db, queue, later(24 * 60));
  const sentMails = await mails();
  const [late] = sentMails.filter(({ subject }) => subject.includes('xin lỗi'));
  expect(sentMails.map(({ template }) => template)).toContain('staff_refund_late');
  expect(late?.template).toBe('refund_late');
  expect(late?.plain).toContain(settings.phone);
  expect(refundId).not.toBe('');
});

test('goodwill: the guest is notified of it when it is approved', async () => {
  const booking = await bookRooms(database.db, queue, { now });
  await payOnline(database.db, queue, { code: booking.code, gateway: momo, now });
  queue.sent.length = 0;
  const part = { code: booking.code, amountVnd: 200_000, reason: 'Phòng ồn', actor: staff('lan') };
  const refunded = await refundPart(database.db, part, now);
  expect(await mails()).toEqual([]);
  if (refunded.ok)
    await approveBookingRefund(
      database.db,
      queue,
      { refundId: refunded.refundId, actor: staff('minh') },
      now,
    );
  const [approved, ...more] = await mails();
  expect(approved).toMatchObject({ template: 'refund_approved' });
  expect(approved?.plain).toContain('hỗ trợ thêm từ chúng tôi');
  expect(more).toEqual([]);
});

test('no account is asked for once it was given, even if the mail had not been sent yet', async () => {
  const { id: bookingId, refundId } = await cancelled('bank');
  const app = {
    db: database.db,
    clock: { now: () => now },
    config: {
      publicUrl: 'https://neoviet.example',
      MAIL_FROM: 'a@example.com',
      SMTP_URL: 'smtp://127.0.0.1:1',
    },
    secrets: { token: 'x'.repeat(40) },
  } as unknown as App;
  await database.db.deleteFrom('mails').execute();
  await expect(sendRefundMail(app, 'refund_needs_account', { bookingId, refundId })).rejects.toThrow();
  const unsent = () =>
    database.db.selectFrom('mails').select('dedupe_key').where('sent_at', 'is', null).execute();
  expect(await unsent()).toHaveLength(1);
  const account = bankAccountInput.parse({
    bankBin: '970436',
    accountNo: '0011001234567',
    holder: 'NGUYEN THU HA',
  });
  const named = { bookingId, refundId, account, actor: 'guest' } as const;
  expect(await saveBankAccount(database.db, queue, named, { secrets: 'x'.repeat(40), now })).toEqual({
    ok: true,
  });
  await sendRefundMail(app, 'refund_needs_account', { bookingId, refundId });
  expect(await unsent()).toEqual([]);
});
