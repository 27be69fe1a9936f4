import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';
import { readJson } from '#platform/forms/read-json.ts';
import { siteOrigins } from '#platform/http/site-origins.ts';
import { isStrong, type StaffSession } from '../sessions/staff-session.ts';
import { keepChallenge, spendChallenge } from './challenges.ts';

type Parts = Pick<App, 'db' | 'config' | 'clock'>;

/** A signed-in person, guest or staff. */
export interface PasskeyOwner {
  userId: string;
  sessionId: string;
  name: string;
  /** The account's name for its owner: mail or phone. */
  account: string;
  /** Whether this session has given two factors already. */
  isStrong: boolean;
}

export function passkeyOwnerOf({ id: userId, sessionId, name, email, strength }: StaffSession): PasskeyOwner {
  return { userId, sessionId, name, account: email, isStrong: isStrong(strength) };
}

/** Records a change of somebody's passkeys in the history. */
type Note = (tx: Tx, change: { before?: { passkey: string }; after?: { passkey: string } }) => Promise<void>;

const rpIdOf = ({ config }: Pick<App, 'config'>) => new URL(config.publicUrl).hostname;

export function listPasskeys(db: Executor, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'transports', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** Registration options of a new passkey for a signed-in person. */
export async function beginPasskey(app: Parts, owner: PasskeyOwner, siteName: string) {
  const known = await listPasskeys(app.db, owner.userId);
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: rpIdOf(app),
    userName: owner.account,
    userDisplayName: owner.name,
    userID: new TextEncoder().encode(owner.userId),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(app.db, options.challenge, owner.userId, app.clock.now());
  return options;
}

/** Saves a passkey created by a browser; it counts as the session's second factor. @returns whether it is valid */
export async function keepPasskey(
  app: Parts,
  {
    owner,
    response,
    name,
    note,
  }: { owner: PasskeyOwner; response: RegistrationResponseJSON; name: string; note: Note },
): Promise<boolean> {
  const now = app.clock.now();
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(app.db, challenge, owner.userId, now),
    expectedOrigin: siteOrigins(app.config),
    expectedRPID: rpIdOf(app),
    requireUserVerification: true,
  }).catch(() => null);
  if (!checked?.verified) return false;
  const { credential } = checked.registrationInfo;
  return app.db.transaction().execute(async (tx) => {
    const kept = await tx
      .insertInto('passkeys')
      .values({
        id: credential.id,
        user_id: owner.userId,
        name,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!kept) return false;
    if (!owner.isStrong)
      await tx
        .updateTable('sessions')
        .set({ strength: 'passkey' })
        .where('id', '=', owner.sessionId)
        .execute();
    await note(tx, { after: { passkey: name } });
    return true;
  });
}

/** Removes one's own passkey. */
export async function removePasskey(
  app: Parts,
  { userId, id, note }: { userId: string; id: string; note: Note },
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const deleted = await tx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('name')
      .executeTakeFirst();
    if (deleted) await note(tx, { before: { passkey: deleted.name } });
  });
}

/** Authentication options for a passkey. @param subject its owner, empty at sign-in */
export async function askForPasskey(app: Parts, subject = '') {
  const options = await generateAuthenticationOptions({ rpID: rpIdOf(app), userVerification: 'required' });
  await keepChallenge(app.db, options.challenge, subject, app.clock.now());
  return options;
}

/** The owner of the passkey used, with user verification (finger, face or PIN); null when it is unknown or was not requested. */
export async function checkPasskey(
  app: Parts,
  response: AuthenticationResponseJSON,
  subject = '',
): Promise<string | null> {
  const now = app.clock.now();
  const key = await app.db
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', String(response.id))
    .executeTakeFirst();
  if (!key || (subject && key.user_id !== subject)) return null;
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(app.db, challenge, subject, now),
    expectedOrigin: siteOrigins(app.config),
    expectedRPID: rpIdOf(app),
    requireUserVerification: true,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(key.public_key),
      counter: Number(key.counter),
      transports: key.transports as AuthenticatorTransport[],
    },
  }).catch(() => null);
  if (!checked?.verified) return null;
  // If a key and its clone are used concurrently, the counter of one of them is behind by now.
  const { newCounter } = checked.authenticationInfo;
  const used = await app.db
    .updateTable('passkeys')
    .set({ counter: newCounter, last_used_at: now })
    .where('id', '=', key.id)
    .where((eb) => eb.or([eb('counter', '<', newCounter), eb('counter', '=', 0)]))
    .returning('id')
    .executeTakeFirst();
  return used ? key.user_id : null;
}

/** The fields examined before the signature is verified. */
const shown = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(10_000) }),
  clientExtensionResults: z.looseObject({}),
});

/** The passkey response from the form field `passkey`; null when it is malformed. */
export function readPasskey<Response = AuthenticationResponseJSON>(form: FormData): Response | null {
  return (shown.safeParse(readJson(String(form.get('passkey')))).data as Response | undefined) ?? null;
}
