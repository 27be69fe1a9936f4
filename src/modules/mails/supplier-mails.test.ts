import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { answerAsk } from '#modules/suppliers/commands/answer-ask.ts';
import { followBooking } from '#modules/suppliers/commands/follow-booking.ts';
import { supplierNotified } from '#modules/suppliers/events.ts';
import { readSupplierLinkToken } from '#modules/suppliers/rules/supplier-link-token.ts';
import { issueTripVouchers } from '#modules/vouchers/commands/issue-trip-vouchers.ts';
import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { tryOut } from '#platform/db/try-out.ts';
import { book } from '#tests/factories/booking.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { readMail } from '#tests/support/read-mail.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { readSupplierMails } from './commands/read-supplier-mails.ts';
import { supplierMailJobs } from './commands/supplier-mail-jobs.ts';

const now = new Date('2026-11-21T03:00:00Z');
const queue = createFakeQueue();
let database: TestDatabase;
let smtp: SmtpServer;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtpServer();
  await database.db.transaction().execute((tx) => saveSettings(tx, settings));
  const { privateKey } = generateKeyPairSync('ed25519');
  const voucherKey = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  app = {
    db: database.db,
    clock: { now: () => now },
    config: { publicUrl: 'https://neoviet.example', MAIL_FROM: 'a@example.com', SMTP_URL: smtp.url },
    secrets: { token: 'x'.repeat(40), voucherKey },
  } as unknown as App;
});
afterAll(async () => {
  await smtp.stop();
  await database.drop();
});

/** Runs the supplier mail jobs queued since the last call, each twice. @returns the mails sent */
async function send(): Promise<string[]> {
  const before = smtp.received.length;
  for (const { name, data } of queue.sent.splice(0))
    for (const { type, handle } of supplierMailJobs)
      if (type.name === name) for (const _ of [1, 2]) await handle(app, data as never);
  return smtp.received.slice(before);
}

test('a supplier gets a link to answer, then a copy without price or contact of the guest', async () => {
  const { db } = database;
  const cruise = await createProductOfKind(db, 'cruise', { plan: { confirmation: 'after_payment' } });
  await db.updateTable('suppliers').set({ email: 'datcho@may-vinh.example', brand: 'Mây Vịnh' }).execute();
  const booking = await bookAndPay(db, queue, [itemOf(cruise, '2026-12-08', { adults: 2 })], now);
  await issueTripVouchers(db, booking.id, now);
  await followBooking(db, queue, booking.id, now);
  const askMails = await send();
  expect(askMails).toHaveLength(1);
  const words = readMail(askMails[0] ?? '');
  expect(askMails[0]).toContain('To: datcho@may-vinh.example');
  expect(words).toContain('Khách đã thanh toán.');
  const token = /nha-cung-cap\/([\w.-]+)/.exec(words)?.[1] ?? '';
  const link = readSupplierLinkToken(app.secrets.token, token, now);
  expect(link).toMatchObject({ bookingId: booking.id });
  const answer = { askId: link?.askId ?? '', isYes: true, reference: 'MV-9', note: '' };
  const actor = { supplierId: link?.supplierId ?? 0, name: 'Mây Vịnh' };
  expect(await answerAsk(db, queue, { ...answer, actor }, now)).toEqual({ ok: true });
  await followBooking(db, queue, booking.id, now);
  const sentMails = await send();
  expect(sentMails).toHaveLength(1);
  const copy = readMail(sentMails[0] ?? '');
  expect(copy).toContain('Khách: Nguyễn Thu Hà');
  const pdf =
    /filename=phieu-\w+\.pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(sentMails[0] ?? '')?.[1] ?? '';
  const [page = ''] = readPdf(Buffer.from(pdf, 'base64'));
  expect(page).toContain(`Phiếu${booking.code}-1`);
  for (const text of [words, copy, page]) {
    expect(text).not.toContain('000.000');
    expect(text).not.toContain('ha@example.com');
  }
});

test('a supplier who has answered meanwhile is not asked', async () => {
  const { db } = database;
  const cruise = await createProductOfKind(db, 'cruise', { plan: { confirmation: 'after_payment' } });
  await db.updateTable('suppliers').set({ email: 'datcho@may-vinh.example' }).execute();
  const booking = await bookAndPay(db, queue, [itemOf(cruise, '2026-12-08')], now);
  await issueTripVouchers(db, booking.id, now);
  await followBooking(db, queue, booking.id, now);
  await db
    .updateTable('supplier_asks')
    .set({ state: 'ended' })
    .where('booking_id', '=', booking.id)
    .execute();
  expect(await send()).toEqual([]);
});

test('a supplier who was only asked is told once that it is no longer needed, but not one who declined, was never asked, or was too late', async () => {
  const { db } = database;
  const cruise = await createProductOfKind(db, 'cruise', { plan: { confirmation: 'after_payment' } });
  await db.updateTable('suppliers').set({ email: 'datcho@may-vinh.example' }).execute();
  const askMails = async () => {
    const booking = await bookAndPay(db, queue, [itemOf(cruise, '2026-12-08')], now);
    await issueTripVouchers(db, booking.id, now);
    await followBooking(db, queue, booking.id, now);
    return booking;
  };
  const cancel = async ({ id, code }: { id: string; code: string }) => {
    await cancelBooking(db, queue, { code, actor: 'guest' }, now);
    await followBooking(db, queue, id, now);
    await followBooking(db, queue, id, now);
    return send();
  };
  const booking = await askMails();
  await send();
  const mailsSent = await cancel(booking);
  expect(mailsSent).toHaveLength(1);
  expect(mailsSent[0]).toContain('To: datcho@may-vinh.example');
  const words = readMail(mailsSent[0] ?? '');
  expect(words).toContain(`Đặt chỗ ${booking.code}: không cần chỗ nữa`);
  expect(words).toContain('Bạn không phải trả lời nữa.');
  expect(words).not.toMatch(/Nguyễn Thu Hà|đã thanh toán/);

  const unsent = await askMails();
  queue.sent.length = 0;
  expect(await cancel(unsent), 'never got the question').toEqual([]);

  const declined = await askMails();
  await send();
  await db
    .updateTable('supplier_asks')
    .set({ state: 'declined', answered_at: now, answered_by: 'supplier' })
    .where('booking_id', '=', declined.id)
    .execute();
  expect(await cancel(declined), 'declined it').toEqual([]);

  const car = await createProductOfKind(db, 'car', { vehicles: 9, plan: { confirmation: 'request' } });
  await db.updateTable('suppliers').set({ email: 'datcho@may-vinh.example' }).execute();
  const request = async () => {
    const { id, code } = await book(db, queue, [itemOf(car, '2026-12-08')], now);
    await followBooking(db, queue, id, now);
    await send();
    return { id, code };
  };
  expect(await cancel(await request()), 'asked before the guest pays').toHaveLength(1);
  const late = await request();
  await db.updateTable('supplier_asks').set({ due_at: now }).where('booking_id', '=', late.id).execute();
  expect(await cancel(late), 'closed by itself').toEqual([]);
});

test('the preview of a mail equals the mail that is sent', async () => {
  const { db } = database;
  const cruise = await createProductOfKind(db, 'cruise', {});
  await db.updateTable('suppliers').set({ email: 'datcho@may-vinh.example' }).execute();
  const booking = await bookAndPay(db, queue, [itemOf(cruise, '2026-12-08')], now);
  await issueTripVouchers(db, booking.id, now);
  await followBooking(db, queue, booking.id, now);
  await send();
  const cancel = (within: Executor) =>
    cancelBooking(within, queue, { code: booking.code, actor: 'guest' }, now);
  const before = await tryOut(db, async (tx) => {
    await cancel(tx);
    return readSupplierMails({ ...app, db: tx }, booking.id);
  });
  queue.sent.splice(0);
  expect(before.mails).toHaveLength(1);
  await cancel(db);
  await followBooking(db, queue, booking.id, now);
  const sent = await send();
  expect(sent).toHaveLength(1);
  const [read] = before.mails;
  const words = (text: string) => text.replace(/https?:\S+|\s+/g, ' ').trim();
  const [body = ''] = (read?.plain ?? '').split(/^-+$/m);
  expect(body).toContain('Không còn diễn ra');
  for (const line of body.split('\n').filter((one) => one.trim() !== ''))
    expect(words(readMail(sent[0] ?? ''))).toContain(words(line));
});

test('a mail that was accepted late is not sent again after a newer one', async () => {
  const { db } = database;
  const cruise = await createProductOfKind(db, 'cruise');
  await db.updateTable('suppliers').set({ email: 'datcho@may-vinh.example', brand: 'Mây Vịnh' }).execute();
  const booking = await bookAndPay(db, queue, [itemOf(cruise, '2026-12-09', { adults: 2 })], now);
  await issueTripVouchers(db, booking.id, now);
  await followBooking(db, queue, booking.id, now);
  const job = supplierMailJobs.find(({ type }) => type.name === supplierNotified.name);
  const [late] = queue.sent.filter(({ name }) => name === supplierNotified.name).map(({ data }) => data);
  queue.sent.splice(0);
  const away = { ...app, config: { ...app.config, SMTP_URL: 'smtp://127.0.0.1:1' } };
  await expect(job?.handle(away, late as never)).rejects.toThrow();
  await cancelBooking(db, queue, { code: booking.code, actor: 'guest' }, now);
  await followBooking(db, queue, booking.id, now);
  expect(await send()).toHaveLength(1);
  const before = smtp.received.length;
  await job?.handle(app, late as never);
  expect(smtp.received.length - before).toBe(0);
  const unsent = db.selectFrom('mails').select('id').where('booking_id', '=', booking.id);
  expect(await unsent.where('sent_at', 'is', null).execute()).toEqual([]);
});
