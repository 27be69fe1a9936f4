import { sql } from 'kysely';
import { listRoles } from '#modules/identity/queries.ts';
import { isTaskKind, type TaskKindName } from '#modules/tasks/rules/task-kinds.ts';
import { visibleKinds } from '#modules/tasks/rules/visible-kinds.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';

export interface Task {
  id: number;
  kind: TaskKindName;
  objectId: string;
  title: string;
  about: string;
  dueAt: Date;
  amountVnd: number | null;
  owner: { id: string; name: string } | null;
  escalation: number;
}

export interface TaskFilter {
  kinds: readonly TaskKindName[];
  /** An id of the staff; null for tasks without an owner. */
  ownerId?: string | null | undefined;
  limit: number;
}

/** The open tasks of some kinds, the most urgent first. */
export async function listTasks(db: Executor, filter: TaskFilter): Promise<Task[]> {
  return (await listTaskPage(db, filter, {})).rows;
}

/** As `listTasks`, page by page. */
export async function listTaskPage(
  db: Executor,
  { kinds, ownerId, limit }: TaskFilter,
  cursor: KeysetPlace,
): Promise<KeysetPage<Task>> {
  if (kinds.length === 0) return { rows: [], next: null, previous: null };
  const place = readPlace(cursor, 'instant', 'bigint');
  const [dueAt, id] = place.at ?? [];
  const order = place.before ? 'desc' : 'asc';
  const rows = await openTasks(db, kinds)
    .$if(ownerId === null, (query) => query.where('owner_id', 'is', null))
    .$if(typeof ownerId === 'string', (query) => query.where('owner_id', '=', ownerId as string))
    .$if(dueAt !== undefined, (query) =>
      query.where(
        sql<boolean>`(due_at, id) ${sql.raw(place.before ? '<' : '>')} (${dueAt}::timestamptz, ${id}::bigint)`,
      ),
    )
    .orderBy('due_at', order)
    .orderBy('id', order)
    .limit(limit + 1)
    .execute();
  return toKeysetPage(rows.map(toTask), limit, place, (task) => [task.dueAt.toISOString(), task.id]);
}

/** The open tasks about one object. */
export async function listTasksAbout(
  db: Executor,
  kinds: readonly TaskKindName[],
  objectId: string,
): Promise<Task[]> {
  const rows = await openTasks(db, kinds)
    .where('object_id', '=', objectId)
    .orderBy('due_at')
    .orderBy('id')
    .execute();
  return rows.map(toTask);
}

/** The owners of tasks about some objects, by object. */
export async function listTaskOwners(
  db: Executor,
  kinds: readonly TaskKindName[],
  objectIds: readonly string[],
): Promise<Map<string, { id: string; name: string }>> {
  if (objectIds.length === 0) return new Map();
  const rows = await openTasks(db, kinds)
    .where('object_id', 'in', objectIds)
    .where('owner_id', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.objectId, { id: row.ownerId ?? '', name: row.ownerName ?? '' }]));
}

function openTasks(db: Executor, kinds: readonly TaskKindName[]) {
  return db
    .selectFrom('tasks')
    .select([
      'id',
      sql<TaskKindName>`kind`.as('kind'),
      'object_id as objectId',
      'title',
      'about',
      'due_at as dueAt',
      'amount_vnd as amountVnd',
      'owner_id as ownerId',
      'owner_name as ownerName',
      'escalation',
    ])
    .where('state', '=', 'open')
    .where('kind', 'in', kinds);
}

function toTask({
  ownerId,
  ownerName,
  dueAt,
  ...row
}: Omit<Task, 'owner' | 'dueAt'> & {
  ownerId: string | null;
  ownerName: string | null;
  dueAt: Date | string;
}): Task {
  return {
    ...row,
    dueAt: new Date(dueAt),
    owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '' },
  };
}

/** The tasks for a person's morning mail, as far as their role still permits; most urgent first. */
export async function listMorningTasks(db: Executor, staffId: string, role: string): Promise<Task[]> {
  const chosen = await db
    .selectFrom('task_notices')
    .select('kind')
    .where('staff_id', '=', staffId)
    .where('way', '=', 'morning')
    .execute();
  const rights = (await listRoles(db)).find(({ slug }) => slug === role)?.rights ?? {};
  const seen = new Set(visibleKinds(rights));
  const kinds = chosen.map(({ kind }) => kind).filter((kind) => isTaskKind(kind) && seen.has(kind));
  return listTasks(db, { kinds: kinds as TaskKindName[], limit: 50 });
}

/** One open task, or null when it was done meanwhile. */
export async function findOpenTask(db: Executor, id: number) {
  const row = await db
    .selectFrom('tasks')
    .select(['kind', 'object_id as objectId', 'title', 'about', 'due_at as dueAt', 'opened_at as openedAt'])
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row ?? null;
}
