import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { markAlive } from './is-process-alive.ts';

interface Handlers {
  onMessage: (payload: string) => void;
  /** After a break: announcements may have been missed. */
  onGap: () => void;
  /** From now on everything is heard. */
  onListening?: () => void;
  /** How long a notice to oneself took at the last heartbeat, in milliseconds; null where none came back in time. */
  onBeat?: (ms: number | null) => void;
}

/** How often the connection is tried, and how long the answer may take before another one is opened. */
export interface Heartbeat {
  everyMs: number;
  withinMs: number;
}

const usualHeartbeat: Heartbeat = { everyMs: 10_000, withinMs: 5_000 };
const pauseMs = 1_000;
/** By which each listener hears itself. */
const beatChannel = 'heartbeat';

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
    next.on('notification', (message) => {
      if (message.channel === channel) handlers.onMessage(message.payload ?? '');
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
      await next.query(`LISTEN ${beatChannel}`);
      await next.query(markAlive());
      handlers.onListening?.();
      if (!isFirst) handlers.onGap();
    } catch {
      await next.end().catch(() => {});
      return;
    }
    const beat = async () => {
      const ms = await beatOf(next, heartbeat.withinMs);
      handlers.onBeat?.(ms);
      if (ms !== null) beats = setTimeout(beat, heartbeat.everyMs).unref();
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

/**
 * Sends a notice to oneself and says once more that this process lives: that lock is lost where the server has ended the session
 * by itself. @returns how long the notice took, in milliseconds; null where it is not heard in time
 */
async function beatOf(client: pg.Client, limitMs: number): Promise<number | null> {
  const notice = randomUUID();
  const startedAt = performance.now();
  const { promise: heard, resolve } = Promise.withResolvers<number>();
  const hear = ({ channel, payload }: pg.Notification) => {
    if (channel === beatChannel && payload === notice) resolve(performance.now() - startedAt);
  };
  client.on('notification', hear);
  const answer = client
    .query(markAlive())
    .then(() => client.query('SELECT pg_notify($1, $2)', [beatChannel, notice]))
    .then(
      () => heard,
      () => null,
    );
  const ms = await Promise.race([answer, sleep(limitMs, null, { ref: false })]);
  client.off('notification', hear);
  return ms;
}

const streamOf = (client: pg.Client) =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream;
