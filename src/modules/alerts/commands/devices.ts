import { randomUUID } from 'node:crypto';
import type { Executor, Tx } from '#platform/db/connect.ts';
import type { AlertDevice } from '../schema.ts';

/** Stores a browser's subscription, or the new keys of a known one. @returns its id */
export async function keepDevice(
  tx: Tx,
  { endpoint, keys }: AlertDevice,
  { serverKey, now }: { serverKey: string; now: Date },
): Promise<string> {
  const kept = { public_key: keys.p256dh, auth: keys.auth, server_key: serverKey, kept_at: now };
  const { id } = await tx
    .insertInto('push_devices')
    .values({ id: randomUUID(), endpoint, ...kept })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(kept))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a device that takes no messages any more, with the alerts that went to it. Idempotent. */
export async function removeDevice(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('alerts').where('device_id', '=', id).where('to_device', '=', true).execute();
  await tx.deleteFrom('push_devices').where('id', '=', id).execute();
}

/**
 * Deletes the devices that no alert names, unless they were stored within the last hour, when their alert may be on its way.
 * @returns how many
 */
export async function purgeDevices(db: Executor, now: Date): Promise<number> {
  const done = await db
    .deleteFrom('push_devices as device')
    .where('kept_at', '<', new Date(now.getTime() - 3_600_000))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('alerts').select('id').whereRef('device_id', '=', 'device.id'))),
    )
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}
