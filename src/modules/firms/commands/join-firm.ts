import type { App } from '#platform/app.ts';
import { readFirmInvitationToken } from '../queries/find-firm-invitation.ts';
import { mostFirms } from '../rules.ts';
import { lockFirm, noteFirm } from './lock-firm.ts';

export type JoinFirmResult =
  | { ok: true; firmId: string }
  /** 'over': used, withdrawn, replaced or expired. 'other_mailbox': it was sent to another address than the account's verified one. */
  | { ok: false; reason: 'over' | 'other_mailbox' | 'too_many' };

/** Makes an invited person a member, once: only the account whose verified mailbox the invitation was sent to. */
export async function joinFirm(
  { db, secrets, clock }: Pick<App, 'db' | 'secrets' | 'clock'>,
  {
    token,
    userId,
    email,
  }: { token: string; userId: string /** Verified, in lower case. */; email: string | null },
): Promise<JoinFirmResult> {
  const now = clock.now();
  const id = readFirmInvitationToken(secrets.token, token, now);
  if (!id) return { ok: false, reason: 'over' };
  return db.transaction().execute(async (tx): Promise<JoinFirmResult> => {
    // Serializes invitations that are accepted at once, as `openFirm` does with new firms.
    await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const invited = await tx
      .selectFrom('firm_invitations')
      .select('firm_id as firmId')
      .where('id', '=', id)
      .executeTakeFirst();
    // The firm is locked before its invitation is read, as when an invitation is withdrawn.
    if (!invited || !(await lockFirm(tx, invited.firmId))) return { ok: false, reason: 'over' };
    const invitation = await tx
      .selectFrom('firm_invitations')
      .select(['email', 'role'])
      .where('id', '=', id)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!invitation) return { ok: false, reason: 'over' };
    if (email === null || invitation.email !== email.toLowerCase())
      return { ok: false, reason: 'other_mailbox' };
    const { count } = await tx
      .selectFrom('firm_members')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostFirms) return { ok: false, reason: 'too_many' };
    const { firmId } = invited;
    const { role } = invitation;
    await tx.deleteFrom('firm_invitations').where('id', '=', id).execute();
    await tx
      .insertInto('firm_members')
      .values({ firm_id: firmId, user_id: userId, role, joined_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await noteFirm(tx, { firmId, by: userId, verb: 'firm.join', after: { role }, now });
    return { ok: true, firmId };
  });
}
