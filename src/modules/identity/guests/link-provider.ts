import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { CompanyIdentity } from '../company/ask-company.ts';
import type { Visit } from '../sessions/staff-session.ts';
import { announceSecurityChange } from './announce-security-change.ts';
import { noteGuest } from './create-guest.ts';
import { findGuest, findGuestByEmail, type Guest } from './find-guest.ts';
import type { GuestProviderName } from './guest-providers.ts';

type Named = Pick<CompanyIdentity, 'issuer' | 'subject'>;
/** By whom and from where an account is linked; its owner is told. */
type Linking = Named & { provider: GuestProviderName; visit: Visit };
type Parts = Pick<App, 'queue' | 'clock'>;

/** Under what the names of a provider are kept. */
export const linkName = (issuer: string) => `guest:${issuer}`;

/** Who goes by a provider's own name; 'refused' for who has no account at this door any more, null where nobody does. */
export async function findLinked(tx: Tx, { issuer, subject }: Named): Promise<Guest | 'refused' | null> {
  const row = await tx
    .selectFrom('accounts')
    .select('user_id as userId')
    .where('provider_id', '=', linkName(issuer))
    .where('account_id', '=', subject)
    .executeTakeFirst();
  return row ? ((await findGuest(tx, row.userId)) ?? 'refused') : null;
}

/**
 * Links whoever has an address that the provider vouches for. Whoever works here has no account at this door, and an account has one
 * name of each provider.
 */
export async function linkByEmail(
  tx: Tx,
  app: Parts,
  linking: Linking & { email: string },
): Promise<Guest | 'refused' | null> {
  const { email, issuer } = linking;
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (!user) return null;
  const guest = await findGuestByEmail(tx, email);
  if (!guest || (await hasLink(tx, user.id, issuer))) return 'refused';
  return (await linkToOwner(tx, app, guest.id, linking)) ? guest : 'refused';
}

/**
 * Links who has just proven the phone of an account. An account with a second factor stays as it is until that is shown as well
 * (`linkProven`): a phone alone does not open it, so it must not give it another way in either.
 */
export async function linkByPhone(tx: Tx, app: Parts, guest: Guest, linking: Linking): Promise<void> {
  if (!guest.hasCodes) await linkProven(tx, app, guest.id, linking);
}

/** Links an account whose owner has shown all that it asks for. One that has a name of this provider already keeps it. */
export async function linkProven(tx: Tx, app: Parts, userId: string, linking: Linking): Promise<void> {
  if (!(await hasLink(tx, userId, linking.issuer))) await linkToOwner(tx, app, userId, linking);
}

/** Links an account that was there before, and tells its owner. */
async function linkToOwner(tx: Tx, app: Parts, userId: string, linking: Linking): Promise<boolean> {
  const isLinked = await linkProvider(tx, userId, linking, app.clock.now());
  if (isLinked) await announceSecurityChange(tx, app, { ...linking, userId, change: 'linked' });
  return isLinked;
}

/** @returns false when the name is somebody's already */
export async function linkProvider(
  tx: Tx,
  userId: string,
  { issuer, subject }: Named,
  now: Date,
): Promise<boolean> {
  const made = await tx
    .insertInto('accounts')
    .values({
      user_id: userId,
      provider_id: linkName(issuer),
      account_id: subject,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider_id', 'account_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return false;
  await noteGuest(tx, userId, { verb: 'account.link', after: { issuer } }, now);
  return true;
}

async function hasLink(tx: Tx, userId: string, issuer: string): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('provider_id', '=', linkName(issuer))
    .executeTakeFirst();
  return row !== undefined;
}
