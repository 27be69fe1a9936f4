import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { listen } from '#platform/db/listen.ts';

/** What changed behind the boards of the office. */
export interface LiveMessage {
  /** 'tasks', 'bookings', 'money': what boards look at. */
  tags: string[];
  /** Tasks that were opened just now, for who wants to be told in the browser. */
  opened?: { id: number; kind: string; title: string }[];
}

/** Hears what is announced to the office on every node. */
export interface LiveFeed {
  /** Null is a gap: something may have been missed. @returns how to stop */
  subscribe(hear: (message: LiveMessage | null) => void): () => void;
  stop(): Promise<void>;
}

const channel = 'office';
/** PostgreSQL takes at most 8,000 bytes; a title has at most a few hundred. */
const mostOpened = 10;

/** The connection is opened for the first who listens, and closed after the last. */
export function createLiveFeed(databaseUrl: string): LiveFeed {
  const ears = new Set<(message: LiveMessage | null) => void>();
  let listener: ReturnType<typeof listen> | null = null;
  const tell = (message: LiveMessage | null) => {
    for (const hear of ears) hear(message);
  };
  const stop = async () => {
    const { stop: end } = listener ?? {};
    listener = null;
    await end?.();
  };
  return {
    subscribe(hear) {
      ears.add(hear);
      listener ??= listen(databaseUrl, channel, {
        onMessage: (payload) => tell(JSON.parse(payload) as LiveMessage),
        onGap: () => tell(null),
      });
      return () => {
        ears.delete(hear);
        if (ears.size === 0) void stop();
      };
    },
    stop,
  };
}

/** Tells the boards of the office on every node; inside a transaction, when it commits. */
export async function announceLive(db: Executor, { tags, opened = [] }: LiveMessage): Promise<void> {
  const message = { tags, opened: opened.slice(0, mostOpened) };
  await sql`SELECT pg_notify(${channel}, ${JSON.stringify(message)})`.execute(db);
}
