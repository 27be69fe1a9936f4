import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { markAlive } from './is-process-alive.ts';

interface Handlers {
  onMessage: (payload: string) => void;
  /** After a break: announcements may have been missed. */
  onGap: () => void;
  /** From now on everything is heard. */
  onListening?: () => void;
}

/** How often the connection is tried, and how long the answer may take before another one is opened. */
export interface Heartbeat {
  everyMs: number;
  withinMs: number;
}

const usualHeartbeat: Heartbeat = { everyMs: 10_000, withinMs: 5_000 };
const pauseMs = 1_000;

/**
 * Hears what is announced on a channel, over a connection of its own that is opened again when it breaks, also where the
 * server has vanished without a word. The same connection says that this process lives (`isProcessAlive`).
 * @param url must lead to the database itself: a pooler that hands out connections by transaction hears nothing
 */
export function listen(
  url: string,
  channel: string,
  handlers: Handlers,
  heartbeat: Heartbeat = usualHeartbeat,
): { stop(): Promise<void> } {
  let client: pg.Client | null = null;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  async function open(isFirst: boolean) {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: `neo-viet-listen-${channel}`,
      connectionTimeoutMillis: heartbeat.withinMs,
    });
    client = next;
    next.on('error', () => {});
    let beats: NodeJS.Timeout | undefined;
    next.on('end', () => {
      clearTimeout(beats);
      if (!stopped) retry = setTimeout(() => open(false), pauseMs).unref();
    });
    next.on('notification', (message) => handlers.onMessage(message.payload ?? ''));
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
      await next.query(markAlive());
      handlers.onListening?.();
      if (!isFirst) handlers.onGap();
    } catch {
      await next.end().catch(() => {});
      return;
    }
    const beat = async () => {
      if (await answersWithin(next, heartbeat.withinMs)) beats = setTimeout(beat, heartbeat.everyMs).unref();
      // Without a farewell, which nobody would hear; its end opens another.
      else streamOf(next).destroy();
    };
    beats = setTimeout(beat, heartbeat.everyMs).unref();
  }

  void open(true);
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}

/** Says once more that this process lives, too: the lock is lost where the server has ended the session by itself. */
async function answersWithin(client: pg.Client, limitMs: number): Promise<boolean> {
  const answer = client.query(markAlive()).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, sleep(limitMs, false, { ref: false })]);
}

const streamOf = (client: pg.Client) =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream;
