import { phoneMessageJobs } from '#modules/messages/commands/phone-message-jobs.ts';
import type { TestServer } from './test-server.ts';

/** Runs the queued message jobs. @returns the six-digit codes that a phone (E.164) received, oldest first */
export async function digitsTo(site: TestServer, phone: string): Promise<string[]> {
  return (await textsTo(site, phone)).map((text) => /\b\d{6}\b/.exec(text)?.[0] ?? '');
}

/** Runs the queued message jobs. @returns what a phone (E.164) received, oldest first */
export async function textsTo(site: TestServer, phone: string): Promise<string[]> {
  for (const { name, data } of site.queue.sent.splice(0)) {
    const job = phoneMessageJobs.find(({ type }) => type.name === name);
    await job?.handle(site.app, data as never);
  }
  const rows = await site.db
    .selectFrom('phone_messages')
    .select('body')
    .where('phone', '=', phone)
    .orderBy('id')
    .execute();
  return rows.map(({ body }) => body);
}
