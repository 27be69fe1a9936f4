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
  /**
   * Null is a gap: something may have been missed.
   * @param sinceMs of the clock: what was announced from then on is told first, or a gap where that is not known
   * @returns how to stop
   */
  subscribe(hear: (message: LiveMessage | null) => void, sinceMs: number): () => void;
  stop(): Promise<void>;
}

const channel = 'office';
/** PostgreSQL takes at most 8,000 bytes; a title has at most a few hundred. */
const mostOpened = 10;
/** How long a page may take until it listens; and by how much the clocks of two nodes differ. */
const keptMs = 60_000;
const slackMs = 1_000;

/** The connection is opened for the first who listens. */
export function createLiveFeed(databaseUrl: string): LiveFeed {
  const ears = new Set<(message: LiveMessage | null) => void>();
  let listener: ReturnType<typeof listen> | null = null;
  const tell = (message: LiveMessage | null) => {
    for (const hear of ears) hear(message);
  };
  let recent: { at: number; message: LiveMessage }[] = [];
  let listensSince: number | null = null;
  const repeat = (hear: (message: LiveMessage | null) => void, sinceMs: number) => {
    // Who comes before the connection stands is told of a gap when it does.
    if (listensSince === null) return;
    if (!(sinceMs >= listensSince && sinceMs >= Date.now() - keptMs)) return hear(null);
    for (const { at, message } of recent) if (at >= sinceMs - slackMs) hear(message);
  };
  const start = () =>
    listen(databaseUrl, channel, {
      onMessage: (payload) => {
        const now = Date.now();
        const message = JSON.parse(payload) as LiveMessage;
        recent = [...recent.filter(({ at }) => at >= now - keptMs - slackMs), { at: now, message }];
        tell(message);
      },
      onListening: () => {
        const isFirst = listensSince === null;
        listensSince = Date.now();
        if (isFirst) tell(null);
      },
      onGap: () => tell(null),
    });
  return {
    subscribe(hear, sinceMs) {
      listener ??= start();
      repeat(hear, sinceMs);
      ears.add(hear);
      return () => ears.delete(hear);
    },
    async stop() {
      await listener?.stop();
      listener = null;
    },
  };
}

/** Tells the boards of the office on every node; inside a transaction, when it commits. */
export async function announceLive(db: Executor, { tags, opened = [] }: LiveMessage): Promise<void> {
  const message = { tags, opened: opened.slice(0, mostOpened) };
  await sql`SELECT pg_notify(${channel}, ${JSON.stringify(message)})`.execute(db);
}
