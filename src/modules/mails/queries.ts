import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';
import type { WordsChange } from './commands/keep-mail-words.ts';
import { mailTitle } from './texts/worded-mails.ts';

/** The newest mails, for the mailbox of a development site. */
export function listMails(db: Executor, limit = 100) {
  return db
    .selectFrom('mails')
    .select(['id', 'template', 'recipient', 'subject', 'created_at as createdAt', 'sent_at as sentAt'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** A mail in the office: its recipient and whether it was sent, never its text. */
export interface MailRow {
  id: number;
  template: string;
  recipient: string;
  subject: string;
  bookingCode: string | null;
  createdAt: Date;
  /** Null until it was sent. */
  sentAt: Date | null;
}

/** A page of mails, newest first; `text` is a part of the recipient or a booking's code. */
export async function listMailsOfOffice(
  db: Executor,
  { isUnsent, text = '' }: { isUnsent: boolean; text?: string },
  cursor: KeysetPlace,
  limit = 50,
): Promise<KeysetPage<MailRow>> {
  const place = readPlace(cursor, 'bigint');
  const [edge] = place.at ?? [];
  const part = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('mails as m')
    .leftJoin('bookings as b', 'b.id', 'm.booking_id')
    .select([
      'm.id',
      'm.template',
      'm.recipient',
      'm.subject',
      'b.code as bookingCode',
      'm.created_at as createdAt',
      'm.sent_at as sentAt',
    ])
    .$if(isUnsent, (query) => query.where('m.sent_at', 'is', null))
    .$if(text !== '', (query) =>
      query.where((eb) =>
        eb.or([eb(sql`lower(m.recipient)`, 'like', part), eb('b.code', '=', text.toUpperCase())]),
      ),
    )
    .$if(edge !== undefined, (query) => query.where('m.id', place.before ? '>' : '<', edge ?? 0))
    .orderBy('m.id', place.before ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  return toKeysetPage(rows, limit, place, ({ id }) => [id]);
}

/** One mail with its text, or null. */
export async function findMail(db: Executor, id: number) {
  return (await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The mails to the guest of a booking, newest first; `sentAt` is null until it was sent. */
export function listMailsOfBooking(db: Executor, bookingId: string) {
  return db
    .selectFrom('mails')
    .select(['id', 'template', 'subject', 'created_at as writtenAt', 'sent_at as sentAt'])
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc')
    .execute();
}

/** The mail words that staff wrote for mails about a booking, and who wrote them. */
export async function listMailWords(db: Executor, bookingId: string) {
  const rows = await db
    .selectFrom('mail_words')
    .select([
      'id',
      'template',
      'changes',
      'edited_by as actor',
      'edited_by_name as actorName',
      'edited_at as at',
    ])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
  return rows.map(({ template, changes, ...row }) => ({
    ...row,
    mail: mailTitle(template),
    changes: changes as unknown as WordsChange[],
  }));
}

/** Unsent mails of the last week. Older ones date from a time without a mail server, or were given up long ago. */
export async function countUnsentMails(db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select((mail) => mail.fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null)
    .where('created_at', '>', sql<Date>`now() - INTERVAL '7 days'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Mails of the last week that have waited for the mail server for more than this many seconds. */
export async function countLateMails(db: Executor, seconds: number): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select((mail) => mail.fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null)
    .where('created_at', '>', sql<Date>`now() - INTERVAL '7 days'`)
    .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .executeTakeFirstOrThrow();
  return count;
}

/** The mails about these bookings and enquiries, and about anything else to this mailbox (in lower case); oldest first. */
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
