import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#platform/db/connect.ts';
import { accessCodeOf, accessCodeTries } from './access-code.ts';

/** 'ended': used, out of time, or tried too often. */
export type RedeemAccessCodeResult = { ok: true } | { ok: false; reason: 'wrong' | 'ended' };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Uses a code that was sent, once. Each try is one UPDATE that counts and decides, so that of many at the same moment no
 * more than the allowed ones count and only one gets in.
 */
export async function redeemAccessCode(
  db: Database,
  secret: string,
  { code, id, digits }: { code: string; id: string; digits: string },
  now: Date,
): Promise<RedeemAccessCodeResult> {
  if (!uuid.test(id)) return { ok: false, reason: 'ended' };
  const isRight = equal(digits.replace(/\D/g, ''), accessCodeOf(secret, id));
  const tried = await db
    .updateTable('access_codes')
    .set({ tries: sql`tries + 1`, used_at: isRight ? now : null })
    .where('id', '=', id)
    .where('booking_id', '=', (eb) => eb.selectFrom('bookings').select('id').where('code', '=', code))
    .where('used_at', 'is', null)
    .where('tries', '<', accessCodeTries)
    .where('expires_at', '>', now)
    .returning('tries')
    .executeTakeFirst();
  if (!tried) return { ok: false, reason: 'ended' };
  if (isRight) return { ok: true };
  return { ok: false, reason: tried.tries < accessCodeTries ? 'wrong' : 'ended' };
}

function equal(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
