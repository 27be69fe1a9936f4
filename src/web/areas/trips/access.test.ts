import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  changeContactEmail,
  readTripLinkToken,
  signTripLinkToken,
} from '#modules/booking/access/trip-link-tokens.ts';
import { savePassengers } from '#modules/booking/trip/passengers.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { staff } from '#tests/factories/staff.ts';
import {
  type ApiBooking,
  bearer,
  bookByApi,
  readBooking,
  transferByBank,
} from '#tests/support/api-booking.ts';
import { callPage, cookieOf } from '#tests/support/call-page.ts';
import { runMails } from '#tests/support/run-mails.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { tripCookie } from '#tests/support/trip-cookie.ts';
import * as voucherPage from '#web/areas/vouchers/voucher-page.tsx';
import * as cancelItemPage from './cancel-item-page.tsx';
import * as cancelPage from './cancel-page.tsx';
import * as changePage from './change-page.tsx';
import * as choicePage from './choice-page.tsx';
import * as revokeTripLinkTokens from './end-passes.ts';
import * as forgetDevice from './forget-device.ts';
import * as invoicePage from './invoice-page.tsx';
import * as latePage from './late-page.tsx';
import * as lookupPage from './lookup-page.tsx';
import * as messagesPage from './messages-page.tsx';
import * as passengersPage from './passengers-page.tsx';
import * as refundPage from './refund-page.tsx';
import * as resendMail from './resend-mail.ts';
import * as stepUpPage from './step-up-page.tsx';
import * as tripPage from './trip-page.tsx';

let site: TestServer;
let unitId: number;
let booking: ApiBooking;
let path: string;
let phone: string;

beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());
beforeEach(async () => {
  unitId = (await createBookableHotel(site.db)).unitIds[0] as number;
  booking = await bookByApi(site, { unitId, from: '2026-12-05', to: '2026-12-07' });
  await transferByBank(site, { amountVnd: booking.total, content: booking.code });
  path = `/chuyen-di/${booking.code}`;
  phone = (await readBooking(site, booking)).contact.phone;
  site.queue.sent.length = 0;
});

type Reply = { init?: { status: number } | null; data: Record<string, unknown> };
const placeOf = (reply: unknown) => (reply as Response).headers.get('location');
const get = (page: { loader: Parameters<typeof callPage>[1] }, at: string, cookie: string) =>
  callPage(site, page.loader, { path: at, params: { code: booking.code }, cookie });
const post = (
  page: { action: Parameters<typeof callPage>[1] },
  at: string,
  cookie: string,
  form: Record<string, string> = {},
) => callPage(site, page.action, { path: at, params: { code: booking.code }, cookie, form });

/** A browser that knows code and phone number only. */
async function lookedUp(cookie = ''): Promise<string> {
  return cookieOf(await post(lookupPage, '/chuyen-di', cookie, { code: booking.code, contact: phone }));
}

/** Requests an access code, and reads it in the booking's mailbox. */
async function askedCode(cookie: string): Promise<{ askedId: string; digits: string }> {
  const sent = await post(stepUpPage, `${path}/xac-nhan?toi=huy`, cookie, { step: 'send' });
  const askedId = new URL(placeOf(sent) ?? '', 'http://localhost').searchParams.get('lan') ?? '';
  const [mail] = await runMails(site);
  expect(mail).toMatchObject({ template: 'access_code', recipient: 'ha@example.com' });
  return { askedId, digits: /^\d{6}$/m.exec(mail?.plain ?? '')?.[0] ?? '' };
}

async function provenBy(cookie: string): Promise<string> {
  const code = await askedCode(cookie);
  return cookieOf(await check(cookie, { askedId: code.askedId, accessCode: code.digits }));
}

const check = (cookie: string, form: Record<string, string>) =>
  post(stepUpPage, `${path}/xac-nhan?toi=huy`, cookie, { step: 'check', ...form });

const passenger = {
  fullName: 'TRAN VAN BINH',
  sex: 'male' as const,
  bornOn: '1990-01-01',
  nationality: 'Việt Nam',
  documentNo: 'C1234567',
};
const account = { bankBin: '970422', accountNo: '66668888', holder: 'KE TROM' };

test('S-24: code and phone number cannot cancel a paid booking, name an account or read papers', async () => {
  const cookie = await lookedUp();
  const stepUp = (goal: string) => `${path}/xac-nhan?toi=${goal}`;
  for (const [page, word] of [
    [cancelPage, 'huy'],
    [refundPage, 'hoan-tien'],
    [choicePage, 'lua-chon'],
    [passengersPage, 'hanh-khach'],
    [cancelItemPage, 'huy-mot'],
    [changePage, 'doi'],
    [latePage, 'den-muon'],
    [messagesPage, 'loi-nhan'],
    [invoicePage, 'hoa-don'],
  ] as const) {
    const shown = (await get(page, `${path}/${word}`, cookie)) as Response;
    expect([shown.status, placeOf(shown)]).toEqual([302, stepUp(word)]);
    const form = { expectedRefund: String(booking.total), choice: 'refund', ...account };
    const posted = (await post(page, `${path}/${word}`, cookie, form)) as Response;
    expect([posted.status, placeOf(posted)]).toEqual([307, stepUp(word)]);
  }
  expect(placeOf(await get(voucherPage, `${path}/phieu`, cookie))).toBe(stepUp('phieu'));
  expect(placeOf(await post(revokeTripLinkTokens, `${path}/thiet-bi`, cookie, { all: '1' }))).toBe(
    stepUp('thiet-bi'),
  );
  expect(placeOf(await post(resendMail, `${path}/gui-lai`, cookie))).toBe(stepUp('gui-lai'));
  expect(await readBooking(site, booking)).toMatchObject({ status: 'confirmed', refunds: [] });
});

test('a form submitted after access expired continues once the code is entered', async () => {
  const cookie = await lookedUp();
  const { askedId, digits } = await askedCode(cookie);
  const typed = { text: 'Cho tôi xin phòng tầng thấp.' };
  const checked = (await post(stepUpPage, `${path}/xac-nhan?toi=loi-nhan`, cookie, {
    ...{ step: 'check', askedId, accessCode: digits },
    ...typed,
  })) as Response;
  expect([checked.status, placeOf(checked)]).toEqual([307, `${path}/loi-nhan`]);
  const sent = (await post(messagesPage, `${path}/loi-nhan`, cookieOf(checked), typed)) as Response;
  expect(placeOf(sent)).toBe(`${path}/loi-nhan`);
});

test('S-24: with code and phone number no names and nothing of monetary value are shown', async () => {
  const { id } = await site.db
    .updateTable('bookings')
    .set({ note: 'Phòng gần thang máy', invoice: JSON.stringify({ taxCode: '0100109106' }) as never })
    .where('code', '=', booking.code)
    .returning('id')
    .executeTakeFirstOrThrow();
  const details = JSON.stringify({ documentNo: 'C1234567' }) as never;
  await site.db
    .insertInto('travellers')
    .values({ id: crypto.randomUUID(), booking_id: id, position: 0, full_name: 'Trần Văn Bình', details })
    .execute();
  const secrets = [
    'ha@example.com',
    phone,
    phone.slice(3),
    'Nguyễn Thu Hà',
    'thang máy',
    '0100109106',
    'Bình',
    'C1234567',
  ];
  const full = JSON.stringify(await get(tripPage, path, await tripCookie(site, booking.code)));
  // Identity documents are shown only on the page on which they are entered.
  const unseen = [phone.slice(3), 'C1234567'];
  for (const secret of secrets.filter((one) => !unseen.includes(one))) expect(full).toContain(secret);
  const reduced = await get(tripPage, path, await lookedUp());
  const text = JSON.stringify(reduced);
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(reduced).toMatchObject({
    isFull: false,
    booking: { state: 'confirmed', paid: booking.total, contact: { email: 'h***@e***.com' } },
  });
});

test('S-24: a code sent to the booking’s own mailbox gives full access, once', async () => {
  const cookie = await lookedUp();
  const { askedId, digits } = await askedCode(cookie);
  const wrong = digits === '111111' ? '222222' : '111111';
  expect(await check(cookie, { askedId, accessCode: wrong })).toMatchObject({
    init: { status: 422 },
    data: { askedId, digits: wrong },
  });
  const right = (await check(cookie, {
    askedId,
    accessCode: ` ${digits.slice(0, 3)} ${digits.slice(3)}`,
  })) as Response;
  expect([right.status, placeOf(right)]).toEqual([303, `${path}/huy`]);
  expect(await check(cookie, { askedId, accessCode: digits })).toMatchObject({ data: { askedId: null } });
  const full = cookieOf(right);
  expect(await get(cancelPage, `${path}/huy`, full)).toMatchObject({ paid: booking.total });
  // Without a link token of the booking nobody can cause a mail.
  expect(placeOf(await post(stepUpPage, `${path}/xac-nhan`, '', { step: 'send' }))).toBe(
    `/chuyen-di?code=${booking.code}`,
  );
});

test('S-24: input from before the code is carried along', async () => {
  const cookie = await lookedUp();
  const typed = { expectedRefund: String(booking.total), note: 'Con ốm' };
  const led = (await post(cancelPage, `${path}/huy`, cookie, typed)) as Response;
  const at = placeOf(led) ?? '';
  const shown = (await post(stepUpPage, at, cookie, typed)) as Reply;
  expect(shown.data).toMatchObject({ carried: Object.entries(typed), askedId: null });
  const sent = (await post(stepUpPage, at, cookie, { ...typed, step: 'send' })) as Reply;
  expect(sent.data).toMatchObject({ carried: Object.entries(typed), askedId: expect.any(String) });
  const digits = /^\d{6}$/m.exec((await runMails(site))[0]?.plain ?? '')?.[0] ?? '';
  const form = { ...typed, step: 'check', askedId: String(sent.data.askedId), accessCode: digits };
  const right = (await post(stepUpPage, at, cookie, form)) as Response;
  expect([right.status, placeOf(right)]).toEqual([307, `${path}/huy`]);
  // The browser posts the same body there (307).
  expect(placeOf(await post(cancelPage, `${path}/huy`, cookieOf(right), form))).toBe(path);
  expect(await readBooking(site, booking)).toMatchObject({ status: 'cancelled' });
});

test('S-24: of fifty concurrent attempts one succeeds; five wrong ones invalidate a code', async () => {
  const cookie = await lookedUp();
  const first = await askedCode(cookie);
  const tries = Array.from({ length: 50 }, () =>
    check(cookie, { askedId: first.askedId, accessCode: first.digits }),
  );
  expect((await Promise.all(tries)).filter((reply) => reply instanceof Response)).toHaveLength(1);
  const second = await askedCode(cookie);
  const wrong = second.digits === '111111' ? '222222' : '111111';
  await Promise.all(
    Array.from({ length: 50 }, () => check(cookie, { askedId: second.askedId, accessCode: wrong })),
  );
  const { tries: counted } = await site.db
    .selectFrom('access_codes')
    .select('tries')
    .where('id', '=', second.askedId)
    .executeTakeFirstOrThrow();
  expect(counted).toBe(5);
  expect(await check(cookie, { askedId: second.askedId, accessCode: second.digits })).toMatchObject({
    data: { askedId: null },
  });
  const third = await askedCode(cookie);
  site.clock.advance({ minutes: 15 });
  expect(await check(cookie, { askedId: third.askedId, accessCode: third.digits })).toMatchObject({
    data: { askedId: null },
  });
});

test('S-24: nobody can flood the owner’s mailbox with codes', async () => {
  const cookie = await lookedUp();
  let last = await askedCode(cookie);
  for (let count = 0; count < 2; count++) last = await askedCode(cookie);
  const { askedId } = last;
  const refused = await post(stepUpPage, `${path}/xac-nhan`, cookie, { step: 'send', askedId });
  expect(refused, 'the code sent last can still be typed').toMatchObject({
    data: { askedId },
    init: { status: 429 },
  });
  expect(await runMails(site)).toEqual([]);
  site.clock.advance({ minutes: 16 });
  expect((await askedCode(cookie)).digits).toMatch(/^\d{6}$/);
});

test('S-24: unpaid places can be released without a code', async () => {
  booking = await bookByApi(site, { unitId, from: '2026-12-08', to: '2026-12-09' });
  path = `/chuyen-di/${booking.code}`;
  phone = (await readBooking(site, booking)).contact.phone;
  const cookie = await lookedUp();
  expect(await get(cancelPage, `${path}/huy`, cookie)).toMatchObject({ paid: 0 });
  expect(placeOf(await post(cancelPage, `${path}/huy`, cookie, { expectedRefund: '0' }))).toBe(path);
  expect(await readBooking(site, booking)).toMatchObject({ status: 'cancelled' });
});

test('S-24: a cookie holds twelve bookings, and neither a look-up nor an edit changes its access', async () => {
  const own = await tripCookie(site, booking.code);
  const again = await lookedUp(own);
  const [text = ''] = again.replace('nv_trip=', '').split('~');
  expect(readTripLinkToken(site.app.secrets.token, text, site.clock.now())).toMatchObject({ access: 'full' });
  const reduced = await lookedUp();
  for (const edited of [reduced.replace('-r-', '-f-'), `${reduced}~${reduced.replace('-r-', '-f-')}`]) {
    const reply = (await get(refundPage, `${path}/hoan-tien`, edited)) as Response;
    expect(placeOf(reply)).toMatch(/xac-nhan|\?code=/);
  }
  const until = new Date('2027-01-01T00:00:00Z');
  const others = Array.from({ length: 12 }, (_, index) =>
    signTripLinkToken(site.app.secrets.token, {
      code: `DV23456${20 + index}`,
      access: 'full',
      version: 1,
      until,
    }),
  );
  const passes = (await lookedUp(`nv_trip=${others.join('~')}`)).replace('nv_trip=', '').split('~');
  expect(passes).toEqual([expect.stringContaining(booking.code), ...others.slice(0, 11)]);
});

test('S-24: changes of account, cancellations and passenger edits are mailed to the owner, with the time and whom to call', async () => {
  const cookie = await tripCookie(site, booking.code);
  await savePassengers(
    site.db,
    site.queue,
    { code: booking.code, passengers: [passenger], actor: 'guest' },
    { secrets: site.app.secrets.data, now: site.clock.now() },
  );
  await post(cancelPage, `${path}/huy`, cookie, { expectedRefund: String(booking.total) });
  const [refund] = (await readBooking(site, booking)).refunds;
  const name = (more: object) =>
    post(refundPage, `${path}/hoan-tien`, cookie, { ...account, refundId: refund.id, ...more });
  await name({});
  const told = await runMails(site);
  site.clock.advance({ minutes: 60 });
  await name({ accountNo: '11112222' });
  told.push(...(await runMails(site)));
  const objection = /lúc \d\d:\d\d ngày 21\/11\/2026|lúc \d\d:\d\d, .*21\/11\/2026/;
  const about = told.filter(({ template }) => /cancelled|passengers_saved|account_given/.test(template));
  expect(about.map(({ template }) => template)).toEqual([
    'passengers_saved',
    'cancelled',
    'refund_account_given',
    'refund_account_given',
  ]);
  for (const { plain, recipient } of about) {
    const text = plain.replace(/\s+/g, ' ');
    expect(recipient).toBe('ha@example.com');
    expect(text).toMatch(objection);
    expect(text).toContain(`Không phải bạn làm? Bạn gọi ngay ${settings.phone}`);
    expect(text).not.toContain('66668888');
    expect(text).not.toContain('C1234567');
  }
  expect(about.at(-1)?.subject).toMatch(/vừa đổi/);
  expect(about.at(-1)?.plain).toMatch(/MB Bank \*\*\*\*2222/);
});

test('S-22, S-15: logging out everywhere invalidates earlier cookies, links and look-ups, except on this device', async () => {
  const [own, other, reduced] = [
    await tripCookie(site, booking.code),
    await tripCookie(site, booking.code),
    await lookedUp(),
  ];
  const link = `${path}?pass=${own.slice('nv_trip='.length)}`;
  const renewed = cookieOf(await post(revokeTripLinkTokens, `${path}/thiet-bi`, own, { all: '1' }));
  expect(await get(tripPage, path, renewed)).toMatchObject({ isFull: true });
  for (const old of [own, other, reduced])
    expect(placeOf(await get(tripPage, path, old))).toBe(`${path}/xac-nhan`);
  expect(await get(lookupPage, '/chuyen-di', other)).toMatchObject({ groups: [] });
  // An ended link leaves the address bar, says that it has ended, and sends a new one.
  const followed = (await get(tripPage, link, '')) as Response;
  expect(placeOf(followed)).toBe(path);
  const ended = cookieOf(followed);
  expect(placeOf(await get(tripPage, path, ended))).toBe(`${path}/xac-nhan`);
  expect(await get(stepUpPage, `${path}/xac-nhan`, ended)).toMatchObject({
    hasEnded: true,
    to: 'h***@e***.com',
  });
  expect(await get(tripPage, path, await provenBy(ended))).toMatchObject({ isFull: true });
  // The link in the API's response has ended as well; its token is still valid for the API.
  const byToken = cookieOf(await get(tripPage, `${path}?token=${booking.accessToken}`, ''));
  expect(placeOf(await get(tripPage, path, byToken))).toBe(`${path}/xac-nhan`);
  expect((await site.get(`/api/v1/bookings/${booking.code}`, bearer(booking))).statusCode).toBe(200);
  // A browser with access keeps it when an ended link is opened.
  expect((await get(tripPage, link, renewed)) as Response).toMatchObject({ status: 302 });
  expect(cookieOf(await get(tripPage, link, renewed))).toBe('');
});

test('S-15, S-24: changing the mail address invalidates earlier links and codes, and is mailed to both addresses', async () => {
  const own = await tripCookie(site, booking.code);
  const { askedId, digits } = await askedCode(await lookedUp());
  const change = (email: string, actor: Actor = staff('lan')) =>
    changeContactEmail(
      site.db,
      site.queue,
      { code: booking.code, email, reason: 'Gọi lại số đã đặt', actor },
      site.clock.now(),
    );
  expect(await change('binh@example.com', 'guest')).toEqual({ ok: false, reason: 'not_allowed' });
  expect(await change('ha@example.com')).toEqual({ ok: false, reason: 'same_email' });
  expect(await change('binh@example.com')).toEqual({ ok: true });
  expect(placeOf(await get(tripPage, path, own))).toBe(`${path}/xac-nhan`);
  expect(await check(await lookedUp(), { askedId, accessCode: digits })).toMatchObject({
    data: { askedId: null },
  });
  const [old, now] = await runMails(site);
  expect(old).toMatchObject({ template: 'contact_changed', recipient: 'ha@example.com' });
  expect(old?.plain).toContain('b***@e***.com');
  expect(old?.plain).not.toContain('?pass=');
  expect(now?.recipient).toBe('binh@example.com');
  expect(now?.plain).toContain('?pass=');
});

test('S-22: a device removes its bookings, enquiries, cart and offline copies', async () => {
  const reply = (await post(forgetDevice, '/chuyen-di/quen-thiet-bi', await lookedUp())) as Response;
  expect(reply.headers.get('clear-site-data')).toBe('"storage"');
  const cookies = reply.headers.getSetCookie().map((one) => one.replace(/;.*?(Max-Age=\d+).*/, '; $1'));
  expect(cookies).toEqual([
    'nv_trip=; Max-Age=0',
    'nv_request=; Max-Age=0',
    'nv_plans=; Max-Age=0',
    'nv_cart=; Max-Age=0',
    'nv_cart_count=0; Max-Age=0',
    'nv_cart_prices=; Max-Age=0',
    'nv_contact_known=0; Max-Age=0',
  ]);
});

test('a device that forgets is signed out as well, else the account’s lists and cart would be back at once', async () => {
  const { cookie, userId } = await signInGuest(site);
  const sessions = () => site.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();
  expect(await sessions()).toHaveLength(1);
  const reply = (await post(forgetDevice, '/chuyen-di/quen-thiet-bi', cookie)) as Response;
  expect(cookieOf(reply)).toContain('nv_guest=;');
  expect(await sessions()).toEqual([]);
});

test('S-15: a link from a mail expires 60 days after the trip', async () => {
  const link = `${path}?pass=${(await tripCookie(site, booking.code)).slice('nv_trip='.length)}`;
  const cookie = cookieOf(await get(tripPage, link, ''));
  expect(await get(tripPage, path, cookie)).toMatchObject({ isFull: true });
  site.clock.advance({ minutes: 75 * 24 * 60 });
  expect(await get(tripPage, path, cookieOf(await get(tripPage, link, '')))).toMatchObject({ isFull: true });
  site.clock.advance({ minutes: 2 * 24 * 60 });
  const late = cookieOf(await get(tripPage, link, ''));
  expect(await get(stepUpPage, `${path}/xac-nhan`, late)).toMatchObject({ hasEnded: true });
});
