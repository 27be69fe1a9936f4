import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { type Actor, actorText, isStaff, isSupplier } from '#platform/actor/actor.ts';
import type { Executor } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import { currentRequestId } from '#platform/log/on-behalf-of.ts';

export interface HistoryLine {
  actor: Actor;
  /** The action, by the name of its verb: 'booking.cancel'. */
  verb: string;
  /** The object: its kind and public identifier, as `{ type: 'booking', id: 'DV26A7K9Q' }`. */
  object: { type: string; id: string };
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
  now: Date;
}

/**
 * Records who did what in the history, in the transaction of the command, or in one of its own for a mere read. Lines
 * remain when a guest is erased: neither the
 * values nor the reason may name one. Only properties that differ between before and after are stored.
 */
export async function writeHistory(db: Executor, line: HistoryLine): Promise<void> {
  await writeHistoryLines(db, [line]);
}

/** Writes several lines in order, in one statement. */
export async function writeHistoryLines(db: Executor, lines: readonly HistoryLine[]): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map((line, place) => ({ ...rowOf(line), place }));
  await sql`${planOnce}
    INSERT INTO history (at, actor, actor_name, came_from, verb, object_type, object_id, before, after, reason, request_id)
    SELECT at, actor, actor_name, came_from, verb, object_type, object_id, before, after, reason, request_id
    FROM jsonb_to_recordset(${json(rows)}) AS line (at timestamptz, actor text, actor_name text, came_from text, verb text,
      object_type text, object_id text, before jsonb, after jsonb, reason text, request_id text, place int)
    ORDER BY place`.execute(db);
}

function rowOf(line: HistoryLine) {
  const { actor, verb, object, now } = line;
  const { before, after } = onlyChanged(line);
  return {
    at: now,
    actor: actorText(actor),
    actor_name: isStaff(actor) || isSupplier(actor) ? actor.name : '',
    came_from: isStaff(actor) ? actor.cameFrom : '',
    verb,
    object_type: object.type,
    object_id: object.id,
    before,
    after,
    reason: line.reason || (isStaff(actor) && actor.because) || '',
    request_id: (isStaff(actor) ? actor.requestId : null) ?? currentRequestId(),
  };
}

function onlyChanged({ before, after }: Pick<HistoryLine, 'before' | 'after'>) {
  if (!before || !after) return { before: before ?? null, after: after ?? null };
  // Compared as stored; the key order is PostgreSQL's and has no meaning.
  const kept = (value: unknown) => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
  const isSame = (key: string) => {
    const [one, other] = [before[key], after[key]];
    if (typeof one === 'string' && typeof other === 'string') return one === other;
    return isDeepStrictEqual(kept(one), kept(other));
  };
  const changedOf = (side: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(side).filter(([key]) => !isSame(key)));
  return { before: changedOf(before), after: changedOf(after) };
}
