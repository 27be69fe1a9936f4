import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { moveEnquiry } from '#modules/enquiries/commands/change-enquiry-state.ts';
import { createEnquiry } from '#modules/enquiries/commands/create-enquiry.ts';
import { enquiryInput } from '#modules/enquiries/schema.ts';
import { book } from '#tests/factories/booking.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { requestBody } from '#tests/factories/guest-request.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { sendMorningMail, staffMailJobs } from './commands/send-staff-mails.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await createCatalogue(site.db);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.queue.sent.length = 0;
  await site.db.deleteFrom('mails').execute();
});

const goTo = (at: string) =>
  site.clock.advance({ minutes: (Date.parse(at) - site.clock.now().getTime()) / 60_000 });

const mails = () =>
  site.db.selectFrom('mails').select(['template', 'recipient', 'subject', 'plain']).orderBy('id').execute();

async function ask(fields: object): Promise<string> {
  const input = enquiryInput.parse(requestBody(fields));
  const asked = await createEnquiry(site.db, site.queue, input, { actor: 'guest', now: site.clock.now() });
  if (!asked.ok) throw new Error(asked.reason);
  return asked.enquiry.code;
}

test('P-23 P-24: staff are notified at once of every enquiry, once, with its deadline', async () => {
  const code = await ask({ kind: 'khieu-nai', message: 'Phòng không giống ảnh.' });
  for (const { name, data } of [...site.queue.sent, ...site.queue.sent]) {
    const job = staffMailJobs.find(({ type }) => type.name === name);
    await job?.handle(site.app, data as never);
  }
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ template: 'staff_request', recipient: settings.customerEmail });
  expect(mail?.subject).toBe(`[Nội bộ] Khiếu nại ${code}: trả lời trước 10:00, 28/11/2026`);
  expect(mail?.plain).not.toContain('Phòng không giống ảnh');
});

test('P-23 P-24: overdue enquiries are reported to staff every morning', async () => {
  const code = await ask({ kind: 'goi-lai' });
  const taken = await ask({ kind: 'goi-lai' });
  goTo('2026-11-22T00:30:00Z');
  expect(await sendMorningMail(site.app)).toBe(0);
  goTo('2026-11-22T03:30:00Z');
  await moveEnquiry(site.db, { code: taken, to: 'dong', actor: staff('lan') }, site.clock.now());
  expect(await sendMorningMail(site.app)).toBe(1);
  await sendMorningMail(site.app);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ template: 'staff_morning', recipient: settings.customerEmail });
  expect(mail?.plain).toContain(code);
  expect(mail?.plain).not.toContain(taken);
  goTo('2026-11-23T03:30:00Z');
  await sendMorningMail(site.app);
  expect(await mails()).toHaveLength(2);
});

test('P-25: a shared tour short of guests is reported to staff from five to three days before', async () => {
  const short = { tourType: 'shared', groupMin: 4 };
  const tour = await createProductOfKind(site.db, 'tour', { details: short });
  const sure = await createProductOfKind(site.db, 'tour', { details: { ...short, guaranteed: true } });
  const now = site.clock.now();
  await bookAndPay(site.db, site.queue, [itemOf(tour, '2026-12-10', { adults: 2 })], now);
  await bookAndPay(site.db, site.queue, [itemOf(tour, '2026-12-11', { adults: 4 })], now);
  await bookAndPay(site.db, site.queue, [itemOf(sure, '2026-12-10', { adults: 2 })], now);
  const morning = async (at: string) => {
    goTo(at);
    await site.db.deleteFrom('mails').execute();
    await site.db.updateTable('requests').set({ state: 'dong' }).execute();
    await sendMorningMail(site.app);
    return (await mails())[0]?.plain ?? '';
  };
  expect(await morning('2026-12-04T03:00:00Z')).toBe('');
  expect(await morning('2026-12-05T03:00:00Z')).toMatch(/khởi hành 10\/12\/2026: mới có 2 khách, cần 4/);
  expect((await morning('2026-12-07T03:00:00Z')).match(/khởi hành/g)).toHaveLength(1);
  expect(await morning('2026-12-08T03:00:00Z')).toBe('');
});

test('TRUE-04: staff are notified of open questions to suppliers, and every morning of late ones', async () => {
  const service = await createProductOfKind(site.db, 'service', { plan: { confirmation: 'after_payment' } });
  const asked = await createProductOfKind(site.db, 'service', { plan: { confirmation: 'request' } });
  const now = site.clock.now();
  const paid = await bookAndPay(site.db, site.queue, [itemOf(service, '2026-12-20', { adults: 2 })], now);
  const wanted = await book(site.db, site.queue, [itemOf(asked, '2026-12-20', { adults: 2 })], now);
  const announce = async (name: string, bookingId: string) => {
    for (const job of [...staffMailJobs, ...staffMailJobs].filter(({ type }) => type.name === name))
      await job.handle(site.app, { bookingId } as never);
  };
  await announce('booking.confirmed', paid.id);
  await announce('booking.requested', wanted.id);
  const sent = await mails();
  expect(sent.map(({ template }) => template)).toEqual(['staff_awaited', 'staff_asked']);
  expect(sent[0]?.plain).toContain('Đã thanh toán, chờ');
  expect(sent[1]?.subject).toContain(`${wanted.code} hỏi chỗ: trả lời trước`);

  await site.db.deleteFrom('mails').execute();
  goTo('2026-12-12T03:00:00Z');
  await sendMorningMail(site.app);
  expect((await mails())[0]?.plain).toMatch(new RegExp(`${paid.code}.*chưa xác nhận dù đã quá`));
});
