import { expect } from 'vitest';
import { bookingMailJobs, mailRequestedJob } from '#modules/mails/jobs.ts';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/db/connect.ts';
import type { FakeQueue } from './fake-queue.ts';
import { mailEvent } from './mail-event.ts';

interface Mail {
  subject: string;
  plain: string;
}

/**
 * Runs the queued jobs about bookings `times` times each, without a server. @returns their mails, by template; a value
 * that a mail lacks fails the test
 */
export async function mailsOfQueue(
  db: Database,
  queue: FakeQueue,
  at: Date,
  times = 1,
): Promise<Record<string, Mail>> {
  const app = {
    db,
    clock: { now: () => at },
    config: { publicUrl: 'https://neoviet.example', MAIL_FROM: 'a@example.com' },
    secrets: { token: 'x'.repeat(40) },
  } as unknown as App;
  await db.deleteFrom('mails').execute();
  const jobs = queue.sent.splice(0);
  for (const { name, data } of Array.from({ length: times }, () => jobs).flat()) {
    if (name === mailRequestedJob.type.name) await mailRequestedJob.handle(app, data as never);
    await bookingMailJobs.find((job) => job.type.name === mailEvent(name))?.handle(app, data as never);
  }
  const rows = await db.selectFrom('mails').select(['template', 'subject', 'plain']).execute();
  for (const { plain } of rows) expect(plain).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
  return Object.fromEntries(rows.map(({ template, ...mail }) => [template, mail]));
}

/** The same as texts on one line each. */
export async function mailTextsOfQueue(
  ...given: Parameters<typeof mailsOfQueue>
): Promise<Record<string, string>> {
  const mails = Object.entries(await mailsOfQueue(...given));
  return Object.fromEntries(mails.map(([template, { plain }]) => [template, plain.replace(/\s+/g, ' ')]));
}
