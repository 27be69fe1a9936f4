import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDays, dayInVietnam, lastDayOfMonth } from '#platform/time/days.ts';
import { createAffiliate } from '#tests/factories/affiliate.ts';
import { createBookingRow } from '#tests/factories/booking-row.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { alignCommission, type BookingCommission } from './commands/align-commission.ts';
import { attributeBooking } from './commands/attribute-booking.ts';
import { closeAffiliateStatement } from './commands/close-affiliate-statement.ts';
import { countClicks } from './commands/count-clicks.ts';
import { endAffiliate, purgeAffiliates } from './commands/end-affiliate.ts';
import { recordAffiliatePayment } from './commands/record-affiliate-payment.ts';
import { saveAffiliateAccount } from './commands/save-affiliate-account.ts';
import { listAffiliateStatements, listCommissionLines } from './queries/affiliate-statements.ts';
import { type Affiliate, findAffiliate, openAffiliateAccount } from './queries/find-affiliate.ts';
import { getAffiliateSums } from './queries/get-affiliate-sums.ts';
import { listAffiliates } from './queries/list-affiliates.ts';

const start = new Date('2026-11-05T03:00:00Z');
const boss = staff('ketoan');

const database = setUpTestDatabase({ max: 10 });

async function attribute(affiliate: Affiliate, now = start): Promise<string> {
  const { id: bookingId } = await createBookingRow(database.db);
  const contact = { email: 'khach@example.com', phone: '+84900000000' };
  const led = { bookingId, kinds: ['hotel' as const], contact, accountId: null };
  const click = { code: affiliate.code, clickedAt: now };
  await database.db.transaction().execute((tx) => attributeBooking(tx, led, click, now));
  return bookingId;
}
const align = (booking: BookingCommission, now: Date) =>
  database.db.transaction().execute((tx) => alignCommission(tx, booking, now));
const standing = (bookingId: string, more: Partial<BookingCommission> = {}): BookingCommission => ({
  ...{ bookingId, state: 'earned', totalVnd: 2_000_000, stayedVnd: 2_000_000, endsOn: '2026-11-05' },
  ...{ items: [{ kind: 'hotel', amountVnd: 2_000_000 }], isOwn: false, ...more },
});
const close = (affiliate: Affiliate, month: string, now: Date) =>
  closeAffiliateStatement(
    database.db,
    createFakeQueue(),
    { affiliate, month, dueOn: addDays(dayInVietnam(now), 15), actor: boss },
    now,
  );
const payOut = (affiliate: Affiliate, amountVnd: number, evidence: string, now: Date, withheldVnd = 0) =>
  recordAffiliatePayment(
    database.db,
    createFakeQueue(),
    { affiliate, amountVnd, withheldVnd, paidOn: dayInVietnam(now), evidence, actor: boss },
    now,
  );
const monthBefore = (now: Date) => addDays(`${dayInVietnam(now).slice(0, 8)}01`, -1).slice(0, 7);
const which = fc.nat(2);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('stand' as const),
      which,
      state: fc.constantFrom('waiting' as const, 'booked' as const, 'earned' as const, 'void' as const),
      amounts: fc.array(fc.nat(30_000_000), { maxLength: 3 }),
      share: fc.integer({ min: 0, max: 120 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('close' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pay' as const), share: fc.nat(130) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 45 }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

test('commission lines always add up to what is payable, in whatever order and however often events arrive', async () => {
  const { db } = database;
  let payments = 0;
  const run = async (steps: Step[]) => {
    const affiliate = await createAffiliate(db, start);
    const ids = [await attribute(affiliate), await attribute(affiliate), await attribute(affiliate)];
    const due = new Map(ids.map((id) => [id, 0]));
    const closed = new Map<string, string>();
    let now = start;
    for (const one of steps) {
      if (one.kind === 'wait') now = new Date(now.getTime() + one.days * 86_400_000);
      if (one.kind === 'stand') {
        const id = ids[one.which] as string;
        const totalVnd = one.amounts.reduce((sum, amount) => sum + amount, 0);
        const items = one.amounts.map((amountVnd) => ({ kind: 'hotel' as const, amountVnd }));
        const stayedVnd = Math.floor((totalVnd * one.share) / 100);
        const booking = standing(id, { state: one.state, items, totalVnd, stayedVnd });
        await align(booking, now);
        await align(booking, now);
        const base = one.state === 'earned' ? Math.min(stayedVnd, totalVnd) : 0;
        due.set(id, Math.floor(base / 20));
      }
      if (one.kind === 'close') await close(affiliate, monthBefore(now), now);
      if (one.kind === 'pay') {
        const { owedVnd } = await getAffiliateSums(db, affiliate.id, dayInVietnam(now));
        const amountDue = Math.floor((owedVnd * one.share) / 100);
        if (amountDue <= 0) continue;
        const paid = await payOut(affiliate, amountDue, `FT-${payments++}`, now);
        expect(paid.ok, `${amountDue} of ${owedVnd}`).toBe(amountDue <= owedVnd);
      }
      await check(affiliate, { due, closed, now });
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 25 }), run), { numRuns: 40, seed: 20261126 });
}, 180_000);

async function check(
  affiliate: Affiliate,
  { due, closed, now }: { due: Map<string, number>; closed: Map<string, string>; now: Date },
): Promise<void> {
  const { db } = database;
  const rows = await db
    .selectFrom('affiliate_lines')
    .select(['booking_id as bookingId', 'amount_vnd as amountVnd'])
    .where('affiliate_id', '=', affiliate.id)
    .execute();
  for (const [id, vnd] of due) {
    const sum = rows.reduce((all, row) => (row.bookingId === id ? all + row.amountVnd : all), 0);
    expect(sum, 'what its money comes to, and never more').toBe(vnd);
  }
  const sums = await getAffiliateSums(db, affiliate.id, dayInVietnam(now));
  const all = [...due.values()].reduce((sum, vnd) => sum + vnd, 0);
  expect(sums.earnedVnd + sums.owedVnd + sums.paidVnd, 'open, owed and paid are all there is').toBe(all);
  const { statements } = await listAffiliateStatements(db, affiliate.id);
  for (const { id, month, amountVnd } of statements) {
    const lines = await listCommissionLines(db, { statementId: id });
    expect(lines.reduce((sum, line) => sum + line.amountVnd, 0)).toBe(amountVnd);
    const text = JSON.stringify({ amountVnd, lines });
    expect(closed.get(month) ?? text, `the statement of ${month} stays`).toBe(text);
    closed.set(month, text);
  }
}

test('a statement is closed once and never changes; later deductions go on the next one', async () => {
  const { db } = database;
  const affiliate = await createAffiliate(db, start);
  const bookingId = await attribute(affiliate);
  await align(standing(bookingId), start);
  expect(await close(affiliate, '2026-11', start)).toMatchObject({ reason: 'not_over' });
  const december = new Date('2026-12-02T03:00:00Z');
  const both = await Promise.all([
    close(affiliate, '2026-11', december),
    close(affiliate, '2026-11', december),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: 'already_closed' });
  await align(standing(bookingId, { stayedVnd: 500_000 }), december);
  const january = new Date('2027-01-02T03:00:00Z');
  expect(await close(affiliate, '2026-12', january)).toMatchObject({ ok: true, amountVnd: -75_000 });
  expect(await close(affiliate, '2026-10', january)).toMatchObject({ reason: 'later_closed' });
  const { statements } = await listAffiliateStatements(db, affiliate.id);
  expect(statements.map(({ month, amountVnd }) => [month, amountVnd])).toEqual([
    ['2026-12', -75_000],
    ['2026-11', 100_000],
  ]);
  await expect(
    db
      .updateTable('affiliate_statements')
      .set({ amount_vnd: 1 })
      .where('affiliate_id', '=', affiliate.id)
      .execute(),
  ).rejects.toThrow('append-only');
  await expect(
    db.deleteFrom('affiliate_lines').where('affiliate_id', '=', affiliate.id).execute(),
  ).rejects.toThrow('append-only');
});

test('a transfer counts once, withheld tax reduces the balance too, and concurrent payments never exceed it', async () => {
  const { db } = database;
  const affiliate = await createAffiliate(db, start);
  await align(standing(await attribute(affiliate)), start);
  const now = new Date('2026-12-02T03:00:00Z');
  expect(await payOut(affiliate, 1, 'FT-sớm', now)).toMatchObject({ reason: 'too_much', owedVnd: 0 });
  await close(affiliate, '2026-11', now);
  expect(await payOut(affiliate, 90_001, 'FT1', now, 10_000)).toMatchObject({ owedVnd: 100_000 });
  const paid = await Promise.all(
    ['A', 'B', 'C'].map((mark) => payOut(affiliate, 45_000, `FT-${mark}`, now, 5_000)),
  );
  expect(paid.filter(({ ok }) => ok)).toHaveLength(2);
  const again = await payOut(affiliate, 1, 'FT-A', now);
  expect(again.ok).toBe(false);
  const [row] = await listAffiliates(
    db,
    { lastOn: lastDayOfMonth('2026-11'), today: '2026-12-02' },
    affiliate.code,
  );
  expect(row).toMatchObject({ owedVnd: 0, dueOn: null, openLines: 0 });
  await expect(
    sql`INSERT INTO affiliate_payments (affiliate_id, amount_vnd, paid_on, evidence, actor, actor_name, at)
      VALUES (${affiliate.id}, 1, '2026-12-02', 'bên ngoài', 'system', 'x', now())`.execute(db),
  ).rejects.toThrow('exceed the statements');
});

test('the database rejects lines that take back more commission than the booking earned', async () => {
  const affiliate = await createAffiliate(database.db, start);
  const bookingId = await attribute(affiliate);
  const line = { affiliate_id: affiliate.id, booking_id: bookingId, kind: 'taken_back', at: start };
  await expect(
    database.db
      .insertInto('affiliate_lines')
      .values({ ...line, base_vnd: 0, amount_vnd: -1 })
      .execute(),
  ).rejects.toThrow('does not add up');
});

test('bank account and tax number are encrypted; affiliates without earnings are erased at once, others once they are paid', async () => {
  const { db } = database;
  const [idle, paid] = [await createAffiliate(db, start), await createAffiliate(db, start)];
  const account = { bankBin: '970436', accountNo: '00119988776', holder: 'DU KY LAN', taxCode: '0312345678' };
  const keys = { secrets: 'x'.repeat(32), now: start };
  for (const { code } of [idle, paid]) await saveAffiliateAccount(db, { code, account, actor: boss }, keys);
  const { rows } = await sql<{ all: string }>`
    SELECT string_agg(a::text, '') || (SELECT string_agg(h::text, '') FROM history h) AS all FROM affiliates a`.execute(
    db,
  );
  for (const secret of [account.accountNo, account.holder, account.taxCode])
    expect(rows[0]?.all).not.toContain(secret);
  expect(await openAffiliateAccount(db, keys.secrets, paid.id)).toEqual(account);
  await align(standing(await attribute(paid)), start);
  for (const { email } of [idle, paid])
    await db.transaction().execute((tx) => endAffiliate(tx, email, start));
  expect(await findAffiliate(db, { id: idle.id })).toMatchObject({
    name: 'Đã xóa',
    phone: '',
    bankBin: null,
  });
  expect(await findAffiliate(db, { id: paid.id })).toMatchObject({ isActive: false, email: paid.email });
  const late = new Date('2027-06-01T03:00:00Z');
  await purgeAffiliates(db, late, 90);
  expect(await findAffiliate(db, { id: paid.id }), 'something is owed').toMatchObject({ bankBin: '970436' });
  await close(paid, '2027-05', late);
  await payOut(paid, 100_000, 'FT-het', late);
  expect(await purgeAffiliates(db, late, 90)).toBe(1);
  expect(await findAffiliate(db, { id: paid.id })).toMatchObject({
    name: paid.name,
    phone: '',
    bankBin: null,
  });
  expect(await purgeAffiliates(db, late, 90)).toBe(0);
});

test('clicks add up by day, however many processes count them', async () => {
  const { db } = database;
  const affiliate = await createAffiliate(db, start);
  await Promise.all([1, 2, 3].map((count) => countClicks(db, new Map([[affiliate.id, count]]), start)));
  expect(await getAffiliateSums(db, affiliate.id, dayInVietnam(start))).toMatchObject({ clicks: 6 });
});
