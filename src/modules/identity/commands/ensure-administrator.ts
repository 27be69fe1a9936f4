import type { Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { createStaff } from '../accounts/create-staff.ts';
import { keepInvitation } from '../invitations/invitations.ts';
import { hasNoStaff } from '../queries.ts';

const role = 'quan-tri';

/**
 * Gives an installation without staff its first administrator: the given one, or an invitation for whoever has its link.
 * Idempotent. @returns the invitation's id when one was created now
 */
export async function ensureAdministrator(
  tx: Tx,
  given: { email: string; password: string } | null,
  now: Date,
): Promise<string | null> {
  if (!(await hasNoStaff(tx))) return null;
  if (given) {
    await createStaff(tx, { ...given, name: given.email.split('@')[0] ?? '', role }, now);
    await writeHistory(tx, {
      actor: 'system',
      verb: 'staff.join',
      object: { type: 'staff', id: given.email },
      after: { role },
      now,
    });
    return null;
  }
  const open = await tx
    .selectFrom('staff_invitations')
    .select('id')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return open ? null : keepInvitation(tx, { email: null, role, invitedBy: 'hệ thống' }, now);
}

/** The demo staff, one of each role. */
const people: Record<string, { name: string; email: string }> = {
  'quan-tri': { name: 'Nguyễn Quốc Minh', email: 'minh@demo.neoviet.example' },
  'dieu-hanh': { name: 'Phạm Thu Hà', email: 'thuha@demo.neoviet.example' },
  'tu-van': { name: 'Trần Ngọc Lan', email: 'lan@demo.neoviet.example' },
  'ke-toan': { name: 'Lê Thị Hạnh', email: 'hanh@demo.neoviet.example' },
  'bien-tap': { name: 'Vũ Hoàng Nam', email: 'nam@demo.neoviet.example' },
  'kiem-duyet': { name: 'Đỗ Mai Anh', email: 'maianh@demo.neoviet.example' },
  'chi-xem': { name: 'Bùi Đức Long', email: 'long@demo.neoviet.example' },
};

/** Adds missing demo staff; they have no password. @returns how many were added */
export async function ensureDemoStaff(tx: Tx, now: Date): Promise<number> {
  const roles = await tx.selectFrom('staff_roles').select('slug').execute();
  let added = 0;
  for (const { slug } of roles) {
    const person = people[slug];
    if (person && (await isMissing(tx, person.email))) {
      await createStaff(tx, { ...person, password: null, role: slug, isDemo: true }, now);
      added++;
    }
  }
  return added;
}

async function isMissing(tx: Tx, email: string): Promise<boolean> {
  return !(await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst());
}
