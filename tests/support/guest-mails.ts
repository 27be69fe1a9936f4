import { guestAccountMailJobs } from '#modules/mails/commands/guest-account-mail-jobs.ts';
import type { TestServer } from './test-server.ts';

/** Runs the queued jobs of guests' mails. @returns the mails to an address, oldest first, each with its link */
export async function guestMailsTo(site: TestServer, email: string) {
  for (const { name, data } of site.queue.sent.splice(0)) {
    const job = guestAccountMailJobs.find(({ type }) => type.name === name);
    await job?.handle(site.app, data as never);
  }
  const rows = await site.db
    .selectFrom('mails')
    .select(['template', 'subject', 'html'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return rows.map(({ html, ...row }) => ({
    ...row,
    html,
    token: /[?&]ma=([\w.-]+)/.exec(html)?.[1] ?? '',
  }));
}
