import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** All actors in the history, each under their latest name. One index probe for each. */
export async function listActors(db: Executor): Promise<{ actor: string; name: string }[]> {
  const { rows } = await sql<{ actor: string; name: string }>`
    WITH RECURSIVE known AS (
      (SELECT actor FROM history ORDER BY actor LIMIT 1)
      UNION ALL
      SELECT (SELECT h.actor FROM history h WHERE h.actor > known.actor ORDER BY h.actor LIMIT 1)
      FROM known WHERE known.actor IS NOT NULL
    )
    SELECT known.actor, last.name FROM known CROSS JOIN LATERAL (
      SELECT actor_name AS name FROM history h WHERE h.actor = known.actor ORDER BY id DESC LIMIT 1
    ) last
    WHERE known.actor IS NOT NULL AND last.name <> '' ORDER BY last.name`.execute(db);
  return rows;
}

/** Display names of people recorded as 'staff:<id>'; those absent from the history go by their id. */
export async function namesOfActors(
  db: Executor,
  actors: readonly string[],
): Promise<(actor: string) => string> {
  const rows =
    actors.length === 0
      ? []
      : await db
          .selectFrom('history')
          .select(['actor', 'actor_name as name'])
          .distinctOn('actor')
          .where('actor', 'in', [...new Set(actors)])
          .where('actor_name', '<>', '')
          .orderBy('actor')
          .orderBy('id', 'desc')
          .execute();
  const names = new Map(rows.map(({ actor, name }) => [actor, name]));
  return (actor) => names.get(actor) ?? machineName(actor);
}

/** Display name of an actor without a name in the history. */
export function machineName(actor: string): string {
  return machineNames[actor] ?? actor.replace(/^staff:/, '').replace(/^supplier:/, 'Nhà cung cấp ');
}

const machineNames: Readonly<Record<string, string>> = {
  guest: 'Khách',
  bank: 'Ngân hàng',
  provider: 'Bên thanh toán',
  system: 'Hệ thống',
};
