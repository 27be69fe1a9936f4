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
const max = 64 * 1024;
const identifierOf = (id: string) => `form:${id}`;
const encryptorOf = ({ secrets }: Pick<App, 'secrets'>) =>
  createTextEncryptor(secrets.token, 'interrupted form');
const kept = z.object({
  sessionId: z.string(),
  action: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])).nullable(),
});

/**
 * Stores a submitted form while its sender re-authenticates: encrypted, for a few minutes, for their session only. Passwords, files and
 * forms that are too long are not stored, only what the form does.
 * @param action what the form does, as words after 'để'
 * @returns its id
 */
export async function keepForm(
  app: Parts,
  { sessionId }: Pick<StaffSession, 'sessionId'>,
  { form, action }: { form: FormData; action: string },
): Promise<string> {
  const fields = [...form];
  const isSecret = fields.some(([name, value]) => name === 'password' || typeof value !== 'string');
  const whole = JSON.stringify({ sessionId, action, fields });
  const text = isSecret || whole.length > max ? JSON.stringify({ sessionId, action, fields: null }) : whole;
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

/** What a stored form does, in words; null for another session's, or after its few minutes. */
export async function findFormAction(
  app: Parts,
  session: Pick<StaffSession, 'sessionId'>,
  id: string,
): Promise<string | null> {
  const row = await app.db
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', identifierOf(id))
    .where('expires_at', '>', app.clock.now())
    .executeTakeFirst();
  return readKept(app, session, row)?.action ?? null;
}

/** Returns the fields of a stored form, once; null where they were not stored. */
export async function takeForm(
  app: Parts,
  session: Pick<StaffSession, 'sessionId'>,
  id: string,
): Promise<FormFields | null> {
  const row = await app.db
    .deleteFrom('verifications')
    .where('identifier', '=', identifierOf(id))
    .where('expires_at', '>', app.clock.now())
    .returning('value')
    .executeTakeFirst();
  return readKept(app, session, row)?.fields ?? null;
}

function readKept(
  app: Parts,
  { sessionId }: Pick<StaffSession, 'sessionId'>,
  row: { value: string } | undefined,
): z.infer<typeof kept> | null {
  const text = row && encryptorOf(app).decrypt(row.value);
  if (!text) return null;
  const form = kept.parse(JSON.parse(text));
  return form.sessionId === sessionId ? form : null;
}
