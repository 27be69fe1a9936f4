import { afterAll, beforeAll, expect, test } from 'vitest';
import { findWordedMail } from '#modules/mails/texts/worded-mails.ts';
import { findWrittenWording } from '#modules/settings/wordings/get-wording.ts';
import { book } from '#tests/factories/booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { runMails } from '#tests/support/run-mails.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withSettings: true });
}, 120_000);
afterAll(() => site.close());

const path = '/loi-thu/held';
const original = findWordedMail('held')?.parts ?? {};
const form = (version: number, typed: Record<string, string> = {}, base: object = original) => ({
  ...base,
  version: String(version),
  base: JSON.stringify(base),
  do: 'edit',
  ...typed,
});

test("a mail has the office's text, and then its default again", async () => {
  const office = await signInAs(site, 'bien-tap');
  expect((await office.get('/loi-thu')).body).toContain('Giữ chỗ, chờ thanh toán');
  const text = 'Bạn ơi, trả {{due}} trước {{holdUntil}} nhé.\n\nCần gì gọi {{phone}}.';
  const saved = await office.post(path, form(0, { text, subject: 'Đang giữ {{code}} cho bạn' }));
  expect(saved.body).toContain('Đã lưu.');
  expect(saved.body).toContain('trả 2.400.000 ₫ trước 10:00 ngày 20/12/2026');

  const product = await createProductOfKind(site.db, 'hotel');
  const { code } = await book(site.db, site.queue, [itemOf(product, '2026-12-18')], site.clock.now());
  const mail = (await runMails(site)).find(({ template }) => template === 'held');
  expect(mail?.subject).toBe(`Đang giữ ${code} cho bạn`);
  expect(mail?.plain).toMatch(/Bạn ơi, trả [\d.]+\s₫ trước/);
  expect(mail?.plain).toContain('Cần gì gọi 1900 000 000.');

  const back = await office.post(path, { do: 'reset', version: '1' });
  expect(back.body).toContain('Đã quay về lời ban đầu.');
  expect((await office.get(path)).body).toContain('Số tiền cần trả là {{due}}');
  const former = await office.post(path, { do: 'restore', number: '2', version: '2' });
  expect(former.body).toContain('Bản 2 đang trên trang.');
  expect((await findWrittenWording(site.db, { kind: 'mail', name: 'held' })).value?.text).toBe(text);
});

test('unknown placeholders and missing facts are refused by field', async () => {
  const office = await signInAs(site, 'bien-tap');
  const { version, value } = await findWrittenWording(site.db, { kind: 'mail', name: 'held' });
  const base = value ?? original;
  const reply = await office.post(path, form(version, { title: 'Chào {{ten}}', text: 'Trả sớm nhé' }, base));
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain('Không có chỗ điền {{ten}}.');
  expect(reply.body).toContain('Phải có {{due}}, số tiền cần trả.');
  expect(reply.body).toContain('Trả sớm nhé');
  expect((await findWrittenWording(site.db, { kind: 'mail', name: 'held' })).version).toBe(version);
});

test('input is previewed, stays in the form, and nothing is saved', async () => {
  const office = await signInAs(site, 'bien-tap');
  const at = '/loi-thu/review_invited';
  const parts = findWordedMail('review_invited')?.parts ?? {};
  const typed = { do: 'preview', ask: 'Bạn cho **{{product}}** mấy điểm nào?' };
  const shown = await office.post(at, form(0, typed, parts));
  expect(shown.statusCode).toBe(200);
  expect(shown.body).toContain('Bạn cho Du thuyền Mây Vịnh mấy điểm nào?');
  expect(shown.body).toContain('Lời đang gõ');
  expect(shown.body).toMatch(/<textarea[^>]*name="ask"[^>]*>Bạn cho \*\*\{\{product\}\}\*\* mấy điểm nào\?/);
  const wrong = await office.post(at, form(0, { ...typed, rules: 'Hỏi {{ai}}' }, parts));
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('Không có chỗ điền {{ai}}.');
  expect(wrong.body).toContain('Bạn cho Du thuyền Mây Vịnh mấy điểm nào?');
  expect(await findWrittenWording(site.db, { kind: 'mail', name: 'review_invited' })).toEqual({
    value: null,
    version: 0,
  });
});

test('a test mail is sent to its requester, once, and to nobody else', async () => {
  const office = await signInAs(site, 'bien-tap');
  const { version, value } = await findWrittenWording(site.db, { kind: 'mail', name: 'held' });
  const typed = form(version, { do: 'test', title: 'Chào bạn quý' }, value ?? original);
  const sent = await office.post(path, typed);
  expect(sent.body).toContain('Đã gửi thư thử tới');
  await office.post(path, typed);
  const mails = await site.db.selectFrom('mails').where('template', '=', 'mail_test').selectAll().execute();
  expect(mails).toHaveLength(1);
  expect(sent.body).toContain(mails[0]?.recipient);
  expect(mails[0]?.subject).toMatch(/^\[Thử\] /);
  expect(mails[0]?.plain).toContain('Chào bạn quý');
  expect((await findWrittenWording(site.db, { kind: 'mail', name: 'held' })).version).toBe(version);
});

test('without the right nothing is shown, and an unknown mail is not found', async () => {
  const visit = await signInAs(site, 'ke-toan');
  expect((await visit.get('/loi-thu')).statusCode).toBe(403);
  for (const action of ['edit', 'preview', 'test'])
    expect((await visit.post(path, form(0, { do: action }))).statusCode).toBe(403);
  const office = await signInAs(site, 'bien-tap');
  expect((await office.get('/loi-thu/khong-co')).statusCode).toBe(404);
});
