import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createEveryKind } from '#tests/factories/every-kind.ts';
import { bookingBody, quoteByApi, transferByBank, writing } from '#tests/support/api-booking.ts';
import { exampleAddress } from '#tests/support/example-address.ts';
import { type RawAnswer, sendRaw } from '#tests/support/send-raw.ts';
import { siteRoutes } from '#tests/support/site-build.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let port: number;
let victim: Guest;
let other: Guest;
beforeAll(async () => {
  site = await createTestServer({ withPages: true });
  await createEveryKind(site.db);
  const { unitIds } = await createBookableHotel(site.db);
  await site.server.listen({ port: 0, host: '127.0.0.1' });
  port = (site.server.server.address() as AddressInfo).port;
  const stay = { unitId: unitIds[0] as number, from: '2026-12-05', to: '2026-12-07' };
  victim = await createGuest(stay, { fullName: 'Khuất Thị Ngọc Lam', email: 'ngoclam.khuat@example.com' });
  other = await createGuest(stay, { fullName: 'Đỗ Quang Vinh', email: 'vinh.do@example.com' });
}, 120_000);
afterAll(() => site?.close());

interface Guest {
  booking: { code: string; accessToken: string };
  request: string;
  cookie: string;
  /** Data that nobody else may ever see. */
  marks: string[];
}

const phones = ['+84912345671', '+84987654329'];

/** A guest with a paid booking and an enquiry, and with the cookies of a browser that opened both. */
async function createGuest(
  stay: Parameters<typeof quoteByApi>[1],
  { fullName, email }: { fullName: string; email: string },
): Promise<Guest> {
  const phone = phones.shift() as string;
  const { token } = await quoteByApi(site, stay);
  const booked = await site.post(
    '/api/v1/bookings',
    bookingBody(token, { contact: { fullName, phone, email } }),
    writing(),
  );
  const booking = booked.json();
  // Paid in two parts, by this guest and a friend whose name only the two of them know.
  const friend = `Bạn của ${fullName}`;
  const half = Math.floor(booking.dueNow / 2);
  const split = await site.inject({
    method: 'PUT',
    url: `/api/v1/bookings/${booking.code}/parts`,
    headers: { authorization: `Bearer ${booking.accessToken}` },
    payload: {
      parts: [
        { name: 'Phần tôi', amount: half },
        { name: friend, amount: booking.dueNow - half },
      ],
    },
  });
  expect(split.statusCode).toBe(200);
  for (const [amountVnd, number] of [
    [half, 1],
    [booking.dueNow - half, 2],
  ])
    expect(
      (await transferByBank(site, { amountVnd: Number(amountVnd), content: `${booking.code} P${number}` }))
        .statusCode,
    ).toBe(200);
  const opened = await site.get(`/chuyen-di/${booking.code}?token=${booking.accessToken}`);
  const form = { kind: 'lien-he', name: fullName, phone, email, message: 'Cần hỏi về xe đón', consent: 'on' };
  const sent = await site.inject({
    method: 'POST',
    url: '/lien-he',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  const cookies = [...opened.cookies, ...sent.cookies];
  expect(cookies.map(({ name }) => name)).toEqual([
    expect.stringContaining('trip'),
    expect.stringContaining('request'),
  ]);
  const request = String(sent.headers.location).split('/').at(-1) as string;
  return {
    booking,
    request,
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    marks: [
      fullName,
      friend,
      split.json().parts[1].token,
      email,
      phone.slice(3),
      booking.accessToken,
      ...cookies.map(({ value }) => value),
    ],
  };
}

/** Every path of the site, with the victim's ids in it. */
function addresses(): { path: string; isOwn: boolean }[] {
  const codes = { booking: victim.booking.code, request: victim.request };
  return siteRoutes.map(({ path }) => ({
    path: exampleAddress(path, codes),
    isOwn: path.includes(':code'),
  }));
}

/** Spellings of a path that some component on the way treats as the same. */
function spellingsOf(path: string): string[] {
  const letter = path.slice(1, 2);
  const escaped = letter ? `/%${letter.charCodeAt(0).toString(16)}${path.slice(2)}` : '/';
  const capital = path.replace(/^\/[\w-]+/, (first) => first.toUpperCase());
  const data = path === '/' ? '/_.data' : `${path}.data`;
  return [
    path,
    `${path}?x=1`,
    data,
    `${data}?x=1`,
    escaped,
    `${escaped}.data`,
    capital,
    `${capital}.data`,
    path.replaceAll('-', '%2D'),
    `${path.replaceAll('-', '%2d')}.data`,
    `/${path}`,
    `//x${path}.data`,
    `${path}/`,
    `${path}/_.data`,
    `/x/..${path}`,
    `/x/%2e%2e${path}`,
    `/.${path}`,
    `/\\x${path}`,
    `http://x.example${path}`,
  ];
}

const get = (target: string, cookie = '') => sendRaw(port, target, { headers: cookie ? { cookie } : {} });
const shown = ({ headers, body }: RawAnswer) => `${JSON.stringify(headers)}\n${body}`;
const marksIn = (answer: RawAnswer, marks: string[]) => {
  const text = `${shown(answer)}\n${decodeURIComponent(
    shown(answer)
      .replace(/%(?![0-9a-f]{2})/gi, '%25')
      .replace(/%[89a-f][0-9a-f]/gi, ''),
  )}`;
  return marks.filter((mark) => text.includes(mark));
};

test('S-03: the victim sees their private data', async () => {
  for (const path of ['', '/huy', '/hoan-tien', '/phieu', '/hanh-khach']) {
    const own = await get(`/chuyen-di/${victim.booking.code}${path}`, victim.cookie);
    expect([200, 302], path).toContain(own.status);
  }
  const trip = await get(`/chuyen-di/${victim.booking.code}`, victim.cookie);
  expect(marksIn(trip, victim.marks)).toEqual(expect.arrayContaining(['Khuất Thị Ngọc Lam']));
  expect((await get(`/yeu-cau/${victim.request}`, victim.cookie)).status).toBe(200);
});

test('S-03: no address in any spelling shows a visitor the page of a concurrent one', async () => {
  const leaks: string[] = [];
  for (const { path, isOwn } of addresses()) {
    for (const target of spellingsOf(path)) {
      const answers = await Promise.all([get(target, victim.cookie), get(target), get(target, other.cookie)]);
      const [own, stranger, guest] = answers as [RawAnswer, RawAnswer, RawAnswer];
      for (const answer of answers)
        expect(answer.status, `${target}\n${answer.body.slice(0, 200)}`).toBeLessThan(500);
      if (marksIn(stranger, [...victim.marks, ...other.marks]).length) leaks.push(`${target} to a stranger`);
      if (marksIn(guest, victim.marks).length) leaks.push(`${target} to another guest`);
      if (marksIn(own, other.marks).length) leaks.push(`${target} of another guest to the victim`);
      for (const { headers, status } of [own, stranger, guest])
        if (
          (isOwn || headers['set-cookie']) &&
          !/no-store/.test(String(headers['cache-control'])) &&
          status < 300
        )
          leaks.push(`${target} may be kept`);
    }
  }
  expect(leaks).toEqual([]);
}, 240_000);

test('S-03: the cookie that opens a trip is set only for whoever presented the secret', async () => {
  const { code, accessToken } = victim.booking;
  for (const target of spellingsOf(`/chuyen-di/${code}`).filter((one) => !one.includes('?'))) {
    const [, stranger] = await Promise.all([get(`${target}?token=${accessToken}`), get(`${target}?x=1`)]);
    expect(stranger.headers['set-cookie'], target).toBeUndefined();
  }
});

test("S-10: one visitor's query reaches nobody else, not even through a cached page", async () => {
  const seen: string[] = [];
  let sharedPages = 0;
  for (const { path } of addresses()) {
    const answers = await Promise.all([
      get(`${path}?fbclid=DAUDOCMOT&priceMin=9059`),
      get(`${path}?priceMin=9059&utm_source=DAUDOCHAI`),
    ]);
    const later = await get(`${path}?priceMin=9059`);
    const isShared = /public/.test(String(later.headers['cache-control']));
    sharedPages += isShared ? 1 : 0;
    for (const [at, { body, status }] of [...answers, later].entries()) {
      const foreign = isShared ? /DAUDOC/ : at === 0 ? /DAUDOCHAI/ : /DAUDOCMOT/;
      if (status === 200 && foreign.test(body)) seen.push(path);
    }
  }
  expect(seen).toEqual([]);
  expect(sharedPages).toBeGreaterThan(15);
}, 120_000);

test('the router gets the routes of its own request, whoever else requests at the same moment', async () => {
  const paths = ['/khach-san', '/du-lich', '/chuyen-di'];
  const answers = await Promise.all(paths.map((path) => get(`/__manifest?version=1&paths=${path}`)));
  const named = answers.map(({ body }) => Object.keys(JSON.parse(body)));
  expect(named).toEqual(
    ['hotel-list', 'tour-list', 'areas/trips/lookup-page'].map((id) => expect.arrayContaining([id])),
  );
  for (const [at, routes] of named.entries())
    expect(
      routes.filter((id) => id !== 'root'),
      paths[at],
    ).toHaveLength(1);
});
