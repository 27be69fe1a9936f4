import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteNoShow } from '#modules/booking/arrival/no-show.ts';
import { completeTrips } from '#modules/booking/trip/complete-trips.ts';
import { readNewsletterLinkToken } from '#modules/newsletter/newsletter-link-token.ts';
import { appealReview, decideAppeal } from '#modules/reviews/commands/appeal-review.ts';
import { publishReview, rejectReview, replyToReview } from '#modules/reviews/commands/moderate-review.ts';
import { saveReviews } from '#modules/reviews/commands/save-reviews.ts';
import { reviewLinkToken } from '#modules/reviews/policy.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { review } from '#tests/factories/review.ts';
import { staff } from '#tests/factories/staff.ts';
import { createWrittenReview } from '#tests/factories/written-review.ts';
import { readMail } from '#tests/support/read-mail.ts';
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { sendNewsletterMail } from './commands/send-newsletter-mail.ts';
import { sendRejectionMail, sendReviewMail } from './commands/send-review-mail.ts';
import { askingMailJobs } from './jobs.ts';

let site: TestServer;
let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  site = await createTestServer({ env: { SMTP_URL: smtp.url } });
  await createCatalogue(site.db);
});
afterAll(async () => {
  await site.close();
  await smtp.stop();
});

const lastMail = () =>
  site.db.selectFrom('mails').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();

const wordsOfLast = () => readMail(smtp.received.at(-1) ?? '');

test('the invitation to review is sent once after the trip, with a link to that trip’s reviews only', async () => {
  const now = site.clock.now();
  const hotel = await createBookableHotel(site.db, { from: '2026-11-21', to: '2026-12-20' });
  const stay = { unitId: hotel.unitIds[0] as number, from: '2026-12-01', to: '2026-12-03' };
  const { id: bookingId, code } = await bookAndPay(site.db, site.queue, [stay], now);
  await sendReviewMail(site.app, { bookingId });
  expect(smtp.received).toHaveLength(0);
  await completeTrips(site.db, site.queue, new Date('2026-12-04T03:00:00Z'));
  await sendReviewMail(site.app, { bookingId });
  await sendReviewMail(site.app, { bookingId });
  expect(smtp.received).toHaveLength(1);
  const mail = await lastMail();
  expect(mail).toMatchObject({ template: 'review_invited', booking_id: bookingId });
  const pass = /\/danh-gia\/([^"?\s]+)/.exec(wordsOfLast())?.[1] ?? '';
  expect(reviewLinkToken.read(site.app.secrets.token, pass, now)).toBe(code);
  // F146: a score is chosen with one tap; each opens the same form, the lowest like the highest, and nothing is given for any.
  for (let score = 1; score <= 10; score += 1)
    expect(wordsOfLast()).toMatch(new RegExp(`\\?dich-vu=${hotel.productId}&(amp;)?diem=${score}(?!\\d)`));
  expect(wordsOfLast()).toContain('Chúng tôi không tặng gì cho đánh giá tốt.');
  // S-15: a mail's text, which contains links that open the booking, is not stored.
  expect(mail).toMatchObject({ html: '', plain: '', sent_at: expect.any(Date) });
});

test('a no-show is not invited to review', async () => {
  const now = site.clock.now();
  const hotel = await createBookableHotel(site.db, { from: '2026-11-21', to: '2026-12-20' });
  const stay = { unitId: hotel.unitIds[0] as number, from: '2026-12-01', to: '2026-12-03' };
  const { id: bookingId, code } = await bookAndPay(site.db, site.queue, [stay], now);
  const after = new Date('2026-12-04T03:00:00Z');
  const gone = { code, position: 0, note: 'lễ tân báo', actor: staff('an') };
  expect(await noteNoShow(site.db, site.queue, gone, after)).toMatchObject({ ok: true });
  await completeTrips(site.db, site.queue, after);
  const before = smtp.received.length;
  await sendReviewMail(site.app, { bookingId });
  expect(smtp.received).toHaveLength(before);
});

test('P-22: the author of a refused review reads the reason and how to appeal, once', async () => {
  const now = new Date('2026-12-05T03:00:00Z');
  const { id: bookingId, productId } = await site.db
    .selectFrom('bookings as b')
    .innerJoin('booking_items as i', 'i.booking_id', 'b.id')
    .select(['b.id', 'i.product_id as productId'])
    .executeTakeFirstOrThrow();
  const draft = { ...review(productId), status: 'pending' as const };
  await site.db.transaction().execute((tx) => saveReviews(tx, [draft]));
  const { id } = await site.db
    .updateTable('reviews')
    .set({ booking_id: bookingId })
    .where('product_id', '=', productId)
    .returning('id')
    .executeTakeFirstOrThrow();
  site.queue.sent.length = 0;
  const rejection = { id, actor: staff('an'), reason: 'quang-cao' } as const;
  await rejectReview(site.db, site.queue, rejection, now);
  const before = smtp.received.length;
  const rejected = site.queue.sent.filter(({ name }) => name === 'review.rejected');
  for (const { data } of [...rejected, ...rejected]) await sendRejectionMail(site.app, data as never);
  expect(smtp.received).toHaveLength(before + 1);
  const mail = await lastMail();
  expect(mail).toMatchObject({ template: 'review_rejected', recipient: 'ha@example.com' });
  expect(wordsOfLast()).toContain('Quảng cáo hoặc dẫn sang trang khác');
  expect(wordsOfLast()).toContain('khiếu nại một lần bằng nút dưới đây');
  expect(wordsOfLast()).toMatch(/\/danh-gia\/[\w.-]+/);
  await publishReview(site.db, site.queue, { id, actor: staff('an') }, now);
  await sendRejectionMail(site.app, { reviewId: id, reason: 'trai-luat' });
  expect(smtp.received).toHaveLength(before + 1);
});

test('the author of a review is notified of publication, of the first reply, and of the outcome of an appeal: each once', async () => {
  const { code, productId, reviewId: id } = await createWrittenReview(site.db);
  const actor = staff('an');
  const now = new Date('2026-12-05T03:00:00Z');
  const { queue, db } = site;
  /** Handles each queued event twice, as a queue may. @returns the subjects of the mails sent */
  const handleTwice = async () => {
    const before = smtp.received.length;
    const jobs = queue.sent.splice(0);
    for (const { name, data } of [...jobs, ...jobs])
      for (const { type, handle } of askingMailJobs)
        if (type.name === name)
          await (handle as (app: object, data: object) => Promise<void>)(site.app, data);
    return smtp.received.slice(before).map((mail) => readMail(mail));
  };
  queue.sent.length = 0;
  await publishReview(db, queue, { id, actor }, now);
  expect(await handleTwice()).toEqual([expect.stringContaining('đã hiện trên trang')]);
  const answer = { id, by: 'Lễ tân', content: 'Hẹn gặp lại bạn.', actor };
  await replyToReview(db, queue, answer, now);
  await replyToReview(db, queue, { ...answer, content: 'Cảm ơn bạn.' }, now);
  expect(await handleTwice()).toEqual([expect.stringContaining('Cảm ơn bạn.')]);
  await rejectReview(db, queue, { id, actor, reason: 'quang-cao' }, now);
  expect(await handleTwice()).toEqual([expect.stringContaining('không hiện trên trang')]);
  const sender = { isProven: false, counted: null } as const;
  await appealReview(db, { code, productId, words: 'Tôi không quảng cáo gì cả.', sender }, now);
  const decision = { id, isUpheld: true, answer: 'Bạn nói đúng.', actor };
  await decideAppeal({ db, queue }, decision, now);
  expect(await handleTwice()).toEqual([expect.stringMatching(/đã được đăng.*Bạn nói đúng\./s)]);
});

test('the newsletter needs a confirmed address, and is left by one click in the mail program', async () => {
  const subscriberId = randomUUID();
  const at = site.clock.now();
  await site.db
    .insertInto('newsletter_subscribers')
    .values({
      id: subscriberId,
      email: 'ha@example.com',
      state: 'waiting',
      consent: 'x',
      consented_at: at,
      asked_at: at,
    })
    .execute();
  await sendNewsletterMail(site.app, { subscriberId, at: at.toISOString() });
  await sendNewsletterMail(site.app, { subscriberId, at: at.toISOString() });
  const sent = smtp.received.filter((mail) => /List-Unsubscribe-Post/i.test(mail));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('List-Unsubscribe=One-Click');
  expect(sent[0]).toMatch(/List-Unsubscribe:\s*<http:\/\/localhost\/ban-tin\/huy\//);
  const pass = /\/ban-tin\/xac-nhan\/([^"\s]+)/.exec(wordsOfLast())?.[1] ?? '';
  expect(readNewsletterLinkToken(site.app.secrets.token, 'confirm', pass, at)).toBe(subscriberId);
});
