import type { App } from '#platform/app.ts';
import type { Config } from '#platform/config/config.ts';
import { readExpiringToken, signExpiringToken } from '#platform/http/expiring-token.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';
import { onOwnHost } from '../sessions/session-cookie.ts';
import type { Visit } from '../sessions/staff-session.ts';
import { createGuest, type Invitation } from './create-guest.ts';
import { findGuestByPhone } from './find-guest.ts';
import type { WithCookies } from './guest-session-cookies.ts';
import { startGuestSession } from './guest-sessions.ts';
import { linkByPhone, linkProvider } from './link-provider.ts';
import type { Newcomer } from './newcomer.ts';
import { spendPhoneCode } from './phone-codes.ts';

type Parts = Pick<App, 'db' | 'queue' | 'secrets' | 'clock'>;

const purpose = 'proven-phone';
/** How long a new guest has to enter their name. */
const proofMinutes = 30;

export type EnterByPhoneResult =
  /** `needsCode`: the session is unusable until the second factor is given. */
  | { ok: true; token: string; needsCode: boolean }
  /** The phone has no account yet: one is created with the proof, a name and a consent. */
  | { ok: false; reason: 'new'; proof: string }
  | { ok: false; reason: 'wrong' | 'ended' };

/**
 * Signs in a guest with the code sent to their phone. @param draft.newcomer an identity from a provider a moment ago in this
 * browser, which is linked to the account of the verified phone
 */
export async function enterByPhone(
  app: Parts,
  draft: {
    id: string;
    digits: string;
    visit: Visit;
    instead?: string | undefined;
    newcomer?: Newcomer | null;
  },
): Promise<EnterByPhoneResult> {
  const { id, digits, visit, instead, newcomer } = draft;
  const now = app.clock.now();
  const spent = await spendPhoneCode(app, { id, digits });
  if (!spent.ok) return spent;
  const guest = await findGuestByPhone(app.db, spent.phone);
  if (!guest) {
    const until = new Date(now.getTime() + proofMinutes * 60_000);
    const proof = signExpiringToken(app.secrets.token, purpose, { subject: spent.phone, until });
    return { ok: false, reason: 'new', proof };
  }
  const token = await app.db.transaction().execute(async (tx) => {
    if (newcomer) await linkByPhone(tx, app, guest, { ...newcomer, visit });
    return startGuestSession(tx, guest.id, { strength: 'phone', visit, now, instead });
  });
  return { ok: true, token, needsCode: guest.hasCodes };
}

/** The phone of a proof; null when it is forged or expired. */
export function readPhoneProof(
  { secrets, clock }: Pick<App, 'secrets' | 'clock'>,
  proof: string,
): string | null {
  const signed = readExpiringToken(secrets.token, purpose, proof, clock.now());
  return signed && !signed.isOver ? signed.subject : null;
}

export type RegisterByPhoneResult =
  | { ok: true; token: string }
  /** 'over': the proof is forged or expired. 'exists': the phone has an account by now. */
  | { ok: false; reason: 'over' | 'exists' };

/** Creates the account of a phone that was verified a moment ago, and signs its owner in. A second call is refused. */
export async function registerByPhone(
  app: Parts,
  draft: {
    proof: string;
    name: string;
    consent: { wording: string; source: string };
    visit: Visit;
    instead?: string | undefined;
    newcomer?: Newcomer | null;
    invitation?: Invitation | undefined;
  },
): Promise<RegisterByPhoneResult> {
  const { proof, name, consent, visit, instead, newcomer, invitation } = draft;
  const now = app.clock.now();
  const phone = readPhoneProof(app, proof);
  if (!phone) return { ok: false, reason: 'over' };
  return app.db.transaction().execute(async (tx): Promise<RegisterByPhoneResult> => {
    const by = newcomer?.provider ?? 'phone';
    const userId = await createGuest(tx, { name, email: null, phone, consent, by, invitation }, now);
    if (!userId) return { ok: false, reason: 'exists' };
    if (newcomer) await linkProvider(tx, userId, newcomer, now);
    const start = { strength: 'phone', visit, now, instead } as const;
    return { ok: true, token: await startGuestSession(tx, userId, start) };
  });
}

/** Whether codes can be sent to phones: by a configured sender, or into the mailbox while payments are simulated. */
export function canReachPhones({ phoneSenders, PAYMENT_MODE }: Config): boolean {
  return phoneSenders.zalo !== null || phoneSenders.esms !== null || PAYMENT_MODE !== 'live';
}

const cookie = guestCookie('nv_phone');

/** Cookie of the browser that requested a code: the id of the code, then the proof that the phone is theirs. */
export const phoneSignInCookie = {
  read: (request: WithCookies, config: Config) => cookie.read(request as Request, onOwnHost(config)),
  write: (kept: string | null, config: Config) =>
    cookie.write(kept ?? '', kept ? proofMinutes * 60 : 0, onOwnHost(config)),
};
