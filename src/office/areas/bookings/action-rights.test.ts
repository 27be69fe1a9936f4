import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRole } from '#modules/identity/queries.ts';
import { staffMay } from '#platform/actor/actor.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { roles } from '#reference-data/roles.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { ActionName } from './booking-action.ts';
import { bookingActions } from './booking-actions.ts';

/** Every action of a booking's page is tried in every role: shown to who may do it, and refused to everybody else by its command. */

const nobody = '5b0a3c52-3a2e-4a0e-9d3b-0c6d2b8f7a11';
const note = 'thử quyền';

/** A valid form of each action. What it is about does not exist where that is possible: who may do it is asked first. */
const formsOf = (code: string): Record<ActionName, Record<string, string>> => ({
  'nhan-loi': { note },
  'tu-choi': { note },
  'cong-ty-duyet': { managerId: nobody, answer: 'yes', note: '', reason: note },
  'ma-ncc': { voucher: `${code}-9`, reference: 'X-1' },
  'thu-tien': { amountVnd: '1', receiptNo: 'PT-1', partNumber: '99' },
  'khoi-phuc': { choice: 'credit', from: '' },
  'gia-han': { hours: '1', note },
  'hen-tra-quay': {},
  chuyen: { position: '0', target: '0 0', bearer: 'khach' },
  'them-dich-vu': { kind: 'hotel', from: '2026-12-09', adults: '2' },
  'doi-ngay': {
    'from-0': '2026-12-09',
    'to-0': '2026-12-11',
    'adults-0': '2',
    'childAges-0': '',
    'quantity-0': '1',
  },
  'thoi-doi': { note },
  'sua-ten': { names: 'Nguyễn An' },
  'doi-nguoi-dat': { fullName: 'Nguyễn An', phone: '0912345678', reason: note },
  'doi-email': { email: 'an@example.com', reason: note },
  'gui-lai': {},
  'cap-lai-phieu': { voucher: `${code}-9 1`, note },
  'den-muon': { position: '9', time: '22:30', note },
  'ncc-da-biet': { arrivalId: nobody },
  'khong-den': { position: '9', note },
  'rut-khong-den': { position: '9', note },
  'hoa-don': { companyName: 'Công ty Mây', taxCode: '0100109106', address: 'Hà Nội', email: '' },
  'so-hoa-don': { invoiceNo: '1' },
  'huy-mot': { item: '9 1', note },
  'tang-tin-dung': { amountVnd: '1000', reason: note },
  'duyet-tin-dung': { proposal: '0', answer: 'dong-y', reason: '' },
  'gia-han-tin-dung': { credit: 'TD22222222 2026-12-31', validUntil: '2027-12-31', reason: note },
  'gia-han-ma': { prepaid: 'NV22222222 2026-12-31', validUntil: '2027-12-31', reason: note },
  'hoan-mot-phan': { amountVnd: '1000', reason: note },
  huy: { by: 'policy', note, expectedRefundVnd: '1', expectedPaidVnd: '1' },
});

const refusal = 'Vai trò của bạn không được làm việc này';

let site: TestServer;
/** A booking of each state that has most actions. */
const bookings: Record<string, string> = {};
/** A person of each role. */
const visits = new Map<string, OfficeVisit>();
const visitOf = (role: string) => visits.get(role) as OfficeVisit;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withSettings: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  const now = site.clock.now();
  const [unitId = 0] = (await createBookableHotel(site.db, { allotment: 99 })).unitIds;
  const [onRequestId = 0] = (await createBookableHotel(site.db, { plans: [{ confirmation: 'request' }] }))
    .unitIds;
  const stay = { unitId, from: '2026-12-08', to: '2026-12-10' };
  bookings.held = (await book(site.db, site.queue, [stay], now)).code;
  bookings.asked = (await book(site.db, site.queue, [{ ...stay, unitId: onRequestId }], now)).code;
  bookings.paid = (await bookAndPay(site.db, site.queue, [stay, { ...stay, quantity: 2 }], now)).code;
  for (const { slug } of roles) visits.set(slug, await signInAs(site, slug));
}, 120_000);
afterAll(() => site.close());

const actorOf = async (slug: string) => ({ rights: (await findRole(site.db, slug))?.rights ?? {} });

/** The actions that a role is shown on a booking's page. */
async function shownTo(role: string, code: string): Promise<string[]> {
  const { body } = await visitOf(role).get(`/dat-cho/${code}`);
  return [...new Set([...body.matchAll(/[?;]viec=([\w-]+)/g)].map(([, name = '']) => name))].toSorted();
}

async function mayDo({ verb, orVerb = verb }: (typeof bookingActions)[number], role: string) {
  const actor = await actorOf(role);
  return staffMay(actor, verb) || staffMay(actor, orVerb);
}

// Before any of them is done, which changes the bookings.
test.each(['held', 'asked', 'paid'])(
  'of a booking that is %s exactly the actions that a role may do are shown',
  async (state) => {
    const code = bookings[state] ?? '';
    const all = await shownTo('quan-tri', code);
    expect(all.length).toBeGreaterThan(3);
    for (const { slug } of roles) {
      const mayRead = staffMay(await actorOf(slug), 'booking.read');
      const own: string[] = [];
      for (const action of bookingActions)
        if (mayRead && all.includes(action.name) && (await mayDo(action, slug))) own.push(action.name);
      expect(await shownTo(slug, code), slug).toEqual(own.toSorted());
    }
  },
);

describe.each(roles)('$slug', ({ slug }) => {
  test.each(bookingActions)('$name', async (action) => {
    const { name } = action;
    const code = bookings.paid ?? '';
    const form = { viec: name, ...formsOf(code)[name] };
    // As a browser with script sends it: only the action answers, and no page is rendered.
    const reply = await visitOf(slug).post(`/dat-cho/${code}.data?viec=${name}`, form);
    expect(reply.statusCode, 'a form that its command reads').not.toBe(422);
    const isRefused = reply.statusCode === 403 || reply.body.includes(refusal);
    if (!(await mayDo(action, slug))) expect(isRefused, `${reply.statusCode}`).toBe(true);
    // Who has the other right only may do a part of it, as taking back what they proposed.
    else if (staffMay(await actorOf(slug), action.verb)) expect(isRefused, `${reply.statusCode}`).toBe(false);
  });
});
