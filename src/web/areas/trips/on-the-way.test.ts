import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { listMessages } from '#modules/booking/thread/messages.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { listTravellers } from '#modules/booking/trip/passengers.ts';
import { issueInvoice } from '#modules/booking/trip/save-invoice.ts';
import { supplierMailJobs } from '#modules/mails/commands/supplier-mail-jobs.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { signSupplierLinkToken } from '#modules/suppliers/rules/supplier-link-token.ts';
import { saveInvoiceProfile } from '#modules/travellers/commands/save-invoice-profile.ts';
import { saveTraveller } from '#modules/travellers/commands/save-traveller.ts';
import { listInvoiceProfiles, listSavedTravellers } from '#modules/travellers/queries.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createTripPlan } from '#tests/factories/trip-plan.ts';
import { callPage, type PageCall, redirectOf } from '#tests/support/call-page.ts';
import { runMails } from '#tests/support/run-mails.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { tripCookie } from '#tests/support/trip-cookie.ts';
import { action as answerSupplier, loader as openSupplier } from '../suppliers/supplier-page.tsx';
import * as cancelItem from './cancel-item-page.tsx';
import * as claim from './claim-trips.ts';
import * as invoice from './invoice-page.tsx';
import * as late from './late-page.tsx';
import * as lookup from './lookup-page.tsx';
import * as messages from './messages-page.tsx';
import * as passengers from './passengers-page.tsx';
import * as resend from './resend-mail.ts';
import * as trip from './trip-page.tsx';

let site: TestServer;
let unitId: number;
let booking: CreatedBooking;
let cookie: string;

beforeAll(async () => {
  site = await createTestServer({ at: '2026-11-20T02:00:00Z' });
  const { unitIds } = await createBookableHotel(site.db, { allotment: 99 });
  unitId = unitIds[0] as number;
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
  await site.db.updateTable('suppliers').set({ email: 'datcho@song-lang.example' }).execute();
});
afterAll(() => site.close());
beforeEach(async () => {
  const stays = ['2026-12-08', '2026-12-20'].map((from) => ({ unitId, from, to: from.replace(/\d$/, '9') }));
  const dated = stays.map((stay, at) => (at === 0 ? stay : { ...stay, to: '2026-12-22' }));
  booking = await bookAndPay(site.db, site.queue, dated, now());
  cookie = await tripCookie(site, booking.code);
});

const now = () => site.clock.now();
const view = () => getBooking(site.db, booking.id, now());
type Handler = (args: never) => unknown;
const call = (handler: Handler, path: string, asked: Partial<PageCall> = {}) =>
  callPage(site, handler, {
    path: `/chuyen-di/${booking.code}/${path}`,
    params: { code: booking.code },
    cookie,
    ...asked,
  });
const back = (done: string) => [303, `/chuyen-di/${booking.code}?xong=${done}`];

test('late: the supplier is mailed, acknowledges by their link, and the guest sees and reads it', async () => {
  const typed = { position: '0', time: '25:00', note: 'tàu trễ' };
  expect(await call(late.action, 'den-muon', { form: typed })).toMatchObject({
    init: { status: 422 },
    data: { typed, field: expect.stringMatching(/giờ đến/) },
  });
  const told = await call(late.action, 'den-muon', { form: { ...typed, time: '22:30' } });
  expect(redirectOf(told)).toEqual(back('den-muon'));
  for (const { name, data } of site.queue.sent.slice())
    for (const { type, handle } of supplierMailJobs)
      if (type.name === name) await handle(site.app, data as never);
  const mails = await site.db.selectFrom('mails').select(['template', 'recipient', 'plain']).execute();
  const written = mails.find(({ template }) => template === 'supplier_late');
  expect(written).toMatchObject({ recipient: 'datcho@song-lang.example' });
  expect(written?.plain).toMatch(/22:30[\s\S]*tàu trễ/);
  expect(written?.plain).not.toContain('ha@example.com');
  const [arrival] = (await view()).arrivals;
  const { supplierId } = await site.db
    .selectFrom('products')
    .select('supplier_id as supplierId')
    .executeTakeFirstOrThrow();
  const link = { bookingId: booking.id, supplierId: supplierId as number, askId: null };
  const token = signSupplierLinkToken(site.app.secrets.token, link, new Date('2027-01-01'));
  const asked = { path: `/nha-cung-cap/${token}`, params: { token } };
  expect(await callPage(site, openSupplier, asked)).toMatchObject({ arrivals: [{ acknowledgedAt: null }] });
  const foreign = { ...asked, form: { arrival: booking.id } };
  expect(await callPage(site, answerSupplier, foreign)).toMatchObject({ init: { status: 409 } });
  const known = { ...asked, form: { arrival: arrival?.id ?? '' } };
  expect(await callPage(site, answerSupplier, known)).toBeNull();
  expect(await call(trip.loader, '')).toMatchObject({
    booking: { arrivals: [{ acknowledgedAt: now().toISOString() }] },
  });
  const guestMails = await runMails(site);
  expect(guestMails.map(({ template }) => template)).toContain('late_acknowledged');
});

test('one of two items is cancelled for the amount shown; the guest is mailed', async () => {
  expect(await call(cancelItem.loader, 'huy-mot')).toMatchObject({
    items: [{ refundVnd: 1_000_000 }, { refundVnd: 2_000_000 }],
  });
  const stale = { position: '1', expectedRefund: '1' };
  expect(await call(cancelItem.action, 'huy-mot', { form: stale })).toMatchObject({ init: { status: 409 } });
  const wish = { position: '1', expectedRefund: '2000000' };
  expect(redirectOf(await call(cancelItem.action, 'huy-mot', { form: wish }))).toEqual(back('huy-mot'));
  expect(await view()).toMatchObject({ state: 'confirmed', total: 1_000_000 });
  const mail = (await runMails(site)).find(({ template }) => template === 'item_cancelled');
  expect(mail?.plain).toMatch(/đã hủy, không mất phí/);
  expect(redirectOf(await call(cancelItem.loader, 'huy-mot'))[1]).toBe(`/chuyen-di/${booking.code}`);
});

test("guests' names are changed without a price, and the supplier is notified", async () => {
  expect(await call(passengers.loader, 'hanh-khach')).toMatchObject({ isNeeded: false, withPapers: 0 });
  const form = { 'fullName-0': 'Trần Thị Bình' };
  expect(redirectOf(await call(passengers.action, 'hanh-khach', { form }))[0]).toBe(303);
  expect((await view()).travellers).toEqual([{ fullName: 'Trần Thị Bình' }]);
  expect(site.queue.sent.map(({ name }) => name)).toContain('booking.passengers_saved');
});

test('the travellers of a smaller trip are chosen, exactly as many as it is for; only they need papers', async () => {
  const day = '2026-12-12';
  const tour = await createProductOfKind(site.db, 'tour', { allotment: 10, details: { days: 1, nights: 0 } });
  const ship = await createProductOfKind(site.db, 'cruise', { allotment: 10 });
  const items = [itemOf(tour, day, { adults: 3 }), itemOf(ship, day, { adults: 1 })];
  booking = await bookAndPay(site.db, site.queue, items, now());
  cookie = await tripCookie(site, booking.code);
  const shown = (await call(passengers.loader, 'hanh-khach')) as { passengers: { goesOn: number[] }[] };
  expect(shown).toMatchObject({ partial: [{ position: 1, guests: 1, hasPapers: true }], count: 3 });
  expect(
    shown.passengers.map(({ goesOn }) => goesOn),
    'the first until somebody is chosen',
  ).toEqual([[1], [], []]);
  const names = { 'fullName-0': 'Lê An', 'fullName-1': 'Lê Bình', 'fullName-2': 'Lê Chi' };
  const send = (form: Record<string, string>) => call(passengers.action, 'hanh-khach', { form });
  expect(await send({ ...names, 'trip-1-0': 'on', 'trip-1-2': 'on' })).toMatchObject({
    init: { status: 422 },
    data: { tripErrors: { 1: expect.stringContaining('bạn đang chọn 2') }, values: { 2: { goesOn: [1] } } },
  });
  expect(await send({ ...names, 'trip-1-2': 'on' })).toMatchObject({
    init: { status: 422 },
    data: { errors: [{}, {}, { documentNo: expect.any(String) }], tripErrors: {} },
  });
  const papers = { 'sex-2': 'female', 'bornOn-2': '1990-01-02', 'nationality-2': 'Việt Nam' };
  const whole = { ...names, ...papers, 'documentNo-2': '001190012345', 'trip-1-2': 'on' };
  expect(redirectOf(await send(whole))[0]).toBe(303);
  expect(await listTravellers(site.db, site.app.secrets.data, booking.id)).toMatchObject([
    { fullName: 'Lê An', details: {}, goesOn: [] },
    { fullName: 'Lê Bình', details: {}, goesOn: [] },
    { fullName: 'Lê Chi', details: { documentNo: '001190012345' }, goesOn: [1] },
  ]);
  expect(await call(passengers.loader, 'hanh-khach')).toMatchObject({
    passengers: [{ goesOn: [] }, { goesOn: [] }, { goesOn: [1] }],
  });
});

test('a saved traveller can be chosen instead of typed, only of the signed-in account', async () => {
  const [mine, theirs] = [await signInGuest(site), await signInGuest(site)];
  for (const { userId } of [mine, theirs])
    await saveTraveller(site.app, userId, { fullName: 'Phạm Văn Sơn', documentNo: '001090055512' });
  const idOf = async ({ userId }: { userId: string }) =>
    (await listSavedTravellers(site.app, userId))[0]?.id ?? '';
  const both = `${cookie}; ${mine.cookie}`;
  const shown = await call(passengers.loader, 'hanh-khach', { cookie: both });
  expect(shown).toMatchObject({ saved: [{ id: await idOf(mine), label: 'Phạm Văn Sơn' }] });
  const choose = async (who: { userId: string }) =>
    call(passengers.action, 'hanh-khach', { cookie: both, form: { 'saved-0': await idOf(who) } });
  expect(await choose(theirs)).toMatchObject({ init: { status: 422 } });
  expect(redirectOf(await choose(mine))[0]).toBe(303);
  expect(await listTravellers(site.db, site.app.secrets.data, booking.id)).toEqual([
    { fullName: 'Phạm Văn Sơn', details: {}, goesOn: null },
  ]);
});

test('invoice details can be added later, with errors at their fields, until the invoice is issued', async () => {
  const wrong = { companyName: 'Công ty Hà', taxCode: '12', address: 'Hà Nội', email: '' };
  expect(await call(invoice.action, 'hoa-don', { form: wrong })).toMatchObject({
    init: { status: 422 },
    data: {
      typed: { companyName: 'Công ty Hà' },
      errors: { taxCode: expect.stringContaining('gồm 10 chữ số') },
    },
  });
  const form = { ...wrong, taxCode: '0100109106', email: 'kt@ha.example' };
  expect(redirectOf(await call(invoice.action, 'hoa-don', { form }))).toEqual(back('hoa-don'));
  expect((await view()).invoice).toMatchObject({ companyName: 'Công ty Hà', taxCode: '0100109106' });
  const number = { code: booking.code, invoiceNo: '0000123', actor: staff('an') };
  expect(await issueInvoice(site.db, number, now())).toEqual({ ok: true });
  expect(await call(invoice.action, 'hoa-don', { form })).toMatchObject({ init: { status: 409 } });
  expect(await call(invoice.loader, 'hoa-don')).toMatchObject({ invoiceNo: '0000123' });
});

test("a company of one's own account is chosen for the invoice in one click, and never somebody else's", async () => {
  const [guest, stranger] = [await signInGuest(site), await signInGuest(site)];
  for (const [who, companyName] of [
    [guest, 'Công ty Sao Biển'],
    [stranger, 'Công ty Người Lạ'],
  ] as const)
    await saveInvoiceProfile(site.app, who.userId, {
      companyName,
      taxCode: '0100109106',
      address: '1 Trần Phú',
      email: null,
    });
  const both = `${cookie}; ${guest.cookie}`;
  const shown = (await call(invoice.loader, 'hoa-don', { cookie: both })) as { companies: { id: string }[] };
  expect(shown.companies).toMatchObject([{ label: 'Công ty Sao Biển' }]);
  const [foreign] = await listInvoiceProfiles(site.db, stranger.userId);
  const none = { companyName: '', taxCode: '', address: '', email: '' };
  expect(
    await call(invoice.action, 'hoa-don', {
      cookie: both,
      form: { ...none, savedCompany: foreign?.id ?? '' },
    }),
  ).toMatchObject({ init: { status: 422 } });
  const form = { ...none, savedCompany: shown.companies[0]?.id ?? '' };
  expect(redirectOf(await call(invoice.action, 'hoa-don', { cookie: both, form }))).toEqual(back('hoa-don'));
  expect((await view()).invoice).toMatchObject({ companyName: 'Công ty Sao Biển', address: '1 Trần Phú' });
});

test('plans are listed among trips for their owner, by device or account, and for nobody else', async () => {
  const [guest, stranger] = [await signInGuest(site), await signInGuest(site)];
  const owner = { userId: guest.userId, device: null, name: 'Hà' };
  const { slug } = await createTripPlan(site.db, owner, { title: 'Ba ngày Ninh Bình' });
  const plansOf = async (cookie: string) =>
    ((await callPage(site, lookup.loader, { path: '/chuyen-di', cookie })) as { plans: { slug: string }[] })
      .plans;
  expect(await plansOf(guest.cookie)).toMatchObject([{ slug, isOwner: true }]);
  expect(await plansOf(stranger.cookie)).toEqual([]);
  expect(await plansOf('')).toEqual([]);
});

test('a message to the company is stored, and its mail is sent again a few times a day', async () => {
  const empty = await call(messages.action, 'loi-nhan', { form: { text: ' ' } });
  expect(empty).toMatchObject({ init: { status: 422 } });
  await call(messages.action, 'loi-nhan', { form: { text: 'Phòng có nôi không?' } });
  expect(await listMessages(site.db, booking.id)).toMatchObject([{ text: 'Phòng có nôi không?' }]);
  const again = async () => redirectOf(await call(resend.action, 'gui-lai', { form: {} }))[1];
  const both = await Promise.all([again(), again()]);
  expect(both.map((to) => to?.split('=')[1]).sort()).toEqual(['gui-lai', 'gui-nhieu']);
});

describe('only the owner', () => {
  const doors: [string, Handler, Record<string, string> | undefined][] = [
    ['den-muon', late.loader, undefined],
    ['den-muon', late.action, { position: '0', time: '22:30' }],
    ['huy-mot', cancelItem.loader, undefined],
    ['huy-mot', cancelItem.action, { position: '1', expectedRefund: '2000000' }],
    ['hoa-don', invoice.loader, undefined],
    ['hoa-don', invoice.action, { companyName: 'X', taxCode: '0100109106', address: 'Y' }],
    ['loi-nhan', messages.loader, undefined],
    ['loi-nhan', messages.action, { text: 'chào' }],
    ['hanh-khach', passengers.loader, undefined],
    ['hanh-khach', passengers.action, { 'fullName-0': 'Kẻ lạ' }],
    ['gui-lai', resend.action, {}],
  ];
  test.each(doors)(
    '%s is denied to anonymous visitors, to another account and to code and phone',
    async (path, handler, form) => {
      const before = await view();
      const other = await signInGuest(site);
      const reduced = await tripCookie(site, booking.code, 'reduced');
      for (const stranger of ['', other.cookie, reduced]) {
        const reply = await call(handler, path, { cookie: stranger, ...(form && { form }) });
        expect(redirectOf(reply)[1]).toMatch(stranger === reduced ? /xac-nhan/ : /^\/chuyen-di\?code=/);
      }
      expect(await view()).toEqual(before);
      expect(await listMessages(site.db, booking.id)).toEqual([]);
    },
  );

  test('and its account have access, from any device; a booking made signed in belongs to the account', async () => {
    const [owner, other] = [await signInGuest(site), await signInGuest(site)];
    const own = { path: '/chuyen-di/nhan-dat-cho', form: { code: booking.code } };
    const nobody = await callPage(site, claim.action, own);
    expect(redirectOf(nobody)[1]).toMatch(/^\/dang-nhap/);
    // A booking comes by itself where its mail address is the account's; else this device offers it.
    const offers = async (who: { email: string | null; cookie: string }) => {
      const email = who.email ?? 'nobody@example.com';
      await site.db
        .updateTable('bookings')
        .set({ email, account_id: null })
        .where('code', '=', booking.code)
        .execute();
      const { account, groups } = (await callPage(site, lookup.loader, {
        path: '/chuyen-di',
        cookie: `${who.cookie}; ${cookie}`,
      })) as Awaited<ReturnType<typeof lookup.loader>>;
      expect(groups).toMatchObject([{ name: 'Sắp đi', trips: [{ code: booking.code }] }]);
      return { claimed: account?.claimed, toKeep: account?.toKeep };
    };
    expect(await offers({ ...owner, email: 'la@example.com' })).toEqual({
      claimed: 0,
      toKeep: [booking.code],
    });
    expect(await offers(owner)).toEqual({ claimed: 1, toKeep: [] });
    await offers({ ...owner, email: 'la@example.com' });
    const typedOnly = await callPage(site, claim.action, { ...own, cookie: other.cookie });
    expect(redirectOf(typedOnly)[1]).toBe('/chuyen-di?xong=khong-nhan');
    const claimed = await callPage(site, claim.action, { ...own, cookie: `${owner.cookie}; ${cookie}` });
    expect(redirectOf(claimed)[1]).toBe('/chuyen-di?xong=da-nhan');
    for (const [door, handler] of doors.filter(([, , form]) => !form))
      expect(await call(handler, door, { cookie: owner.cookie })).toMatchObject({ code: booking.code });
    const groups = (who: string) => callPage(site, lookup.loader, { path: '/chuyen-di', cookie: who });
    expect(await groups(owner.cookie)).toMatchObject({
      groups: [{ name: 'Sắp đi', trips: [{ code: booking.code }] }],
    });
    expect(await groups(other.cookie)).toMatchObject({ groups: [] });
    expect(await groups('')).toMatchObject({ groups: [], account: null });
  });
});
