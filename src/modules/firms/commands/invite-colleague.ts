import type { App } from '#platform/app.ts';
import { countingOf, takeAllowance } from '#platform/limits/take-allowance.ts';
import { firmInvited } from '../events.ts';
import { type FirmRole, firmInvitationDays, mostInvitationsADay, mostMembers } from '../rules.ts';
import { lockManagedFirm, noteFirm } from './lock-firm.ts';

type Parts = Pick<App, 'db' | 'queue' | 'clock' | 'secrets' | 'config'>;

export type InviteColleagueResult =
  | { ok: true }
  | { ok: false; reason: 'not_manager' | 'is_member' | 'too_many' | 'too_often' };

/** Invites somebody to a firm by mail. A new invitation of the same mailbox replaces the earlier one, whose link ends. */
export async function inviteColleague(
  app: Parts,
  {
    firmId,
    userId,
    email,
    role,
  }: { firmId: string; userId: string /** In lower case. */; email: string; role: FirmRole },
): Promise<InviteColleagueResult> {
  const now = app.clock.now();
  return app.db.transaction().execute(async (tx): Promise<InviteColleagueResult> => {
    const firm = await lockManagedFirm(tx, firmId, userId);
    if (!firm) return { ok: false, reason: 'not_manager' };
    const known = await tx
      .selectFrom('firm_members')
      .innerJoin('users', 'users.id', 'firm_members.user_id')
      .select('users.id')
      .where('firm_members.firm_id', '=', firmId)
      .where('users.email', '=', email)
      .executeTakeFirst();
    if (known) return { ok: false, reason: 'is_member' };
    const limit = {
      name: 'firm invitations',
      subject: firmId,
      max: mostInvitationsADay,
      windowSeconds: 86_400,
    };
    if (!(await takeAllowance(tx, [limit], countingOf(app))).ok) return { ok: false, reason: 'too_often' };
    await tx
      .deleteFrom('firm_invitations')
      .where('firm_id', '=', firmId)
      .where('email', '=', email)
      .execute();
    const { count } = await tx
      .selectFrom('firm_invitations')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('firm_id', '=', firmId)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow();
    if (firm.members.length + Number(count) >= mostMembers) return { ok: false, reason: 'too_many' };
    const expiresAt = new Date(now.getTime() + firmInvitationDays * 86_400_000);
    const { id: invitationId } = await tx
      .insertInto('firm_invitations')
      .values({ firm_id: firmId, email, role, invited_by: userId, created_at: now, expires_at: expiresAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.queue.send(tx, firmInvited, { invitationId });
    await noteFirm(tx, { firmId, by: userId, verb: 'firm.invite', after: { role }, now });
    return { ok: true };
  });
}

/** Withdraws an invitation; its link ends. Idempotent. @returns whether the caller manages the firm */
export async function withdrawFirmInvitation(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { firmId, userId, invitationId }: { firmId: string; userId: string; invitationId: string },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockManagedFirm(tx, firmId, userId))) return false;
    const deleted = await tx
      .deleteFrom('firm_invitations')
      .where('id', '=', invitationId)
      .where('firm_id', '=', firmId)
      .returning('role')
      .executeTakeFirst();
    if (deleted)
      await noteFirm(tx, { firmId, by: userId, verb: 'firm.withdraw', before: deleted, now: clock.now() });
    return true;
  });
}
