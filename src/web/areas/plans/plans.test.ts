import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { createProductOfKind, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { callPage, cookieOf, redirectOf } from '#tests/support/call-page.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { sharingOf } from '#web/app/shared-page.ts';
import * as checkout from '#web/areas/checkout/checkout-page.tsx';
import { action as forgetDevice } from '#web/areas/trips/forget-device.ts';
import { readCartCookie } from '#web/parts/booking/cart-cookie.ts';
import { kindOfPath, ownPath } from '#web/parts/offline/offline-policy.ts';
import * as addPage from './add-to-plan-page.tsx';
import * as deletePage from './delete-plan-page.tsx';
import * as joinPage from './join-plan-page.tsx';
import type { PlanPageData } from './load-plan-page.ts';
import * as ownPage from './own-plans-page.tsx';
import * as calendarFile from './plan-calendar-file.ts';
import * as planPage from './plan-page.tsx';
import * as printFile from './plan-print-file.ts';

let site: TestServer;
let hotel: TestProductOfKind;
let slugOfHotel: string;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
  hotel = await createProductOfKind(site.db, 'hotel', { allotment: 50 });
  const row = await site.db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', hotel.productId)
    .executeTakeFirstOrThrow();
  slugOfHotel = row.slug;
});
afterAll(() => site.close());

const own = '/chuyen-di/ke-hoach';
const basics = { title: 'Ba ngày Ninh Bình', startsOn: '2026-12-07', days: '3', adults: '2', ages: '' };

/** A browser with a cookie jar. */
function browser(cookie = '') {
  const kept = new Map(
    cookie.split('; ').flatMap((one) => (one ? [[one.split('=')[0] as string, one]] : [])),
  );
  const header = () => [...kept.values()].join('; ');
  const keep = (reply: unknown) => {
    for (const one of cookieOf(reply).split('; ')) if (one) kept.set(one.split('=')[0] as string, one);
    return reply;
  };
  return {
    header,
    async post(handler: (args: never) => unknown, asked: Parameters<typeof callPage>[2]) {
      return keep(await callPage(site, handler, { ...asked, cookie: header() }));
    },
    async open(slug: string) {
      const path = `${own}/${slug}`;
      return (await callPage(site, planPage.loader, {
        path,
        params: { slug },
        cookie: header(),
      })) as PlanPageData;
    },
    do(slug: string, form: Record<string, string>) {
      return this.post(planPage.action, { path: `${own}/${slug}`, params: { slug }, form });
    },
  };
}

async function makePlan(
  who: ReturnType<typeof browser>,
  fields: Partial<typeof basics> = {},
): Promise<string> {
  const reply = await who.post(ownPage.action, { path: own, form: { ...basics, ...fields } });
  const [status, to] = redirectOf(reply);
  expect(status).toBe(303);
  return (to as string).split('/').at(-1) as string;
}

/** Adds the hotel to the first day by the page that product pages link to. */
async function addHotel(who: ReturnType<typeof browser>, slug: string): Promise<string> {
  const { days } = await who.open(slug);
  const newId = randomUUID();
  const reply = await who.post(addPage.action, {
    path: `${own}/them?san-pham=khach-san/${slugOfHotel}`,
    form: { newId, into: `${slug} ${days[0]?.id}`, unitId: String(hotel.unitIds[0]), hour: '' },
  });
  expect(redirectOf(reply)[1]).toBe(`${own}/${slug}#muc-${newId}`);
  return newId;
}

test('PLAN-01: a plan is made without an account, with errors at their fields and input kept', async () => {
  const visitor = browser();
  const refused = await visitor.post(ownPage.action, {
    path: own,
    form: { ...basics, title: ' ', adults: '0' },
  });
  expect(refused).toMatchObject({
    init: { status: 422 },
    data: {
      values: { startsOn: '2026-12-07' },
      errors: { title: 'Vui lòng đặt tên cho kế hoạch.', adults: expect.any(String) },
    },
  });
  const slug = await makePlan(visitor, { ages: '5, 9' });
  expect(visitor.header()).toMatch(/^nv_plans=[\w-]{43}$/);
  expect(await visitor.open(slug)).toMatchObject({
    access: 'owner',
    plan: { title: 'Ba ngày Ninh Bình', party: { adults: 2, childAges: [5, 9] } },
    days: [{ number: 1, date: 'T2, 07/12/2026' }, { number: 2 }, { number: 3 }],
  });
});

test('PLAN-07: anybody with the link votes by a form, counts are shown, and the most wanted come first', async () => {
  const owner = browser();
  const slug = await makePlan(owner);
  const ids = [randomUUID(), randomUUID()];
  const about = (await owner.open(slug)).days[0]?.id ?? '';
  for (const newId of ids)
    await owner.do(slug, { intent: 'add-item', about, newId, kind: 'note', title: `Mục ${newId}` });
  expect((await owner.open(slug)).voting).toBeNull();
  await owner.do(slug, { intent: 'share', visibility: 'link' });
  const [first, second] = ids as [string, string];
  const friend = browser();
  const reply = await friend.do(slug, { intent: 'vote', id: second, xep: 'phieu' });
  expect(redirectOf(reply)).toEqual([303, `${own}/${slug}?xep=phieu#muc-${second}`]);
  await friend.do(slug, { intent: 'vote', id: second });
  const shown = (await callPage(site, planPage.loader, {
    path: `${own}/${slug}?xep=phieu`,
    params: { slug },
    cookie: owner.header(),
  })) as PlanPageData;
  expect(shown.voting).toEqual({ isByVotes: true, total: 1 });
  expect(shown.days[0]?.items.map(({ id, votes }) => [id, votes])).toEqual([
    [second, { votes: 1, isOwn: false }],
    [first, { votes: 0, isOwn: false }],
  ]);
  expect((await owner.open(slug)).days[0]?.items.map(({ id }) => id)).toEqual(ids);
  await friend.do(slug, { intent: 'unvote', id: second });
  expect((await owner.open(slug)).voting).toEqual({ isByVotes: false, total: 0 });
  for (const id of ['', 'x', randomUUID()])
    expect(await friend.do(slug, { intent: 'vote', id })).toMatchObject({
      data: { error: 'Mục này không còn trong kế hoạch.' },
    });
});

test('PLAN-01: forms without JavaScript add, edit, move between days and remove', async () => {
  const visitor = browser();
  const slug = await makePlan(visitor);
  const first = await visitor.open(slug);
  const [one, two] = first.days;
  const item = {
    intent: 'add-item',
    about: one?.id ?? '',
    newId: one?.newItemId ?? '',
    kind: 'note',
    hour: '18:30',
  };
  await visitor.do(slug, { ...item, title: 'Ăn cơm cháy', note: 'Quán gần ga' });
  // The same form again, as from a double tap.
  await visitor.do(slug, { ...item, title: 'Ăn cơm cháy', note: 'Quán gần ga' });
  const added = (await visitor.open(slug)).days[0]?.items ?? [];
  expect(added).toMatchObject([{ title: 'Ăn cơm cháy', hour: '18:30', note: 'Quán gần ga' }]);
  const id = added[0]?.id ?? '';
  await visitor.do(slug, { intent: 'move-item', id, to: 'down' });
  expect((await visitor.open(slug)).days.map(({ items }) => items.length)).toEqual([0, 1, 0]);
  await visitor.do(slug, { intent: 'move-item', id, to: first.days[2]?.id ?? '' });
  await visitor.do(slug, { intent: 'move-item', id, to: 'up' });
  expect((await visitor.open(slug)).days.map(({ items }) => items.length)).toEqual([0, 1, 0]);
  const bad = await visitor.do(slug, {
    ...item,
    newId: randomUUID(),
    about: two?.id ?? '',
    title: '',
    note: 'Còn đây',
  });
  expect(bad).toMatchObject({
    init: { status: 422 },
    data: { about: two?.id, error: 'Vui lòng nhập nội dung.', field: 'title', typed: { note: 'Còn đây' } },
  });
  await visitor.do(slug, { intent: 'remove-item', id, version: '1' });
  expect((await visitor.open(slug)).days.flatMap(({ items }) => items)).toEqual([]);
});

test('PLAN-01: a partner with the edit link changes the plan, and both see who did what', async () => {
  const [lan, minh] = [browser(), browser()];
  const slug = await makePlan(lan);
  const key = (await lan.open(slug)).links?.edit.split('/').at(-1) as string;
  await expect(minh.open(slug), 'private without the link').resolves.toMatchObject({ status: 404 });
  const join = { path: `${own}/${slug}/cung-sua/${key}`, params: { slug, key } };
  expect(await callPage(site, joinPage.loader, join)).toEqual({ title: 'Ba ngày Ninh Bình', name: '' });
  await minh.post(joinPage.action, { ...join, form: { name: 'Minh' } });
  const page = await minh.open(slug);
  expect(page).toMatchObject({ access: 'editor', links: null, editors: ['Minh'] });
  const day = page.days[1];
  await minh.do(slug, {
    intent: 'add-item',
    about: day?.id ?? '',
    newId: day?.newItemId ?? '',
    kind: 'note',
    title: 'Đi thuyền tối',
    note: '',
    hour: '',
  });
  const seenByLan = await lan.open(slug);
  expect(seenByLan.days[1]?.items).toMatchObject([{ title: 'Đi thuyền tối' }]);
  expect(seenByLan.changes[0]).toMatchObject({ by: 'Minh', what: 'thêm', about: 'Đi thuyền tối' });
  // Renewed links lock Minh out; a wrong key gives no access.
  await lan.do(slug, { intent: 'renew' });
  await expect(minh.open(slug)).resolves.toMatchObject({ status: 404 });
  const wrong = callPage(site, joinPage.loader, { path: own, params: { slug, key: 'x'.repeat(32) } });
  await expect(wrong).rejects.toMatchObject({ init: { status: 404 } });
});

test('two edits of one note: the second is refused, with its input kept', async () => {
  const visitor = browser();
  const slug = await makePlan(visitor);
  const id = await addHotel(visitor, slug);
  const seen = JSON.stringify({
    note: '',
    hour: '',
    unitId: String(hotel.unitIds[0]),
    nights: '',
    quantity: '',
  });
  const edit = { intent: 'edit-item', id, version: '1', seen, hour: '', nights: '', quantity: '' };
  await visitor.do(slug, { ...edit, note: 'Tầng cao' });
  expect(await visitor.do(slug, { ...edit, note: 'Gần thang máy' })).toMatchObject({
    init: { status: 409 },
    data: { about: id, typed: { note: 'Gần thang máy' } },
  });
  // Another field of the same stale form is merged.
  await visitor.do(slug, { ...edit, note: '', nights: '2' });
  expect((await visitor.open(slug)).days[0]?.items).toMatchObject([{ note: 'Tầng cao', nights: 2 }]);
});

test('PLAN-01: two concurrent edits of a description merge by field, and a wrong age is refused at its field', async () => {
  const visitor = browser();
  const slug = await makePlan(visitor);
  const seen = JSON.stringify({
    title: basics.title,
    summary: '',
    startsOn: basics.startsOn,
    adults: '2',
    ages: '',
  });
  const form = { ...basics, intent: 'describe', about: 'plan', version: '1', seen, summary: '' };
  await visitor.do(slug, { ...form, title: 'Nghỉ ở Tràng An', summary: 'Đi chậm,\r\năn nhiều.' });
  await visitor.do(slug, { ...form, ages: '5' });
  expect((await visitor.open(slug)).plan).toMatchObject({
    title: 'Nghỉ ở Tràng An',
    summary: 'Đi chậm,\năn nhiều.',
    party: { adults: 2, childAges: [5] },
    startsOn: basics.startsOn,
  });
  expect(await visitor.do(slug, { ...form, title: 'Khác' })).toMatchObject({
    init: { status: 409 },
    data: { about: 'plan', typed: { title: 'Khác' } },
  });
  expect(await visitor.do(slug, { ...form, ages: '77' })).toMatchObject({
    init: { status: 422 },
    data: { field: 'ages', typed: { ages: '77' } },
  });
});

test("PLAN-01: a new plan starts with the product page's selection", async () => {
  const visitor = browser();
  const path = `${own}/them?san-pham=khach-san/${slugOfHotel}&from=2026-12-07&to=2026-12-09&adults=3&ages=5&unit=${hotel.unitIds[0]}`;
  const shown = await callPage(site, addPage.loader, { path });
  expect(shown).toMatchObject({ unitId: hotel.unitIds[0], nights: { requested: 2 } });
  const form = { newId: randomUUID(), into: 'moi', unitId: String(hotel.unitIds[0]), hour: '', nights: '2' };
  const wrong = await visitor.post(addPage.action, { path, form: { ...form, nights: '0' } });
  expect(wrong).toMatchObject({
    init: { status: 422 },
    data: { error: 'Số đêm từ 1.', typed: { nights: '0', into: 'moi' } },
  });
  const slug =
    redirectOf(await visitor.post(addPage.action, { path, form }))[1]?.match(/([a-z0-9]{16})#/)?.[1] ?? '';
  expect(await visitor.open(slug)).toMatchObject({
    plan: { startsOn: '2026-12-07', party: { adults: 3, childAges: [5] } },
    days: [
      { items: [{ nights: 2 }], stays: [] },
      { stays: [expect.stringMatching(/^Nghỉ tiếp ở /)] },
      { stays: [expect.stringMatching(/^Sáng trả phòng /)] },
    ],
  });
  const plans = await callPage(site, ownPage.loader, { path: own, cookie: visitor.header() });
  expect(plans, 'none was made for the refused form').toMatchObject({ plans: { length: 1 } });
});

test('PLAN-01: from a day of a plan its lists open for that day, party and place, and what is chosen there belongs to it', async () => {
  const visitor = browser();
  const slug = await makePlan(visitor, { ages: '5' });
  await site.db
    .insertInto('provinces')
    .values({
      ...{ code: 'T6', slug: 'ninh-binh', title: 'Ninh Bình', type: 'province', region: 'north' },
      ...{ sub_region: '', lat: 20, lng: 105 },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`INSERT INTO plan_provinces (plan_id, province_id, position) SELECT p.id, v.id, 0
    FROM plans p, provinces v WHERE p.slug = ${slug} AND v.slug = 'ninh-binh'`.execute(site.db);
  const { days, lists } = await visitor.open(slug);
  const [first, second] = days.map(({ id }) =>
    Object.fromEntries((lists[id] ?? []).map((one) => [one.label, one.href])),
  );
  expect(first).toMatchObject({
    'Khách sạn': '/khach-san?provinces=ninh-binh&from=2026-12-07&to=2026-12-09&rooms=1&adults=2&ages=5',
    'Vé tham quan': '/ve-tham-quan?provinces=ninh-binh&from=2026-12-07&adults=2&ages=5',
  });
  expect(second?.['Khách sạn']).toContain('from=2026-12-08&to=2026-12-09');
  const path = `${own}/them?san-pham=khach-san/${slugOfHotel}&from=2026-12-08&to=2026-12-09&adults=2`;
  const asked = await callPage(site, addPage.loader, { path, cookie: visitor.header() });
  expect(asked).toMatchObject({
    plans: [{ days: [{ isAsked: false }, { isAsked: true, id: days[1]?.id }, { isAsked: false }] }],
  });
  // Without a day there is none to open them for; readers add nothing.
  const undated = await makePlan(visitor, { title: 'Đâu đó', startsOn: '' });
  const open = await visitor.open(undated);
  expect(open.lists[open.days[0]?.id ?? '']?.[0]?.href).toBe('/khach-san');
  await visitor.do(slug, { intent: 'share', visibility: 'link' });
  expect(await browser().open(slug)).toMatchObject({ access: 'viewer', lists: {} });
});

test('PLAN-02: everything goes into the cart and one checkout, and is marked with state and voucher link', async () => {
  const [lan, minh] = [browser(), browser()];
  const slug = await makePlan(lan);
  await addHotel(lan, slug);
  await lan.do(slug, { intent: 'share', visibility: 'link' });
  expect(await lan.open(slug)).toMatchObject({ price: { total: 1_000_000, bookable: 1, unpriced: 0 } });
  const booked = await lan.do(slug, { intent: 'book' });
  expect(redirectOf(booked)).toEqual([303, '/dat-cho']);
  const cart = readCartCookie(new Request('http://x/', { headers: { cookie: lan.header() } }), site.app);
  expect(cart.items).toMatchObject([
    { unitId: hotel.unitIds[0], from: '2026-12-07', to: '2026-12-08', adults: 2 },
  ]);
  const opened = (await callPage(site, checkout.loader, { path: '/dat-cho', cookie: lan.header() })) as {
    token: string;
    requestKey: string;
  };
  const contact = { fullName: 'Nguyễn Thu Hà', phone: '0912 345 678', email: 'ha@example.com', terms: 'on' };
  const form = { ...contact, quoteToken: opened.token, requestKey: opened.requestKey, method: 'vietqr' };
  const [status, to] = redirectOf(await lan.post(checkout.action, { path: '/dat-cho', form }));
  expect(status).toBe(303);
  const code = /DV\w{7}/.exec(to ?? '')?.[0] as string;
  const [item] = (await lan.open(slug)).days[0]?.items ?? [];
  expect(item?.booked).toEqual({ label: 'Chờ thanh toán', code, hasVoucher: false, otherDay: null });
  expect(await lan.open(slug)).toMatchObject({ price: { total: 0, bookable: 0 } });
  // Viewers of the plan learn that it is booked, but not the code.
  const seen = await minh.open(slug);
  expect(seen.days[0]?.items[0]?.booked).toMatchObject({
    label: 'Chờ thanh toán',
    code: null,
    hasVoucher: false,
  });
  expect(JSON.stringify(seen)).not.toContain(code);
  // Readers of a public plan do not learn that its author travels.
  await lan.do(slug, { intent: 'share', visibility: 'public', authorName: 'Lan' });
  expect((await minh.open(slug)).days[0]?.items[0]?.booked).toBeUndefined();
  expect((await lan.open(slug)).days[0]?.items[0]?.booked).toMatchObject({ code });
  // The owner's account finds it from any device.
  const guest = await signInGuest(site);
  const claimed = site.db.updateTable('bookings').set({ account_id: guest.userId }).where('code', '=', code);
  await claimed.execute();
  await lan.do(slug, { intent: 'share', visibility: 'link' });
  expect((await browser(guest.cookie).open(slug)).days[0]?.items[0]?.booked).toMatchObject({ code });
  // An item moved to another day says so; one removed from the booking can be booked again.
  const change = (path: string, to: string) =>
    sql`UPDATE bookings SET quote = jsonb_set(quote, ${`{items,0,${path}}`}::text[], ${JSON.stringify(to)}::jsonb) WHERE code = ${code}`.execute(
      site.db,
    );
  await change('from', '2026-12-08');
  expect((await lan.open(slug)).days[0]?.items[0]?.booked).toMatchObject({ otherDay: 'T3, 08/12/2026' });
  await change('from', '2026-12-07');
  await change('ended', 'cancelled');
  expect(await lan.open(slug)).toMatchObject({
    days: [{ items: [{ booked: undefined }] }, {}, {}],
    price: { total: 1_000_000, bookable: 1 },
  });
  await sql`UPDATE bookings SET quote = quote #- '{items,0,ended}' WHERE code = ${code}`.execute(site.db);
  // An expired hold makes the item bookable again.
  await site.db.updateTable('bookings').set({ state: 'expired' }).where('code', '=', code).execute();
  expect(await lan.open(slug)).toMatchObject({ price: { total: 1_000_000, bookable: 1 } });
});

test('PLAN-01: plans of a device move to the account that signs in on it, and stay there', async () => {
  const device = browser();
  const slug = await makePlan(device);
  const guest = await signInGuest(site);
  const signedIn = browser(`${device.header()}; ${guest.cookie}`);
  expect(await signedIn.open(slug)).toMatchObject({ access: 'owner' });
  await expect(device.open(slug), 'the device alone').resolves.toMatchObject({ status: 404 });
  expect(await browser(guest.cookie).open(slug)).toMatchObject({ access: 'owner' });
});

test('plans can be removed from a device', async () => {
  const device = browser();
  await makePlan(device);
  const reply = (await callPage(site, forgetDevice, {
    path: '/chuyen-di/quen-thiet-bi',
    form: {},
  })) as Response;
  expect(reply.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^nv_plans=;.*Max-Age=0/));
});

test('PLAN-03: calendar and PDF of a plan have its days, hours and notes', async () => {
  const visitor = browser();
  const slug = await makePlan(visitor);
  await addHotel(visitor, slug);
  const [day] = (await visitor.open(slug)).days;
  await visitor.do(slug, {
    intent: 'add-item',
    about: day?.id ?? '',
    newId: day?.newItemId ?? '',
    kind: 'transport',
    title: 'Tàu SE1',
    note: 'Ga Hà Nội',
    hour: '06:00',
  });
  const asked = { path: own, params: { slug }, cookie: visitor.header() };
  const calendar = await ((await callPage(site, calendarFile.loader, asked)) as Response).text();
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(calendar).toContain('DTSTART:20261206T230000Z');
  // One night of the hotel ends on the next day.
  expect(calendar).toMatch(/DTSTART;VALUE=DATE:20261207\s+DTEND;VALUE=DATE:20261208/);
  const file = (await callPage(site, printFile.loader, asked)) as Response;
  const text = readPdf(Buffer.from(await file.arrayBuffer())).join();
  for (const words of [
    'Ba ngày Ninh Bình',
    'Tàu SE1',
    '06:00',
    'Ga Hà Nội',
    'Thứ Hai, 07/12/2026',
    '1.000.000 ₫',
  ])
    expect(text).toContain(words.replaceAll(/\s/g, ''));
});

test('a plan is deleted after a page that says what goes with it, and only by its owner', async () => {
  const [a, b] = [browser(), browser()];
  const slug = await makePlan(a);
  await a.do(slug, { intent: 'share', visibility: 'link' });
  const ask = (who: typeof a, form?: Record<string, string>) =>
    callPage(site, (form ? deletePage.action : deletePage.loader) as (args: never) => unknown, {
      path: `${own}/${slug}/xoa`,
      params: { slug },
      cookie: who.header(),
      ...(form && { form }),
    });
  expect(await ask(a)).toMatchObject({ days: expect.any(Number), visibility: 'link' });
  expect(await ask(b)).toMatchObject({ status: 404 });
  expect(await ask(b, {})).toMatchObject({ init: { status: 403 } });
  expect(await a.do(slug, { intent: 'delete' }), 'one press deletes nothing').toMatchObject({
    init: { status: expect.any(Number) },
  });
  expect(await a.open(slug)).toMatchObject({ access: 'owner' });
  expect(redirectOf(await ask(a, {}))).toEqual([303, `${own}?xong=xoa`]);
  expect(redirectOf(await ask(a, {})), 'in a second tab').toEqual([303, own]);
});

test('nothing private is shown to others or cached, by a cache or by the device', async () => {
  const [a, b, none] = [browser(), browser(), browser()];
  const slug = await makePlan(a);
  await makePlan(b);
  const pages = [planPage, calendarFile, printFile];
  for (const who of [b, none])
    for (const { loader } of pages)
      expect(
        await callPage(site, loader as (args: never) => unknown, {
          path: own,
          params: { slug },
          cookie: who.header(),
        }).catch((thrown) => thrown),
      ).toMatchObject({ status: 404 });
  for (const form of [{ intent: 'book' }, { intent: 'copy' }, { intent: 'remove-day', id: randomUUID() }])
    for (const who of [b, none]) {
      const reply = await who.do(slug, form as Record<string, string>);
      expect(
        reply instanceof Response ? reply.status : (reply as { init: { status: number } }).init.status,
      ).toBeGreaterThanOrEqual(404);
    }
  expect(await a.open(slug)).toMatchObject({ access: 'owner' });
  for (const who of [b, none])
    expect(
      JSON.stringify(await callPage(site, ownPage.loader, { path: own, cookie: who.header() })),
    ).not.toContain(slug);
  // By the link others read, but change nothing.
  await a.do(slug, { intent: 'share', visibility: 'link' });
  expect(await b.open(slug)).toMatchObject({ access: 'viewer', links: null, changes: [], editors: [] });
  await b.do(slug, { intent: 'like' });
  await b.do(slug, { intent: 'like' });
  expect(await a.open(slug)).toMatchObject({ plan: { likes: 1 } });
  expect(await b.open(slug)).toMatchObject({ plan: { isLiked: true } });
  await b.do(slug, { intent: 'unlike' });
  expect(await b.open(slug)).toMatchObject({ plan: { isLiked: false, likes: 0 } });
  expect(await b.do(slug, { intent: 'add-day', newId: randomUUID(), title: 'x' })).toMatchObject({
    init: { status: 403 },
  });
  const modules: object[] = [ownPage, planPage, addPage, joinPage, calendarFile, printFile];
  for (const module of modules)
    expect(sharingOf('headers' in module ? module.headers : undefined)).toBeNull();
  // The plan itself may be in its owner's private store, and nothing of it in the shared store.
  const below = [own, `${own}/${slug}/lich.ics`, `${own}/${slug}/cung-sua/x`, `${own}/them`];
  for (const path of [...below, `${own}/${slug}`]) expect(kindOfPath(path)).toBeNull();
  for (const path of below) expect(ownPath(path)).toBeNull();
  expect(ownPath(`${own}/${slug}`)).toBe(`${own}/${slug}`);
});

test('products near the stops of a day are suggested, except those in the plan or too far away', async () => {
  const visitor = browser();
  const slug = await makePlan(visitor);
  const at = { lat: 20.25, lng: 105.97 };
  await site.db.updateTable('products').set(at).where('id', '=', hotel.productId).execute();
  await addHotel(visitor, slug);
  const province = await site.db
    .insertInto('provinces')
    .values({
      ...{ code: 'T8', slug: 'tinh-gan', title: 'Tỉnh Gần', type: 'province', region: 'north' },
      ...{ sub_region: '', lat: 20, lng: 105 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const place = async (name: string, lat: number) =>
    (
      await site.db
        .insertInto('places')
        .values({
          slug: name,
          title: name,
          kind: 'điểm tham quan',
          lat,
          lng: at.lng,
          status: true,
          province_id: province.id,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const near = await place('hang-gan', 20.27);
  await place('dong-xa', 20.6);
  const look = async (query: string) =>
    (await callPage(site, planPage.loader, {
      path: `${own}/${slug}${query}`,
      params: { slug },
      cookie: visitor.header(),
    })) as PlanPageData;
  expect((await look('')).nearby).toBeNull();
  expect((await look('?gan=99')).nearby).toBeNull();
  const { nearby } = await look('?gan=1');
  expect(nearby).toMatchObject({ hasStops: true, products: [], places: [{ id: near, title: 'hang-gan' }] });
  expect(nearby?.places[0]?.km).toBeCloseTo(2.2, 1);
  // A day without a stop uses that of the day before.
  const second = (await look('?gan=2')).nearby;
  expect(second?.places).toHaveLength(1);
  const day = (await visitor.open(slug)).days[1];
  const [offer] = second?.places ?? [];
  const form = { intent: 'add-item', about: day?.id ?? '', newId: offer?.newId ?? '', kind: 'place' };
  await visitor.do(slug, { ...form, placeId: String(offer?.id) });
  expect((await visitor.open(slug)).days[1]?.items).toMatchObject([{ title: 'hang-gan' }]);
  expect((await look('?gan=2')).nearby?.places).toEqual([]);
});

test('an item is dropped before one of another day, or at the end if that one is gone', async () => {
  const visitor = browser();
  const slug = await makePlan(visitor);
  const add = async (day: number, title: string) => {
    const at = (await visitor.open(slug)).days[day];
    const form = { intent: 'add-item', about: at?.id ?? '', newId: at?.newItemId ?? '', kind: 'note', title };
    await visitor.do(slug, form);
    return at?.newItemId ?? '';
  };
  const [a, b, c] = [await add(0, 'a'), await add(1, 'b'), await add(1, 'c')];
  const to = (await visitor.open(slug)).days[1]?.id ?? '';
  const titles = async () =>
    (await visitor.open(slug)).days.map(({ items }) => items.map(({ title }) => title).join(''));
  await visitor.do(slug, { intent: 'move-item', id: a, to, before: c });
  expect(await titles()).toEqual(['', 'bac', '']);
  await visitor.do(slug, { intent: 'move-item', id: b, to, before: randomUUID() });
  expect(await titles()).toEqual(['', 'acb', '']);
});
