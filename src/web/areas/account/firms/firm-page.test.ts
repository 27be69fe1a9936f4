import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeMember } from '#modules/firms/commands/change-member.ts';
import { joinFirm } from '#modules/firms/commands/join-firm.ts';
import { openFirm } from '#modules/firms/commands/open-firm.ts';
import { firmMailJobs } from '#modules/mails/commands/firm-mail-jobs.ts';
import { quoteItemRequest } from '#modules/pricing/schema.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { bookingBody, quoteByApi, transferByBank, writing } from '#tests/support/api-booking.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toItemQuery } from '#web/parts/booking/item-query.ts';
import * as checkout from '../../checkout/checkout-page.tsx';
import * as firmPage from './firm-page.tsx';
import * as firms from './firms-page.tsx';
import * as invitationPage from './invitation-page.tsx';

let site: TestServer;
let path: string;
beforeAll(async () => {
  site = await createTestServer({ withPages: true });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
  const unitId = (await createBookableHotel(site.db, { allotment: 9 })).unitIds[0] as number;
  const item = quoteItemRequest.parse({ unitId, from: '2026-12-05', to: '2026-12-07', adults: 2 });
  path = `/dat-cho?${toItemQuery(item)}`;
}, 120_000);
afterAll(() => site?.close());

const fields = {
  name: 'Công ty Sao Biển',
  taxCode: '0100109106',
  address: '1 Trần Phú',
  email: 'ketoan@saobien.example',
};
const contact = { fullName: 'Nguyễn Thu Hà', phone: '0912 345 678', email: 'ha@example.com' };

async function bookFor(cookie: string, savedCompany: string) {
  const opened = (await callPage(site, checkout.loader, { path, cookie })) as {
    token: string;
    requestKey: string;
  };
  const hidden = { quoteToken: opened.token, requestKey: opened.requestKey, terms: 'on' };
  return callPage(site, checkout.action, { path, cookie, form: { ...hidden, ...contact, savedCompany } });
}

/** The token of the invitation mail. */
async function mailedToken(email: string): Promise<string> {
  for (const { name, data } of site.queue.sent.splice(0))
    await firmMailJobs.find(({ type }) => type.name === name)?.handle(site.app, data as never);
  const { html } = await site.db
    .selectFrom('mails')
    .select('html')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(html, 'names begin with what they are').not.toContain('công ty Công ty');
  return /loi-moi-cong-ty\/([\w.-]+)/.exec(html)?.[1] ?? '';
}

test('a firm is founded with a valid tax code; otherwise input is kept', async () => {
  const { cookie } = await signInGuest(site);
  const send = (taxCode: string) =>
    callPage(site, firms.action, {
      path: '/tai-khoan/cong-ty',
      cookie,
      form: { companyName: fields.name, taxCode, address: fields.address, email: '' },
    });
  expect(await send('0100109107')).toMatchObject({
    data: {
      errors: { taxCode: expect.stringContaining('xem lại từng chữ số') },
      typed: { companyName: fields.name },
    },
  });
  const [status, to] = redirectOf(await send('0100109106'));
  expect([status, to]).toEqual([
    303,
    expect.stringMatching(/^\/tai-khoan\/cong-ty\/[0-9a-f-]{36}\?xong=mo$/),
  ]);
});

test('a colleague joins by the mail’s link with the invited mailbox, books for the firm with its invoice, and sees their own bookings; the manager sees all, by month and as a sheet', async () => {
  const boss = await signInGuest(site, { name: 'Trần Quản Lý' });
  const opened = await openFirm(site.db, { userId: boss.userId, fields }, site.clock.now());
  const firmId = opened.ok ? opened.firmId : '';
  const page = `/tai-khoan/cong-ty/${firmId}`;
  const at = (cookie: string) => ({ path: page, cookie, params: { firm: firmId } });
  const colleague = await signInGuest(site, { name: 'Lý Thị Đặt' });
  const form = { do: 'invite', inviteEmail: colleague.email.toUpperCase(), role: 'booker' };
  expect(redirectOf(await callPage(site, firmPage.action, { ...at(boss.cookie), form }))[1]).toBe(
    `${page}?xong=moi`,
  );
  const token = await mailedToken(colleague.email);
  const link = `/loi-moi-cong-ty/${token}`;
  const stranger = await signInGuest(site);
  expect((await site.get(link)).body).toContain('Bạn đăng ký bằng');
  expect((await site.get(link, { cookie: stranger.cookie })).body).toContain(
    'đang đăng nhập bằng địa chỉ khác',
  );
  const accept = (cookie: string) =>
    callPage(site, invitationPage.action, { path: link, cookie, params: { token }, form: {} });
  expect(await accept(stranger.cookie)).toMatchObject({
    data: { error: expect.stringContaining('địa chỉ khác') },
  });
  expect(redirectOf(await accept(colleague.cookie))[1]).toBe(`${page}?xong=vao`);
  expect((await site.get(link)).body).toContain('Lời mời không còn dùng được');

  const sent = await bookFor(colleague.cookie, `cong-ty:${firmId}`);
  const code = (redirectOf(sent)[1] ?? '').split(/[/?]/)[2] ?? '';
  const row = await site.db
    .selectFrom('bookings')
    .select(['firm_id as firm', 'invoice', 'due_now_vnd as dueNow', 'account_id as account'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ firm: firmId, account: colleague.userId });
  expect(row.invoice).toMatchObject({
    companyName: fields.name,
    taxCode: fields.taxCode,
    email: fields.email,
  });
  await transferByBank(site, { amountVnd: row.dueNow, content: code });
  redirectOf(await bookFor(boss.cookie, `cong-ty:${firmId}`));
  redirectOf(await bookFor(colleague.cookie, ''));

  const shown = (await site.get(page, { cookie: boss.cookie })).body.replaceAll('<!-- -->', '');
  expect(shown).toContain('2 đặt chỗ');
  expect(shown.match(/>Tháng \d+\/\d{4}</g), 'a single month is named once').toHaveLength(1);
  expect(shown).toContain(code);
  expect(shown).toContain('Lý Thị Đặt đặt');
  expect(shown).not.toContain(contact.phone);
  expect(shown, 'one press does not leave').toMatch(/<summary[^>]*>Tôi muốn ra<\/summary>/);
  const own = (await site.get(page, { cookie: colleague.cookie })).body.replaceAll('<!-- -->', '');
  expect(own).toContain('1 đặt chỗ');
  expect(own).toContain(`/chuyen-di/${code}`);
  expect(own).not.toContain('Trần Quản Lý');
  const csv = await site.get(`${page}/xuat/csv`, { cookie: boss.cookie });
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.body).toContain(code);
  expect(csv.body.trim().split('\n')).toHaveLength(3);
  const xlsx = await site.get(`${page}/xuat/xlsx`, { cookie: colleague.cookie });
  expect(xlsx.headers['content-type']).toContain('spreadsheetml');
  for (const target of [page, `${page}/xuat/csv`])
    expect((await site.get(target, { cookie: stranger.cookie })).statusCode).toBe(404);
  const api = await site.get('/api/v1/me/firms', { cookie: colleague.cookie });
  expect(api.json().firms[0]).toMatchObject({ role: 'booker', bookings: [{ code, isOwn: true }] });

  const out = { firmId, userId: boss.userId, memberId: colleague.userId };
  expect(await removeMember(site.db, out, site.clock.now())).toEqual({ ok: true });
  expect(await bookFor(colleague.cookie, `cong-ty:${firmId}`)).toMatchObject({
    data: { errors: { form: expect.stringContaining('không còn thuộc công ty') } },
  });
  expect((await site.get(page, { cookie: colleague.cookie })).statusCode).toBe(404);
  expect((await site.get(`/chuyen-di/${code}`, { cookie: colleague.cookie })).statusCode).toBe(200);
  expect((await site.get(page, { cookie: boss.cookie })).body).toContain(code);
  expect(await joinFirm(site.app, { token, ...colleague })).toMatchObject({ reason: 'over' });
});

test('API-06: an account books for its firm by the API too, with the firm’s invoice; nobody else can', async () => {
  const { cookie, userId } = await signInGuest(site);
  const opened = await openFirm(
    site.db,
    { userId, fields: { ...fields, name: 'Công ty Biển Xanh' } },
    site.clock.now(),
  );
  if (!opened.ok) throw new Error(opened.reason);
  const unitId = (await createBookableHotel(site.db, { allotment: 9 })).unitIds[0] as number;
  const { token } = await quoteByApi(site, { unitId, from: '2026-12-05', to: '2026-12-07' });
  const book = (as: string, more: object = {}) =>
    site.post('/api/v1/bookings', bookingBody(token, { firmId: opened.firmId, ...more }), {
      ...writing(),
      ...(as && { cookie: as }),
    });
  const stranger = await signInGuest(site);
  for (const as of ['', stranger.cookie])
    expect((await book(as)).json(), as).toMatchObject({ status: 409, code: 'not_in_firm' });
  const made = await book(cookie);
  expect(made.statusCode, made.body).toBe(201);
  const kept = await site.db
    .selectFrom('bookings')
    .select(['firm_id as firmId', 'account_id as accountId', 'invoice'])
    .where('code', '=', made.json().code)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({
    ...{ firmId: opened.firmId, accountId: userId },
    invoice: expect.objectContaining({ companyName: 'Công ty Biển Xanh', taxCode: fields.taxCode }),
  });
  const { firms: own } = (await site.get('/api/v1/me/firms', { cookie })).json();
  expect(own[0].bookings).toMatchObject([{ code: made.json().code }]);
});
