import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { type AdmissionRefusal, admitSender } from '#platform/bots/admit-sender.ts';
import type { Sender } from '#platform/bots/sender.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { countingOf, takeAllowance } from '#platform/limits/take-allowance.ts';
import { phoneCodeRequested } from '../events.ts';
import { phoneCodeLimits } from './guest-rules.ts';

export const phoneCodeMinutes = 5;
/** Wrong attempts allowed per code; the database enforces the same. */
const maxTries = 5;
/** No limit looks back further. */
const keptDays = 2;

type Parts = Pick<App, 'db' | 'queue' | 'config' | 'secrets' | 'clock'>;

export type AskPhoneCodeResult =
  | { ok: true; id: string; until: Date }
  | { ok: false; reason: AdmissionRefusal }
  | { ok: false; reason: 'too_often'; retryAfterSeconds: number };

/**
 * Sends six digits to a phone. The response is the same whether or not the phone has an account.
 * @param draft.phone E.164
 * @param draft.userId the account that is to get the phone; without it the code is for signing in
 * @returns the id that the requesting browser stores: the digits are only valid together with it
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
    await app.queue.send(tx, phoneCodeRequested, { phoneCodeId: id });
    return { ok: true, id, until };
  });
}

/** A code that is still usable, with its digits for the sender; null once it is not. */
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
    .where('tries', '<', maxTries)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row ? { ...row, digits: digitsOf(secrets.token, id) } : null;
}

/** 'ended': used, expired, or tried too often. */
export type SpendPhoneCodeResult = { ok: true; phone: string } | { ok: false; reason: 'wrong' | 'ended' };

/**
 * Uses a code, once. Each attempt is a single UPDATE that counts and decides, so that of concurrent ones no more than allowed count
 * and only one succeeds.
 * @param draft.userId the account that the code must be for; null for a sign-in code
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
    .where('tries', '<', maxTries)
    .where('expires_at', '>', now)
    .returning(['tries', 'phone'])
    .executeTakeFirst();
  if (!tried) return { ok: false, reason: 'ended' };
  if (isRight) return { ok: true, phone: tried.phone };
  return { ok: false, reason: tried.tries < maxTries ? 'wrong' : 'ended' };
}

/** Deletes codes expired long ago. @returns how many */
export async function purgePhoneCodes(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  const done = await db.deleteFrom('phone_codes').where('asked_at', '<', before).executeTakeFirst();
  return Number(done.numDeletedRows);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Derived from the key and the id, and stored nowhere. */
function digitsOf(secret: string, id: string): string {
  const digest = createHmac('sha256', secret).update(`phone-code:${id}`).digest();
  // 48 bits: the bias of the modulo is no more than a few millionths.
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

function equal(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
