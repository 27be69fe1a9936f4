import { randomUUID } from 'node:crypto';
import type { Executor } from '#platform/db/connect.ts';

interface Use {
  unitId: number;
  startsAt?: string;
  minutes: number;
  quantity?: number;
  per?: 'piece' | 'booking';
}

/** A fleet of so many vehicles that units share, each at its hours. @returns the fleet's id */
export async function shareFleet(
  db: Executor,
  { vehicles, turnaroundMinutes = 0, uses }: { vehicles: number; turnaroundMinutes?: number; uses: Use[] },
): Promise<number> {
  const { id } = await db
    .insertInto('fleets')
    .values({ code: randomUUID(), title: 'Thuyền', turnaround_minutes: turnaroundMinutes })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('vehicles')
    .values(Array.from({ length: vehicles }, (_, index) => ({ fleet_id: id, code: `thuyen-${index}` })))
    .execute();
  await db
    .insertInto('unit_fleets')
    .values(
      uses.map(({ unitId, startsAt = null, minutes, quantity = 1, per = 'piece' }) => ({
        unit_id: unitId,
        fleet_id: id,
        quantity,
        per,
        starts_at: startsAt,
        minutes,
      })),
    )
    .execute();
  return id;
}
