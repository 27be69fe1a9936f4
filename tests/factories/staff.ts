import type { Rights, StaffActor } from '#platform/actor/actor.ts';

/** A member of staff, who may do everything unless the test gives rights. */
export function staff(id: string, rights: Rights = 'all'): StaffActor {
  return { id, name: id, rights, cameFrom: '192.0.2.7', requestId: null };
}
