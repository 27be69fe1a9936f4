import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { normalizePhone } from '#platform/vietnamese/phone.ts';

/** A person with a guest account. */
export interface Guest {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  hasPassword: boolean;
  hasCodes: boolean;
  createdAt: Date;
}

export async function findGuest(db: Executor, id: string): Promise<Guest | null> {
  return (await guests(db).where('users.id', '=', id).executeTakeFirst()) ?? null;
}

/** @param email in lower case */
export async function findGuestByEmail(db: Executor, email: string): Promise<Guest | null> {
  return (await guests(db).where('users.email', '=', email).executeTakeFirst()) ?? null;
}

/** @param phone E.164 */
export async function findGuestByPhone(db: Executor, phone: string): Promise<Guest | null> {
  return (await guests(db).where('users.phone', '=', phone).executeTakeFirst()) ?? null;
}

/** Guests whose name (also without diacritics), mail or phone contains a text, newest first. */
export function searchGuests(db: Executor, text: string, limit: number): Promise<Guest[]> {
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const phone = normalizePhone(text);
  return guests(db)
    .where(
      sql<boolean>`(search_key(users.name) LIKE '%' || search_key(${text}) || '%' OR users.email ILIKE ${like} OR users.phone = ${phone})`,
    )
    .orderBy('users.created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Excludes staff, who have no guest account: what opens the office must not be reachable from outside. */
function guests(db: Executor) {
  return db
    .selectFrom('users')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.phone',
      'users.created_at as createdAt',
      sql<boolean>`EXISTS (SELECT FROM accounts a WHERE a.user_id = users.id AND a.password IS NOT NULL)`.as(
        'hasPassword',
      ),
      sql<boolean>`EXISTS (SELECT FROM second_factors f WHERE f.user_id = users.id AND f.confirmed_at IS NOT NULL)`.as(
        'hasCodes',
      ),
    ])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('staff').select('staff.user_id').whereRef('staff.user_id', '=', 'users.id'))),
    );
}
