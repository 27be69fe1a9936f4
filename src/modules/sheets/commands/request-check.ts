import type { StaffActor } from '#platform/actor/actor.ts';
import type { Database, Executor, Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { sheetStepRequested } from '../events.ts';
import { loadSheet, type SheetName, type SheetRef } from '../kinds/sheet-kinds.ts';
import { may } from '../policy.ts';
import { mayWrite } from './may-write.ts';

type Refused<Reason extends string> = { ok: false; reason: Reason };
type Parts = { db: Database; queue: Queue };
type State = 'uploaded' | 'checking' | 'checked' | 'running' | 'done' | 'undoing' | 'undone';

export type StepRequestResult =
  | { ok: true }
  | Refused<'not_allowed' | 'unknown_import' | 'wrong_time' | 'nothing_to_do' | 'twice'>
  | (Refused<'column_missing'> & { label: string });

interface StepRequest {
  id: number;
  actor: StaffActor;
}

/** Starts the check of a file with these columns, one per heading position; can be repeated. Nothing is written to the sheet's data. */
export async function requestCheck(
  parts: Parts,
  { id, columns, actor }: StepRequest & { columns: readonly string[] },
  now: Date,
): Promise<StepRequestResult> {
  return step(parts, { id, actor, from: ['uploaded', 'checked'], to: 'checking' }, now, async (tx, found) => {
    const known = (await loadSheet(tx, found.ref)).columns.filter(({ isReadOnly }) => !isReadOnly);
    const meant = found.headings.map((_, at) => known.find(({ name }) => name === columns[at])?.name ?? '');
    const named = meant.filter(Boolean);
    if (new Set(named).size < named.length) return { ok: false, reason: 'twice' };
    const missing = known.find(({ name, isNeeded }) => isNeeded && !named.includes(name));
    if (missing) return { ok: false, reason: 'column_missing', label: missing.label };
    if (named.length === 0) return { ok: false, reason: 'nothing_to_do' };
    await tx.updateTable('sheet_imports').set({ columns: meant }).where('id', '=', id).execute();
    await tx
      .updateTable('sheet_rows')
      .set({ outcome: 'unread', errors: json({}), changes: json([]), plan: null })
      .where('import_id', '=', id)
      // For a file that was just uploaded there are no results to reset.
      .where('outcome', '<>', 'unread')
      .execute();
    return { ok: true };
  });
}

/**
 * Starts writing the rows that the check found new or changed; the others are left out. The reason is stored in the
 * history of all of them.
 */
export async function requestImport(
  parts: Parts,
  { id, reason, actor }: StepRequest & { reason: string },
  now: Date,
): Promise<StepRequestResult> {
  return step(parts, { id, actor, from: ['checked'], to: 'running' }, now, async (tx, found) => {
    const count = await countOpen(tx, id, ['new', 'changed']);
    if (count === 0) return { ok: false, reason: 'nothing_to_do' };
    await tx.updateTable('sheet_imports').set({ reason }).where('id', '=', id).execute();
    const object = { type: 'sheet', id: String(id) };
    const after = { sheet: found.ref.name, file: found.fileName, rows: count };
    await writeHistory(tx, { actor, verb: 'sheet.import', object, after, reason, now });
    return { ok: true };
  });
}

/** Starts the undo of an import, row by row, except for what has been changed since. */
export async function requestUndo(
  parts: Parts,
  { id, actor }: StepRequest,
  now: Date,
): Promise<StepRequestResult> {
  return step(parts, { id, actor, from: ['done'], to: 'undoing' }, now, async (tx, found) => {
    const count = await countOpen(tx, id, ['added', 'saved']);
    if (count === 0) return { ok: false, reason: 'nothing_to_do' };
    const object = { type: 'sheet', id: String(id) };
    const after = { sheet: found.ref.name, file: found.fileName, rows: count };
    await writeHistory(tx, { actor, verb: 'sheet.undo', object, after, now });
    return { ok: true };
  });
}

interface FoundImport {
  ref: SheetRef;
  headings: string[];
  fileName: string;
}

/** Of two concurrent requests, the second gets an error that it is done already. */
async function step(
  { db, queue }: Parts,
  { id, actor, from, to }: StepRequest & { from: State[]; to: State },
  now: Date,
  prepare: (tx: Tx, found: FoundImport) => Promise<StepRequestResult>,
): Promise<StepRequestResult> {
  return db.transaction().execute(async (tx): Promise<StepRequestResult> => {
    const row = await tx
      .selectFrom('sheet_imports')
      .select(['sheet', 'product_kind', 'headings', 'state', 'file_name'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const ref = { name: row?.sheet as SheetName, kind: (row?.product_kind ?? '') as SheetRef['kind'] };
    if (!row) return { ok: false, reason: may(actor, 'sheet.import') ? 'unknown_import' : 'not_allowed' };
    if (!mayWrite(actor, ref)) return { ok: false, reason: 'not_allowed' };
    if (!from.includes(row.state as State)) return { ok: false, reason: 'wrong_time' };
    const prepared = await prepare(tx, { ref, headings: row.headings, fileName: row.file_name });
    if (!prepared.ok) return prepared;
    await tx
      .updateTable('sheet_imports')
      .set({ state: to, actor: json(actor), begun_at: now, ended_at: null })
      .where('id', '=', id)
      .execute();
    await queue.send(tx, sheetStepRequested, { importId: id });
    await announceLive(tx, { tags: ['sheets'] });
    return { ok: true };
  });
}

async function countOpen(db: Executor, id: number, outcomes: string[]): Promise<number> {
  const { count } = await db
    .selectFrom('sheet_rows')
    .where('import_id', '=', id)
    .where('outcome', 'in', outcomes)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
