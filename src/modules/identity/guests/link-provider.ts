import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { CompanyIdentity } from '../company/start-company-sign-in.ts';
import type { Visit } from '../sessions/staff-session.ts';
import { announceSecurityChange } from './announce-security-change.ts';
import { noteGuest } from './create-guest.ts';
import { findGuest, findGuestByEmail, type Guest } from './find-guest.ts';
import type { GuestProviderName } from './guest-providers.ts';

type Named = Pick<CompanyIdentity, 'issuer' | 'subject'>;
/** A linking, with the visit it comes from; the account's owner is notified. */
type Linking = Named & { provider: GuestProviderName; visit: Visit };
type Parts = Pick<App, 'queue' | 'clock'>;

/** `provider_id` under which a provider's ids are stored. */
export const linkName = (issuer: string) => `guest:${issuer}`;

/** The guest with a provider's id; 'refused' for one without a guest account any more, null where nobody has it. */
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
 * Links the account with an address verified by the provider. Refused for staff, who have no guest account, and for an account
 * that has an id of this provider already.
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
 * Links a guest who has just verified the phone of an account. An account with a second factor is linked only once that was given
 * too (`linkProven`): a phone alone does not open it, so it must not add another sign-in method either.
 */
export async function linkByPhone(tx: Tx, app: Parts, guest: Guest, linking: Linking): Promise<void> {
  if (!guest.hasCodes) await linkProven(tx, app, guest.id, linking);
}

/** Links an account whose owner has given all required factors. One that has an id of this provider already keeps it. */
export async function linkProven(tx: Tx, app: Parts, userId: string, linking: Linking): Promise<void> {
  if (!(await hasLink(tx, userId, linking.issuer))) await linkToOwner(tx, app, userId, linking);
}

/** Links an existing account and notifies its owner. */
async function linkToOwner(tx: Tx, app: Parts, userId: string, linking: Linking): Promise<boolean> {
  const isLinked = await linkProvider(tx, userId, linking, app.clock.now());
  if (isLinked) await announceSecurityChange(tx, app, { ...linking, userId, change: 'linked' });
  return isLinked;
}

/** @returns false when the provider's id is linked already */
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
