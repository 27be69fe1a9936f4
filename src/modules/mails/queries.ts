import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** The newest mails, for the mailbox of the development site. */
export function listMails(db: Executor, limit = 100) {
  return db
    .selectFrom('mails')
    .select(['id', 'template', 'recipient', 'subject', 'created_at as createdAt', 'sent_at as sentAt'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** One mail with its text, or null. */
export async function findMail(db: Executor, id: number) {
  return (await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Mails of the last week that have not gone out. Older ones are of a time without a mail server, or given up long ago. */
export async function countUnsentMails(db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select((mail) => mail.fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null)
    .where('created_at', '>', sql<Date>`now() - INTERVAL '7 days'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** What was mailed about these bookings and requests, and about anything else to this mailbox (in lower case); oldest first. */
export function listMailsSent(
  db: Executor,
  {
    bookingIds,
    requestIds,
    email,
  }: { bookingIds: readonly string[]; requestIds: readonly string[]; email: string | null },
) {
  return db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'created_at as writtenAt', 'sent_at as sentAt'])
    .where((mail) =>
      mail.or([
        ...(bookingIds.length > 0 ? [mail('booking_id', 'in', bookingIds)] : []),
        mail.and([
          mail('booking_id', 'is', null),
          mail('template', 'not like', 'staff%'),
          mail.or([
            mail(sql`lower(recipient)`, '=', email),
            ...requestIds.map((id) => mail('dedupe_key', 'like', `%${id}%`)),
          ]),
        ]),
      ]),
    )
    .orderBy('id')
    .execute();
}
