import { sql } from 'kysely';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import type { ChangedRate, RateChange } from './change-rates.ts';

/** Keeps by what somebody's edit is undone, in place of their one before: of several fields each cell says its own. */
export async function keepUndo(
  tx: Tx,
  actor: Actor,
  changes: readonly { field: string; changed: readonly ChangedRate[] }[],
  now: Date,
): Promise<void> {
  const [only] = changes;
  const isOne = changes.length === 1;
  const cells: object[] = [];
  for (const { field, changed } of changes) {
    const after = field === 'price' ? await pricesOf(tx, changed) : null;
    for (const { unitId, day, to, was } of changed)
      cells.push({
        ...{ unitId, day, seen: after?.get(`${unitId} ${day}`) ?? to, to: was },
        ...(!isOne && { field }),
      });
  }
  const row = { field: isOne && only ? only.field : 'several', cells: json(cells), at: now };
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
