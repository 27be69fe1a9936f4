import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { issueTripVouchers } from '#modules/vouchers/commands/issue-trip-vouchers.ts';
import type { App } from '#platform/app.ts';
import { book } from '#tests/factories/booking.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { bookAndPay, payByBank } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { sendBookingMail } from './commands/send-booking-mail.ts';
import { postMail } from './commands/send-mail.ts';
import { bookingMailJobs } from './jobs.ts';

const now = new Date('2026-11-21T03:00:00Z');
const voucherKey = generateKeyPairSync('ed25519')
  .privateKey.export({ format: 'der', type: 'pkcs8' })
  .toString('base64');
let database: TestDatabase;
let smtp: SmtpServer;
beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtpServer();
  await database.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(async () => {
  await smtp.stop();
  await database.drop();
});

test('the confirmation is sent once, with the vouchers and the calendar', async () => {
  const app = {
    db: database.db,
    clock: { now: () => now },
    config: { publicUrl: 'https://neoviet.example', MAIL_FROM: 'a@example.com', SMTP_URL: smtp.url },
    secrets: { token: 'x'.repeat(40), voucherKey },
  } as unknown as App;
  const hotel = await createProductOfKind(database.db, 'hotel');
  const booking = await bookAndPay(database.db, createFakeQueue(), [itemOf(hotel, '2026-12-18')], now);
  await issueTripVouchers(database.db, booking.id, now);
  const confirmed = bookingMailJobs.find((job) => job.type.name === 'vouchers.issued');
  await confirmed?.handle(app, { bookingId: booking.id });
  await confirmed?.handle(app, { bookingId: booking.id });
  expect(smtp.received).toHaveLength(1);
  const [mail = ''] = smtp.received;
  expect(mail).toContain(`filename=chuyen-di-${booking.code}.ics`);
  const pdf = new RegExp(`filename=phieu-${booking.code}\\.pdf[^]*?\\r\\n\\r\\n([A-Za-z0-9+/=\\r\\n]+)`).exec(
    mail,
  );
  const [page] = readPdf(Buffer.from(pdf?.[1] ?? '', 'base64'));
  expect(page).toContain(`Phiếu${booking.code}-1`);
});

test('a confirmation that could not be delivered is not sent once its booking is cancelled', async () => {
  const appTo = (url: string) =>
    ({
      db: database.db,
      clock: { now: () => now },
      config: { publicUrl: 'https://neoviet.example', MAIL_FROM: 'a@example.com', SMTP_URL: url },
      secrets: { token: 'x'.repeat(40), voucherKey },
    }) as unknown as App;
  const hotel = await createProductOfKind(database.db, 'hotel');
  const booking = await bookAndPay(database.db, createFakeQueue(), [itemOf(hotel, '2026-12-17')], now);
  await issueTripVouchers(database.db, booking.id, now);
  const confirm = (url: string) => sendBookingMail(appTo(url), 'confirmed', { bookingId: booking.id });
  await expect(confirm('smtp://127.0.0.1:1')).rejects.toThrow();
  await cancelBooking(database.db, createFakeQueue(), { code: booking.code, actor: 'guest' }, now);
  const before = smtp.received.length;
  await confirm(smtp.url);
  expect(smtp.received.length - before).toBe(0);
  const left = database.db.selectFrom('mails').select('id').where('booking_id', '=', booking.id);
  expect(await left.execute()).toEqual([]);
});

test('an undelivered mail is kept and sent once the mail server is back', async () => {
  const mail = {
    key: 'test:1',
    bookingId: null,
    template: 'test',
    recipient: 'ha@example.com',
    subject: 'Thử',
    html: '<p>Thử</p>',
    plain: 'Thử',
  };
  const post = (url: string) => postMail(database.db, mail, { url, from: 'a@example.com' });
  const before = smtp.received.length;
  await expect(post('smtp://127.0.0.1:1')).rejects.toThrow();
  const kept = database.db.selectFrom('mails').select('sent_at').where('dedupe_key', '=', mail.key);
  expect(await kept.execute()).toEqual([{ sent_at: null }]);
  await Promise.all([post(smtp.url), post(smtp.url)]);
  expect(smtp.received.length - before).toBe(1);
  expect(await kept.executeTakeFirst()).toEqual({ sent_at: expect.any(Date) });
});

test('an outdated undelivered mail is withdrawn, and no job waits for it', async () => {
  const appTo = (url: string | undefined) =>
    ({
      db: database.db,
      clock: { now: () => now },
      config: { publicUrl: 'https://neoviet.example', MAIL_FROM: 'a@example.com', SMTP_URL: url },
      secrets: { token: 'x'.repeat(40) },
    }) as unknown as App;
  const hotel = await createProductOfKind(database.db, 'hotel');
  const booking = await book(database.db, createFakeQueue(), [itemOf(hotel, '2026-12-19')], now);
  const about = { bookingId: booking.id };
  const unsent = async () =>
    (
      await database.db
        .selectFrom('mails')
        .select('dedupe_key as key')
        .where('booking_id', '=', booking.id)
        .where('sent_at', 'is', null)
        .execute()
    ).map(({ key }) => key);
  const gone = 'smtp://127.0.0.1:1';
  const [once, another] = [now.toISOString(), new Date(now.getTime() + 60_000).toISOString()];
  await expect(sendBookingMail(appTo(gone), 'held', about)).rejects.toThrow();
  expect(await unsent()).toEqual([`held:${booking.id}:0`]);
  await payByBank(database.db, createFakeQueue(), { ...booking, dueNowVnd: 1_000 }, now);
  const before = smtp.received.length;
  await sendBookingMail(appTo(smtp.url), 'held', about);
  expect(smtp.received.length - before, 'asks for the rest').toBe(1);
  expect(await unsent()).toEqual([]);
  await expect(sendBookingMail(appTo(gone), 'held', { ...about, at: once })).rejects.toThrow();
  await payByBank(database.db, createFakeQueue(), { ...booking, dueNowVnd: booking.dueNowVnd - 1_000 }, now);
  await sendBookingMail(appTo(undefined), 'held', { ...about, at: once });
  expect(await unsent(), 'a mailbox without a server keeps what it has').toHaveLength(1);
  await sendBookingMail(appTo(smtp.url), 'held', { ...about, at: another });
  expect(await unsent(), 'another event is another mail').toHaveLength(1);
  await sendBookingMail(appTo(smtp.url), 'held', { ...about, at: once });
  expect(await unsent()).toEqual([]);
  expect(smtp.received.length - before).toBe(1);
});
