import { beforeEach, expect, test } from 'vitest';
import { changeBooking, previewChange } from '#modules/booking/change/change-booking.ts';
import { spendCredit } from '#modules/booking/payment/spend-credit.ts';
import { splitPayment } from '#modules/booking/payment/split-payment.ts';
import { startPayment } from '#modules/booking/payment/start-payment.ts';
import { acceptRequest } from '#modules/booking/supplier-answer/requests.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { changeMemberRole, removeMember } from '#modules/firms/commands/change-member.ts';
import { openFirm } from '#modules/firms/commands/open-firm.ts';
import { setFirmLimit } from '#modules/firms/commands/set-firm-limit.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { bookingInput, quoteToken, type Stay, tokenSecret } from '#tests/factories/booking.ts';
import { createGuestAccount } from '#tests/factories/guest-account.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { stormGateways } from '#tests/support/money-storm/storm-gateways.ts';
import { setUpCheckedDatabase } from '#tests/support/set-up-checked-database.ts';
import { createBooking, decideApproval, decideApprovalForManager } from './create-booking.ts';
import { expireHolds } from './expire-holds.ts';
import type { CreatedBooking } from './write-booking.ts';

/** Ten in the morning in Vietnam. */
const now = new Date('2026-11-21T03:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const dates = { from: '2026-12-08', to: '2026-12-10' };
/** The price of two nights in the hotel. */
const total = 2_000_000;
const fields = { name: 'Công ty Sao Biển', taxCode: '0100109106', address: '1 Trần Phú', email: null };
const { gateways } = stormGateways();

const database = setUpCheckedDatabase({ max: 20 });
let queue: FakeQueue;
let unitId: number;
let firmId: string;
let boss: string;
let booker: string;

beforeEach(async () => {
  queue = createFakeQueue();
  unitId = (await createBookableHotel(database.db, { allotment: 1 })).unitIds[0] as number;
  boss = await createGuestAccount(database.db, now);
  booker = await createGuestAccount(database.db, now);
  const opened = await openFirm(database.db, { userId: boss, fields }, now);
  firmId = opened.ok ? opened.firmId : '';
  await join(booker);
  await setFirmLimit(database.db, { firmId, userId: boss, limitVnd: total - 1 }, now);
});

const join = (userId: string, role = 'booker') =>
  database.db
    .insertInto('firm_members')
    .values({ firm_id: firmId, user_id: userId, role, joined_at: now })
    .execute();

async function bookFor(userId = booker, stays: Stay[] = [{ unitId, ...dates }]): Promise<CreatedBooking> {
  const token = await quoteToken(database.db, stays, now);
  const by = { secret: tokenSecret, dataSecrets: tokenSecret, actor: 'guest' as const, now };
  const made = await createBooking(database.db, queue, bookingInput(token), {
    ...by,
    ...{ accountId: userId, firmId },
  });
  if (!made.ok) throw new Error(made.reason);
  return made.booking;
}

const view = ({ id }: CreatedBooking, at = now) => getBooking(database.db, id, at);
const decide = (
  { code }: CreatedBooking,
  isApproved: boolean,
  { userId = boss, note = isApproved ? '' : 'Quá ngân sách quý này', at = now } = {},
) => decideApproval(database.db, queue, { code, firmId, userId, isApproved, note }, at);
const pay = ({ code }: CreatedBooking, amountVnd = total, at = now) =>
  payByBank(database.db, queue, { code, dueNowVnd: amountVnd }, at);
const names = () => queue.sent.map(({ name }) => name);
const free = async () =>
  (await listAvailability(database.db, [unitId], dates.from, dates.to, now)).map(({ left }) => left);

test('above the limit of its firm a booking needs approval: its places are held for a day, and it cannot be paid', async () => {
  const made = await bookFor();
  expect(made).toMatchObject({ state: 'held', awaitsApproval: true, holdExpiresAt: hours(24) });
  expect(await view(made)).toMatchObject({
    ...{ stateLabel: 'Chờ công ty duyệt', can: { pay: false, cancel: true } },
    approval: { state: 'waiting', firmName: fields.name },
  });
  const about = { code: made.code, actor: 'guest' as const };
  for (const method of ['vietqr', 'office', 'momo'] as const)
    expect(await startPayment(database.db, queue, { ...about, method }, gateways, now)).toMatchObject({
      reason: 'awaits_approval',
    });
  const halves = [1, 2].map((number) => ({ name: `Phần ${number}`, amountVnd: total / 2 }));
  expect(await splitPayment(database.db, { ...about, parts: halves, hours: 24 }, now)).toMatchObject({
    reason: 'awaits_approval',
  });
  expect(await spendCredit(database.db, queue, { ...about, creditCode: 'TD22222222' }, now)).toMatchObject({
    reason: 'awaits_approval',
  });
  expect(names()).toContain('booking.approval_asked');
});

test('no approval is needed at the limit, by a manager, without a limit or without a firm', async () => {
  const isAsked = async (made: CreatedBooking) => {
    expect(made.awaitsApproval).toBe((await view(made)).approval !== null);
    await expireHolds(database.db, queue, hours(48));
    return made.awaitsApproval;
  };
  expect(await isAsked(await bookFor(boss))).toBe(false);
  await setFirmLimit(database.db, { firmId, userId: boss, limitVnd: total }, now);
  expect(await isAsked(await bookFor())).toBe(false);
  expect(await setFirmLimit(database.db, { firmId, userId: booker, limitVnd: null }, now)).toMatchObject({
    reason: 'not_manager',
  });
  await setFirmLimit(database.db, { firmId, userId: boss, limitVnd: 0 }, now);
  expect(await isAsked(await bookFor())).toBe(true);
  await setFirmLimit(database.db, { firmId, userId: boss, limitVnd: null }, now);
  expect(await isAsked(await bookFor())).toBe(false);
});

test('a manager’s approval lets it be paid for at least four hours; nobody else can approve', async () => {
  const made = await bookFor();
  const stranger = await createGuestAccount(database.db, now);
  for (const userId of [booker, stranger])
    expect(await decide(made, true, { userId })).toEqual({ ok: false, reason: 'not_manager' });
  const other = await openFirm(database.db, { userId: stranger, fields }, now);
  const asOther = { code: made.code, firmId: other.ok ? other.firmId : '', userId: stranger, note: '' };
  expect(await decideApproval(database.db, queue, { ...asOther, isApproved: true }, now)).toEqual({
    ...{ ok: false, reason: 'not_waiting' },
  });
  expect(await decide(made, true, { at: hours(23) })).toEqual({ ok: true });
  expect(await view(made, hours(23))).toMatchObject({
    ...{ approval: { state: 'approved' }, holdExpiresAt: hours(27).toISOString(), can: { pay: true } },
  });
  expect(names()).toContain('booking.approved');
  await pay(made, total, hours(24));
  expect((await view(made, hours(24))).state).toBe('confirmed');
  expect(await decide(made, false, { at: hours(24) })).toMatchObject({ reason: 'not_waiting' });
});

test('money that arrives before the approval waits for it, confirms with it, and is refunded on refusal', async () => {
  const kept = await bookFor();
  await pay(kept);
  expect(await view(kept)).toMatchObject({ state: 'held', paid: total });
  expect(await free()).toEqual([0, 0]);
  expect(await decide(kept, true)).toEqual({ ok: true });
  expect(await view(kept)).toMatchObject({ state: 'confirmed', paid: total });

  unitId = (await createBookableHotel(database.db, { allotment: 1 })).unitIds[0] as number;
  const other = await bookFor();
  await pay(other, 300_000);
  expect(await decide(other, false, { note: '' })).toEqual({ ok: false, reason: 'needs_note' });
  expect(await decide(other, false)).toEqual({ ok: true });
  expect(await view(other)).toMatchObject({
    ...{ state: 'cancelled', paid: 0, refunds: [{ amount: 300_000 }] },
    approval: { state: 'refused', note: 'Quá ngân sách quý này' },
  });
  expect(await free()).toEqual([1, 1]);
  expect(names()).toEqual(expect.arrayContaining(['booking.approval_refused', 'booking.cancelled']));
  await pay(other, total);
  expect(await view(other)).toMatchObject({ state: 'cancelled', paid: 0 });
});

test('without a decision in time the booking lapses: its places are released, its money is refunded, and late money is refunded too', async () => {
  const made = await bookFor();
  await pay(made, 500_000);
  await expireHolds(database.db, queue, hours(25));
  expect(await view(made, hours(25))).toMatchObject({
    state: 'expired',
    paid: 0,
    refunds: [{ amount: 500_000 }],
  });
  expect(await free()).toEqual([1, 1]);
  expect(await decide(made, true, { at: hours(25) })).toMatchObject({ reason: 'not_waiting' });
  await pay(made, total, hours(26));
  expect(await view(made, hours(26))).toMatchObject({ state: 'expired', paid: 0 });
  expect(await free()).toEqual([1, 1]);
});

test('a booking on request needs both answers, in either order', async () => {
  const car = await createProductOfKind(database.db, 'car', {
    vehicles: 2,
    plan: { confirmation: 'request' },
  });
  await setFirmLimit(database.db, { firmId, userId: boss, limitVnd: 0 }, now);
  const ask = () => bookFor(booker, [itemOf(car, '2026-12-08')]);
  const accept = ({ code }: CreatedBooking) =>
    acceptRequest(database.db, queue, { code, actor: staff('7') }, hours(1));
  const [first, second] = [await ask(), await ask()];
  expect(first).toMatchObject({ state: 'on_request', awaitsApproval: true });
  await pay(first, first.totalVnd);
  expect(await accept(first)).toMatchObject({ state: 'held' });
  expect((await view(first, hours(1))).can.pay).toBe(false);
  expect(await decide(first, true, { at: hours(1) })).toEqual({ ok: true });
  expect((await view(first, hours(1))).state).toBe('confirmed');
  expect(await decide(second, true)).toEqual({ ok: true });
  expect(await accept(second)).toMatchObject({ state: 'held' });
  expect((await view(second, hours(1))).can.pay).toBe(true);
});

test('a change above the limit is refused until the limit allows it; a change within the approved price is not', async () => {
  const made = await bookFor();
  await decide(made, true);
  await pay(made);
  const wish = (to: string) => [{ position: 0, from: dates.from, to, quantity: 1, adults: 1, childAges: [] }];
  const asked = (to: string) => ({ code: made.code, wishes: wish(to), actor: 'guest' as const });
  expect(await previewChange(database.db, asked('2026-12-11'), now)).toMatchObject({
    reason: 'above_firm_limit',
  });
  expect(
    await changeBooking(
      database.db,
      queue,
      { ...asked('2026-12-11'), expected: { totalVnd: 3_000_000, dueVnd: 1_000_000 } },
      now,
    ),
  ).toMatchObject({ reason: 'above_firm_limit' });
  expect(await previewChange(database.db, asked('2026-12-09'), now)).toMatchObject({ ok: true });
  await setFirmLimit(database.db, { firmId, userId: boss, limitVnd: 3_000_000 }, now);
  expect(await previewChange(database.db, asked('2026-12-11'), now)).toMatchObject({ ok: true });
});

test('when its firm is deleted the booking can be paid without approval', async () => {
  const made = await bookFor();
  await removeMember(database.db, { firmId, userId: booker, memberId: booker }, now);
  await removeMember(database.db, { firmId, userId: boss, memberId: boss }, now);
  expect(await view(made)).toMatchObject({ approval: null, can: { pay: true } });
  await pay(made);
  expect((await view(made)).state).toBe('confirmed');
});

test('of a concurrent approval, refusal, payment and departure of the manager exactly one takes effect', async () => {
  for (let round = 0; round < 12; round++) {
    unitId = (await createBookableHotel(database.db, { allotment: 1 })).unitIds[0] as number;
    const second = await createGuestAccount(database.db, now);
    await join(second, 'manager');
    const made = await bookFor();
    const [yes, no] = await Promise.all([
      decide(made, true),
      decide(made, false, { userId: second }),
      pay(made),
      round % 3 === 0
        ? changeMemberRole(database.db, { firmId, userId: boss, memberId: second, role: 'booker' }, now)
        : removeMember(database.db, { firmId, userId: second, memberId: second }, now),
    ]);
    expect([yes, no].filter(({ ok }) => ok).length).toBeLessThanOrEqual(1);
    const after = await view(made);
    if (yes.ok) expect(after).toMatchObject({ state: 'confirmed', paid: total });
    if (no.ok) expect(after).toMatchObject({ state: 'cancelled', paid: 0 });
    expect(await free()).toEqual(yes.ok ? [0, 0] : [1, 1]);
  }
}, 120_000);

const phoned = (
  { code }: CreatedBooking,
  { isApproved = true, note = '', managerId = boss, actor = staff('an') } = {},
) =>
  decideApprovalForManager(
    database.db,
    queue,
    { code, managerId, isApproved, note, reason: 'Gọi từ số đã lưu, đọc đúng mã số thuế', actor },
    now,
  );

test('staff record a manager’s approval by phone: the booking can be paid, and history and managers know by whom', async () => {
  const made = await bookFor();
  expect(await phoned(made, { actor: { ...staff('an'), rights: {} } })).toEqual({
    ok: false,
    reason: 'not_allowed',
  });
  expect(await phoned(made, { managerId: booker })).toEqual({ ok: false, reason: 'not_manager' });
  expect(await phoned(made, { isApproved: false })).toEqual({ ok: false, reason: 'needs_note' });
  expect(await phoned(made)).toEqual({ ok: true });
  expect(await phoned(made)).toEqual({ ok: false, reason: 'not_waiting' });
  expect((await view(made)).can.pay).toBe(true);
  expect(queue.sent.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['booking.approved', 'booking.approval_written_down']),
  );
  const lines = await database.db
    .selectFrom('history')
    .select(['verb', 'actor', 'after', 'reason'])
    .where('object_type', '=', 'firm')
    .where('object_id', '=', firmId)
    .where('verb', '=', 'firm.approve')
    .execute();
  expect(lines).toEqual([
    expect.objectContaining({
      actor: expect.stringContaining('staff'),
      reason: 'Gọi từ số đã lưu, đọc đúng mã số thuế',
      after: expect.objectContaining({ account: boss, booking: made.code }),
    }),
  ]);
});

test('staff record a manager’s refusal: cancelled with the manager’s words; of manager and staff at once, one decides', async () => {
  const refused = await bookFor();
  expect(await phoned(refused, { isApproved: false, note: 'Quá ngân sách' })).toEqual({ ok: true });
  expect(await view(refused)).toMatchObject({ state: 'cancelled', approval: { note: 'Quá ngân sách' } });
  const raced = await bookFor();
  const both = await Promise.all([phoned(raced), decide(raced, false)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both).toContainEqual({ ok: false, reason: 'not_waiting' });
});
