import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideApprovalForManager } from '#modules/booking/hold/create-booking.ts';
import { openFirm } from '#modules/firms/commands/open-firm.ts';
import { firmApprovalMailJobs } from '#modules/mails/commands/firm-mail-jobs.ts';
import { bookingMailJobs } from '#modules/mails/jobs.ts';
import { quoteItemRequest } from '#modules/pricing/schema.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { staff } from '#tests/factories/staff.ts';
import { bookingBody, quoteByApi, transferByBank, writing } from '#tests/support/api-booking.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toItemQuery } from '#web/parts/booking/item-query.ts';
import * as checkout from '../../checkout/checkout-page.tsx';
import * as firmPage from './firm-page.tsx';

let site: TestServer;
let unitId: number;
let boss: Awaited<ReturnType<typeof signInGuest>>;
let booker: typeof boss;
let firmId: string;
let page: string;
beforeAll(async () => {
  site = await createTestServer({ withPages: true });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
  unitId = (await createBookableHotel(site.db, { allotment: 9 })).unitIds[0] as number;
  boss = await signInGuest(site, { name: 'Trần Quản Lý' });
  booker = await signInGuest(site, { name: 'Lý Thị Đặt' });
  const fields = { name: 'Công ty Sao Biển', taxCode: '0100109106', address: '1 Trần Phú', email: null };
  const opened = await openFirm(site.db, { userId: boss.userId, fields }, site.clock.now());
  firmId = opened.ok ? opened.firmId : '';
  await site.db
    .insertInto('firm_members')
    .values({ firm_id: firmId, user_id: booker.userId, role: 'booker', joined_at: site.clock.now() })
    .execute();
  page = `/tai-khoan/cong-ty/${firmId}`;
}, 120_000);
afterAll(() => site?.close());

const send = (form: Record<string, string>, { cookie } = boss) =>
  callPage(site, firmPage.action, { path: page, params: { firm: firmId }, cookie, form });
const shown = async (path: string, { cookie } = boss) =>
  (await site.get(path, { cookie })).body.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');

/** Books for the firm at the checkout. @returns the code */
async function bookAtCheckout(): Promise<string> {
  const item = quoteItemRequest.parse({ unitId, from: '2026-12-05', to: '2026-12-07', adults: 2 });
  const path = `/dat-cho?${toItemQuery(item)}`;
  const { cookie } = booker;
  const { token, requestKey } = (await callPage(site, checkout.loader, { path, cookie })) as {
    token: string;
    requestKey: string;
  };
  const contact = { fullName: 'Lý Thị Đặt', phone: '0912 345 678', email: booker.email };
  const hidden = { quoteToken: token, requestKey, terms: 'on', method: 'vietqr' };
  const form = { ...hidden, ...contact, savedCompany: `cong-ty:${firmId}` };
  const [status, to] = redirectOf(await callPage(site, checkout.action, { path, cookie, form }));
  expect([status, to]).toEqual([303, expect.stringMatching(/^\/dat-cho\/DV\w{7}$/)]);
  return to?.split('/')[2] ?? '';
}

/** The mails written since, by recipient. */
async function mailsTo(): Promise<[string, string][]> {
  for (const { name, data } of site.queue.sent.splice(0))
    for (const { type, handle } of [...bookingMailJobs, ...firmApprovalMailJobs])
      if (type.name === name) await handle(site.app, data as never);
  const mails = await site.db.selectFrom('mails').select(['template', 'recipient']).orderBy('id').execute();
  await site.db.deleteFrom('mails').execute();
  return mails.map(({ template, recipient }) => [template, recipient]);
}

test('a manager sets the limit in đồng in any notation; a booker sees it and cannot set it', async () => {
  expect(await send({ do: 'limit', limit: 'mười triệu' })).toMatchObject({
    data: { errors: { limit: expect.stringContaining('10.000.000') }, typed: { limit: 'mười triệu' } },
  });
  expect(await send({ do: 'limit', limit: '1.000.000' }, booker)).toMatchObject({
    data: { errors: { limit: expect.stringContaining('quyền quản lý') } },
  });
  expect(redirectOf(await send({ do: 'limit', limit: '1.000.000' }))[1]).toBe(`${page}?xong=han-muc`);
  expect(await shown(page)).toContain('value="1.000.000"');
  const item = quoteItemRequest.parse({ unitId, from: '2026-12-05', to: '2026-12-07', adults: 2 });
  const path = `/dat-cho?${toItemQuery(item)}`;
  expect(await shown(path, booker)).toContain('trên 1.000.000 ₫ quản lý duyệt trước khi trả');
  expect(await shown(path)).not.toContain('quản lý duyệt trước khi trả');
});

test('a booking above the limit asks the manager by mail and page; after approval its booker is asked to pay', async () => {
  const code = await bookAtCheckout();
  expect(await mailsTo()).toEqual([
    ['approval_asked', booker.email],
    ['firm_approval', boss.email],
  ]);
  const waiting = await shown(`/dat-cho/${code}`, booker);
  expect(waiting).toContain('Chờ quản lý Công ty Sao Biển duyệt');
  expect(waiting).not.toContain('Chọn cách thanh toán');
  expect(await shown(`/chuyen-di/${code}`, booker)).toContain('Chờ công ty duyệt');
  const asked = await shown(page);
  expect(asked).toContain('Chờ bạn duyệt (1)');
  expect(asked).toContain('Duyệt 2.000.000 ₫');
  expect(await shown(page, booker)).not.toContain('Chờ bạn duyệt');
  expect(await send({ do: 'approve', code }, booker)).toMatchObject({
    data: { errors: { note: expect.stringContaining('quyền quản lý') } },
  });
  expect(redirectOf(await send({ do: 'approve', code, note: 'Đi đi' }))[1]).toBe(`${page}?xong=duyet`);
  expect(await shown(page)).not.toContain('Chờ bạn duyệt');
  expect(await mailsTo()).toEqual([['approval_given', booker.email]]);
  expect(await shown(`/dat-cho/${code}`, booker)).toContain('Chọn cách thanh toán');
  await transferByBank(site, { amountVnd: 2_000_000, content: code });
  expect(await shown(`/chuyen-di/${code}`, booker)).toContain('Đặt chỗ thành công');
});

test('a refusal needs a reason, which the booker reads on the page and in one mail', async () => {
  const code = await bookAtCheckout();
  await mailsTo();
  expect(await send({ do: 'refuse', code })).toMatchObject({
    data: { errors: { note: expect.stringContaining('vì sao') }, typed: { code } },
  });
  const note = 'Tuần này đã có xe công ty';
  expect(redirectOf(await send({ do: 'refuse', code, note }))[1]).toBe(`${page}?xong=khong-duyet`);
  expect(await send({ do: 'approve', code })).toMatchObject({
    data: { errors: { note: expect.stringContaining('không còn chờ duyệt') } },
  });
  expect(await mailsTo()).toEqual([['approval_refused', booker.email]]);
  const trip = await shown(`/chuyen-di/${code}`, booker);
  expect(trip).toContain('Đã hủy');
  expect(trip).toContain(note);
  // The page on which they waited says so as well, not only that the booking is over.
  expect(await shown(`/dat-cho/${code}`, booker)).toContain(note);
});

test('API-06: the API reports a pending approval, refuses the payment with a text, and lists the firm’s bookings', async () => {
  const { token } = await quoteByApi(site, { unitId, from: '2026-12-05', to: '2026-12-07' });
  const made = await site.post('/api/v1/bookings', bookingBody(token, { firmId }), {
    ...writing(),
    cookie: booker.cookie,
  });
  expect(made.statusCode, made.body).toBe(201);
  const { code, accessToken, awaitsApproval } = made.json();
  expect(awaitsApproval).toBe(true);
  const authorization = `Bearer ${accessToken}`;
  expect((await site.get(`/api/v1/bookings/${code}`, { authorization })).json()).toMatchObject({
    approval: { state: 'waiting', firmName: 'Công ty Sao Biển' },
    can: { pay: false },
  });
  const paid = await site.post(
    `/api/v1/bookings/${code}/payments`,
    { method: 'vietqr' },
    { ...writing(), authorization },
  );
  expect(paid.json()).toMatchObject({ status: 409, code: 'awaits_approval' });
  const { firms } = (await site.get('/api/v1/me/firms', { cookie: boss.cookie })).json();
  expect(firms[0]).toMatchObject({
    approvalOverVnd: 1_000_000,
    bookings: expect.arrayContaining([expect.objectContaining({ code, awaitsApproval: true })]),
  });
});

test('API-06: a manager decides by the API; bookers, strangers and managers of other firms cannot, and a second decision is refused', async () => {
  const code = await bookAtCheckout();
  const path = `/api/v1/me/firms/${firmId}/approvals/${code}`;
  const answer = (cookie: string, body: object, to = path) => site.post(to, body, { cookie });
  const stranger = await signInGuest(site, { name: 'Người Lạ' });
  const fields = { name: 'Công ty Khác', taxCode: '0100109106', address: '2 Trần Phú', email: null };
  const other = await openFirm(site.db, { userId: stranger.userId, fields }, site.clock.now());
  const yes = { isApproved: true };
  expect((await site.post(path, yes)).statusCode).toBe(401);
  expect((await answer(booker.cookie, yes)).json()).toMatchObject({ status: 403, code: 'not_manager' });
  expect((await answer(stranger.cookie, yes)).statusCode).toBe(404);
  const throughOther = `/api/v1/me/firms/${other.ok && other.firmId}/approvals/${code}`;
  expect((await answer(stranger.cookie, yes, throughOther)).json()).toMatchObject({ code: 'not_waiting' });
  const foreign = { cookie: boss.cookie, origin: 'https://evil.example' };
  expect((await site.post(path, yes, foreign)).statusCode).toBe(403);
  expect((await answer(boss.cookie, { isApproved: false })).json()).toMatchObject({
    code: 'needs_note',
    errors: [{ field: 'note' }],
  });
  const approved = await answer(boss.cookie, { isApproved: true, note: 'Đi đi' });
  expect(approved.json()).toEqual({ code, approval: 'approved' });
  expect(approved.headers['cache-control']).toBe('private, no-store');
  expect((await answer(boss.cookie, yes)).json()).toMatchObject({ status: 409, code: 'not_waiting' });
  expect(await shown(`/dat-cho/${code}`, booker)).toContain('Chọn cách thanh toán');
});

test('a decision recorded by staff for a manager is reported to booker and managers', async () => {
  const code = await bookAtCheckout();
  await mailsTo();
  const said = { isApproved: true, note: '', reason: 'Gọi từ số đã lưu', actor: staff('an') };
  expect(
    await decideApprovalForManager(
      site.db,
      site.queue,
      { code, managerId: boss.userId, ...said },
      site.clock.now(),
    ),
  ).toEqual({ ok: true });
  expect(await mailsTo()).toEqual(
    expect.arrayContaining([
      ['approval_given', booker.email],
      ['firm_approval_by_phone', boss.email],
    ]),
  );
});
