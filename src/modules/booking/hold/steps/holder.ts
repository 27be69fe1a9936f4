import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { hashAddress } from '#platform/bots/sender.ts';
import type { Tx } from '#platform/db/connect.ts';
import { mailboxKey } from '#platform/limits/mailbox-key.ts';
import { mostUnpaid, mostUnpaidOfAddress } from './unpaid-share.ts';

/** The identifiers of a booker by which their unpaid holds are limited. */
export interface Holder {
  phone: string;
  /** Hash of the mailbox, normalized for spellings of its address. */
  mailboxHash: string;
  /** Hash of the IP address; null where it is not limited, as for staff. */
  addressHash: string | null;
}

export function holderOf(
  secret: string,
  { phone, email, ip }: { phone: string; email: string; ip: string | null },
): Holder {
  return {
    phone,
    mailboxHash: createHmac('sha256', secret)
      .update(`mailbox:${mailboxKey(email)}`)
      .digest('base64url'),
    addressHash: ip === null ? null : hashAddress(secret, ip),
  };
}

/**
 * Serializes the bookings of a phone number and of a mailbox, and tells whether these, and the IP address, may hold one
 * more. Taken before all other locks, because others wait for it while they hold nothing. Bookings from the same IP
 * address do not wait for each other: their hourly allowance bounds them, whatever the order.
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

/** Used on its own by commands that also lock a booking and create another for its guest: phones come first. */
export const lockPhone = (tx: Tx, phone: string): Promise<void> => lock(tx, `booking phone ${phone}`);

async function lock(tx: Tx, name: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
