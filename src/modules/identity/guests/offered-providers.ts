import type { App } from '#platform/app.ts';
import type { Config } from '#platform/config/config.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { Visit } from '../sessions/staff-session.ts';
import { announceSecurityChange } from './announce-security-change.ts';
import { noteGuest } from './create-guest.ts';
import { canReachPhones } from './enter-by-phone.ts';
import { type GuestProviderName, guestProviders } from './guest-providers.ts';
import { linkName } from './link-provider.ts';

/** The path that a provider redirects to. */
export const providerPath = (name: GuestProviderName) => `/dang-nhap/${name}`;

/** Providers offered by this installation: those with keys; those that verify no mail only where phones can be reached. */
export function offeredProviders({ config }: Pick<App, 'config'>): GuestProviderName[] {
  return guestProviders.filter(
    (name) => config.guestProviders[name] && (!provesByPhone(name) || canReachPhones(config)),
  );
}

/** Providers that verify no mail: a new guest verifies a phone as well. */
export const provesByPhone = (name: GuestProviderName) => name === 'facebook' || name === 'zalo';

/** A provider linked to an account. */
export interface LinkedProvider {
  provider: GuestProviderName;
  linkedAt: Date;
  /** Whether there is another sign-in method; only then can this one be removed. */
  hasOtherWay: boolean;
}

/** The providers linked to an account, in display order; also those whose keys were removed. */
export async function listLinkedProviders(
  { db, config }: Pick<App, 'config'> & { db: Executor },
  userId: string,
): Promise<LinkedProvider[]> {
  const links = await linksOf(db, config, userId);
  if (links.length === 0) return [];
  const isOpenBesides = await opensBesides(db, config, userId);
  const offered = offeredProviders({ config });
  return links.map(({ provider, linkedAt }) => ({
    provider,
    linkedAt,
    hasOtherWay:
      isOpenBesides || links.some((other) => other.provider !== provider && offered.includes(other.provider)),
  }));
}

export type UnlinkResult = { ok: true } | { ok: false; reason: 'only_way' };

/**
 * Removes a provider from an account's sign-in methods, unless it is the only one. Other sessions opened with a provider end too, so
 * that whoever has taken over somebody's Google account is signed out. Idempotent. The route has required a recent authentication.
 */
export async function unlinkProvider(
  app: Pick<App, 'db' | 'queue' | 'config' | 'clock'>,
  draft: { userId: string; sessionId: string; provider: GuestProviderName; visit: Visit },
): Promise<UnlinkResult> {
  const { db, config, clock } = app;
  const { userId, sessionId, provider, visit } = draft;
  return db.transaction().execute(async (tx): Promise<UnlinkResult> => {
    // Two concurrent removals would each see the other as the remaining sign-in method.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
    const linked = await listLinkedProviders({ db: tx, config }, userId);
    const one = linked.find((link) => link.provider === provider);
    if (!one) return { ok: true };
    if (!one.hasOtherWay) return { ok: false, reason: 'only_way' };
    const issuer = issuerOf(config, provider);
    await tx
      .deleteFrom('accounts')
      .where('user_id', '=', userId)
      .where('provider_id', '=', linkName(issuer))
      .execute();
    await tx
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('door', '=', 'site')
      .where('strength', 'in', ['provider', 'provider+code'])
      .where('id', '<>', sessionId)
      .execute();
    await noteGuest(tx, userId, { verb: 'account.unlink', before: { issuer } }, clock.now());
    await announceSecurityChange(tx, app, { userId, change: 'unlinked', provider, visit });
    return { ok: true };
  });
}

async function linksOf(db: Executor, config: Config, userId: string) {
  const rows = await db
    .selectFrom('accounts')
    .select(['provider_id as name', 'created_at as linkedAt'])
    .where('user_id', '=', userId)
    .execute();
  return guestProviders.flatMap((provider) => {
    const row = rows.find(({ name }) => name === linkName(issuerOf(config, provider)));
    return row ? [{ provider, linkedAt: row.linkedAt }] : [];
  });
}

/** A mailbox can get a reset link, a phone codes where messages can be sent; a passkey needs neither. */
async function opensBesides(db: Executor, config: Config, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select(({ exists, selectFrom }) => [
      'email',
      'phone',
      exists(selectFrom('passkeys').select('id').whereRef('user_id', '=', 'users.id')).as('hasPasskey'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!found) return false;
  return (
    found.email !== null || (found.phone !== null && canReachPhones(config)) || Boolean(found.hasPasskey)
  );
}

/** Separates the ids of providers, whether or not their keys are still configured. */
function issuerOf(config: Config, provider: GuestProviderName): string {
  return {
    google: config.GOOGLE_ISSUER,
    apple: config.APPLE_ISSUER,
    facebook: config.FACEBOOK_GRAPH_URL,
    zalo: config.ZALO_GRAPH_URL,
  }[provider];
}
