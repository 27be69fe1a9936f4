import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerEnquiry } from '#modules/enquiries/commands/answer-enquiry.ts';
import { createEnquiry } from '#modules/enquiries/commands/create-enquiry.ts';
import { enquiryInput } from '#modules/enquiries/schema.ts';
import { editWording } from '#modules/settings/wordings/edit-wording.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { flightBody, requestBody } from '#tests/factories/guest-request.ts';
import { staff } from '#tests/factories/staff.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { enquiryMailJobs } from './jobs.ts';
import { enquiryMailTexts } from './texts/enquiry-mail-texts.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await createCatalogue(site.db);
});
afterAll(() => site.close());

/** Runs the mail jobs queued since the last call, each twice. */
async function sendMails() {
  for (const { name, data } of site.queue.sent.splice(0)) {
    const job = enquiryMailJobs.find((one) => one.type.name === name);
    for (let turn = 0; turn < 2; turn++) await job?.handle(site.app, data as never);
  }
  return site.db
    .selectFrom('mails')
    .select(['template', 'recipient', 'subject', 'plain'])
    .orderBy('id')
    .execute();
}

test('a guest is mailed on receipt, offer and choice of an enquiry; each once', async () => {
  const now = site.clock.now();
  const body = requestBody({ kind: 've-may-bay', flight: flightBody(), email: 'ha@example.com' });
  const created = await createEnquiry(site.db, site.queue, enquiryInput.parse(body), { actor: 'guest', now });
  if (!created.ok) throw new Error(created.reason);
  const { code } = created.enquiry;
  const [received] = await sendMails();
  expect(received).toMatchObject({ recipient: 'ha@example.com', subject: `Đã nhận yêu cầu ${code}` });

  const fare = {
    label: 'Bay sáng',
    lines: [{ label: 'Người lớn', quantity: 2, unitPriceVnd: 2_000_000 }],
    expiresAt: '2026-11-22T03:00:00Z',
    cancellation: 'Hủy mất 500.000 đồng mỗi khách.',
  };
  const answer = { message: 'Giá tìm lúc 10 giờ sáng.', fares: [fare] };
  await answerEnquiry(site.db, site.queue, { code, actor: staff('an'), answer }, now);
  const [, answered] = await sendMails();
  expect(answered?.plain).toMatch(/Giá tìm lúc 10 giờ sáng/);
  expect(answered?.plain).toMatch(/Tổng cộng: 4\.000\.000/);
  expect(answered?.plain).toMatch(/Hủy mất 500\.000 đồng/);
  expect(answered?.plain).toContain(`/yeu-cau/${code}`);
});

test("a mail contains the office's text, also in its links", async () => {
  const words = {
    subject: 'Yêu cầu {{enquiry}} có câu trả lời',
    choose: 'Mở [yêu cầu của bạn]({{enquiryLink}}) để chọn, mã {{enquiry}}, gọi {{phone}} khi cần.',
  };
  const ref = { kind: 'mail', name: 'request_answered' } as const;
  const value = { ...enquiryMailTexts.request_answered.parts, ...words };
  const edit = { ref, version: 0, value, actor: staff('an') };
  const now = site.clock.now();
  expect(await editWording(site, edit, now)).toMatchObject({ ok: true });
  const body = requestBody({ kind: 've-may-bay', flight: flightBody(), email: 'ha@example.com' });
  const created = await createEnquiry(site.db, site.queue, enquiryInput.parse(body), { actor: 'guest', now });
  if (!created.ok) throw new Error(created.reason);
  const { code } = created.enquiry;
  const fare = {
    label: 'Bay chiều',
    lines: [{ label: 'Người lớn', quantity: 2, unitPriceVnd: 2_000_000 }],
    expiresAt: '2026-11-22T03:00:00Z',
    cancellation: 'Không hoàn.',
  };
  const answer = { message: 'Còn chỗ.', fares: [fare] };
  await answerEnquiry(site.db, site.queue, { code, actor: staff('an'), answer }, now);
  const mail = (await sendMails()).at(-1);
  expect(mail?.subject).toBe(`Yêu cầu ${code} có câu trả lời`);
  expect(mail?.plain).toMatch(new RegExp(`yêu cầu của bạn.*/yeu-cau/${code}.*gọi [\\d ]+ khi cần`, 's'));
});

test('without an address no mail is sent', async () => {
  const before = (await sendMails()).length;
  const input = enquiryInput.parse(requestBody());
  await createEnquiry(site.db, site.queue, input, { actor: 'guest', now: site.clock.now() });
  expect(await sendMails()).toHaveLength(before);
});
