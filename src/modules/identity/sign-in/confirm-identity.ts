import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { createTextEncryptor } from '#platform/http/encryptor.ts';
import { countingOf, returnAllowance, takeAllowance } from '#platform/limits/take-allowance.ts';
import { checkPassword } from '../accounts/check-password.ts';
import type { StaffSession } from '../sessions/staff-session.ts';
import { signInLimits } from './sign-in-limits.ts';

export type ConfirmResult =
  | { ok: true }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'too_often'; retryAfterSeconds: number };

/** Re-authenticates with the password; demo staff have none and are not asked. */
export async function confirmIdentity(
  app: Pick<App, 'db' | 'config' | 'secrets' | 'clock'>,
  session: StaffSession,
  { password, cameFrom }: { password: string; cameFrom: string },
): Promise<ConfirmResult> {
  if (!session.isDemo) {
    const limits = signInLimits(cameFrom, session.email);
    const allowance = await takeAllowance(app.db, limits, countingOf(app));
    if (!allowance.ok) return { ...allowance, reason: 'too_often' };
    if (!(await checkPassword(app.db, session.id, password))) return { ok: false, reason: 'wrong' };
    await returnAllowance(app.db, limits, countingOf(app));
  }
  await noteConfirmed(app, session.sessionId);
  return { ok: true };
}

export async function noteConfirmed(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  sessionId: string,
): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: clock.now() }).where('id', '=', sessionId).execute();
}

type Parts = Pick<App, 'db' | 'secrets' | 'clock'>;
/** The submitted fields when re-authentication was required. */
export type FormFields = [name: string, value: string][];

const minutes = 15;
const most = 64 * 1024;
const identifierOf = (id: string) => `form:${id}`;
const encryptorOf = ({ secrets }: Pick<App, 'secrets'>) =>
  createTextEncryptor(secrets.token, 'interrupted form');
const kept = z.object({ sessionId: z.string(), fields: z.array(z.tuple([z.string(), z.string()])) });

/**
 * Stores a submitted form while its sender re-authenticates: encrypted, for a few minutes, for their session only.
 * @returns its id, or null for what is not stored: passwords, files and forms that are too long
 */
export async function keepForm(
  app: Parts,
  { sessionId }: Pick<StaffSession, 'sessionId'>,
  form: FormData,
): Promise<string | null> {
  const fields = [...form];
  if (fields.some(([name, value]) => name === 'password' || typeof value !== 'string')) return null;
  const text = JSON.stringify({ sessionId, fields });
  if (text.length > most) return null;
  const [id, now] = [randomUUID(), app.clock.now()];
  await app.db
    .insertInto('verifications')
    .values({
      identifier: identifierOf(id),
      value: encryptorOf(app).encrypt(text),
      expires_at: new Date(now.getTime() + minutes * 60_000),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/** Returns the stored form, once. */
export async function takeForm(
  app: Parts,
  { sessionId }: Pick<StaffSession, 'sessionId'>,
  id: string,
): Promise<FormFields | null> {
  const row = await app.db
    .deleteFrom('verifications')
    .where('identifier', '=', identifierOf(id))
    .where('expires_at', '>', app.clock.now())
    .returning('value')
    .executeTakeFirst();
  const text = row && encryptorOf(app).decrypt(row.value);
  if (!text) return null;
  const form = kept.parse(JSON.parse(text));
  return form.sessionId === sessionId ? form.fields : null;
}
