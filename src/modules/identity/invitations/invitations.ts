import type { StaffActor } from '#platform/actor/actor.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { readExpiringToken, signExpiringToken } from '#platform/http/expiring-token.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { staffInvited } from '../events.ts';
import { may } from '../policy.ts';
import { findRole, findStaffByEmail } from '../queries.ts';
import { covers, invitationDays } from '../rules.ts';

export interface Invitation {
  id: string;
  email: string | null;
  role: { slug: string; title: string };
  invitedBy: string;
  expiresAt: Date;
}

const purpose = 'staff-invitation';

/** Open invitations, newest first. */
export async function listInvitations(db: Executor, now: Date): Promise<Invitation[]> {
  const rows = await open(db, now).orderBy('staff_invitations.created_at', 'desc').execute();
  return rows.map(toInvitation);
}

export async function findInvitation(db: Executor, id: string, now: Date): Promise<Invitation | null> {
  const row = await open(db, now).where('staff_invitations.id', '=', id).executeTakeFirst();
  return row ? toInvitation(row) : null;
}

/** The token of an invitation's link; it is invalid once the invitation is used or withdrawn. */
export function invitationToken(secret: string, { id, expiresAt }: Pick<Invitation, 'id' | 'expiresAt'>) {
  return signExpiringToken(secret, purpose, { subject: id, until: expiresAt });
}

/** The id of the invitation that a link's token belongs to. */
export function readInvitationToken(secret: string, token: string, now: Date): string | null {
  const signed = readExpiringToken(secret, purpose, token, now);
  return signed && !signed.isOver ? signed.subject : null;
}

function open(db: Executor, now: Date) {
  return db
    .selectFrom('staff_invitations')
    .innerJoin('staff_roles', 'staff_roles.slug', 'staff_invitations.role_slug')
    .select([
      'staff_invitations.id',
      'email',
      'invited_by as invitedBy',
      'expires_at as expiresAt',
      'slug',
      'title',
    ])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);
}

function toInvitation({
  slug,
  title,
  ...row
}: Awaited<ReturnType<ReturnType<typeof open>['executeTakeFirstOrThrow']>>): Invitation {
  return { ...row, role: { slug, title } };
}

export type InviteResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'not_allowed' | 'beyond_own' | 'unknown_role' | 'works_here' };

/** Invites somebody by mail to become staff with a role. A new invitation replaces an open one of the same address. */
export async function inviteStaff(
  db: Database,
  queue: Queue,
  draft: { email: string; role: string; actor: StaffActor },
  now: Date,
): Promise<InviteResult> {
  const { role: slug, actor } = draft;
  const email = draft.email.trim().toLowerCase();
  if (!may(actor, 'staff.invite')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<InviteResult> => {
    const role = await findRole(tx, slug);
    if (!role) return { ok: false, reason: 'unknown_role' };
    if (!covers(actor, role.rights)) return { ok: false, reason: 'beyond_own' };
    if (await findStaffByEmail(tx, email)) return { ok: false, reason: 'works_here' };
    await tx
      .deleteFrom('staff_invitations')
      .where('email', '=', email)
      .where('used_at', 'is', null)
      .execute();
    const id = await keepInvitation(tx, { email, role: slug, invitedBy: actor.name }, now);
    await queue.send(tx, staffInvited, { invitationId: id });
    await writeHistory(tx, {
      actor,
      verb: 'staff.invite',
      object: { type: 'staff', id: email },
      after: { role: slug },
      now,
    });
    return { ok: true, id };
  });
}

/** @param draft `email` null lets the holder of the link choose theirs @returns the invitation's id */
export async function keepInvitation(
  db: Executor,
  { email, role, invitedBy }: { email: string | null; role: string; invitedBy: string },
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('staff_invitations')
    .values({
      email,
      role_slug: role,
      invited_by: invitedBy,
      created_at: now,
      expires_at: new Date(now.getTime() + invitationDays * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type WithdrawInvitationResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_invitation' };

/** Withdraws an invitation that nobody has accepted. */
export async function withdrawInvitation(
  db: Database,
  { id, actor }: { id: string; actor: StaffActor },
  now: Date,
): Promise<WithdrawInvitationResult> {
  if (!may(actor, 'staff.invite')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<WithdrawInvitationResult> => {
    const deleted = await tx
      .deleteFrom('staff_invitations')
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .returning(['email', 'role_slug as role'])
      .executeTakeFirst();
    // Accepted, or withdrawn by somebody else.
    if (!deleted) return { ok: false, reason: 'unknown_invitation' };
    await writeHistory(tx, {
      actor,
      verb: 'staff.invite',
      object: { type: 'staff', id: deleted.email ?? '' },
      before: { role: deleted.role },
      now,
    });
    return { ok: true };
  });
}
