import { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { createTextEncryptor } from '#platform/http/encryptor.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';
import {
  askCompany,
  attemptMinutes,
  type CompanyIdentity,
  type ProviderDoor,
  readCompanyAnswer,
} from '../company/ask-company.ts';
import { onOwnHost } from '../sessions/session-cookie.ts';
import type { Visit } from '../sessions/staff-session.ts';
import { createGuest, noteGuest } from './create-guest.ts';
import { findGuest, findGuestByEmail, type Guest } from './find-guest.ts';
import type { WithCookies } from './guest-session-cookies.ts';
import { startGuestSession } from './guest-sessions.ts';

type Parts = Pick<App, 'db' | 'config' | 'secrets' | 'clock' | 'log'>;

export const googlePath = '/dang-nhap/google';

const googleDoor = ({ config }: Pick<App, 'config'>): ProviderDoor => ({
  provider: config.google,
  answerPath: googlePath,
  sealedFor: 'guest google sign-in',
});

/** What a browser keeps: first the attempt, then who somebody new is until they have said their name. */
const cookie = guestCookie('nv_google', '/dang-nhap');

/** @returns the Set-Cookie by which a browser keeps nothing of it any more */
export const forgetGoogle = (app: Pick<App, 'config'>) => cookie.write('', 0, onOwnHost(app.config));

/** Where a browser shows who sits there, with the cookie that goes along; null when Google does not answer. */
export async function goToGoogle(app: Parts, back: string): Promise<{ url: string; cookie: string } | null> {
  const asked = await askCompany(app, googleDoor(app), { back, confirms: null });
  if (!asked) return null;
  return { url: asked.url, cookie: cookie.write(asked.kept, attemptMinutes * 60, onOwnHost(app.config)) };
}

const newcomer = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  name: z.string(),
  back: z.string(),
  until: z.number(),
});
type Newcomer = z.infer<typeof newcomer>;

const sealOf = ({ secrets }: Pick<App, 'secrets'>) =>
  createTextEncryptor(secrets.token, 'guest google newcomer');

export type EnterByGoogleResult =
  /** `needsCode`: the session opens nothing until their second factor is shown. */
  | { ok: true; token: string; needsCode: boolean; back: string }
  /** Nobody has the address: with a name and a consent an account is made. */
  | { ok: false; reason: 'new'; cookie: string }
  /** 'refused': forged, over, without an address that Google vouches for, or somebody who works here. */
  | { ok: false; reason: 'refused' };

/**
 * Lets somebody in whom Google sends back: by its own name for them once they are linked, else by an address that Google vouches
 * for, which links them. An address that somebody registered and nobody proved has no account, so there is nothing to take over.
 */
export async function enterByGoogle(
  app: Parts,
  request: WithCookies & { url: string },
  visit: Visit,
): Promise<EnterByGoogleResult> {
  const kept = cookie.read(request as Request, onOwnHost(app.config));
  const answer = await readCompanyAnswer(app, googleDoor(app), { kept, search: new URL(request.url).search });
  if (!answer) return { ok: false, reason: 'refused' };
  const { identity, back } = answer;
  const now = app.clock.now();
  return app.db.transaction().execute(async (tx): Promise<EnterByGoogleResult> => {
    const guest = (await findLinked(tx, identity)) ?? (await linkByEmail(tx, identity, now));
    if (guest === 'refused') return { ok: false, reason: 'refused' };
    if (guest) {
      const token = await startGuestSession(tx, guest.id, { strength: 'provider', visit, now });
      return { ok: true, token, needsCode: guest.hasCodes, back };
    }
    const { issuer, subject, email, name } = identity;
    if (!email) return { ok: false, reason: 'refused' };
    const until = now.getTime() + attemptMinutes * 60_000;
    const sealed = sealOf(app).encrypt(JSON.stringify({ issuer, subject, email, name, back, until }));
    return {
      ok: false,
      reason: 'new',
      cookie: cookie.write(sealed, attemptMinutes * 60, onOwnHost(app.config)),
    };
  });
}

/** Who is about to get an account by Google, as this browser keeps it; null once that is over. */
export function readNewcomer(app: Parts, request: WithCookies): Newcomer | null {
  const kept = cookie.read(request as Request, onOwnHost(app.config));
  const text = kept.startsWith('sealed:') ? sealOf(app).decrypt(kept) : null;
  const read = text ? newcomer.safeParse(JSON.parse(text)) : null;
  return read?.success && read.data.until > app.clock.now().getTime() ? read.data : null;
}

/** Makes the account of a newcomer, linked to Google, and lets its owner in. @returns the token, null when the address has one by now */
export async function registerByGoogle(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  draft: { newcomer: Newcomer; name: string; consent: { wording: string; source: string }; visit: Visit },
): Promise<string | null> {
  const { newcomer: found, name, consent, visit } = draft;
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const userId = await createGuest(
      tx,
      { name, email: found.email, phone: null, consent, by: 'google' },
      now,
    );
    if (!userId) return null;
    await link(tx, userId, found, now);
    return startGuestSession(tx, userId, { strength: 'provider', visit, now });
  });
}

const providerOf = (issuer: string) => `guest:${issuer}`;

async function findLinked(
  tx: Tx,
  { issuer, subject }: Pick<CompanyIdentity, 'issuer' | 'subject'>,
): Promise<Guest | null> {
  const row = await tx
    .selectFrom('accounts')
    .select('user_id as userId')
    .where('provider_id', '=', providerOf(issuer))
    .where('account_id', '=', subject)
    .executeTakeFirst();
  return row ? findGuest(tx, row.userId) : null;
}

/** Whoever works here has no account at this door, and an account has one Google account at a time. */
async function linkByEmail(tx: Tx, identity: CompanyIdentity, now: Date): Promise<Guest | 'refused' | null> {
  const { email, issuer } = identity;
  if (!email) return 'refused';
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (!user) return null;
  const guest = await findGuestByEmail(tx, email);
  const linked = await tx
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', user.id)
    .where('provider_id', '=', providerOf(issuer))
    .executeTakeFirst();
  if (!guest || linked) return 'refused';
  await link(tx, guest.id, identity, now);
  return guest;
}

async function link(
  tx: Tx,
  userId: string,
  { issuer, subject }: Pick<CompanyIdentity, 'issuer' | 'subject'>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('accounts')
    .values({
      user_id: userId,
      provider_id: providerOf(issuer),
      account_id: subject,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await noteGuest(tx, userId, { verb: 'account.link', after: { issuer } }, now);
}
