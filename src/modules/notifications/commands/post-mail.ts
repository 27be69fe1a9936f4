import { createTransport } from 'nodemailer';
import type { Database } from '#platform/db/connect.ts';

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
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Keeps a mail once for its key and sends it, unless it has been sent. Safe to repeat: the row is locked while it is
 * sent, so two workers do not send it twice. Without a server it stays in the mailbox.
 * @throws when the mail server refuses; the mail stays kept and unsent
 */
export async function postMail(
  db: Database,
  mail: MailToPost,
  server: { url?: string; from: string },
): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      dedupe_key: mail.key,
      booking_id: mail.bookingId,
      template: mail.template,
      recipient: mail.recipient,
      subject: mail.subject,
      html: mail.html,
      plain: mail.plain,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
  if (!server.url) return;
  const transport = createTransport({ url: server.url, ...patience });
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('mails')
      .select('id')
      .where('dedupe_key', '=', mail.key)
      .where('sent_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    await transport.sendMail({
      from: server.from,
      to: mail.recipient,
      subject: mail.subject,
      html: mail.html,
      text: mail.plain,
      headers: mail.headers ?? {},
      attachments: (await mail.attachments?.()) ?? [],
      messageId: `<${mail.key}@neoviet>`,
    });
    await tx.updateTable('mails').set({ sent_at: new Date() }).where('id', '=', row.id).execute();
  });
}
