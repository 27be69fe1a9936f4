import { sql } from 'kysely';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import type { ChangedRate, RateChange } from './change-rates.ts';

/** Keeps by what somebody's edit is undone, in place of their one before. */
export async function keepUndo(
  tx: Tx,
  { field, actor }: { field: string; actor: Actor },
  changed: readonly ChangedRate[],
  now: Date,
): Promise<void> {
  const isAfter = field === 'price' ? await pricesOf(tx, changed) : null;
  const cells = changed.map(({ unitId, day, to, was }) => ({
    unitId,
    day,
    seen: isAfter?.get(`${unitId} ${day}`) ?? to,
    to: was,
  }));
  const row = { field, cells: json(cells), at: now };
  await tx
    .insertInto('day_edits')
    .values({ made_by: actorText(actor), ...row })
    .onConflict((conflict) => conflict.column('made_by').doUpdateSet(row))
    .execute();
}

async function pricesOf(tx: Tx, days: readonly RateChange[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; priceVnd: number }>`
    SELECT r.unit_id || ' ' || r.day AS key, r.price_vnd AS "priceVnd" FROM daily_rates r
    JOIN unnest(${days.map(({ unitId }) => unitId)}::int[], ${days.map(({ day }) => day)}::date[])
      AS wanted (unit_id, day) USING (unit_id, day)`.execute(tx);
  return new Map(rows.map(({ key, priceVnd }) => [key, priceVnd]));
}
