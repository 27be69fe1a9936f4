import { accessCodeJobs } from '#modules/mails/commands/send-access-code.ts';
import { bookingCodeJobs } from '#modules/mails/commands/send-booking-codes.ts';
import { contactMailJobs } from '#modules/mails/commands/send-contact-mails.ts';
import { bookingMailJobs, refundAccountMailJobs, refundMailJobs } from '#modules/mails/jobs.ts';
import { mailEvent } from './mail-event.ts';
import type { TestServer } from './test-server.ts';

interface Mail {
  template: string;
  recipient: string;
  subject: string;
  plain: string;
}

/** Renders the mails of all events announced since the last call. @returns them, oldest first */
export async function runMails({ app, db, queue }: TestServer): Promise<Mail[]> {
  const before = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  const jobs = [
    ...bookingMailJobs,
    ...refundMailJobs,
    ...refundAccountMailJobs,
    ...accessCodeJobs,
    ...bookingCodeJobs,
    ...contactMailJobs,
  ];
  for (const { name, data } of queue.sent.splice(0))
    for (const { type, handle } of jobs)
      if (type.name === name || type.name === mailEvent(name)) await handle(app, data as never);
  return db
    .selectFrom('mails')
    .select(['template', 'recipient', 'subject', 'plain'])
    .where('id', '>', before?.id ?? 0)
    .orderBy('id')
    .execute();
}
