import type { Executor } from '#platform/db/connect.ts';
import type { FirmRole } from '../rules.ts';

/** A firm as a member of it sees it. */
export interface Firm {
  id: string;
  name: string;
  taxCode: string;
  address: string;
  email: string | null;
  /** Above this price, in đồng, a manager must approve other members' bookings before they can be paid; null: no approval needed. */
  approvalOverVnd: number | null;
  version: number;
  /** Of who asks. */
  role: FirmRole;
}

const firmsOf = (db: Executor, userId: string) =>
  db
    .selectFrom('firm_members as member')
    .innerJoin('firms', 'firms.id', 'member.firm_id')
    .select([
      'firms.id',
      'firms.name',
      'firms.tax_code as taxCode',
      'firms.address',
      'firms.email',
      'firms.approval_over_vnd as approvalOverVnd',
      'firms.version',
      'member.role',
    ])
    .where('member.user_id', '=', userId);

/** The firms of a guest, in the order in which they joined. */
export async function listFirms(db: Executor, userId: string): Promise<Firm[]> {
  return (await firmsOf(db, userId).orderBy('member.joined_at').orderBy('firms.id').execute()) as Firm[];
}

/** A firm of a guest; null for non-members. @param firmId a uuid */
export async function findFirm(
  db: Executor,
  { firmId, userId }: { firmId: string; userId: string },
): Promise<Firm | null> {
  const row = await firmsOf(db, userId).where('firms.id', '=', firmId).executeTakeFirst();
  return (row as Firm | undefined) ?? null;
}

/** A firm as staff see it; null where there is none. @param firmId a uuid */
export async function findFirmForStaff(
  db: Executor,
  firmId: string,
): Promise<(Omit<Firm, 'role'> & { openedAt: Date }) | null> {
  const row = await db
    .selectFrom('firms')
    .select(['id', 'name', 'tax_code as taxCode', 'address', 'email', 'version'])
    .select(['approval_over_vnd as approvalOverVnd', 'created_at as openedAt'])
    .where('id', '=', firmId)
    .executeTakeFirst();
  return row ?? null;
}

export interface FirmMember {
  userId: string;
  name: string;
  email: string | null;
  role: FirmRole;
  joinedAt: Date;
}

/** The members of a firm, for its managers. */
export async function listFirmMembers(db: Executor, firmId: string): Promise<FirmMember[]> {
  const rows = await db
    .selectFrom('firm_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select([
      'users.id as userId',
      'users.name',
      'users.email',
      'member.role',
      'member.joined_at as joinedAt',
    ])
    .where('member.firm_id', '=', firmId)
    .orderBy('member.joined_at')
    .orderBy('users.id')
    .execute();
  return rows as FirmMember[];
}

/** The pending invitations of a firm, for its managers. */
export async function listFirmInvitations(
  db: Executor,
  firmId: string,
  now: Date,
): Promise<{ id: string; email: string; role: FirmRole; expiresAt: Date }[]> {
  const rows = await db
    .selectFrom('firm_invitations')
    .select(['id', 'email', 'role', 'expires_at as expiresAt'])
    .where('firm_id', '=', firmId)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .execute();
  return rows as { id: string; email: string; role: FirmRole; expiresAt: Date }[];
}

/** The managers with a verified mailbox, who are notified of bookings waiting for approval. */
export async function listManagerMails(
  db: Executor,
  firmId: string,
): Promise<{ userId: string; email: string }[]> {
  const rows = await db
    .selectFrom('firm_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(['users.id as userId', 'users.email'])
    .where('member.firm_id', '=', firmId)
    .where('member.role', '=', 'manager')
    .orderBy('users.id')
    .execute();
  return rows.flatMap(({ userId, email }) => (email ? [{ userId, email }] : []));
}

/** The firms of a guest, for a copy of their data; without other members. */
export async function exportFirms(db: Executor, userId: string) {
  const firms = await listFirms(db, userId);
  return firms.map(({ name, taxCode, address, email, role }) => ({
    ...{ companyName: name, taxCode, address, email, role },
  }));
}
