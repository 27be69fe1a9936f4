import type { StaffActor } from '#platform/actor/actor.ts';
import type { Database, Executor, Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';
import { findStaff } from '../queries.ts';

export type EndSessionsResult =
  | { ok: true; ended: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_person' };

/** Ends sessions of a person: one, all but one, or all. Everybody may end their own. Idempotent. */
export async function endSessions(
  db: Database,
  {
    userId,
    only,
    except,
    actor,
  }: { userId: string; only?: string; except?: string | undefined; actor: StaffActor },
  now: Date,
): Promise<EndSessionsResult> {
  if (actor.id !== userId && !may(actor, 'staff.block')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<EndSessionsResult> => {
    const person = await findStaff(tx, userId);
    if (!person) return { ok: false, reason: 'unknown_person' };
    const ended = await dropSessions(tx, userId, { only, except });
    if (ended > 0)
      await writeHistory(tx, {
        actor,
        verb: 'staff.sign-out',
        object: { type: 'staff', id: person.email },
        after: { sessions: ended },
        now,
      });
    return { ok: true, ended };
  });
}

/** @returns how many */
export async function dropSessions(
  tx: Tx,
  userId: string,
  { only, except }: { only?: string | undefined; except?: string | undefined } = {},
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends a session at sign-out. */
export async function dropSession(db: Executor, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
}
