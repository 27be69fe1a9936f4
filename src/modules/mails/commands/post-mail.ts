import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import { Counter } from 'prom-client';
import type { Database } from '#platform/db/connect.ts';
import { erased } from '#platform/guest/guest-contact.ts';

export interface Attachment {
  filename: string;
  content: Buffer | string;
  contentType: string;
}

export interface MailToPost {
  /** What makes it the same mail when it is posted again. */
  key: string;
  /** Null for a mail about something else. */
  bookingId: string | null;
  template: string;
  recipient: string;
  subject: string;
  html: string;
  plain: string;
  /** For mail programs; goes out with the mail and is not kept with it. */
  headers?: Record<string, string>;
  /** Made when the mail goes out and not kept with it. */
  attachments?: () => Promise<Attachment[]>;
}

/** In milliseconds: a server that is away must not keep other mails waiting; the job comes back. */
const mails = new Counter({
  name: 'mail_total',
  help: 'Mails that this process gave to the mail server, by whether it took them',
  labelNames: ['result'],
});

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** No mail takes longer, however slowly its server answers. */
const longestSendingMs = 30_000;
/** Longer than any mail may take: by then its process is dead and somebody else may send it. */
const claimSeconds = 35;
const pauseMs = 300;

/**
 * Notes a mail once for its key and sends it, unless it has been sent. Safe to repeat and to call twice at once: a mail is
 * claimed before it is sent, and no transaction is open while the server is talked to. It goes out at least once: when the
 * process dies between the server's answer and ours, the same mail with the same Message-ID goes out again. Without a
 * server it stays in the mailbox; its words are kept only then.
 * @throws when the mail server refuses; the mail stays kept and unsent
 */
export async function postMail(
  db: Database,
  mail: MailToPost,
  server: { url?: string | undefined; from: string },
): Promise<void> {
  // Jobs of before the guest was erased may still come round.
  if (mail.recipient === erased.email) return;
  const written = await db
    .insertInto('mails')
    .values({
      dedupe_key: mail.key,
      booking_id: mail.bookingId,
      template: mail.template,
      recipient: mail.recipient,
      subject: mail.subject,
      // A mail is only kept to be read where no server takes it: it opens bookings (S-15).
      html: server.url ? '' : mail.html,
      plain: server.url ? '' : mail.plain,
      // Who writes it sends it.
      ...(server.url && { claimed_at: sql`now()` }),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!server.url || !(written || (await claim(db, mail.key)))) return;
  try {
    await send(mail, { url: server.url, from: server.from });
  } catch (error) {
    mails.inc({ result: 'refused' });
    await db.updateTable('mails').set({ claimed_at: null }).where('dedupe_key', '=', mail.key).execute();
    throw error;
  }
  mails.inc({ result: 'sent' });
  await db.updateTable('mails').set({ sent_at: new Date() }).where('dedupe_key', '=', mail.key).execute();
}

/**
 * Takes mails about a booking back that were noted and did not go out, as what they would say is no longer so: else they would wait for
 * ever. Without a server they stay in the mailbox. Safe to repeat.
 * @param which.key that one alone @param which.but all of its kind but that one
 */
export async function withdrawMails(
  db: Database,
  { bookingId, template, key, but }: { bookingId: string; template: string; key?: string; but?: string },
  { url }: { url?: string | undefined },
): Promise<void> {
  if (!url) return;
  const unsent = await db
    .selectFrom('mails')
    .select('dedupe_key as key')
    .where('booking_id', '=', bookingId)
    .where('template', '=', template)
    .where('sent_at', 'is', null)
    .$if(key !== undefined, (query) => query.where('dedupe_key', '=', key ?? ''))
    .$if(but !== undefined, (query) => query.where('dedupe_key', '<>', but ?? ''))
    .execute();
  for (const one of unsent)
    if (await claim(db, one.key)) await db.deleteFrom('mails').where('dedupe_key', '=', one.key).execute();
}

/** Whether the mail is ours to send; false when it has been sent. While somebody else sends it, this waits for what comes of it. */
async function claim(db: Database, key: string): Promise<boolean> {
  for (;;) {
    const claimed = await db
      .updateTable('mails')
      .set({ claimed_at: sql`now()` })
      .where('dedupe_key', '=', key)
      .where('sent_at', 'is', null)
      .where((mail) =>
        mail.or([
          mail('claimed_at', 'is', null),
          mail('claimed_at', '<', sql<Date>`now() - make_interval(secs => ${claimSeconds})`),
        ]),
      )
      .returning('id')
      .executeTakeFirst();
    if (claimed) return true;
    const isUnsent = db.selectFrom('mails').where('dedupe_key', '=', key).where('sent_at', 'is', null);
    if (!(await isUnsent.select('id').executeTakeFirst())) return false;
    await sleep(pauseMs);
  }
}

async function send(mail: MailToPost, server: { url: string; from: string }): Promise<void> {
  const attachments = (await mail.attachments?.()) ?? [];
  const transport = createTransport({ url: server.url, ...patience });
  const sending = transport.sendMail({
    from: server.from,
    to: mail.recipient,
    subject: mail.subject,
    html: mail.html,
    text: mail.plain,
    headers: mail.headers ?? {},
    attachments,
    messageId: `<${mail.key}@neoviet>`,
  });
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long')), longestSendingMs);
  });
  try {
    await Promise.race([sending, tooLong]);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}
