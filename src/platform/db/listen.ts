import pg from 'pg';
import { markAlive } from './is-process-alive.ts';

/**
 * Hears what is announced on a channel, over a connection of its own that is opened again when it breaks.
 * After a break `onGap` is called, because announcements may have been missed. The same connection says that this process
 * lives (`isProcessAlive`).
 */
export function listen(
  url: string,
  channel: string,
  handlers: { onMessage: (payload: string) => void; onGap: () => void },
): { stop(): Promise<void> } {
  let client: pg.Client | null = null;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  async function open(isFirst: boolean) {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: `neo-viet-listen-${channel}`,
    });
    client = next;
    next.on('error', () => {});
    next.on('end', () => {
      if (!stopped) retry = setTimeout(() => open(false), 1_000).unref();
    });
    next.on('notification', (message) => handlers.onMessage(message.payload ?? ''));
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
      await next.query(markAlive());
      if (!isFirst) handlers.onGap();
    } catch {
      await next.end().catch(() => {});
    }
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
