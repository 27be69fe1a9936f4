import type { RunningApp } from './create-app.ts';

/** Makes the queues known and starts handling their jobs in this process. */
export async function startJobs(app: RunningApp): Promise<void> {
  await app.worker.start([]);
}
