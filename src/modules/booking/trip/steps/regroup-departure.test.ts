import { expect, test } from 'vitest';
import { chooseOutcome, loadChoices } from '#modules/booking/disruption/choices.ts';
import { refundUnchosen } from '#modules/booking/disruption/refund-unchosen.ts';
import { findDeparture, listDepartures, saveDepartureCrew } from '#modules/booking/trip/passengers.ts';
import { undoEdit } from '#modules/pricing/day-edits/edit-days.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { quoteToken, tryToBook } from '#tests/factories/booking.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpCheckedDatabase } from '#tests/support/set-up-checked-database.ts';
import { listCrewsOf } from './departure-crews.ts';
import { previewRegrouping, regroupDeparture } from './regroup-departure.ts';
import type { Regrouping } from './regrouping.ts';
import { listRooms, proposeRooms, saveRooms } from './rooms.ts';

const now = new Date('2026-11-21T03:00:00Z');
const queue = createFakeQueue();
const actor = staff('lan');
const [first, second] = ['2026-12-01', '2026-12-08'];
const database = setUpCheckedDatabase({ max: 12 });

const sell = async (tour: TestProductOfKind, day: string, adults = 2) =>
  (await bookAndPay(database.db, queue, [itemOf(tour, day, { adults })], now)).code;
const regroupingOf = (
  tour: TestProductOfKind,
  codes: string[],
  to: Partial<Regrouping['to']> = {},
): Regrouping => ({
  ...{ productId: tour.productId, day: first, codes, note: 'Gộp hai chuyến ít khách.', actor },
  to: { day: second, part: 1, ...to },
});
const stateOf = async (code: string) =>
  database.db
    .selectFrom('bookings as b')
    .innerJoin('booking_items as i', 'i.booking_id', 'b.id')
    .select(['b.id', 'b.state', 'i.from_on as fromOn', 'b.total_vnd as totalVnd', 'b.choice_by as choiceBy'])
    .where('b.code', '=', code)
    .executeTakeFirstOrThrow();
const soldOn = async (tour: TestProductOfKind) =>
  Object.fromEntries(
    (
      await database.db
        .selectFrom('inventory')
        .select(['day', 'sold'])
        .where('unit_id', 'in', tour.unitIds)
        .where('sold', '>', 0)
        .execute()
    ).map(({ day, sold }) => [day, sold]),
  );

test('merging two departures moves seats at the agreed price, asks guests, and an acceptance confirms', async () => {
  const tour = await createProductOfKind(database.db, 'tour', { allotment: 10 });
  const codes = [await sell(tour, first), await sell(tour, first, 3)];
  await sell(tour, second, 4);
  const before = await Promise.all(codes.map(stateOf));
  const preview = await previewRegrouping(database.db, queue, regroupingOf(tour, codes), now);
  expect(preview).toMatchObject({ ok: true, regrouped: { bookings: 2, guests: 5, isOtherDay: true } });
  if (!preview.ok) throw new Error(preview.reason);
  const seats = preview.regrouped.seats.map(({ day, taken, takenAfter }) => [day, taken, takenAfter]);
  expect(seats).toEqual([
    [first, 5, 0],
    [second, 4, 9],
  ]);
  expect(await stateOf(codes[0] as string), 'a preview changes nothing').toEqual(before[0]);
  queue.sent.splice(0);
  expect(await regroupDeparture(database.db, queue, regroupingOf(tour, codes), now)).toMatchObject({
    ok: true,
  });
  expect(queue.sent.map(({ name }) => name)).toEqual(['booking.disrupted', 'booking.disrupted']);
  for (const [at, code] of codes.entries())
    expect(await stateOf(code)).toMatchObject({
      ...{ state: 'disrupted', fromOn: second, totalVnd: before[at]?.totalVnd },
      choiceBy: new Date('2026-11-24T03:00:00Z'),
    });
  const [agreeing, refusing] = codes as [string, string];
  const agreed = await chooseOutcome(
    database.db,
    queue,
    { code: agreeing, choice: { kind: 'rebook', from: second }, actor: 'guest' },
    now,
  );
  expect(agreed).toMatchObject({ ok: true, kind: 'rebook' });
  expect(await stateOf(agreeing)).toMatchObject({ state: 'confirmed', fromOn: second });
  await refundUnchosen(database.db, queue, new Date('2026-11-24T04:00:00Z'));
  expect(await stateOf(refusing), 'no answer: all of the money goes back').toMatchObject({
    state: 'cancelled',
  });
  expect(Object.values(await soldOn(tour))).toEqual([6, 6].slice(0, Object.keys(await soldOn(tour)).length));
  const { lines } = await listHistory(database.db, { verb: 'booking.regroup' });
  expect(lines.map(({ objectId }) => objectId).sort()).toEqual([
    `Tour đảo hai ngày ${first}`,
    `Tour đảo hai ngày ${second}`,
  ]);
  expect(lines[0]).toMatchObject({ reason: 'Gộp hai chuyến ít khách.', after: { bookings: 2, guests: 5 } });
});

test('a day without guests left can be taken off sale with a reason, and undo puts it back', async () => {
  const tour = await createProductOfKind(database.db, 'tour', { allotment: 10 });
  const codes = [await sell(tour, first), await sell(tour, first)];
  const regrouping = (some: string[]) => ({ ...regroupingOf(tour, some), closesDay: true });
  const isClosed = async () =>
    (
      await database.db
        .selectFrom('inventory')
        .select('closed')
        .where('unit_id', 'in', tour.unitIds)
        .where('day', '=', first)
        .execute()
    ).map(({ closed }) => closed);
  const some = await regroupDeparture(database.db, queue, regrouping(codes.slice(0, 1)), now);
  expect(some).toEqual({ ok: false, reason: 'not_empty' });
  expect(await stateOf(codes[0] as string)).toMatchObject({ state: 'confirmed', fromOn: first });
  const limited = { ...actor, rights: { 'booking.regroup': null } };
  const refused = await regroupDeparture(database.db, queue, { ...regrouping(codes), actor: limited }, now);
  expect(refused).toEqual({ ok: false, reason: 'may_not_close' });
  expect(await isClosed()).toEqual([false]);
  const done = await regroupDeparture(database.db, queue, regrouping(codes), now);
  expect(done).toMatchObject({ ok: true, regrouped: { bookings: 2, closed: 1 } });
  expect(await isClosed()).toEqual([true]);
  const { lines } = await listHistory(database.db, { objectId: String(tour.productId), verb: 'places.edit' });
  expect(lines[0]).toMatchObject({ reason: 'Gộp hai chuyến ít khách.' });
  expect(await undoEdit(database.db, actor, now)).toMatchObject({ ok: true });
  expect(await isClosed()).toEqual([false]);
});

test('the choice ends before the earlier of both departures', async () => {
  const tour = await createProductOfKind(database.db, 'tour', { allotment: 10 });
  const code = await sell(tour, second);
  const back = { ...regroupingOf(tour, [code], { day: first }), day: second };
  const late = new Date('2026-11-29T03:00:00Z');
  await regroupDeparture(database.db, queue, back, late);
  expect(await stateOf(code)).toMatchObject({ fromOn: first, choiceBy: new Date('2026-12-01T00:30:00Z') });
});

test('the guest reads the new day and may choose another one', async () => {
  const tour = await createProductOfKind(database.db, 'tour', { allotment: 10 });
  const code = await sell(tour, first);
  await regroupDeparture(database.db, queue, regroupingOf(tour, [code]), now);
  const row = await database.db
    .selectFrom('bookings')
    .select(['id', 'quote', 'choice_by as choiceBy', 'total_vnd as paidVnd', 'due_now_vnd as dueNowVnd'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const choices = await loadChoices(database.db, { ...row, quote: row.quote as never, state: 'disrupted' });
  expect(choices).toMatchObject({
    proposedOn: second,
    causes: [{ reason: 'regrouped', fromOn: first, note: 'Gộp hai chuyến ít khách.' }],
  });
  const other = { code, choice: { kind: 'rebook', from: '2026-12-15' } as const, actor: 'guest' as const };
  expect(await chooseOutcome(database.db, queue, other, now)).toMatchObject({ ok: true });
  expect(await stateOf(code)).toMatchObject({ state: 'confirmed', fromOn: '2026-12-15' });
});

test('a group that does not fit is refused as a whole, with the number; nothing is moved', async () => {
  const tour = await createProductOfKind(database.db, 'tour', { allotment: 5 });
  const codes = [await sell(tour, first), await sell(tour, first, 3)];
  await sell(tour, second, 2);
  const result = await regroupDeparture(database.db, queue, regroupingOf(tour, codes), now);
  expect(result).toMatchObject({ ok: false, reason: 'short', short: [{ day: second, free: 3, needed: 5 }] });
  expect(await stateOf(codes[0] as string)).toMatchObject({ state: 'confirmed', fromOn: first });
  const never = await regroupDeparture(
    database.db,
    queue,
    regroupingOf(tour, codes, { day: '2029-01-01' }),
    now,
  );
  expect(never).toMatchObject({ ok: false, reason: 'short', short: [{ free: 0, needed: 5 }] });
  const strange = await regroupDeparture(database.db, queue, regroupingOf(tour, ['DV9999999']), now);
  expect(strange).toEqual({
    ok: false,
    reason: 'staying',
    staying: [{ code: 'DV9999999', why: 'not_on_it' }],
  });
  const viewer = { ...regroupingOf(tour, codes), actor: 'guest' as const };
  expect(await regroupDeparture(database.db, queue, viewer, now)).toEqual({
    ok: false,
    reason: 'not_allowed',
  });
});

test('splitting a departure over two vehicles notifies its guests; a full vehicle is refused', async () => {
  const tour = await createProductOfKind(database.db, 'tour', { allotment: 20 });
  const codes = [await sell(tour, first, 2), await sell(tour, first, 3)] as [string, string];
  const crew = { guide: 'Hà', vehicle: '29B-2', seats: 4 };
  const none = { guide: '', vehicle: '', seats: null };
  const key = { productId: tour.productId, day: first, part: 2, actor };
  expect(await saveDepartureCrew(database.db, { ...key, crew, seen: none }, now)).toEqual({ ok: true });
  queue.sent.splice(0);
  const split = regroupingOf(tour, [codes[1]], { day: first, part: 2 });
  expect(await regroupDeparture(database.db, queue, split, now)).toMatchObject({
    ok: true,
    regrouped: { isOtherDay: false, choiceBy: null },
  });
  expect(queue.sent.map(({ name }) => name)).toEqual(['booking.regrouped']);
  const { id } = await stateOf(codes[1]);
  expect(await listCrewsOf(database.db, id)).toMatchObject([{ part: 2, guide: 'Hà', vehicle: '29B-2' }]);
  expect((await findDeparture(database.db, tour.productId, first))?.parts).toMatchObject([
    { part: 1, guests: 2 },
    { part: 2, guests: 3, seats: 4 },
  ]);
  const window = { fromOn: first, untilOn: first, text: '', only: 'guests' as const };
  const listed = (await listDepartures(database.db, window, {})).rows;
  expect(listed.find(({ productId }) => productId === tour.productId)).toMatchObject({ further: 1 });
  const full = regroupingOf(tour, [codes[0]], { day: first, part: 2 });
  expect(await regroupDeparture(database.db, queue, full, now)).toEqual({
    ...{ ok: false, reason: 'vehicle_full', part: 2, seats: 4, guests: 5 },
  });
  expect(await regroupDeparture(database.db, queue, split, now)).toMatchObject({ reason: 'same_departure' });
  queue.sent.splice(0);
  const both = regroupingOf(tour, [...codes], { day: first, part: 1 });
  expect(await regroupDeparture(database.db, queue, both, now)).toMatchObject({ regrouped: { bookings: 1 } });
  expect(queue.sent, 'who rides there already is not told').toHaveLength(1);
  const far = regroupingOf(tour, [codes[0]], { day: first, part: 5 });
  expect(await regroupDeparture(database.db, queue, far, now)).toMatchObject({ reason: 'no_such_vehicle' });
});

test('race: bookings of and moves to the same day never exceed its inventory', async () => {
  const tour = await createProductOfKind(database.db, 'tour', { allotment: 8 });
  const codes: string[] = [];
  for (let at = 0; at < 4; at += 1) codes.push(await sell(tour, first, 1));
  await sell(tour, second, 3);
  const tokens = await Promise.all(
    Array.from({ length: 6 }, () => quoteToken(database.db, [itemOf(tour, second, { adults: 1 })], now)),
  );
  const [moves, sales] = await Promise.all([
    Promise.all([
      regroupDeparture(database.db, queue, regroupingOf(tour, codes.slice(0, 2)), now),
      regroupDeparture(database.db, queue, regroupingOf(tour, codes.slice(2)), now),
    ]),
    Promise.all(tokens.map((token) => tryToBook(database.db, queue, { token, now }))),
  ]);
  const { held, sold, allotment } = await database.db
    .selectFrom('inventory')
    .select(['held', 'sold', 'allotment'])
    .where('unit_id', 'in', tour.unitIds)
    .where('day', '=', second)
    .executeTakeFirstOrThrow();
  const moved = moves.filter(({ ok }) => ok).length * 2;
  const booked = sales.filter(({ ok }) => ok).length;
  expect(held + sold).toBe(3 + moved + booked);
  expect(held + sold).toBeLessThanOrEqual(allotment);
  // Five seats were free and ten wanted: no seat stays empty that somebody could have had.
  expect(held + sold).toBeGreaterThanOrEqual(allotment - 1);
  for (const refusal of moves) if (!refusal.ok) expect(refusal.reason).toMatch(/short|day_not_free/);
});

test('of two concurrent moves of one booking the second is told that it has already moved', async () => {
  const tour = await createProductOfKind(database.db, 'tour', { allotment: 20 });
  const code = await sell(tour, first);
  const results = await Promise.all([
    regroupDeparture(database.db, queue, regroupingOf(tour, [code]), now),
    regroupDeparture(database.db, queue, regroupingOf(tour, [code], { day: '2026-12-09' }), now),
  ]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
});

test('rooms: a proposal spreads guests over the cabins they bought; of two concurrent edits the second is refused', async () => {
  const cruise = await createProductOfKind(database.db, 'cruise', { allotment: 10 });
  const code = (
    await bookAndPay(database.db, queue, [itemOf(cruise, first, { quantity: 2, adults: 4 })], now)
  ).code;
  const alone = await sell(cruise, first, 1);
  const sleepers = await listRooms(database.db, cruise.productId, first);
  expect(sleepers.map(({ guests, quantity }) => [guests, quantity]).sort()).toEqual([
    [1, 1],
    [4, 2],
  ]);
  const four = ['An', 'Bình', 'Chi', 'Dũng'].map((fullName, place) => ({
    ...(sleepers.find((one) => one.code === code) as (typeof sleepers)[number]),
    ...{ fullName, place, guests: 1 },
  }));
  expect(proposeRooms(four).map(({ room }) => room)).toEqual(['1', '1', '2', '2']);
  const save = (room: string, seen: string) =>
    saveRooms(
      database.db,
      { productId: cruise.productId, day: first, rooms: [{ code: alone, place: 0, room, seen }], actor },
      now,
    );
  expect(await save('101', '')).toEqual({ ok: true, changed: 1 });
  expect(await save('101', ''), 'the same again').toEqual({ ok: true, changed: 0 });
  expect(await save('205', '')).toMatchObject({ ok: false, sleepers: [{ room: '101' }] });
  expect(await save('', '101')).toEqual({ ok: true, changed: 1 });
  expect(await database.db.selectFrom('departure_rooms').selectAll().execute()).toEqual([]);
});
