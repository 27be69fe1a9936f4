import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import type { Sheet } from '../kinds/sheet.ts';
import { loadSheet, type SheetName, type SheetRef } from '../kinds/sheet-kinds.ts';
import { checkRows } from './steps/check-rows.ts';
import { type OpenRow, type RowResult, takeRows, writeResults } from './steps/rows.ts';

export type StepParts = Pick<App, 'db' | 'queue' | 'clock' | 'log'>;

/**
 * Runs the current step of an import, some rows at a time; rows that a crashed process has finished stay finished, and
 * the next process continues. Idempotent and safe to run concurrently.
 */
export async function runStep(parts: StepParts, importId: number): Promise<void> {
  const found = await parts.db
    .selectFrom('sheet_imports')
    .select(['sheet', 'product_kind', 'state'])
    .where('id', '=', importId)
    .executeTakeFirst();
  if (!found) return;
  const ref: SheetRef = { name: found.sheet as SheetName, kind: found.product_kind as SheetRef['kind'] };
  const sheet = await loadSheet(parts.db, ref);
  if (found.state === 'checking') await checkRows(parts, sheet, importId);
  if (found.state === 'running') await allRows(parts, sheet, { importId, ...doing });
  if (found.state === 'undoing') await allRows(parts, sheet, { importId, ...undoing });
}

interface StepContext {
  importId: number;
  state: 'running' | 'undoing';
  end: 'done' | 'undone';
  open: readonly string[];
  isBackward: boolean;
  refused: 'refused' | 'left';
}

const doing = {
  state: 'running',
  end: 'done',
  open: ['new', 'changed'],
  isBackward: false,
  refused: 'refused',
} as const;
const undoing = {
  state: 'undoing',
  end: 'undone',
  open: ['added', 'saved'],
  isBackward: true,
  refused: 'left',
} as const;

async function allRows(parts: StepParts, sheet: Sheet, context: StepContext): Promise<void> {
  let most = sheet.batch;
  for (;;) {
    try {
      const isOver = await parts.db
        .transaction()
        .execute((tx) => someRows(parts, sheet, context, { tx, most }));
      if (isOver) return;
      most = sheet.batch;
    } catch (fault) {
      if (isOfDatabase(fault)) throw fault;
      // One row with an unexpected error must not keep the others from being written: it is found, marked and left out.
      if (most > 1) most = 1;
      else await leaveOut(parts, context, fault);
    }
  }
}

/** @returns whether nothing is left to do */
async function someRows(
  { queue, clock }: StepParts,
  sheet: Sheet,
  context: StepContext,
  { tx, most }: { tx: Tx; most: number },
): Promise<boolean> {
  const locked = await lockImport(tx, context);
  if (!locked) return true;
  const rows = await takeRows(tx, { ...context, most });
  const now = clock.now();
  if (rows.length === 0) {
    await tx
      .updateTable('sheet_imports')
      .set({ state: context.end, ended_at: now })
      .where('id', '=', context.importId)
      .execute();
  } else {
    const writing = { tx, queue, now, actor: { ...locked.actor, because: locked.because } };
    const isUndo = context.state === 'undoing';
    const done = isUndo
      ? await sheet.undo(
          writing,
          rows.map(({ undo }) => undo ?? {}),
        )
      : await sheet.apply(
          writing,
          rows.map(({ plan }) => plan ?? {}),
        );
    await writeResults(
      tx,
      context.importId,
      rows.map((row, at): RowResult => {
        const result = done[at];
        if (!result?.ok)
          return { ...row, outcome: context.refused, errors: result?.errors ?? {}, undo: row.undo };
        const outcome = isUndo ? 'undone' : row.outcome === 'new' ? 'added' : 'saved';
        return { ...row, outcome, errors: {}, undo: isUndo ? null : (result.undo ?? null) };
      }),
    );
  }
  await announceLive(tx, { tags: ['sheets'] });
  return rows.length === 0;
}

async function lockImport(tx: Tx, { importId, state }: StepContext) {
  const row = await tx
    .selectFrom('sheet_imports')
    .select(['actor', 'file_name', 'reason'])
    .where('id', '=', importId)
    .where('state', '=', state)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const what = state === 'undoing' ? 'Hoàn tác lần nhập' : 'Nhập từ tệp';
  const because = `${what} ${row.file_name}${row.reason ? `: ${row.reason}` : ''}`.slice(0, 500);
  return { actor: row.actor as unknown as StaffActor, because };
}

/** Marks the first open row as failed. */
async function leaveOut({ db, log }: StepParts, context: StepContext, fault: unknown): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await lockImport(tx, context))) return;
    const [row] = (await takeRows(tx, { ...context, most: 1 })) as [OpenRow?];
    if (!row) return;
    log.error({ error: fault, importId: context.importId, row: row.number }, 'a row of a sheet failed');
    const errors = {
      row: 'Không ghi được dòng này vì lỗi của hệ thống. Bạn báo kỹ thuật số của lần nhập và số dòng.',
    };
    await writeResults(tx, context.importId, [{ ...row, outcome: context.refused, errors }]);
  });
}

/** Connection errors, locks, deadlocks and timeouts: a retry may succeed. */
function isOfDatabase(fault: unknown): boolean {
  const { code } = fault as { code?: unknown };
  return typeof code === 'string' && (/^(08|40|53|55|57)/.test(code) || /^E[A-Z]+$/.test(code));
}
