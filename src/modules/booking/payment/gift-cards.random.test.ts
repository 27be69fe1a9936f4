import { beforeAll, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { refundGiftCard } from '#modules/booking/cancellation/refund-gift-card.ts';
import { expireHolds } from '#modules/booking/hold/expire-holds.ts';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { stopGiftCard } from '#modules/gift-cards/commands/gift-cards.ts';
import { findOfficeGiftCard } from '#modules/gift-cards/queries/list-gift-cards.ts';
import { getPaidAmount } from '#modules/payments/ledger/ledger.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { buyGift } from '#tests/factories/gift-card.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { brokenInvariants } from '#tests/support/broken-invariants.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { spendGiftCard } from './spend-credit.ts';

const start = new Date('2026-11-21T03:00:00Z');
const actor = staff('lan');
const queue = createFakeQueue();

const database = setUpTestDatabase();
let unitId: number;

beforeAll(async () => {
  await database.db.transaction().execute((tx) => saveSettings(tx, settings));
  const days = { from: '2026-12-01', to: '2027-01-01', allotment: 200 };
  unitId = (await createBookableHotel(database.db, days)).unitIds[0] as number;
});

test.each([1, 2, 3, 4, 5, 6])(
  'no gift card ever has more money than was paid for it, in any order of events (%i)',
  async (seed) => {
    const { db } = database;
    const random = seededRandom(seed);
    let now = start;
    const { booking: order, card, code } = await buyGift(db, queue, { now, amountVnd: 3_000_000 });
    const stays: CreatedBooking[] = [];
    const seen = new Set<string>();
    /** Mostly the booking made last. */
    const one = () => (random.chance(0.6) ? stays.at(-1) : random.pick(stays)) as CreatedBooking;
    const actions: Record<string, () => Promise<{ ok: boolean } | undefined>> = {
      book: async () => {
        stays.push(await book(db, queue, [{ unitId, from: '2026-12-08', to: '2026-12-10' }], now));
        return { ok: true };
      },
      spend: () => spendGiftCard(db, queue, { code: one().code, giftCode: code, actor: 'guest' }, now),
      pay: async () => {
        const stay = one();
        const amountVnd = random.chance(0.5) ? stay.dueNowVnd : 700_000;
        await payByBank(db, queue, { ...stay, dueNowVnd: amountVnd }, now);
        return { ok: true };
      },
      cancel: () => cancelBooking(db, queue, { code: one().code, actor: 'guest' }, now),
      expire: async () => {
        now = new Date(now.getTime() + random.below(25) * 60_000);
        await expireHolds(db, queue, now);
        return { ok: true };
      },
      stop: async () => {
        const found = await findOfficeGiftCard(db, card.number, dayInVietnam(now));
        const version = found?.card.version ?? 0;
        const isStopped = random.chance(0.2);
        return stopGiftCard(db, { number: card.number, version, isStopped, reason: 'thử', actor }, now);
      },
      refund: async () =>
        stays.length > 8
          ? refundGiftCard(db, queue, { number: card.number, reason: 'thử', actor }, now)
          : undefined,
      payTwice: async () => {
        if (random.chance(0.2)) await payByBank(db, queue, order, now);
        return undefined;
      },
    };
    await actions.book?.();
    for (let step = 0; step < 60; step++) {
      const name = random.pick([...Object.keys(actions), 'spend', 'spend', 'book', 'cancel']);
      if ((await actions[name]?.())?.ok) seen.add(name);
      const found = await findOfficeGiftCard(db, card.number, dayInVietnam(now));
      const { restVnd, amountVnd, refundedAt } = found?.card ?? {};
      const drawn = new Map<string, number>();
      for (const use of found?.uses ?? []) {
        drawn.set(use.bookingId, (drawn.get(use.bookingId) ?? 0) + use.amountVnd);
      }
      const sum = [...drawn.values()].reduce((all, vnd) => all + vnd, 0);
      expect(sum + (restVnd ?? 0), `${name} at ${step}`).toBe(amountVnd);
      for (const vnd of drawn.values()) expect(vnd).toBeGreaterThanOrEqual(0);
      if (refundedAt) expect([restVnd, drawn.get(order.id)]).toEqual([0, amountVnd]);
      expect(await getPaidAmount(db, order.id)).toBe(0);
    }
    expect(seen).toContain('spend');
    expect(await brokenInvariants(db)).toEqual({});
  },
);
