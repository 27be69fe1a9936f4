import { createHmac } from 'node:crypto';
import { hashAddress } from '#platform/bots/sender.ts';
import { mailboxKey } from '#platform/limits/mailbox-key.ts';

/** Who makes a booking, as far as it is limited what they hold unpaid. */
export interface Holder {
  phone: string;
  /** Stands for the mailbox, whatever the spelling of its address. */
  mailboxHash: string;
  /** Stands for where the booking comes from; null where that is not limited, as for staff. */
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
