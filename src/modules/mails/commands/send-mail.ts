import { setTimeout as sleep } from 'node:timers/promises';
import { render, toPlainText } from '@react-email/render';
import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import { Counter } from 'prom-client';
import type { Mail } from '#modules/mails/view/mail.ts';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/db/connect.ts';
import { erased } from '#platform/guest/guest-contact.ts';

export interface Attachment {
  filename: string;
  content: Buffer | string;
  contentType: string;
}

export interface MailToPost {
  /** Deduplication key: posting the same key again does not send the mail again. */
  key: string;
  /** Null for a mail that is not about a booking. */
  bookingId: string | null;
  template: string;
  recipient: string;
  subject: string;
  html: string;
  plain: string;
  /** Headers for mail programs; sent with the mail and not stored. */
  headers?: Record<string, string>;
  /** Created when the mail is sent, and not stored. */
  attachments?: () => Promise<Attachment[]>;
}

/** Counts the mails given to the mail server. */
const mails = new Counter({
  name: 'mail_total',
  help: 'Mails that this process gave to the mail server, by whether it took them',
  labelNames: ['result'],
});

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/**
 * Maximum time for one mail, however slowly its server responds. Like the timeouts above in milliseconds, and short: an
 * unreachable server must not keep other mails waiting; the job is retried.
 */
const longestSendingMs = 30_000;
/** Longer than any mail may take: after that the claiming process is dead and another one may send it. */
const claimSeconds = 35;
const pauseMs = 300;

/** Renders a mail as HTML and plain text and posts it once per key, see `postMail`. A guest without a mail address gets none. */
export async function sendMail(
  { db, config }: Pick<App, 'db' | 'config'>,
  { subject, body }: Mail,
  to: Omit<MailToPost, 'subject' | 'html' | 'plain'>,
): Promise<void> {
  if (to.recipient === '') return;
  const html = await render(body);
  await postMail(
    db,
    { ...to, subject, html, plain: toPlainText(html) },
    { url: config.SMTP_URL, from: config.MAIL_FROM },
  );
}

/**
 * Records a mail once per key and sends it unless it has been sent. Idempotent, also for concurrent calls: a mail is claimed
 * before it is sent, and no transaction is open during the exchange with the server. Delivery is at least once: if the process
 * dies between the server's response and our update, the same mail with the same Message-ID is sent again. Without a server it
 * stays in the mailbox; only then its text is stored.
 * @throws when the mail server refuses; the mail stays recorded and unsent
 */
export async function postMail(
  db: Database,
  mail: MailToPost,
  server: { url?: string | undefined; from: string },
): Promise<void> {
  // Jobs queued before the guest was erased may still run.
  if (mail.recipient === erased.email) return;
  const written = await db
    .insertInto('mails')
    .values({
      dedupe_key: mail.key,
      booking_id: mail.bookingId,
      template: mail.template,
      recipient: mail.recipient,
      subject: mail.subject,
      // The text is stored only where there is no server to send it, because it opens bookings (S-15).
      html: server.url ? '' : mail.html,
      plain: server.url ? '' : mail.plain,
      // The process that inserts it also claims it.
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
 * Withdraws mails about a booking that were recorded but not sent and are out of date; otherwise they would wait forever.
 * Without a server they stay in the mailbox. Idempotent.
 * @param which.key only this one @param which.but all of the template except this one
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

/** Claims a mail for sending; false when it has been sent. While another process is sending it, this waits for the result. */
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
