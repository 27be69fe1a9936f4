import type { App } from '#platform/app.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { joinByInvitation } from '../invitations/accept-invitation.ts';
import { findStaff, findStaffByEmail, type StaffPerson } from '../queries.ts';
import { freshMinutes } from '../rules.ts';
import type { Visit } from '../sessions/staff-session.ts';
import { startSession } from '../sessions/start-session.ts';
import type { CompanyIdentity } from './start-company-sign-in.ts';

type Entered = CompanyIdentity & { email: string };

/**
 * Signs in a person named by the company's provider if they are staff or invited with that address. After the first sign-in
 * they are identified by the provider's own id: an address that is later given to somebody else opens nothing.
 * @returns the session's token, null for everybody else
 */
export async function enterByCompany(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { identity, visit, instead }: { identity: CompanyIdentity; visit: Visit; instead?: string | undefined },
): Promise<string | null> {
  const { email } = identity;
  if (!email) return null;
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const known = await findLinked(tx, identity);
    const person = known ?? (await linkFirst(tx, { ...identity, email }, visit, now));
    if (person?.state !== 'active' || person.isDemo) return null;
    const strength = identity.isStrong ? 'oidc+mfa' : 'oidc';
    const confirmedAt = person.isNew ? now : shownAt(identity, now);
    return startSession(tx, { ...person, userId: person.id }, { strength, visit, now, instead, confirmedAt });
  });
}

/** The user linked to the provider's id. */
export async function findLinked(
  db: Executor,
  { issuer, subject }: Pick<CompanyIdentity, 'issuer' | 'subject'>,
): Promise<(StaffPerson & { isNew: boolean }) | null> {
  const account = await db
    .selectFrom('accounts')
    .select('user_id')
    .where('provider_id', '=', providerOf(issuer))
    .where('account_id', '=', subject)
    .executeTakeFirst();
  const person = account && (await findStaff(db, account.user_id));
  return person ? { ...person, isNew: false } : null;
}

const providerOf = (issuer: string) => `oidc:${issuer}`;

/** When the identity was confirmed. After a silent sign-in it counts as stale, so dangerous actions ask for it again. */
function shownAt({ ageSeconds }: CompanyIdentity, now: Date): Date {
  return new Date(now.getTime() - (ageSeconds ?? freshMinutes * 60) * 1000);
}

async function linkFirst(tx: Tx, identity: Entered, visit: Visit, now: Date) {
  const { issuer, subject, email } = identity;
  const works = await findStaffByEmail(tx, email);
  const person = works ?? (await joinInvited(tx, identity, visit, now));
  if (person?.state !== 'active' || person.isDemo) return null;
  const linked = await tx
    .selectFrom('accounts')
    .select('id')
    .where('provider_id', '=', providerOf(issuer))
    .where('user_id', '=', person.id)
    .executeTakeFirst();
  if (linked) return null;
  await tx
    .insertInto('accounts')
    .values({
      user_id: person.id,
      provider_id: providerOf(issuer),
      account_id: subject,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const { cameFrom, requestId } = visit;
  await writeHistory(tx, {
    actor: { id: person.id, name: person.name, rights: {}, cameFrom, requestId },
    verb: 'staff.link',
    object: { type: 'staff', id: person.email },
    after: { issuer },
    now,
  });
  return { ...person, isNew: !works };
}

async function joinInvited(tx: Tx, { email, name }: Entered, visit: Visit, now: Date) {
  const invitation = await tx
    .selectFrom('staff_invitations')
    .select('id')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!invitation) return null;
  const joined = await joinByInvitation(tx, { id: invitation.id, name, password: null, visit }, now);
  return joined.ok ? findStaff(tx, joined.person.id) : null;
}
