import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askForAlert } from '#modules/alerts/commands/ask-for-alert.ts';
import { inviteColleague } from '#modules/firms/commands/invite-colleague.ts';
import { openFirm } from '#modules/firms/commands/open-firm.ts';
import { makeReferralCode } from '#modules/points/commands/make-referral-code.ts';
import { noteReferral } from '#modules/points/commands/note-referral.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { saveInvoiceProfile } from '#modules/travellers/commands/save-invoice-profile.ts';
import { savePickupPlace } from '#modules/travellers/commands/save-pickup-place.ts';
import { saveTraveller } from '#modules/travellers/commands/save-traveller.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { createEveryKind } from '#tests/factories/every-kind.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { givePoints } from '#tests/factories/points.ts';
import { createTripPlan } from '#tests/factories/trip-plan.ts';
import { exampleAddress } from '#tests/support/example-address.ts';
import { runMails } from '#tests/support/run-mails.ts';
import { type RawAnswer, sendRaw } from '#tests/support/send-raw.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { siteRoutes } from '#tests/support/site-build.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let port: number;
let unitId: number;
let productId: number;
let ours: Owner;
let theirs: Owner;
let logged = '';
let apiPaths: string[];

interface Owner {
  cookie: string;
  email: string;
  code: string;
  plan: string;
  firmId: string;
  /** Data that nobody else may see, and no log may contain. */
  marks: string[];
}

beforeAll(async () => {
  site = await createTestServer({ withPages: true, env: { LOG_LEVEL: 'trace' } });
  const write = (line: string) => {
    logged += line;
  };
  Object.assign(site.app.log, { [pino.symbols.streamSym]: { write } });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
  await createEveryKind(site.db);
  ({
    unitIds: [unitId = 0],
    productId,
  } = await createBookableHotel(site.db));
  await site.server.listen({ port: 0, host: '127.0.0.1' });
  port = (site.server.server.address() as AddressInfo).port;
  const { paths } = (await site.get('/api/v1/openapi.json')).json() as { paths: Record<string, object> };
  apiPaths = Object.keys(paths).filter((path) => 'get' in (paths[path] ?? {}));
  expect(apiPaths).toEqual(
    expect.arrayContaining(['/api/v1/me/points', '/api/v1/me/referrals', '/api/v1/me/firms']),
  );
  ours = await createOwner('Khuất Ngọc Lam', '+84912345671', '001090077712');
  theirs = await createOwner('Đỗ Quang Vinh', '+84987654329', '001090088823');
}, 120_000);
afterAll(() => site?.close());

/** A guest with an account and all kinds of data that one can have. */
async function createOwner(name: string, phone: string, documentNo: string): Promise<Owner> {
  const { db, queue, clock, app } = site;
  const now = clock.now();
  const guest = await signInGuest(site, { name, phone });
  const { userId, email } = guest;
  const relative = `Người thân của ${name}`;
  await saveTraveller(app, userId, { fullName: relative, documentNo });
  const companyName = `Công ty của ${name}`;
  const pickup = `Ngõ nhà ${name}`;
  await savePickupPlace(app, userId, pickup);
  await saveInvoiceProfile(app, userId, { companyName, taxCode: '0100109106', address: 'Huế', email: null });
  await givePoints(db, userId, 100, now);
  const { slug, title } = await createTripPlan(
    db,
    { userId, device: null, name },
    { title: `Hè của ${name}` },
  );
  const wish = { kind: 'price' as const, email, productId, startsOn: '2026-12-10', endsOn: '2026-12-12' };
  const sender = { isProven: false, counted: null } as const;
  await askForAlert(app, {
    wish: { ...wish, rooms: 1, adults: 2 },
    owner: { userId, email },
    sender,
    ip: '',
  });
  const { id, code } = await bookAndPay(db, queue, [{ unitId, from: '2026-12-05', to: '2026-12-07' }], now);
  const booked = { account_id: userId, full_name: name, phone, email };
  await db.updateTable('bookings').set(booked).where('id', '=', id).execute();
  const inviteCode = await makeReferralCode(db, userId, now);
  const friend = await signInGuest(site, { name: `Bạn mời của ${name}` });
  await db.transaction().execute((tx) => noteReferral(tx, { userId: friend.userId, code: inviteCode }, now));
  const firm = { name: `Doanh nghiệp của ${name}`, taxCode: '0100109106', address: 'Huế', email: null };
  const opened = await openFirm(db, { userId, fields: firm }, now);
  const firmId = opened.ok ? opened.firmId : '';
  await db.updateTable('bookings').set({ firm_id: firmId }).where('id', '=', id).execute();
  const colleague = `dong-nghiep-${firmId.slice(0, 8)}@example.com`;
  await inviteColleague(app, { firmId, userId, email: colleague, role: 'booker' });
  const marks = [
    name,
    relative,
    companyName,
    title,
    email,
    phone.slice(3),
    documentNo,
    inviteCode,
    firm.name,
    colleague,
    pickup,
  ];
  return { cookie: guest.cookie, email, code, plan: slug, firmId, marks };
}

/** Every page, and every path that the API documents, filled with the owner's own ids. */
function addressesOf({ code, plan, firmId }: Owner): string[] {
  const pages = siteRoutes
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('dev/'))
    .map((path) =>
      path.startsWith('chuyen-di/ke-hoach/:slug')
        ? `/${path.replace(':slug', plan).replace(':key', 'abc')}`
        : exampleAddress(path.replace(':firm', firmId).replace('xuat/:file', 'xuat/csv'), { booking: code }),
    );
  const api = apiPaths.map((path) =>
    path
      .replace('{code}', code)
      .replace('{slug}', path.includes('/plans/') ? plan : 'gioi-thieu')
      .replace(/\{\w+\}/g, '1'),
  );
  return [...pages, ...api];
}

const get = (target: string, cookie = '') => sendRaw(port, target, { headers: cookie ? { cookie } : {} });
const marksIn = ({ headers, body }: RawAnswer, marks: string[]) =>
  marks.filter((mark) => `${JSON.stringify(headers)}\n${body}`.includes(mark));

test('account pages are shown to their owner only, never cached, and not indexed', async () => {
  const [leaks, own]: [string[], string[]] = [[], []];
  for (const address of addressesOf(ours)) {
    for (const target of address.startsWith('/api')
      ? [address]
      : [address, `${address}.data`, `${address}?x=1`]) {
      const answers = await Promise.all([get(target, ours.cookie), get(target), get(target, theirs.cookie)]);
      const [shown, stranger, other] = answers as [RawAnswer, RawAnswer, RawAnswer];
      for (const { status, body } of answers)
        expect(status, `${target}\n${body.slice(0, 200)}`).toBeLessThan(500);
      if (marksIn(stranger, [...ours.marks, ...theirs.marks]).length) leaks.push(`${target} to nobody`);
      if (marksIn(other, ours.marks).length) leaks.push(`${target} to another account`);
      if (marksIn(shown, theirs.marks).length) leaks.push(`${target} of another account to its neighbour`);
      if (marksIn(shown, ours.marks).length === 0) continue;
      own.push(address);
      if (!/no-store/.test(String(shown.headers['cache-control']))) leaks.push(`${target} may be kept`);
      if (shown.body.startsWith('<!DOCTYPE html>') && !/name="robots" content="noindex/.test(shown.body))
        leaks.push(`${target} may be listed`);
    }
  }
  expect(leaks).toEqual([]);
  expect(own).toEqual(
    expect.arrayContaining([
      '/tai-khoan',
      '/tai-khoan/nguoi-di',
      '/tai-khoan/moi-ban',
      '/tai-khoan/cong-ty',
      `/tai-khoan/cong-ty/${ours.firmId}`,
      `/tai-khoan/cong-ty/${ours.firmId}/xuat/csv`,
      '/api/v1/me/firms',
      '/api/v1/me/referrals',
      '/chuyen-di',
      `/chuyen-di/${ours.code}`,
      '/chuyen-di/ke-hoach',
      `/chuyen-di/ke-hoach/${ours.plan}`,
      '/api/v1/me',
    ]),
  );
}, 240_000);

test('whatever is posted to any page, no log, mail or reply to others contains the sender', async () => {
  const form = {
    ...{ name: ours.marks[0], fullName: ours.marks[0], email: ours.email, phone: `0${ours.marks[5]}` },
    ...{ documentNo: ours.marks[6], companyName: ours.marks[2], password: 'mật khẩu của tôi', consent: 'on' },
    ...{ message: `Tôi là ${ours.marks[0]}`, words: ours.email, note: `${ours.marks[5]}`, code: ours.code },
  } as Record<string, string>;
  for (const address of addressesOf(ours)) {
    if (address.startsWith('/api')) continue;
    const answer = await sendRaw(port, address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
      body: `${new URLSearchParams(form)}`,
    });
    expect(answer.status, `${address}\n${answer.body.slice(0, 200)}`).toBeLessThan(500);
  }
  await runMails(site);
  const others = await site.db
    .selectFrom('mails')
    .select(['html', 'plain'])
    .where('recipient', '=', theirs.email)
    .execute();
  for (const mark of ours.marks) expect(JSON.stringify(others)).not.toContain(mark);
  for (const address of ['/', '/khach-san', '/lien-he', '/ke-hoach'])
    expect(marksIn(await get(address), ours.marks), address).toEqual([]);
  const elsewhere = { origin: 'http://evil.example', 'content-type': 'application/x-www-form-urlencoded' };
  await sendRaw(port, '/lien-he', {
    method: 'POST',
    headers: elsewhere,
    body: `${new URLSearchParams(form)}`,
  });
  expect(logged, 'what is logged of requests is read here').toContain('a form was refused');
  for (const mark of [...ours.marks, ...theirs.marks, 'mật khẩu của tôi'])
    expect(logged.includes(mark), `the log holds ${mark}`).toBe(false);
}, 120_000);
