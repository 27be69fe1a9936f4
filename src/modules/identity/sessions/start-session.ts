import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { Strength, Visit } from './staff-session.ts';

/** A working day; an unused session ends sooner. */
export const sessionHours = 12;
export const idleHours = 4;

/**
 * Starts a session with a new random token and ends the one it replaces. @returns the token, of which only the hash is
 * stored
 */
export async function startSession(
  tx: Tx,
  person: { userId: string; name: string; email: string },
  {
    strength,
    visit,
    now,
    instead,
    by = strength,
    confirmedAt = now,
  }: {
    strength: Strength;
    visit: Visit;
    now: Date;
    instead?: string | undefined;
    by?: string;
    confirmedAt?: Date;
  },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  if (instead) await tx.deleteFrom('sessions').where('id', '=', instead).execute();
  await tx
    .insertInto('sessions')
    .values({
      user_id: person.userId,
      token: hashToken(token),
      door: 'staff',
      strength,
      ip_address: visit.cameFrom,
      user_agent: visit.userAgent.slice(0, 300),
      expires_at: new Date(now.getTime() + sessionHours * 3_600_000),
      created_at: now,
      updated_at: now,
      confirmed_at: confirmedAt,
    })
    .execute();
  await tx.updateTable('staff').set({ seen_at: now }).where('user_id', '=', person.userId).execute();
  const { cameFrom, requestId } = visit;
  await writeHistory(tx, {
    actor: { id: person.userId, name: person.name, rights: {}, cameFrom, requestId },
    verb: 'staff.sign-in',
    object: { type: 'staff', id: person.email },
    after: { by },
    now,
  });
  return token;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
