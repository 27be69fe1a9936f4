import type { OfficeReply } from '#office/commands/office-command.ts';
import { readCommandLine } from '#office/commands/read-command-line.ts';
import type { App, RunningApp } from '#platform/app.ts';

/** The reply of `npm run office -- …`, with a test's app instead of its own. */
export async function runOffice(app: App, ...args: string[]): Promise<OfficeReply> {
  const read = readCommandLine(args);
  return 'run' in read ? read.run(app as RunningApp) : read;
}
