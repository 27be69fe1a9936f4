import type { Executor } from '#platform/db/connect.ts';

/** An empty guest account. @returns its id */
export async function createGuestAccount(db: Executor, now: Date): Promise<string> {
  const email = `khach${Math.random().toString(36).slice(2)}@example.com`;
  const { id } = await db
    .insertInto('users')
    .values({ name: 'Nguyễn Thu Hà', email, email_verified: true, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
