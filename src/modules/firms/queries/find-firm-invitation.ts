import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { readExpiringToken, signExpiringToken } from '#platform/http/expiring-token.ts';
import type { FirmRole } from '../rules.ts';

const purpose = 'firm-invitation';

/** The id of the invitation in a link's token; null when it is forged or expired. */
export function readFirmInvitationToken(secret: string, token: string, now: Date): string | null {
  const signed = readExpiringToken(secret, purpose, token, now);
  return signed && !signed.isOver ? signed.subject : null;
}

/** A pending invitation, with the token of its link. */
export interface FirmInvitation {
  id: string;
  firmName: string;
  email: string;
  role: FirmRole;
  /** Null once their account is erased. */
  inviterName: string | null;
  token: string;
}

/** @returns null once it is answered, withdrawn or expired */
export async function findFirmInvitation(
  { db, secrets, clock }: Pick<App, 'secrets' | 'clock'> & { db: Executor },
  id: string,
): Promise<FirmInvitation | null> {
  const row = await db
    .selectFrom('firm_invitations as invitation')
    .innerJoin('firms', 'firms.id', 'invitation.firm_id')
    .leftJoin('users', 'users.id', 'invitation.invited_by')
    .select([
      'invitation.id',
      'firms.name as firmName',
      'invitation.email',
      'invitation.role',
      'invitation.expires_at as until',
      'users.name as inviterName',
    ])
    .where('invitation.id', '=', id)
    .where('invitation.expires_at', '>', clock.now())
    .executeTakeFirst();
  if (!row) return null;
  const { until, role, ...invitation } = row;
  const token = signExpiringToken(secrets.token, purpose, { subject: id, until });
  return { ...invitation, role: role as FirmRole, token };
}
