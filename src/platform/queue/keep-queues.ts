import type { PgBoss } from 'pg-boss';

/** Where jobs go that are given up: they stay there until somebody sends them round again or a season has passed. */
export const deadLetterQueue = 'dead-letters';

const daySeconds = 86_400;
const longestPauseSeconds = 4 * 3600;

/** What holds for the jobs of every queue. */
const usual = {
  retryBackoff: true,
  retryDelayMax: longestPauseSeconds,
  /** Nobody works on one job for so long; it is taken away from a process that lives and hangs. */
  expireInSeconds: 120,
  /** A process that has not told of its job for so long is dead, and the job is taken again. */
  heartbeatSeconds: 25,
  deadLetter: deadLetterQueue,
};

interface QueueType {
  name: string;
  retryLimit: number;
  retryDelaySeconds: number;
  optional?: object;
}

/** Makes the queues of these types, and gives those that exist the settings of this version. */
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
  // Of a key one job at most waits or is in hand. A queue keeps the policy that it was made with.
  const isOptional = (name: string) => types.some((type) => type.name === name && type.optional);
  for (const { name, ...settings } of wanted) {
    const queue = known.get(name) as Record<string, unknown> | undefined;
    if (!queue)
      await boss.createQueue(name, { ...settings, ...(isOptional(name) && { policy: 'exclusive' }) });
    else if (Object.entries(settings).some(([key, value]) => queue[key] !== value))
      await boss.updateQueue(name, settings);
  }
}
