import { randomUUID } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { type AdmissionRefusal, admitSender } from '#platform/bots/admit-sender.ts';
import type { Sender } from '#platform/bots/sender.ts';
import type { Executor } from '#platform/db/connect.ts';
import { readExpiringToken, signExpiringToken } from '#platform/http/expiring-token.ts';
import { countingOf, takeAllowance } from '#platform/limits/take-allowance.ts';
import { storePasswordHash } from '../accounts/create-staff.ts';
import { hashPassword } from '../accounts/hash-password.ts';
import { guestResetRequested } from '../events.ts';
import { resetMinutes } from '../rules.ts';
import { dropSessions } from '../sessions/end-sessions.ts';
import type { Visit } from '../sessions/staff-session.ts';
import { announceSecurityChange } from './announce-security-change.ts';
import { noteGuest } from './create-guest.ts';
import { findGuestByEmail, type Guest } from './find-guest.ts';
import { guestResetLimits } from './guest-rules.ts';

const purpose = 'guest-password-reset';
const identifierOf = (resetId: string) => `${purpose}:${resetId}`;

export type AskResetResult =
  | { ok: true }
  | { ok: false; reason: AdmissionRefusal }
  | { ok: false; reason: 'too_often'; retryAfterSeconds: number };

/** Records that a guest requested a password reset. The response is the same whether or not the address exists. */
export async function askForGuestReset(
  app: Pick<App, 'db' | 'queue' | 'config' | 'secrets' | 'clock'>,
  { email, sender, cameFrom }: { email: string; sender: Sender; cameFrom: string },
): Promise<AskResetResult> {
  const now = app.clock.now();
  const allowance = await takeAllowance(app.db, guestResetLimits(cameFrom, email), countingOf(app));
  if (!allowance.ok) return { ...allowance, reason: 'too_often' };
  const resetId = randomUUID();
  return app.db.transaction().execute(async (tx): Promise<AskResetResult> => {
    const refused = await admitSender(tx, sender, now);
    if (refused) return { ok: false, reason: refused };
    await tx
      .insertInto('verifications')
      .values({
        identifier: identifierOf(resetId),
        value: email,
        expires_at: new Date(now.getTime() + resetMinutes * 60_000),
        created_at: now,
        updated_at: now,
      })
      .execute();
    await app.queue.send(tx, guestResetRequested, { resetId });
    return { ok: true };
  });
}

/** The guest of a reset, by the token of its link; null when it is used or expired, or no guest has the address. */
export async function findGuestReset(
  { db, secrets, clock }: Pick<App, 'secrets' | 'clock'> & { db: Executor },
  resetId: string,
): Promise<{ guest: Guest; email: string; token: string } | null> {
  const row = await db
    .selectFrom('verifications')
    .select(['value', 'expires_at as until'])
    .where('identifier', '=', identifierOf(resetId))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  const guest = row && (await findGuestByEmail(db, row.value));
  if (!guest) return null;
  const token = signExpiringToken(secrets.token, purpose, { subject: resetId, until: row.until });
  return { guest, email: row.value, token };
}

/** Whether a link's token can still set a password. */
export async function isGuestResetOpen(
  app: Pick<App, 'secrets' | 'clock'> & { db: Executor },
  token: string,
): Promise<boolean> {
  const resetId = readToken(app, token);
  return resetId !== null && (await findGuestReset(app, resetId)) !== null;
}

/** Sets a new password by a link, once; all sessions end, and nobody is signed in. */
export async function resetGuestPassword(
  app: Pick<App, 'db' | 'queue' | 'secrets' | 'clock'>,
  { token, password, visit }: { token: string; password: string; visit: Visit },
): Promise<{ ok: boolean }> {
  const resetId = readToken(app, token);
  if (!resetId || !(await findGuestReset(app, resetId))) return { ok: false };
  const [hash, now] = [await hashPassword(password), app.clock.now()];
  return app.db.transaction().execute(async (tx) => {
    const found = await findGuestReset({ ...app, db: tx }, resetId);
    const used = await tx
      .deleteFrom('verifications')
      .where('identifier', '=', identifierOf(resetId))
      .returning('id')
      .executeTakeFirst();
    if (!used || !found) return { ok: false };
    await storePasswordHash(tx, found.guest.id, hash, now);
    await dropSessions(tx, found.guest.id);
    await noteGuest(tx, found.guest.id, { verb: 'account.password', after: { by: 'link' } }, now);
    await announceSecurityChange(tx, app, { userId: found.guest.id, change: 'password', visit });
    return { ok: true };
  });
}

/** Sets a password of a signed-in guest; the route has required the old one. All other sessions end. */
export async function changeGuestPassword(
  app: Pick<App, 'db' | 'queue' | 'clock'>,
  draft: { userId: string; sessionId: string; password: string; visit: Visit },
): Promise<void> {
  const { userId, sessionId, password, visit } = draft;
  const [hash, now] = [await hashPassword(password), app.clock.now()];
  await app.db.transaction().execute(async (tx) => {
    await storePasswordHash(tx, userId, hash, now);
    await dropSessions(tx, userId, { except: sessionId });
    await noteGuest(tx, userId, { verb: 'account.password', after: { by: 'account' } }, now);
    await announceSecurityChange(tx, app, { userId, change: 'password', visit });
  });
}

function readToken({ secrets, clock }: Pick<App, 'secrets' | 'clock'>, token: string): string | null {
  const signed = readExpiringToken(secrets.token, purpose, token, clock.now());
  return signed && !signed.isOver ? signed.subject : null;
}
