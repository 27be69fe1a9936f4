import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { type AdmissionRefusal, admitSender } from '#platform/bots/admit-sender.ts';
import type { Sender } from '#platform/bots/sender.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { countingOf, takeAllowance } from '#platform/limits/take-allowance.ts';
import { phoneCodeAsked } from '../events.ts';
import { phoneCodeLimits } from './guest-rules.ts';

export const phoneCodeMinutes = 5;
/** Wrong tries that one code stands; the database says the same. */
const mostTries = 5;
/** Limits look back no further. */
const keptDays = 2;

type Parts = Pick<App, 'db' | 'queue' | 'config' | 'secrets' | 'clock'>;

export type AskPhoneCodeResult =
  | { ok: true; id: string; until: Date }
  | { ok: false; reason: AdmissionRefusal }
  | { ok: false; reason: 'too_often'; retryAfterSeconds: number };

/**
 * Has six digits sent to a phone. What is done now is the same whether or not the phone has an account.
 * @param draft.phone E.164
 * @param draft.userId whose account is to get the phone; without it the digits open the door
 * @returns the id that the asking browser keeps: the digits are of use only with it
 */
export async function askPhoneCode(
  app: Parts,
  draft: { phone: string; userId?: string; sender: Sender; cameFrom: string },
): Promise<AskPhoneCodeResult> {
  const { phone, userId = null, sender, cameFrom } = draft;
  const now = app.clock.now();
  const allowance = await takeAllowance(app.db, phoneCodeLimits(cameFrom, phone), countingOf(app));
  if (!allowance.ok) return { ...allowance, reason: 'too_often' };
  const id = randomUUID();
  const until = new Date(now.getTime() + phoneCodeMinutes * 60_000);
  return app.db.transaction().execute(async (tx): Promise<AskPhoneCodeResult> => {
    const refused = await admitSender(tx, sender, now);
    if (refused) return { ok: false, reason: refused };
    await tx
      .insertInto('phone_codes')
      .values({ id, phone, user_id: userId, asked_at: now, expires_at: until })
      .execute();
    await app.queue.send(tx, phoneCodeAsked, { phoneCodeId: id });
    return { ok: true, id, until };
  });
}

/** A code that can still be used, with its digits for whoever sends them; null once it cannot. */
export async function findPhoneCode(
  { db, secrets, clock }: Pick<App, 'secrets' | 'clock'> & { db: Executor },
  id: string,
): Promise<{ phone: string; digits: string; until: Date } | null> {
  if (!uuid.test(id)) return null;
  const row = await db
    .selectFrom('phone_codes')
    .select(['phone', 'expires_at as until'])
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('tries', '<', mostTries)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row ? { ...row, digits: digitsOf(secrets.token, id) } : null;
}

/** 'ended': used, out of time, or tried too often. */
export type SpendPhoneCodeResult = { ok: true; phone: string } | { ok: false; reason: 'wrong' | 'ended' };

/**
 * Uses a code, once. Each try is one UPDATE that counts and decides, so that of many at the same moment no more than the
 * allowed ones count and only one gets in.
 * @param draft.userId whose code it must be; null for one that opens the door
 */
export async function spendPhoneCode(
  { db, secrets, clock }: Pick<App, 'secrets' | 'clock'> & { db: Executor },
  { id, digits, userId = null }: { id: string; digits: string; userId?: string | null },
): Promise<SpendPhoneCodeResult> {
  if (!uuid.test(id)) return { ok: false, reason: 'ended' };
  const now = clock.now();
  const isRight = equal(digits.replace(/\D/g, ''), digitsOf(secrets.token, id));
  const tried = await db
    .updateTable('phone_codes')
    .set({ tries: sql`tries + 1`, used_at: isRight ? now : null })
    .where('id', '=', id)
    .where('user_id', 'is not distinct from', userId)
    .where('used_at', 'is', null)
    .where('tries', '<', mostTries)
    .where('expires_at', '>', now)
    .returning(['tries', 'phone'])
    .executeTakeFirst();
  if (!tried) return { ok: false, reason: 'ended' };
  if (isRight) return { ok: true, phone: tried.phone };
  return { ok: false, reason: tried.tries < mostTries ? 'wrong' : 'ended' };
}

/** Forgets codes that are long over. @returns how many */
export async function purgePhoneCodes(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  const done = await db.deleteFrom('phone_codes').where('asked_at', '<', before).executeTakeFirst();
  return Number(done.numDeletedRows);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Known to whoever has the key and the id, and kept nowhere. */
function digitsOf(secret: string, id: string): string {
  const digest = createHmac('sha256', secret).update(`phone-code:${id}`).digest();
  // 48 bits: no digit is likelier than another by more than a few millionths.
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

function equal(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
