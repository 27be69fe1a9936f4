import type { Tx } from '#platform/db/connect.ts';

/** Locks a hold whose places were sold. @throws unless they were */
export async function lockSoldHold(tx: Tx, holdId: string): Promise<void> {
  const hold = await tx
    .selectFrom('holds')
    .select('state')
    .where('id', '=', holdId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (hold.state !== 'converted') throw new Error(`Hold ${holdId} is ${hold.state}, not sold`);
}
