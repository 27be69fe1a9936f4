import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { markAlive } from './is-process-alive.ts';

interface Handlers {
  onMessage: (payload: string) => void;
  /** Called after a reconnect: announcements may have been missed. */
  onGap: () => void;
  /** Called once all announcements from now on are received. */
  onListening?: () => void;
  /** Round trip of a notice to itself at the last heartbeat, in milliseconds; null when none came back in time. */
  onBeat?: (ms: number | null) => void;
}

/** Interval of the connection check, and the time limit after which the connection is replaced. */
export interface Heartbeat {
  everyMs: number;
  withinMs: number;
}

const usualHeartbeat: Heartbeat = { everyMs: 10_000, withinMs: 5_000 };
const pauseMs = 1_000;
/** Channel on which each listener receives its own heartbeat. */
const heartbeatChannel = 'heartbeat';

/**
 * Listens to a channel (LISTEN) over a connection of its own, which is reopened when it breaks, even if the server vanishes
 * without closing it. The same connection marks this process as alive (`isProcessAlive`).
 * @param url must lead to the database itself: a transaction-mode pooler delivers no notices
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
      // A server may vanish after it has accepted the connection and before it listens.
      query_timeout: heartbeat.withinMs,
    });
    client = next;
    next.on('error', () => {});
    let timer: NodeJS.Timeout | undefined;
    next.on('end', () => {
      clearTimeout(timer);
      if (!stopped) retry = setTimeout(() => open(false), pauseMs).unref();
    });
    next.on('notification', (message) => {
      if (message.channel === channel) handlers.onMessage(message.payload ?? '');
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
      await next.query(`LISTEN ${heartbeatChannel}`);
      await next.query(markAlive());
      handlers.onListening?.();
      if (!isFirst) handlers.onGap();
    } catch {
      streamOf(next).destroy();
      return;
    }
    const sendHeartbeat = async () => {
      const ms = await measureHeartbeat(next, heartbeat.withinMs);
      handlers.onBeat?.(ms);
      if (ms !== null) timer = setTimeout(sendHeartbeat, heartbeat.everyMs).unref();
      // Without a proper close, which the server would not receive; the 'end' event opens a new connection.
      else streamOf(next).destroy();
    };
    timer = setTimeout(sendHeartbeat, heartbeat.everyMs).unref();
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
 * Sends a notice to itself and marks this process as alive again: that lock is lost when the server itself ends the session.
 * @returns how long the notice took, in milliseconds; null when it is not received in time
 */
async function measureHeartbeat(client: pg.Client, limitMs: number): Promise<number | null> {
  const notice = randomUUID();
  const startedAt = performance.now();
  const { promise: received, resolve } = Promise.withResolvers<number>();
  const onNotification = ({ channel, payload }: pg.Notification) => {
    if (channel === heartbeatChannel && payload === notice) resolve(performance.now() - startedAt);
  };
  client.on('notification', onNotification);
  const answer = client
    .query(markAlive())
    .then(() => client.query('SELECT pg_notify($1, $2)', [heartbeatChannel, notice]))
    .then(
      () => received,
      () => null,
    );
  const ms = await Promise.race([answer, sleep(limitMs, null, { ref: false })]);
  client.off('notification', onNotification);
  return ms;
}

const streamOf = (client: pg.Client) =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream;
