import { sql } from 'kysely';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import type { Tx } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import type { Holder } from './holder.ts';
import { alwaysHoldable } from './unpaid-share.ts';

/** Something of which a guest would hold too much unpaid: at most `most`, including what they hold already. */
export interface Excess {
  title: string;
  /** What is counted: 'phòng', 'vé', 'xe'. */
  noun: string;
  /** The day of inventory; null for vehicles. */
  day: string | null;
  most: number;
}

/**
 * Finds something in a new hold of which its guest would, with all their other unpaid holds, hold more than their share; null
 * when there is nothing. Phone, mailbox and address are checked separately. Call after `reserveInventory`: the rows of the new
 * hold are locked, so concurrent bookings of the same guest are counted or wait.
 */
export async function findExcess(
  tx: Tx,
  { holdId, holder, now }: { holdId: string; holder: Holder; now: Date },
): Promise<Excess | null> {
  return (await excessPlaces(tx, { holdId, holder, now })) ?? excessVehicles(tx, { holdId, holder, now });
}

/** Kinds sold by the room or cabin; all others are sold by seat, ticket or piece. */
const kindsWithRooms = kinds
  .filter(({ sale }) => sale === 'stay' || sale === 'cabins')
  .map(({ name }) => name);

interface OpenHold {
  holdId: string;
  holder: Holder;
  now: Date;
}

/** For each identifier of the guest, the unpaid holds found by it and the new one. */
const ownHolds = ({ holdId, holder, now }: OpenHold) => sql`
  own AS (
    SELECT known.by, holds.id
    FROM bookings
    JOIN holds ON holds.id = bookings.hold_id AND holds.state = 'active' AND holds.lapses_at > ${now}
    CROSS JOIN LATERAL (VALUES
      ('phone', bookings.phone = ${holder.phone}),
      ('mailbox', bookings.mailbox_hash = ${holder.mailboxHash}),
      ('address', bookings.address_hash = ${holder.addressHash})
    ) AS known (by, is_theirs)
    WHERE known.is_theirs AND (bookings.phone = ${holder.phone}
      OR bookings.mailbox_hash = ${holder.mailboxHash} OR bookings.address_hash = ${holder.addressHash})
    UNION ALL
    SELECT by, ${holdId}::uuid FROM (VALUES ('phone'), ('mailbox'), ('address')) AS known (by)
  )`;

async function excessPlaces(tx: Tx, hold: OpenHold): Promise<Excess | null> {
  const { rows } = await sql<Omit<Excess, 'noun'> & { kind: KindName; isOfDay: boolean }>`${planOnce}
    WITH ${ownHolds(hold)}, held AS (
      SELECT wanted.unit_id, wanted.day, own.by, sum(lines.quantity)::int AS quantity
      FROM hold_lines wanted
      JOIN hold_lines lines ON lines.unit_id = wanted.unit_id AND lines.day = wanted.day
      JOIN own ON own.id = lines.hold_id
      WHERE wanted.hold_id = ${hold.holdId}
      GROUP BY wanted.unit_id, wanted.day, own.by
    ), shares AS (
      SELECT held.*, units.title, products.kind, products.details->'nights' = '0' AS "isOfDay", greatest(
        CASE WHEN products.kind = ANY (${kindsWithRooms}::text[])
          THEN ${alwaysHoldable.rooms}::int ELSE ${alwaysHoldable.seats}::int END,
        (inventory.allotment - inventory.sold - inventory.held - inventory.blocked + held.quantity) / 2
      ) AS most
      FROM held
      JOIN inventory ON inventory.unit_id = held.unit_id AND inventory.day = held.day
      JOIN units ON units.id = held.unit_id
      JOIN products ON products.id = units.product_id
    )
    SELECT title, kind, "isOfDay", day::text AS day, most FROM shares
    WHERE quantity > most ORDER BY day, unit_id, most LIMIT 1`.execute(tx);
  const [found] = rows;
  if (!found) return null;
  const { kind, isOfDay, ...excess } = found;
  return { ...excess, noun: nounOf(kind, isOfDay) };
}

function nounOf(kind: KindName, isOfDay: boolean): string {
  const { booking, widget, unit } = kindProfiles[kind];
  return (isOfDay ? booking.countsOfDay : undefined) ?? widget?.left ?? unit.noun;
}

/** The same for vehicles of a fleet taken for hours: those in use at the same time. */
async function excessVehicles(tx: Tx, hold: OpenHold): Promise<Excess | null> {
  const { rows } = await sql<Omit<Excess, 'noun'>>`${planOnce}
    WITH ${ownHolds(hold)}, wanted AS (
      SELECT taken.during, vehicles.product_id, vehicles.fleet_id
      FROM vehicle_holds taken JOIN vehicles ON vehicles.id = taken.vehicle_id
      WHERE taken.hold_id = ${hold.holdId} AND taken.unit_id IS NULL
    ), away AS (
      SELECT wanted.product_id, wanted.fleet_id, wanted.during, own.by, count(DISTINCT theirs.vehicle_id)::int AS quantity
      FROM wanted
      JOIN vehicles ON vehicles.product_id IS NOT DISTINCT FROM wanted.product_id
        AND vehicles.fleet_id IS NOT DISTINCT FROM wanted.fleet_id
      JOIN vehicle_holds theirs ON theirs.vehicle_id = vehicles.id AND theirs.owned AND theirs.during && wanted.during
      JOIN own ON own.id = theirs.hold_id
      GROUP BY wanted.product_id, wanted.fleet_id, wanted.during, own.by
    ), shares AS (
      SELECT away.*, greatest(${alwaysHoldable.vehicles}::int, (
        SELECT count(*)::int / 2 FROM vehicles
        WHERE vehicles.status AND vehicles.product_id IS NOT DISTINCT FROM away.product_id
          AND vehicles.fleet_id IS NOT DISTINCT FROM away.fleet_id
      )) AS most
      FROM away
    )
    SELECT coalesce(products.title, '') AS title, NULL AS day, shares.most
    FROM shares LEFT JOIN products ON products.id = shares.product_id
    WHERE shares.quantity > shares.most LIMIT 1`.execute(tx);
  return rows[0] ? { ...rows[0], noun: 'xe' } : null;
}
