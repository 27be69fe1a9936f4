import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, nightsOf } from '#platform/time/days.ts';
import { createInventory } from '#tests/factories/days-on-sale.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { compareCountersWithLedger } from './compare-counters-with-ledger.ts';
import { convertHold, extendHold, releaseHold, returnHold } from './holds.ts';
import { reserveInventory } from './reserve-inventory.ts';

const start = new Date('2026-11-21T03:00:00Z');
const firstDay = '2026-12-01';
const days = 4;
const allotment = 3;
const graceMinutes = 5;

/** A reference model: counts everything owned anew every time. */
interface ModelHold {
  id: string;
  nights: string[];
  quantity: number;
  state: 'active' | 'converted' | 'gone';
  expires: number;
}

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('take' as const),
      from: fc.nat(days - 1),
      length: fc.integer({ min: 1, max: 3 }),
      quantity: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('convert' as const, 'release' as const, 'return' as const, 'extend' as const),
      which: fc.nat(9),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 20 }) }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const database = setUpTestDatabase();

test('any sequence of commands behaves like a simple model', async () => {
  const { db } = database;
  const run = async (steps: Step[]) => {
    const [unitId] = (await createHotel(db)).unitIds as [number];
    await createInventory(db, { unitIds: [unitId], from: firstDay, to: addDays(firstDay, days), allotment });
    const holds: ModelHold[] = [];
    let minute = 0;
    const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
    const isLapsed = (hold: ModelHold) => hold.state === 'active' && hold.expires + graceMinutes <= minute;
    const leftOn = (day: string) =>
      holds
        .filter((hold) => hold.state !== 'gone' && !isLapsed(hold) && hold.nights.includes(day))
        .reduce((left, hold) => left - hold.quantity, allotment);
    for (const one of steps) {
      if (one.kind === 'wait') minute += one.minutes;
      else if (one.kind === 'take') {
        const nights = nightsOf(addDays(firstDay, one.from), addDays(firstDay, one.from + one.length));
        const isExpected = nights.every(
          (day) => day < addDays(firstDay, days) && leftOn(day) >= one.quantity,
        );
        const id = randomUUID();
        const demand = nights.map((day) => ({ unitId, day, quantity: one.quantity }));
        const [now, expiresAt] = [at(minute), at(minute + 20)];
        const taken = await db
          .transaction()
          .execute((tx) => reserveInventory(tx, { holdId: id, demand, expiresAt, now }));
        expect(taken.ok).toBe(isExpected);
        for (const hold of holds)
          if (isLapsed(hold) && hold.nights.some((day) => nights.includes(day))) hold.state = 'gone';
        if (taken.ok)
          holds.push({ id, nights, quantity: one.quantity, state: 'active', expires: minute + 20 });
      } else {
        const hold = holds[one.which % Math.max(1, holds.length)];
        if (!hold) continue;
        const needed = one.kind === 'return' ? 'converted' : 'active';
        const moved = await db.transaction().execute((tx) => {
          if (one.kind === 'convert') return convertHold(tx, hold.id);
          if (one.kind === 'release') return releaseHold(tx, hold.id, 'released', 'model');
          if (one.kind === 'return') return returnHold(tx, hold.id, 'model');
          return extendHold(tx, hold.id, at(minute + 30));
        });
        expect(moved.ok).toBe(hold.state === needed);
        if (!moved.ok) continue;
        if (one.kind === 'extend') hold.expires = minute + 30;
        else hold.state = one.kind === 'convert' ? 'converted' : 'gone';
      }
      const left = await listAvailability(db, [unitId], firstDay, addDays(firstDay, days), at(minute));
      expect(left.map((row) => row.left)).toEqual(left.map((row) => leftOn(row.day)));
    }
    expect(await compareCountersWithLedger(db)).toEqual([]);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), run), { numRuns: 25 });
}, 60_000);
