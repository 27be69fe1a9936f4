import type { Executor } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';

interface Tier {
  daysBefore: number;
  refundPercent: number;
}

const usual: Tier[] = [
  { daysBefore: 2, refundPercent: 100 },
  { daysBefore: 1, refundPercent: 50 },
  { daysBefore: 0, refundPercent: 0 },
];

/** A cancellation policy: full refund until two days before, half until one day before. */
export async function createPolicy(
  db: Executor,
  slug: string,
  { tiers = usual, holidayTiers }: { tiers?: Tier[]; holidayTiers?: Tier[] } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('cancellation_policies')
    .values({
      slug,
      title: slug,
      tiers: json(tiers),
      holiday_tiers: holidayTiers ? json(holidayTiers) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
