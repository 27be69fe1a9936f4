import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { GuestContact } from '#platform/guest/guest-contact.ts';

/** Another mail or phone under which a guest was known before a merge, and the key of its page. */
export interface MergedContact extends GuestContact {
  key: string;
}

/** Other contacts of this guest, through all merges in both directions; if only one of phone and mail is given, by that one. */
export async function listMergedContacts(
  db: Executor,
  { phone, email }: GuestContact,
): Promise<MergedContact[]> {
  const { rows } = await sql<MergedContact>`
    WITH RECURSIVE ends AS (
      SELECT former_phone AS phone, former_email AS email, former_key AS key,
        kept_phone AS other_phone, kept_email AS other_email, kept_key AS other_key FROM guest_merges
      UNION ALL
      SELECT kept_phone, kept_email, kept_key, former_phone, former_email, former_key FROM guest_merges
    ), known AS (
      SELECT phone, email, key FROM ends
      WHERE (${phone}::text IS NULL OR phone = ${phone}::text) AND (${email}::text IS NULL OR email = ${email}::text)
        AND num_nonnulls(${phone}::text, ${email}::text) > 0
        AND (num_nonnulls(${phone}::text, ${email}::text) = 1
          OR (phone IS NOT DISTINCT FROM ${phone}::text AND email IS NOT DISTINCT FROM ${email}::text))
      UNION
      SELECT e.other_phone, e.other_email, e.other_key FROM known k
        JOIN ends e ON e.phone IS NOT DISTINCT FROM k.phone AND e.email IS NOT DISTINCT FROM k.email
    )
    SELECT DISTINCT ON (phone, email) phone, email, key FROM known
    WHERE phone IS DISTINCT FROM ${phone}::text OR email IS DISTINCT FROM ${email}::text
    ORDER BY phone, email, key`.execute(db);
  return rows;
}

/** The key of the guest that this one was merged into; null for the one who is kept. */
export async function findMergedInto(db: Executor, { phone, email }: GuestContact): Promise<string | null> {
  const row = await db
    .selectFrom('guest_merges')
    .select('kept_key as key')
    .where('former_phone', phone === null ? 'is' : '=', phone)
    .where('former_email', email === null ? 'is' : '=', email)
    .executeTakeFirst();
  return row?.key ?? null;
}

/** A merge of two guests, which can be undone unless it is from before undo data were stored. */
export interface GuestMerge {
  id: number;
  former: GuestContact;
  kept: GuestContact;
  mergedAt: Date;
  /** How many bookings it put into an account; null if that was not recorded. */
  claimed: number | null;
}

/** The merges that this guest consists of, by all of `contacts`; newest first. */
export async function listMergesOf(db: Executor, contacts: readonly GuestContact[]): Promise<GuestMerge[]> {
  const [phones, emails] = [contacts.map(({ phone }) => phone), contacts.map(({ email }) => email)];
  const { rows } = await sql<GuestMerge>`
    SELECT m.id, jsonb_build_object('phone', former_phone, 'email', former_email) AS former,
      jsonb_build_object('phone', kept_phone, 'email', kept_email) AS kept, merged_at AS "mergedAt", cardinality(claimed) AS claimed
    FROM guest_merges m
    WHERE EXISTS (SELECT FROM unnest(${phones}::text[], ${emails}::text[]) AS one (phone, email)
      WHERE m.kept_phone IS NOT DISTINCT FROM one.phone AND m.kept_email IS NOT DISTINCT FROM one.email)
    ORDER BY m.id DESC`.execute(db);
  return rows;
}
