import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';

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
}

/** Lines of the history, newest first, with the cursors of the pages beside them. */
export async function listHistory(db: Executor, filter: HistoryFilter, limit = 50, cursor: KeysetPlace = {}) {
  const { objectType, objectId, actor, verb, from, until, words } = filter;
  const place = readPlace(cursor, 'bigint');
  const [beyond] = place.at ?? [];
  const isBack = place.before !== null;
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
    .$if(beyond !== undefined, (query) => query.where('id', isBack ? '>' : '<', beyond ?? 0))
    .orderBy('id', isBack ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const page = toKeysetPage(rows, limit, place, ({ id }) => [id]);
  return { lines: page.rows, next: page.next, previous: page.previous };
}

function likeText(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&');
}
