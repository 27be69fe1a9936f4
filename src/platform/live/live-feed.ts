import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { listen } from '#platform/db/listen.ts';

/** A change to announce to the boards of the office. */
export interface LiveMessage {
  /** 'tasks', 'bookings', 'money': the areas that boards subscribe to. */
  tags: string[];
  /** Tasks opened just now, for browser notifications. */
  opened?: { id: number; kind: string; title: string }[];
}

/** Receives announcements to the office on every node. */
export interface LiveFeed {
  /**
   * Null is a gap: messages may have been missed.
   * @param sinceMs clock time: messages announced since then are replayed first, or a gap when they are no longer known
   * @returns how to unsubscribe
   */
  subscribe(notify: (message: LiveMessage | null) => void, sinceMs: number): () => void;
  stop(): Promise<void>;
}

const channel = 'office';
/** PostgreSQL limits a payload to 8,000 bytes; a title has a few hundred at most. */
const maxOpened = 10;
/** How long a page may take until it subscribes; and the tolerated clock difference between two nodes. */
const keptMs = 60_000;
const slackMs = 1_000;

/** The database connection is opened for the first subscriber. */
export function createLiveFeed(databaseUrl: string): LiveFeed {
  const listeners = new Set<(message: LiveMessage | null) => void>();
  let listener: ReturnType<typeof listen> | null = null;
  const send = (message: LiveMessage | null) => {
    for (const notify of listeners) notify(message);
  };
  let recent: { at: number; message: LiveMessage }[] = [];
  let listensSince: number | null = null;
  const repeat = (notify: (message: LiveMessage | null) => void, sinceMs: number) => {
    // A subscriber from before the connection is open gets a gap once it is.
    if (listensSince === null) return;
    if (!(sinceMs >= listensSince && sinceMs >= Date.now() - keptMs)) return notify(null);
    for (const { at, message } of recent) if (at >= sinceMs - slackMs) notify(message);
  };
  const start = () =>
    listen(databaseUrl, channel, {
      onMessage: (payload) => {
        const now = Date.now();
        const message = JSON.parse(payload) as LiveMessage;
        recent = [...recent.filter(({ at }) => at >= now - keptMs - slackMs), { at: now, message }];
        send(message);
      },
      onListening: () => {
        const isFirst = listensSince === null;
        listensSince = Date.now();
        if (isFirst) send(null);
      },
      onGap: () => send(null),
    });
  return {
    subscribe(notify, sinceMs) {
      listener ??= start();
      repeat(notify, sinceMs);
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    async stop() {
      await listener?.stop();
      listener = null;
    },
  };
}

/** Notifies the boards of the office on every node; inside a transaction, on commit. */
export async function announceLive(db: Executor, { tags, opened = [] }: LiveMessage): Promise<void> {
  const message = { tags, opened: opened.slice(0, maxOpened) };
  await sql`SELECT pg_notify(${channel}, ${JSON.stringify(message)})`.execute(db);
}
