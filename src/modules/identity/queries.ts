import type { Executor } from '#platform/db/connect.ts';
import { type RoleInput, rightsInput } from './schema.ts';

/** All roles, the one that may do everything first. */
export async function listRoles(db: Executor): Promise<RoleInput[]> {
  const rows = await db
    .selectFrom('staff_roles')
    .select(['slug', 'title', 'rights'])
    .orderBy('slug')
    .execute();
  const roles = rows.map((row) => ({ ...row, rights: rightsInput.parse(row.rights) }));
  return roles.toSorted((one, other) => Number(other.rights === 'all') - Number(one.rights === 'all'));
}

export async function findRole(db: Executor, slug: string): Promise<RoleInput | null> {
  return (await listRoles(db)).find((role) => role.slug === slug) ?? null;
}
