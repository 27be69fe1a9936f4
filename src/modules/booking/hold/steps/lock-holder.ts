import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import type { Holder } from './holder.ts';
import { mostUnpaid, mostUnpaidOfAddress } from './unpaid-share.ts';

/**
 * Lets one booking of a phone number and of a mailbox through at a time, and tells whether they, and the address it comes
 * from, may hold one more. First of all locks, because others wait for it while they hold nothing. Nobody waits for
 * others of the same address: their hourly allowance bounds them, whoever comes first.
 */
export async function lockHolder(tx: Tx, holder: Holder, now: Date): Promise<boolean> {
  const { phone, mailboxHash, addressHash } = holder;
  await lockPhone(tx, phone);
  if (addressHash !== null) await lock(tx, `booking mailbox ${mailboxHash}`);
  const count = (column: 'phone' | 'mailbox_hash' | 'address_hash', value: string) =>
    tx
      .selectFrom('bookings')
      .leftJoin('holds', 'holds.id', 'bookings.hold_id')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(`bookings.${column}`, '=', value)
      .where((eb) =>
        eb.or([
          eb('bookings.state', '=', 'on_request'),
          eb.and([eb('holds.state', '=', 'active'), eb('holds.lapses_at', '>', now)]),
        ]),
      )
      .executeTakeFirstOrThrow()
      .then((row) => row.count);
  if ((await count('phone', phone)) >= mostUnpaid) return false;
  if (addressHash === null) return true;
  if ((await count('mailbox_hash', mailboxHash)) >= mostUnpaid) return false;
  return (await count('address_hash', addressHash)) < mostUnpaidOfAddress;
}

/** Alone, by who locks a booking besides and makes another one of its guest: phones come first. */
export const lockPhone = (tx: Tx, phone: string): Promise<void> => lock(tx, `booking phone ${phone}`);

async function lock(tx: Tx, name: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
