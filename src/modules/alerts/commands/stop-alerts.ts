import { sql } from 'kysely';
import type { Database, Executor, Tx } from '#platform/db/connect.ts';
import { purgeDevices } from './devices.ts';

/** Confirms an alert by the link in the mail: it is active from now on. Idempotent. @returns whether it is active */
export async function confirmAlert(db: Executor, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('alerts')
    .set((eb) => ({ state: 'active', confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(now)) }))
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'active'])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends an alert, or all of its mailbox or device, at once, and withholds news that has not been sent yet: what ended with its
 * news counts as stopped afterwards (`endedWithNews`). Idempotent.
 */
export async function stopAlerts(
  db: Executor,
  { id, withAll }: { id: string; withAll: boolean },
  now: Date,
): Promise<void> {
  await db
    .updateTable('alerts')
    .set({
      state: 'ended',
      ended_at: sql<Date>`greatest(${now}::timestamptz, told_at + interval '1 millisecond')`,
    })
    .where((eb) => eb.or([eb('state', '<>', 'ended'), eb('ended_at', '=', eb.ref('told_at'))]))
    .where((eb) =>
      withAll
        ? eb.or(
            (['email', 'lone_device'] as const).map((column) =>
              eb(
                column,
                '=',
                eb.selectFrom('alerts as one').select(`one.${column}`).where('one.id', '=', id),
              ),
            ),
          )
        : eb('id', '=', id),
    )
    .execute();
}

/**
 * Deletes the alerts of a mailbox (in lower case), with the devices that got them and everything else these watch. An
 * alert that nobody confirmed may name the device of somebody else, who only typed the address. Idempotent.
 */
export async function eraseAlerts(tx: Tx, email: string): Promise<void> {
  const erased = await tx
    .deleteFrom('alerts')
    .where('email', '=', email)
    .returning(['device_id', 'confirmed_at'])
    .execute();
  const devices = [
    ...new Set(erased.flatMap(({ device_id, confirmed_at }) => (confirmed_at && device_id) ?? [])),
  ];
  if (devices.length === 0) return;
  await tx.deleteFrom('alerts').where('lone_device', 'in', devices).execute();
  // Another mailbox may have its alerts sent to the same browser.
  const shared = await tx
    .selectFrom('alerts')
    .select('device_id')
    .where('device_id', 'in', devices)
    .execute();
  const own = devices.filter((id) => !shared.some(({ device_id }) => device_id === id));
  if (own.length > 0) await tx.deleteFrom('push_devices').where('id', 'in', own).execute();
}

/**
 * Deletes alerts that ended, or whose confirmation mail was not answered, `keptDays` ago or earlier, and the devices that none
 * is left for. @returns how many
 */
export async function purgeAlerts(db: Database, now: Date, keptDays: number): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  const done = await db
    .deleteFrom('alerts')
    .where((row) =>
      row.or([
        row('ended_at', '<', before),
        row.and([row('state', '=', 'waiting'), row('asked_at', '<', before)]),
      ]),
    )
    .executeTakeFirst();
  return Number(done.numDeletedRows) + (await purgeDevices(db, now));
}
