import { isDeepStrictEqual } from 'node:util';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { may } from '#modules/catalog/policy.ts';
import { type FleetUse, listUnitsOf, writeFleetUses } from '#modules/catalog/selling/units.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { type HistoryLine, writeHistoryLines } from '#platform/history/write-history.ts';
import { lockFleets, lockVehicles } from './lock-fleet.ts';
import { type LockedSale, lockSales } from './lock-sale.ts';
import { type FollowSale, publishSale } from './publish-sale.ts';

export type SaveFleetUseResult =
  | { ok: true }
  | {
      ok: false;
      reason:
        | 'not_allowed'
        | 'unknown_fleet'
        | 'unknown_unit'
        | 'changed_meanwhile'
        | 'has_own'
        | 'time_needed';
    };

export interface FleetUseSave {
  productId: number;
  unitId: number;
  /** Of the fleet. */
  code: string;
  /** As it was seen. */
  seen: FleetUse | null;
  /** Null: the unit no longer needs the fleet. */
  use: FleetUse | null;
}

/**
 * Says what a place of a unit needs of a shared fleet, or null that it needs it no more, as somebody saw it. Who has booked keeps
 * the vehicle that was taken for them.
 */
export async function saveFleetUse(
  db: Executor,
  { actor, ...save }: FleetUseSave & { actor: Actor },
  now: Date,
): Promise<SaveFleetUseResult> {
  return inTransaction(db, async (tx) => {
    const [result] = await saveFleetUses(tx, { saves: [save], actor, follow: publishSale }, now);
    return result as SaveFleetUseResult;
  });
}

/**
 * The same for many units, of any products and fleets, in their order and with one statement for each table; `follow` is
 * called once per product. A refused save is not written and does not prevent the others.
 */
export async function saveFleetUses(
  tx: Tx,
  { saves, actor, follow }: { saves: readonly FleetUseSave[]; actor: Actor; follow: FollowSale },
  now: Date,
): Promise<SaveFleetUseResult[]> {
  if (!may(actor, 'unit.edit')) return saves.map(() => ({ ok: false, reason: 'not_allowed' }));
  const productIds = [...new Set(saves.map(({ productId }) => productId))];
  const sales = await lockSales(tx, productIds);
  const units = await listUnitsOf(tx, productIds);
  const fleets = await lockFleets(tx, [...new Set(saves.map(({ code }) => code))]);
  const uses = new Map(
    [...fleets.values()].flatMap(({ code, users }) =>
      users.map((user): [string, FleetUse] => [`${code} ${user.unitId}`, fleetUseOf(user)]),
    ),
  );
  const changed = new Map<string, Change>();
  const results = saves.map((save): SaveFleetUseResult => {
    const { productId, unitId, code, seen, use } = save;
    const sale = sales.get(productId);
    if (!sale || !units.get(productId)?.some(({ id }) => id === unitId))
      return { ok: false, reason: 'unknown_unit' };
    const fleet = fleets.get(code);
    if (!fleet) return { ok: false, reason: 'unknown_fleet' };
    const key = `${code} ${unitId}`;
    const was = uses.get(key) ?? null;
    if (isDeepStrictEqual(was, use)) return { ok: true };
    if (!isDeepStrictEqual(was, seen)) return { ok: false, reason: 'changed_meanwhile' };
    const kind = getKind(sale.kind);
    if (use && kind.fleet) return { ok: false, reason: 'has_own' };
    if (use && use.startsAt === null && kind.sale !== 'pieces') return { ok: false, reason: 'time_needed' };
    changed.set(key, { sale, fleet, unitId, was, use });
    return { ok: true };
  });
  await write(tx, { changes: [...changed.values()], actor, follow }, now);
  return results;
}

interface Change {
  sale: LockedSale;
  fleet: { id: number; title: string };
  unitId: number;
  was: FleetUse | null;
  use: FleetUse | null;
}

async function write(
  tx: Tx,
  { changes, actor, follow }: { changes: readonly Change[]; actor: Actor; follow: FollowSale },
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await lockVehicles(tx, [...new Set(changes.map(({ fleet }) => fleet.id))]);
  await writeFleetUses(
    tx,
    changes.map(({ unitId, fleet, use }) => ({ unitId, fleetId: fleet.id, use })),
  );
  for (const sale of new Set(changes.map((one) => one.sale))) await follow(tx, sale, now);
  await writeHistoryLines(
    tx,
    changes.map(({ unitId, fleet, was, use }): HistoryLine => {
      const described = (one: FleetUse | null) => ({ fleet: one ? fleet.title : '', ...one });
      const object = { type: 'unit', id: String(unitId) };
      return { actor, verb: 'unit.fleet', object, before: described(was), after: described(use), now };
    }),
  );
}

/** What of a user is said of its use. */
export const fleetUseOf = ({ quantity, per, startsAt, minutes }: FleetUse): FleetUse => ({
  ...{ quantity, per, startsAt, minutes },
});
