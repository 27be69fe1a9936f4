import { sql } from 'kysely';
import type { Database } from '#platform/db/connect.ts';

/** Deletes merges of two guests once no data refer to one of them any more. @returns how many */
export async function purgeGuestMerges(db: Database): Promise<number> {
  const isNamed = (side: 'former' | 'kept') => {
    const [phone, email] = [sql.ref(`m.${side}_phone`), sql.ref(`m.${side}_email`)];
    return sql`(
      EXISTS (SELECT FROM bookings b WHERE b.phone = ${phone} OR lower(b.email) = ${email})
      OR EXISTS (SELECT FROM requests r WHERE r.phone = ${phone} OR lower(r.email) = ${email})
      OR EXISTS (SELECT FROM users u WHERE u.phone = ${phone} OR u.email = ${email}))`;
  };
  const { rows } = await sql`
    DELETE FROM guest_merges m WHERE NOT (${isNamed('former')} AND ${isNamed('kept')}) RETURNING m.id`.execute(
    db,
  );
  return rows.length;
}
