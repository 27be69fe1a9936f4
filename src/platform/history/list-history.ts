import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

export interface HistoryFilter {
  objectType?: string | undefined;
  objectId?: string | undefined;
  /** 'staff:<id>' */
  actor?: string | undefined;
  verb?: string | undefined;
  /** Instants; `until` is not included. */
  from?: Date | undefined;
  until?: Date | undefined;
  /** A part of the object's name, the actor's or the reason. */
  words?: string | undefined;
  /** The last line of the page before: older ones follow. */
  before?: number | undefined;
}

/** Lines of the history, the newest first; `next` is the `before` of the page that follows, null on the last. */
export async function listHistory(db: Executor, filter: HistoryFilter, limit = 50) {
  const { objectType, objectId, actor, verb, from, until, words, before } = filter;
  const rows = await db
    .selectFrom('history')
    .select([
      'id',
      'at',
      'actor',
      'actor_name as actorName',
      'came_from as cameFrom',
      'verb',
      'object_type as objectType',
      'object_id as objectId',
      'before',
      'after',
      'reason',
      'request_id as requestId',
    ])
    .$if(objectType !== undefined, (query) => query.where('object_type', '=', objectType ?? ''))
    .$if(objectId !== undefined, (query) => query.where('object_id', '=', objectId ?? ''))
    .$if(actor !== undefined, (query) => query.where('actor', '=', actor ?? ''))
    .$if(verb !== undefined, (query) => query.where('verb', '=', verb ?? ''))
    .$if(from !== undefined, (query) => query.where('at', '>=', from ?? new Date(0)))
    .$if(until !== undefined, (query) => query.where('at', '<', until ?? new Date(0)))
    .$if(!!words, (query) =>
      query.where('words', 'like', sql<string>`'%' || ${likeText(words ?? '')} || '%'`),
    )
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const lines = rows.slice(0, limit);
  return { lines, next: rows.length > limit ? (lines.at(-1)?.id ?? null) : null };
}

function likeText(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&');
}
