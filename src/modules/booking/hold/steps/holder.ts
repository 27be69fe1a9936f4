import { createHmac } from 'node:crypto';
import { hashAddress } from '#platform/bots/sender.ts';
import { mailboxKey } from '#platform/limits/mailbox-key.ts';

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
