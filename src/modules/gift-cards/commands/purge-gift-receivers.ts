import { sql } from 'kysely';
import type { Database } from '#platform/db/connect.ts';
import { erased } from '#platform/guest/guest-contact.ts';
import { dayInVietnam } from '#platform/time/days.ts';

/**
 * Deletes recipient and message of a card, this many days after it can no longer be used, or after an unpaid order. @returns
 * of how many cards
 */
export async function purgeGiftReceivers(db: Database, now: Date, days: number): Promise<number> {
  const before = new Date(now.getTime() - days * 86_400_000);
  const { numAffectedRows } = await sql`
    UPDATE gift_cards g SET receiver_name = ${erased.fullName}, receiver_email = ${erased.email}, message = ''
    WHERE g.receiver_email <> ${erased.email} AND (
      g.issued_at IS NULL AND g.ordered_at < ${before}
      OR EXISTS (
        SELECT FROM credits c WHERE c.code = g.number AND (
          c.valid_until < ${dayInVietnam(before)}::date
          OR c.rest_vnd = 0 AND NOT EXISTS (
            SELECT FROM credit_uses u WHERE u.credit_code = c.code AND u.at >= ${before}))))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
