import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { createStaff } from '../accounts/create-staff.ts';
import type { Visit } from '../sessions/staff-session.ts';
import { startSession } from '../sessions/start-session.ts';
import { readInvitationToken } from './invitations.ts';

/** 'over': used, withdrawn or expired. */
type Refusal = 'over' | 'works_here' | 'no_email';

export type AcceptResult = { ok: true; token: string } | { ok: false; reason: Refusal };

/** Makes the holder of an invitation's link a member of staff, once, and signs them in. */
export async function acceptInvitation(
  { db, secrets, clock }: Pick<App, 'db' | 'secrets' | 'clock'>,
  draft: { token: string; name: string; email?: string | undefined; password: string; visit: Visit },
): Promise<AcceptResult> {
  const { name, password, visit } = draft;
  const now = clock.now();
  const id = readInvitationToken(secrets.token, draft.token, now);
  if (!id) return { ok: false, reason: 'over' };
  const refused = Symbol('refused');
  let reason: Refusal = 'over';
  const accept = db.transaction().execute(async (tx) => {
    const joined = await joinByInvitation(tx, { id, name, email: draft.email, password, visit }, now);
    if (!joined.ok) {
      reason = joined.reason;
      throw refused;
    }
    const { id: userId, email } = joined.person;
    return startSession(tx, { userId, name, email }, { strength: 'password', visit, now });
  });
  try {
    return { ok: true, token: await accept };
  } catch (error) {
    if (error !== refused) throw error;
    return { ok: false, reason };
  }
}

/**
 * Uses up an invitation and makes somebody a member of staff. After a refusal the caller must roll back its writes.
 * @param draft `password` null for another sign-in method
 */
export async function joinByInvitation(
  tx: Tx,
  draft: { id: string; name: string; email?: string | undefined; password: string | null; visit: Visit },
  now: Date,
): Promise<{ ok: true; person: { id: string; email: string } } | { ok: false; reason: Refusal }> {
  const { name, password, visit } = draft;
  const invitation = await tx
    .updateTable('staff_invitations')
    .set({ used_at: now })
    .where('id', '=', draft.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['email', 'role_slug as role', 'invited_by as invitedBy'])
    .executeTakeFirst();
  if (!invitation) return { ok: false, reason: 'over' };
  const email = (invitation.email ?? draft.email)?.trim().toLowerCase();
  if (!email) return { ok: false, reason: 'no_email' };
  const person = await createStaff(tx, { name, email, password, role: invitation.role }, now);
  if (!person) return { ok: false, reason: 'works_here' };
  const { cameFrom, requestId } = visit;
  await writeHistory(tx, {
    actor: { id: person.id, name, rights: {}, cameFrom, requestId },
    verb: 'staff.join',
    object: { type: 'staff', id: email },
    after: { role: invitation.role, invitedBy: invitation.invitedBy },
    now,
  });
  return { ok: true, person: { id: person.id, email } };
}
