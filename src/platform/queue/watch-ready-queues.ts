import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

const everyMs = 1_000;

export interface ReadyQueuesWatch {
  /** Wakes a worker, by its id, whenever a job of its queue is due. */
  add(queue: string, workerId: string): void;
  stop(): void;
}

/**
 * Checks once a second, with one statement, which queues have a due job, and wakes their workers: dozens of polling workers
 * would keep an idle process and its database busy all day. Delayed jobs and retries are found like new ones, which
 * LISTEN/NOTIFY would not announce.
 */
export function watchReadyQueues(boss: PgBoss, log: Pick<Logger, 'error'>): ReadyQueuesWatch {
  const workers = new Map<string, string[]>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function look(): Promise<void> {
    try {
      const { rows } = await boss.getDb().executeSql(readySql, [[...workers.keys()]]);
      for (const { name } of rows as { name: string }[]) {
        for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
      }
    } catch (error) {
      if (!isStopped) log.error({ error }, 'job queue');
    }
    if (!isStopped) timer = setTimeout(look, everyMs);
  }

  return {
    add(queue, workerId) {
      workers.set(queue, [...(workers.get(queue) ?? []), workerId]);
      timer ??= setTimeout(look, everyMs);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Each queue is looked up in its own range of the index of waiting jobs. */
const readySql = `
  SELECT q.name FROM unnest($1::text[]) AS q (name)
  WHERE EXISTS (
    SELECT FROM pgboss.job j
    WHERE j.name = q.name AND j.state < 'active' AND NOT j.blocked AND j.start_after < now()
  )`;
