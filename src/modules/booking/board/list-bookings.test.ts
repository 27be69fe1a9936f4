import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { readCursor, writeCursor } from '#platform/db/keyset-page.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { quoteToken, tryToBook } from '#tests/factories/booking.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { viewCondition } from './conditions.ts';
import { type BoardFilter, countBookings, listBookings } from './list-bookings.ts';

const start = Date.parse('2026-11-21T03:00:00Z');
const minute = (count: number) => new Date(start + count * 60_000);
const queue = createFakeQueue();
const database = setUpTestDatabase();
let codes: Record<'held' | 'paid' | 'asked' | 'later' | 'cancelled', string>;

beforeAll(async () => {
  const hotel = await createBookableHotel(database.db, { allotment: 9 });
  const later = await createProductOfKind(database.db, 'tour', { plan: { confirmation: 'after_payment' } });
  const car = await createProductOfKind(database.db, 'car', {
    vehicles: 1,
    plan: { confirmation: 'request' },
  });
  const stay = { unitId: hotel.unitIds[0] as number, from: '2026-12-08', to: '2026-12-10' };
  const book = async (at: number, item: object, phone: string, fullName: string) => {
    const token = await quoteToken(database.db, [item as typeof stay], minute(at));
    const contact = { fullName, phone, email: 'hong.ngoc@thu.vn' };
    const result = await tryToBook(database.db, queue, { token, now: minute(at), contact });
    if (!result.ok) throw new Error(result.reason);
    return result.booking;
  };
  const held = await book(1, stay, '0912345678', 'Nguyễn Thị Hồng Ngọc');
  const paid = await book(2, stay, '0903118274', 'Trần Đức Long');
  const asked = await book(3, itemOf(car, '2026-12-08'), '0977640215', 'Bùi Khánh Huyền');
  const awaited = await book(4, itemOf(later, '2026-12-08'), '0866902337', 'Đỗ Đình Đường');
  const cancelled = await book(5, stay, '0935771080', 'Lý Gia Hân');
  await payByBank(database.db, queue, paid, minute(6));
  await payByBank(database.db, queue, awaited, minute(7));
  await cancelBooking(database.db, queue, { code: cancelled.code, actor: 'guest' }, minute(8));
  codes = {
    held: held.code,
    paid: paid.code,
    asked: asked.code,
    later: awaited.code,
    cancelled: cancelled.code,
  };
});

async function found(filter: Partial<BoardFilter>, now = minute(10)) {
  const { rows } = await listBookings(database.db, { view: 'all', ...filter }, {}, { now });
  const names = Object.entries(codes);
  return rows.map(({ code }) => names.find(([, one]) => one === code)?.[0]);
}

test('sorted by latest change', async () => {
  expect(await found({})).toEqual(['cancelled', 'later', 'paid', 'asked', 'held']);
});

test.each([
  ['any part of the phone', '345 67', ['held']],
  ['a whole phone, dialled from abroad', '+84 912 345 678', ['held']],
  ['a name without marks', 'hong ngoc', ['later', 'paid', 'asked', 'held', 'cancelled']],
  ['a name, its words in any order', 'duong do', ['later']],
  ['a name as it is written', 'Trần Đức', ['paid']],
  ['nothing', 'khong co ai', []],
  ['no pattern', '%', []],
])('finds a booking by %s', async (_, text, expected) => {
  expect((await found({ text })).sort()).toEqual(expected.sort());
});

test('filters by code, state, kind and days', async () => {
  expect(await found({ text: codes.paid.toLowerCase().slice(2, 7) })).toEqual(['paid']);
  expect(await found({ state: 'on_request' })).toEqual(['asked']);
  expect(await found({ kind: 'tour' })).toEqual(['later']);
  expect(await found({ fromOn: '2026-12-09' })).toEqual([]);
  expect(await found({ fromOn: '2026-12-08', untilOn: '2026-12-08', kind: 'hotel' })).toEqual([
    'cancelled',
    'paid',
    'held',
  ]);
});

test('each view lists as many bookings as its counter says', async () => {
  expect(await found({ view: 'supplier' })).toEqual(['later', 'asked']);
  expect(await found({ view: 'todo' })).toEqual(['later', 'asked']);
  expect(await found({ view: 'open' })).toEqual(['later', 'paid', 'asked', 'held']);
  const arrivals = new Date('2026-12-08T01:00:00Z');
  expect(await found({ view: 'today' }, arrivals)).toEqual(['later', 'paid']);
  expect(await countBookings(database.db, arrivals)).toMatchObject({
    open: 4,
    supplier: 2,
    today: 2,
    late: 0,
  });
});

test.each(['open', 'todo', 'supplier', 'owing', 'late'] as const)(
  '%s does not read finished bookings',
  async (view) => {
    const tx = await database.db.startTransaction().execute();
    // With so few rows the planner would pick any index.
    await sql`SET LOCAL enable_seqscan = off`.execute(tx);
    await sql`SET LOCAL enable_bitmapscan = off`.execute(tx);
    await sql`DROP INDEX bookings_state_changed, bookings_confirmed, bookings_balance`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
    EXPLAIN SELECT id FROM bookings b WHERE ${viewCondition(view, minute(10))}
    ORDER BY b.changed_at DESC, b.id DESC LIMIT 50`.execute(tx);
    await tx.rollback().execute();
    const page = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(page).toContain('using bookings_open');
  },
);

test('a row shows who, what, when and the amount still due', async () => {
  const { rows } = await listBookings(
    database.db,
    { view: 'all', text: codes.held },
    {},
    { now: minute(10) },
  );
  expect(rows[0]).toMatchObject({
    fullName: 'Nguyễn Thị Hồng Ngọc',
    phone: '+84912345678',
    state: 'held',
    firstOn: '2026-12-08',
    adults: 1,
    outstandingVnd: rows[0]?.totalVnd,
    suppliers: { confirmed: 0, of: 1 },
  });
});

test('pages continue after the last row, forwards and backwards', async () => {
  const page = (place: object) =>
    listBookings(database.db, { view: 'all' }, place, { limit: 2, now: minute(10) });
  const codesOf = ({ rows }: { rows: { code: string }[] }) => rows.map(({ code }) => code);
  const first = await page({});
  const second = await page({ after: readCursor(first.next ?? '') });
  expect(codesOf(second)).toEqual([codes.paid, codes.asked]);
  expect(codesOf(await page({ before: readCursor(second.previous ?? '') }))).toEqual(codesOf(first));
  expect(codesOf(await page({ after: readCursor(writeCursor(['x', 7])) }))).toEqual(codesOf(first));
});
