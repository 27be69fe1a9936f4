import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { eraseMails, purgeMails } from '#modules/mails/commands/erase-mails.ts';
import { mailRequestedJob } from '#modules/mails/jobs.ts';
import { listMailWords } from '#modules/mails/queries.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { runMails } from '#tests/support/run-mails.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { action } from './read-mail-before.ts';

type GuestMail = NonNullable<NonNullable<Awaited<ReturnType<typeof action>>['before']>['guest']>;

let site: TestServer;
let office: OfficeVisit;
let unitId: number;
let booking: CreatedBooking;

beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withSettings: true });
  unitId = (await createBookableHotel(site.db, { allotment: 99 })).unitIds[0] as number;
  office = await signInAs(site, 'dieu-hanh');
}, 120_000);
afterAll(() => site.close());
beforeEach(async () => {
  const stay = { unitId, from: '2026-12-08', to: '2026-12-10' };
  booking = await book(site.db, site.queue, [stay], site.clock.now());
  await payByBank(site.db, site.queue, booking, site.clock.now());
  await runMails(site);
});

const path = () => `/dat-cho/${booking.code}`;
const cancelled = {
  by: 'policy',
  note: 'khách ốm',
  expectedRefundVnd: '2000000',
  expectedPaidVnd: '2000000',
};
/** The test queue keeps what was announced and then rolled back. */
const cancel = (form: Record<string, string>) => {
  site.queue.sent.length = 0;
  return office.post(`${path()}?viec=huy`, { viec: 'huy', ...cancelled, ...form });
};
const words = (text: string, more: Record<string, string> = {}) => ({
  'loi-cua-thu': 'cancelled',
  'loi-text': text,
  ...more,
});
async function read(form: Record<string, string>): Promise<GuestMail> {
  const { body } = await office.post(`${path()}/thu`, { viec: 'huy', by: 'policy', ...form });
  return (JSON.parse(body) as { before: { guest: GuestMail } }).before.guest;
}
/** Sends the mail with the current state once more. */
async function resend() {
  site.queue.sent.length = 0;
  expect((await office.post(`${path()}?viec=gui-lai`, { viec: 'gui-lai' })).statusCode).toBe(302);
  const [job] = site.queue.sent.splice(0);
  await mailRequestedJob.handle(site.app, job?.data as never);
  return site.db
    .selectFrom('mails')
    .select(['template', 'subject', 'plain'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}
const stateOf = async () => (await getBooking(site.db, booking.id, site.clock.now())).state;

test('the text of a cancellation is edited before it is sent: previewed, sent and resent as written; the timeline has author and text', async () => {
  const usual = await read({});
  expect(usual.parts.map(({ label }) => label)).toEqual(['Tiêu đề thư', 'Câu đầu thư', 'Lời thư']);
  const text = usual.parts.find(({ part }) => part === 'text')?.text ?? '';
  expect(text).toMatch(/Nguyễn Thu Hà, chúng tôi đã hủy đặt chỗ DV/);
  const own = `Chào chị, em đã hủy ${booking.code} như chị nhắn.\n\nMong cháu **mau khỏe**.`;
  const subject = `Đã hủy ${booking.code} theo lời chị nhắn`;
  const edited = await read(words(own, { 'loi-subject': subject }));
  expect(edited).toMatchObject({ subject, problems: {} });
  expect(edited.plain).toMatch(/như chị nhắn\.\s+Mong cháu mau khỏe\.\s+Chúng tôi hoàn 2\.000\.000\s₫/);
  expect(await listMailWords(site.db, booking.id), 'reading keeps nothing').toEqual([]);

  expect((await cancel(words(own, { 'loi-subject': subject }))).statusCode).toBe(302);
  const [sent] = await runMails(site);
  expect(sent).toMatchObject({ template: 'cancelled', subject });
  const lines = (plain: string) => plain.replace(/https?:\S+/g, '').replace(/\s+/g, ' ');
  expect(lines(sent?.plain ?? '')).toContain(lines(edited.plain.split('Thay đổi này')[0] ?? '?').trim());

  const again = await resend();
  expect(again).toMatchObject({ template: 'cancelled', subject });
  expect(again.plain).toContain('Mong cháu');

  const { body } = await office.get(path());
  expect(body).toMatch(/Sửa câu chữ thư “Đã hủy đặt chỗ”.*Lời thư.*chúng tôi đã hủy đặt chỗ.*như chị nhắn/s);
  const { lines: history } = await listHistory(site.db, {
    objectId: booking.code,
    verb: 'booking.mail_words',
  });
  expect(history).toMatchObject([
    { actor: `staff:${office.me.id}`, after: { mail: 'Đã hủy đặt chỗ', mailParts: 'Tiêu đề thư, Lời thư' } },
  ]);
  expect(JSON.stringify(history), 'the history stays, the guest may go').not.toContain('như chị nhắn');
});

test('a text that loses or changes a fact stops the whole command, and is kept as input', async () => {
  const away = words('Chào chị, đặt chỗ đã hủy.');
  expect((await read(away)).problems).toEqual({ text: `Phải giữ ${booking.code}, mã đặt chỗ.` });
  const refused = await cancel(away);
  expect(refused.statusCode).toBe(422);
  const dearer = words(`Đã hủy ${booking.code}, chị nhận lại 2.500.000 ₫.`);
  expect((await read(dearer)).problems.text).toContain('“2.500.000”');
  expect((await read(dearer)).plain, 'what is wrong is not read as if it were sent').not.toContain(
    '2.500.000',
  );
  expect((await cancel(dearer)).statusCode).toBe(422);
  expect([await stateOf(), await listMailWords(site.db, booking.id)]).toEqual(['confirmed', []]);
  const truly = words(`Đã hủy ${booking.code}, chị nhận lại 2.000.000 ₫.`);
  expect((await cancel(truly)).statusCode).toBe(302);
  expect((await runMails(site))[0]?.plain).toMatch(/chị nhận lại 2\.000\.000\s₫/);
});

test('mail words belong to one mail only, and unchanged text is not stored', async () => {
  const usual = await read({});
  const same = Object.fromEntries(usual.parts.map(({ part, text }) => [`loi-${part}`, text]));
  expect((await cancel({ ...same, 'loi-cua-thu': 'disrupted' })).statusCode).toBe(302);
  expect(await listMailWords(site.db, booking.id)).toEqual([]);
  expect((await office.get(path())).body).not.toContain('Sửa câu chữ thư');
  booking = await book(
    site.db,
    site.queue,
    [{ unitId, from: '2026-12-08', to: '2026-12-10' }],
    site.clock.now(),
  );
  await payByBank(site.db, site.queue, booking, site.clock.now());
  expect(
    (await cancel({ ...same, ...words(`Khác: ${booking.code}`), 'loi-cua-thu': 'disrupted' })).statusCode,
  ).toBe(302);
  expect(await listMailWords(site.db, booking.id)).toEqual([]);
});

test('a cancellation by the supplier: the mail with the choice has these words, another one of the same guest has not', async () => {
  const text = `Chị chọn một cách dưới đây giúp em, đọc mã ${booking.code}. Em xin lỗi chị.`;
  const form = { by: 'supplier', 'loi-cua-thu': 'disrupted', 'loi-text': text };
  expect((await read(form)).plain).toContain('Em xin lỗi chị.');
  expect((await cancel({ ...form, note: 'nhận quá số phòng' })).statusCode).toBe(302);
  const [sent] = await runMails(site);
  expect([sent?.template, sent?.plain.includes('Em xin lỗi chị.')]).toEqual(['disrupted', true]);
  await site.db
    .updateTable('mail_words')
    .set({ occasion: '2026-01-01T00:00:00.000Z' })
    .where('booking_id', '=', booking.id)
    .execute();
  expect((await resend()).plain).not.toContain('Em xin lỗi chị.');
});

test('the mail of other days is edited before it goes, and of a second change has its usual words again', async () => {
  const days = (from: string, to: string) => ({
    ...{
      viec: 'doi-ngay',
      'from-0': from,
      'to-0': to,
      'quantity-0': '1',
      'adults-0': '1',
      'childAges-0': '',
    },
    ...{ expectedTotalVnd: '2000000', expectedDueVnd: '0', note: 'chị đi muộn một hôm' },
  });
  const text = 'Chị đi theo ngày mới dưới đây, phiếu mới có ở [trang của chị]({{tripLink}}). Hẹn gặp chị.';
  const away = { ...days('2026-12-09', '2026-12-11'), 'loi-cua-thu': 'rebooked', 'loi-changed': 'Đã đổi.' };
  expect((await read(away)).problems.changed).toContain('{{tripLink}}');
  const first = { ...days('2026-12-09', '2026-12-11'), 'loi-cua-thu': 'rebooked', 'loi-changed': text };
  const shown = await read(first);
  expect([shown.template, shown.problems]).toEqual(['rebooked', {}]);
  expect(shown.plain).toMatch(/Hẹn gặp chị\..*09\/12/s);
  const change = async (form: Record<string, string>) => {
    site.clock.advance({ minutes: 1 });
    site.queue.sent.length = 0;
    expect((await office.post(`${path()}?viec=doi-ngay`, form)).statusCode).toBe(302);
    return (await runMails(site)).find(({ template }) => template === 'rebooked')?.plain ?? '';
  };
  expect(await change(first)).toMatch(/Hẹn gặp chị\..*09\/12/s);
  expect(await change(days('2026-12-08', '2026-12-10'))).not.toContain('Hẹn gặp chị.');
});

test('they are deleted with their guest, and with the mail', async () => {
  expect((await cancel(words(`Chị Hà ơi, đã hủy ${booking.code}.`))).statusCode).toBe(302);
  const before = await listMailWords(site.db, booking.id);
  expect(before).toHaveLength(1);
  await purgeMails(site.db, new Date(site.clock.now().getTime() + 80 * 86_400_000), 90);
  expect(await listMailWords(site.db, booking.id)).toEqual(before);
  const contact = { phone: null, email: 'ha@example.com' };
  await site.db
    .transaction()
    .execute((tx) => eraseMails(tx, { contact: contact as never, bookingIds: [booking.id], requestIds: [] }));
  expect(await listMailWords(site.db, booking.id)).toEqual([]);
  expect((await office.get(path())).body, 'that it was edited stays').toContain('Sửa câu chữ một thư');
});
