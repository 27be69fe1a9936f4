import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askForAlert } from '#modules/alerts/commands/ask-for-alert.ts';
import { completeTrips } from '#modules/booking/trip/complete-trips.ts';
import { savePassengers } from '#modules/booking/trip/passengers.ts';
import { askPhoneCode } from '#modules/identity/guests/phone-codes.ts';
import { createPlan } from '#modules/plans/editing/create-plan.ts';
import { newPlan } from '#modules/plans/schema.ts';
import { retentionSweep } from '#modules/retention/jobs.ts';
import { writeReview } from '#modules/reviews/commands/write-review.ts';
import { guestReview } from '#modules/reviews/schema.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { saveInvoiceProfile } from '#modules/travellers/commands/save-invoice-profile.ts';
import { saveTraveller } from '#modules/travellers/commands/save-traveller.ts';
import { createLogger } from '#platform/log/create-logger.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { writing } from '#tests/support/api-booking.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { digitsTo } from '#tests/support/guest-messages.ts';
import { runMails } from '#tests/support/run-mails.ts';
import { searchDatabase } from '#tests/support/search-database.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as file from './my-data-file.ts';
import * as page from './my-data-page.tsx';

const owner = { fullName: 'Đoàn Thị Kim Ngân', phone: '0934567812', email: 'kim.ngan@example.com' };
const sister = { fullName: 'Đoàn Thị Kim Phượng', phone: owner.phone, email: 'phuong@example.com' };
const documentNo = '001090077712';
/** Identifying data of the owner, in each format that the site writes. */
const spelled = [
  ...[owner.fullName, 'Kim Ngân', '934567812', '934 567 812', owner.email, 'cu-ngan@example.com'],
  ...[documentNo, 'Đoàn Minh Khôi', 'Sao Khuê'],
];

let site: TestServer;
let unitId: number;
let productId: number;
let guest: { userId: string; cookie: string };
let logged = '';
const codes = { over: '', ahead: '', sisters: '' };

const path = '/tai-khoan/du-lieu';
const see = () => callPage(site, page.loader, { path, cookie: guest.cookie });
const sweep = () => retentionSweep.run({ ...site.app, log: createLogger('silent') });

/** A paid stay by a guest; the invoice is to a company. */
async function stay(contact: typeof owner, from: string, to: string): Promise<string> {
  const now = site.clock.now();
  const { id, code } = await bookAndPay(site.db, site.queue, [{ unitId, from, to }], now);
  const { fullName: full_name, email } = contact;
  await site.db
    .updateTable('bookings')
    .set({ full_name, phone: '+84934567812', email, note: `Gọi ${contact.phone}` })
    .where('id', '=', id)
    .execute();
  return code;
}

async function seed(): Promise<void> {
  const now = site.clock.now();
  const { userId } = guest;
  codes.over = await stay({ ...owner, email: 'cu-ngan@example.com' }, '2026-12-01', '2026-12-03');
  codes.ahead = await stay(owner, '2027-01-10', '2027-01-12');
  codes.sisters = await stay(sister, '2026-12-05', '2026-12-06');
  const papers = { sex: 'female' as const, bornOn: '1990-01-02', nationality: 'Việt Nam', documentNo };
  const passengers = [{ fullName: owner.fullName, ...papers }];
  const by = { secrets: site.app.secrets.data, now };
  await savePassengers(site.db, site.queue, { code: codes.over, passengers, actor: 'guest' }, by);
  const invoice = JSON.stringify({ companyName: 'Công ty Biển Lặng', taxCode: '0100109106', address: 'Huế' });
  const claimed = { account_id: userId, invoice: invoice as never };
  await site.db.updateTable('bookings').set(claimed).where('code', '=', codes.over).execute();
  await saveTraveller(site.app, userId, { fullName: 'Đoàn Minh Khôi', ...papers });
  const company = { companyName: 'Công ty Sao Khuê', taxCode: '0100109106', address: 'Huế', email: null };
  await saveInvoiceProfile(site.app, userId, company);
  const asked = { kind: 'lien-he', name: owner.fullName, phone: owner.phone, email: owner.email };
  const message = `Tôi là ${owner.fullName}`;
  await site.post('/api/v1/contacts', { ...asked, consent: true, message }, writing());
  const visitor = { userId, device: null, name: owner.fullName };
  const plan = newPlan.parse({ title: `Hè của ${owner.fullName}`, days: 2, provinces: [] });
  expect(await createPlan(site.db, { plan, visitor: visitor as never }, now)).toMatchObject({ ok: true });
  const wish = {
    kind: 'price' as const,
    email: owner.email,
    productId,
    startsOn: '2027-01-20',
    endsOn: '2027-01-22',
  };
  const sender = { isProven: false, counted: null } as const;
  const watched = { ...wish, rooms: 1, adults: 2 };
  expect(await askForAlert(site.app, { wish: watched, owner: null, sender, ip: '' })).toMatchObject({
    ok: true,
  });
  const phone = '+84934567812';
  await askPhoneCode(site.app, { phone, userId, sender, cameFrom: '203.0.113.9' });
  expect(await digitsTo(site, phone)).toHaveLength(1);
  await runMails(site);
  const mail = { dedupe_key: 'x', template: 'guest_registered', html: '', plain: '', created_at: now };
  await site.db
    .insertInto('mails')
    .values({ ...mail, recipient: owner.email, subject: `Chào ${owner.fullName}` })
    .execute();
}

async function writeAbout(code: string): Promise<void> {
  const said = {
    title: 'Ấm áp',
    content: 'Phòng sạch, sáng nào cũng có bún cá nóng.',
    authorName: 'Kim Ngân',
  };
  const review = guestReview.parse({ ...said, overall: 9, tripType: 'cap-doi', stayedIn: '2026-12' });
  const sender = { isProven: false, counted: null } as const;
  const written = await writeReview(site.db, { code, productId, review, sender }, site.clock.now());
  expect(written.ok).toBe(true);
}

beforeAll(async () => {
  site = await createTestServer();
  const write = (line: string) => {
    logged += line;
  };
  site.app.log = pino({ level: 'trace' }, { write });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
  const hotel = await createBookableHotel(site.db, { from: '2026-11-21', to: '2027-02-01', allotment: 9 });
  ({ productId } = hotel);
  unitId = hotel.unitIds[0] as number;
  guest = await signInGuest(site, { name: owner.fullName, email: owner.email, phone: '+84934567812' });
  await seed();
  site.clock.advance({ minutes: 20 * 24 * 60 });
  await completeTrips(site.db, site.queue, site.clock.now());
  await writeAbout(codes.over);
}, 60_000);
afterAll(() => site.close());

test('a copy and an erasure need recent proof; nobody else gets either', async () => {
  const asked = { path, cookie: guest.cookie, form: {} };
  expect(redirectOf(await callPage(site, file.action, asked))).toEqual([303, `${path}?loi=cho`]);
  expect(await callPage(site, page.action, asked)).toMatchObject({ init: { status: 422 } });
  expect(redirectOf(await callPage(site, file.action, { path, form: {} }))[1]).toContain('/dang-nhap');
  await site.db
    .updateTable('sessions')
    .set({ confirmed_at: site.clock.now() })
    .where('user_id', '=', guest.userId)
    .execute();
});

test('a copy has everything of the account and of its bookings, machine-readable and readable', async () => {
  const reply = (await callPage(site, file.action, { path, cookie: guest.cookie, form: {} })) as Response;
  expect(reply.headers.get('cache-control')).toBe('private, no-store');
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['data.json', 'data.html']);
  const held = JSON.parse(strFromU8(files['data.json'] as Uint8Array));
  expect(held).toMatchObject({
    account: { name: owner.fullName, email: owner.email, phone: '+84934567812' },
    travellers: [{ fullName: 'Đoàn Minh Khôi', documentNo }],
    invoiceProfiles: [{ companyName: 'Công ty Sao Khuê' }],
    plans: [{ title: `Hè của ${owner.fullName}` }],
    requests: [{ code: expect.any(String) }],
    reviews: [{ title: 'Ấm áp' }],
    alerts: [{ kind: 'price', startsOn: '2027-01-20' }],
    mails: [{ recipient: owner.email }],
  });
  expect(held.account.sessions).toHaveLength(1);
  const bookings = held.bookings.map(({ code }: { code: string }) => code);
  expect(bookings.toSorted()).toEqual([codes.over, codes.ahead].toSorted());
  const text = strFromU8(files['data.json'] as Uint8Array);
  const readable = strFromU8(files['data.html'] as Uint8Array);
  for (const word of [owner.fullName, owner.email, documentNo, codes.over]) expect(readable).toContain(word);
  const labels = [...readable.matchAll(/<(?:dt|h2)>([^<]+)</g)].map(([, label]) => label ?? '');
  expect(
    [...new Set(labels)].filter((label) => /^[a-z]/.test(label)),
    'names of fields as programs have them',
  ).toEqual([]);
  for (const word of [sister.fullName, codes.sisters]) expect(text + readable).not.toContain(word);
  expect(/.{0,30}(token|scrypt|secret).{0,30}/i.exec(text)?.[0]).toBeUndefined();
});

test('before an erasure the page lists what is deleted, what is pending and what the law retains', async () => {
  expect(await see()).toMatchObject({
    asksPassword: false,
    preview: {
      goes: expect.arrayContaining([codes.over]),
      later: [{ code: codes.ahead, obstacle: 'trip_ahead' }],
      kept: expect.arrayContaining([{ code: codes.over, companyName: 'Công ty Biển Lặng', invoiceNo: null }]),
    },
  });
});

test('S-14: after an erasure no column, file or log names the guest', async () => {
  expect((await searchDatabase(site.db, spelled)).length).toBeGreaterThan(10);
  const done = await callPage(site, page.action, { path, cookie: guest.cookie, form: { reviews: 'on' } });
  expect(redirectOf(done)).toEqual([303, '/dang-nhap?da-xoa']);
  expect(redirectOf(await see())[1]).toContain('/dang-nhap');
  await sweep();
  const ahead = await site.db
    .selectFrom('bookings')
    .select('full_name')
    .where('code', '=', codes.ahead)
    .execute();
  expect(ahead, 'a trip ahead needs its guest').toEqual([{ full_name: owner.fullName }]);
  site.clock.advance({ minutes: 40 * 24 * 60 });
  await completeTrips(site.db, site.queue, site.clock.now());
  await sweep();
  expect(await site.db.selectFrom('asked_erasures').select('id').execute()).toEqual([]);
  const sisters = ['public.bookings.note', 'public.bookings.phone', 'public.bookings.words'];
  expect(await searchDatabase(site.db, spelled)).toEqual(sisters);
  const rest = site.db.selectFrom('bookings').select(['code']).where('phone', '=', '+84934567812');
  expect(await rest.execute(), "her sister's, by the same phone").toEqual([{ code: codes.sisters }]);
  const kept = site.db.selectFrom('bookings').select(['full_name', 'invoice']);
  expect(await kept.where('code', '=', codes.over).executeTakeFirst()).toMatchObject({
    full_name: 'Đã xóa theo yêu cầu',
    invoice: { companyName: 'Công ty Biển Lặng' },
  });
  for (const text of [logged, ...filesBelow(site.app.config.DATA_DIR)])
    for (const word of spelled) expect(text).not.toContain(word);
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}
