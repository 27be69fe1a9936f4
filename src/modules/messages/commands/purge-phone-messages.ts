import type { Database, Tx } from '#platform/db/connect.ts';

/** Deletes messages, and with them phone numbers, older than this many days. @returns how many */
export async function purgePhoneMessages(db: Database, now: Date, keptDays: number): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  const done = await db.deleteFrom('phone_messages').where('created_at', '<', before).executeTakeFirst();
  return Number(done.numDeletedRows);
}

/** Deletes the messages to a phone (E.164) at its owner's request. Idempotent. */
export async function erasePhoneMessages(tx: Tx, phone: string): Promise<void> {
  await tx.deleteFrom('phone_messages').where('phone', '=', phone).execute();
}
