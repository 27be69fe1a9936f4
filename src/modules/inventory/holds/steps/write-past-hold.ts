import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/db/connect.ts';

/** The hold of a trip of before the site had its inventory: it is sold, and takes nothing. @returns its id */
export async function writePastHold(tx: Tx, at: Date): Promise<string> {
  const id = randomUUID();
  const times = { created_at: at, expires_at: at, lapses_at: at, ended_at: at };
  await tx
    .insertInto('holds')
    .values({ id, state: 'converted', ...times })
    .execute();
  return id;
}
