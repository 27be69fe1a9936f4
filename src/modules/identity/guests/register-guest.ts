import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { type AdmissionRefusal, admitSender } from '#platform/bots/admit-sender.ts';
import type { Sender } from '#platform/bots/sender.ts';
import type { Config } from '#platform/config/config.ts';
import type { Executor } from '#platform/db/connect.ts';
import { createTextEncryptor } from '#platform/http/encryptor.ts';
import { readExpiringToken, signExpiringToken } from '#platform/http/expiring-token.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';
import { countingOf, takeAllowance } from '#platform/limits/take-allowance.ts';
import { storePasswordHash } from '../accounts/create-staff.ts';
import { hashPassword } from '../accounts/hash-password.ts';
import { guestRegistered } from '../events.ts';
import { onOwnHost } from '../sessions/session-cookie.ts';
import type { Visit } from '../sessions/staff-session.ts';
import { createGuest, type Invitation } from './create-guest.ts';
import { registrationLimits } from './guest-rules.ts';
import type { WithCookies } from './guest-session-cookies.ts';
import { startGuestSession } from './guest-sessions.ts';

const purpose = 'guest-registration';
export const registrationIdentifier = (id: string) => `${purpose}:${id}`;
export const registrationHours = 24;

const registration = z.object({
  name: z.string(),
  email: z.string(),
  passwordHash: z.string(),
  consent: z.object({ wording: z.string(), source: z.string() }),
  /** The inviter's code; stored because the mail may be opened in another browser than their link was. */
  inviteCode: z.string().optional(),
  /** Where they were going; the caller that redirects there first checks that it is a page of this site. */
  back: z.string().optional(),
});
export type Registration = z.infer<typeof registration>;

export type RegisterResult =
  | { ok: true; registrationId: string }
  | { ok: false; reason: AdmissionRefusal }
  | { ok: false; reason: 'too_often'; retryAfterSeconds: number };

/**
 * Records a registration and sends a confirmation mail. There is no account before the mail is confirmed, so nobody can have one
 * under an address that is not theirs. The response is the same whether or not the address has an account: its owner is informed
 * by mail.
 * @returns the id that the registering browser stores
 */
export async function registerGuest(
  app: Pick<App, 'db' | 'queue' | 'config' | 'secrets' | 'clock'>,
  draft: Omit<Registration, 'passwordHash'> & { password: string; sender: Sender; cameFrom: string },
): Promise<RegisterResult> {
  const { password, sender, cameFrom, ...rest } = draft;
  const now = app.clock.now();
  const allowance = await takeAllowance(app.db, registrationLimits(cameFrom, rest.email), countingOf(app));
  if (!allowance.ok) return { ...allowance, reason: 'too_often' };
  const passwordHash = await hashPassword(password);
  const registrationId = randomUUID();
  return app.db.transaction().execute(async (tx): Promise<RegisterResult> => {
    const refused = await admitSender(tx, sender, now);
    if (refused) return { ok: false, reason: refused };
    await tx
      .insertInto('verifications')
      .values({
        identifier: registrationIdentifier(registrationId),
        value: encryptorOf(app).encrypt(JSON.stringify({ ...rest, passwordHash })),
        expires_at: new Date(now.getTime() + registrationHours * 3_600_000),
        created_at: now,
        updated_at: now,
      })
      .execute();
    await app.queue.send(tx, guestRegistered, { registrationId });
    return { ok: true, registrationId };
  });
}

/** An unconfirmed registration, by the token of its link; null once it is used or expired. */
export async function findRegistration(
  { db, secrets, clock }: Pick<App, 'secrets' | 'clock'> & { db: Executor },
  registrationId: string,
): Promise<(Registration & { token: string }) | null> {
  const row = await db
    .selectFrom('verifications')
    .select(['value', 'expires_at as until'])
    .where('identifier', '=', registrationIdentifier(registrationId))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  const text = row && encryptorOf({ secrets }).decrypt(row.value);
  if (!text) return null;
  const token = signExpiringToken(secrets.token, purpose, { subject: registrationId, until: row.until });
  return { ...registration.parse(JSON.parse(text)), token };
}

/** The registration of a link's token. */
export function readRegistrationToken(secret: string, token: string, now: Date): string | null {
  const signed = readExpiringToken(secret, purpose, token, now);
  return signed && !signed.isOver ? signed.subject : null;
}

const encryptorOf = ({ secrets }: Pick<App, 'secrets'>) =>
  createTextEncryptor(secrets.token, 'guest registration');

export type VerifyResult =
  | { ok: true; token: string; back: string | null }
  /** 'over': used, forged or expired. 'exists': the address has an account by now. */
  | { ok: false; reason: 'over' | 'exists' | 'password_needed' };

/**
 * Creates the account of a confirmed registration, once, and signs its owner in. The password typed at registration is valid only in
 * the browser that typed it: anybody can register a foreign address, whose owner would confirm the mail and get an account with a
 * password that somebody else knows. In other browsers a password is chosen now.
 * @param keptId the registration stored in this browser, empty without one
 */
export async function verifyRegistration(
  app: Pick<App, 'db' | 'secrets' | 'clock'>,
  draft: {
    token: string;
    keptId: string;
    password?: string | undefined;
    visit: Visit;
    /** The session that this one replaces: confirming a mail signs out anybody else in this browser. */
    instead?: string | undefined;
    noteInvitation?: Invitation['note'];
  },
): Promise<VerifyResult> {
  const { token, keptId, password, visit, instead, noteInvitation: note } = draft;
  const now = app.clock.now();
  const id = readRegistrationToken(app.secrets.token, token, now);
  const stored = id && (await findRegistration(app, id));
  if (!stored) return { ok: false, reason: 'over' };
  if (keptId !== id && !password) return { ok: false, reason: 'password_needed' };
  const hash = password ? await hashPassword(password) : stored.passwordHash;
  return app.db.transaction().execute(async (tx): Promise<VerifyResult> => {
    const used = await tx
      .deleteFrom('verifications')
      .where('identifier', '=', registrationIdentifier(id))
      .returning('id')
      .executeTakeFirst();
    if (!used) return { ok: false, reason: 'over' };
    const { name, email, consent, inviteCode, back = null } = stored;
    const invitation = inviteCode && note ? { code: inviteCode, note } : undefined;
    const guest = { name, email, phone: null, consent, by: 'mail', invitation };
    const userId = await createGuest(tx, guest, now);
    if (!userId) return { ok: false, reason: 'exists' };
    await storePasswordHash(tx, userId, hash, now);
    const session = await startGuestSession(tx, userId, { strength: 'password', visit, now, instead });
    return { ok: true, token: session, back };
  });
}

const cookie = guestCookie('nv_register');

/** Cookie of the registering browser until the mail is confirmed: only there the typed password is valid. */
export const registrationCookie = {
  read: (request: WithCookies, config: Config) => cookie.read(request as Request, onOwnHost(config)),
  write: (id: string | null, config: Config) =>
    cookie.write(id ?? '', id ? registrationHours * 3600 : 0, onOwnHost(config)),
};
