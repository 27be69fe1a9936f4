import type { PgBoss } from 'pg-boss';

/** Queue of jobs that failed for good: kept until somebody retries them or for 90 days. */
export const deadLetterQueue = 'dead-letters';

const daySeconds = 86_400;
const longestPauseSeconds = 4 * 3600;

/** Settings common to all queues. */
const usual = {
  retryBackoff: true,
  retryDelayMax: longestPauseSeconds,
  /** No job takes this long; it is taken away from a process that is alive but hangs. */
  expireInSeconds: 120,
  /** A process without a heartbeat for this long counts as dead, and its job is executed again. */
  heartbeatSeconds: 25,
  deadLetter: deadLetterQueue,
};

interface QueueType {
  name: string;
  retryLimit: number;
  retryDelaySeconds: number;
  optional?: object;
}

/** Creates the queues of these types, and updates existing ones to the settings of this version. */
export async function keepQueues(boss: PgBoss, types: readonly QueueType[]): Promise<void> {
  if (types.length === 0) return;
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const wanted = [
    { name: deadLetterQueue, retryLimit: 0, retentionSeconds: 90 * daySeconds },
    ...types.map(({ name, retryLimit, retryDelaySeconds }) => ({
      name,
      retryLimit,
      retryDelay: retryDelaySeconds,
      ...usual,
    })),
  ];
  // At most one job of a key is waiting or running. A queue keeps the policy with which it was created.
  const isOptional = (name: string) => types.some((type) => type.name === name && type.optional);
  for (const { name, ...settings } of wanted) {
    const queue = known.get(name) as Record<string, unknown> | undefined;
    if (!queue)
      await boss.createQueue(name, { ...settings, ...(isOptional(name) && { policy: 'exclusive' }) });
    else if (Object.entries(settings).some(([key, value]) => queue[key] !== value))
      await boss.updateQueue(name, settings);
  }
}
