import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { type RoleInput, roleInput } from '../schema.ts';

/** Adds a role under its slug; one that is there stays as the company has it. */
export async function saveRole(tx: Tx, draft: RoleInput): Promise<void> {
  const { slug, title, rights } = roleInput.parse(draft);
  await tx
    .insertInto('staff_roles')
    .values({ slug, title, rights: json(rights) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
