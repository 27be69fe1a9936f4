import { sql } from 'kysely';
import type { Database } from '#platform/db/connect.ts';

/** Forgets that two guests are one person once nothing names one of both any more. @returns how many */
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
