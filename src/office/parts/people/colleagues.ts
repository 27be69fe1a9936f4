import { findStaff, listStaff } from '#modules/identity/queries.ts';
import type { Database } from '#platform/db/connect.ts';

export interface Colleague {
  id: string;
  name: string;
}

/** All active staff: those that something may be assigned to. */
export async function listColleagues(db: Database, now: Date): Promise<Colleague[]> {
  const people = await listStaff(db, now);
  return people.flatMap(({ id, name, state }) => (state === 'active' ? [{ id, name }] : []));
}

/** The colleague in a form. Null means nobody ('khong-ai'); undefined means unknown. */
export async function readColleague(db: Database, id: string): Promise<Colleague | null | undefined> {
  if (id === 'khong-ai') return null;
  const person = /^[\da-f-]{36}$/.test(id) ? await findStaff(db, id) : null;
  return person?.state === 'active' ? { id: person.id, name: person.name } : undefined;
}
