import { randomUUID } from 'node:crypto';
import type { Executor, Tx } from '#platform/db/connect.ts';
import type { AlertDevice } from '../schema.ts';

/**
 * Stores a browser's subscription. The keys of an address never change, so whoever names it with other ones is not that browser.
 * @returns its id; null where the keys are other ones
 */
export async function keepDevice(
  tx: Tx,
  { endpoint, keys }: AlertDevice,
  { serverKey, now }: { serverKey: string; now: Date },
): Promise<string | null> {
  const own = { public_key: keys.p256dh, auth: keys.auth };
  const row = await tx
    .insertInto('push_devices')
    .values({ id: randomUUID(), endpoint, ...own, server_key: serverKey, kept_at: now })
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet({ kept_at: now })
        .where('push_devices.public_key', '=', own.public_key)
        .where('push_devices.auth', '=', own.auth),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
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
