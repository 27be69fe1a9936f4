import {
  addPromotion,
  type BroughtPromotionResult,
  bringPromotions,
  editPromotion,
  type PromotionInput,
  switchPromotion,
} from '#modules/pricing/promotions/promotions.ts';
import { eachRow, granted, refusalErrors } from './each-row.ts';
import type { RowDone, Writing } from './sheet.ts';

/** The action of one row of a promotion sheet. */
export interface PromotionPlan {
  input: PromotionInput;
  isOn: boolean;
  isWritten: boolean;
  /** As it was when the row was checked; null if it is new. */
  seen: { id: number; version: number; input: PromotionInput } | null;
}

export interface PromotionUndo extends PromotionPlan {
  id: number;
  /** After the import. */
  version: number;
}

/** Writes codes and inactive deals together; a deal that is active, or is to become so, alone. Returns the undo data of each. */
export async function applyPromotionRows(
  writing: Writing,
  plans: readonly PromotionPlan[],
): Promise<RowDone[]> {
  return mostTogether(
    writing,
    plans,
    (some) =>
      bring(
        writing,
        some.map(({ input, isOn, isWritten, seen }) => ({ input, isOn, isWritten, seen })),
      ),
    applyPromotionRow,
  );
}

/** Restores the former promotions and stops new ones, where nobody has changed them since; together or alone as they were written. */
export async function undoPromotionRows(
  writing: Writing,
  undos: readonly PromotionUndo[],
): Promise<RowDone[]> {
  const back = ({ id, version, input, isWritten, seen }: PromotionUndo): Brought => ({
    ...{ input: seen?.input ?? input, isOn: seen?.input.status ?? false },
    ...{ isWritten: seen !== null && isWritten, seen: { id, version } },
  });
  return mostTogether(writing, undos, (some) => bring(writing, some.map(back)), undoPromotionRow);
}

type Brought = Pick<PromotionPlan, 'input' | 'isOn' | 'isWritten'> & {
  seen: { id: number; version: number } | null;
};

function bring({ tx, actor, now }: Writing, rows: readonly Brought[]): Promise<BroughtPromotionResult[]> {
  const promotions = rows.map(({ input, isOn, isWritten, seen }) => ({
    ...{ input: { ...input, status: isOn }, isWritten, seen },
  }));
  return bringPromotions(tx, { promotions, actor }, now);
}

/** A deal that is or was active changes prices and has legally limited days: such rows are written alone, the others together. */
async function mostTogether<Row extends PromotionPlan>(
  writing: Writing,
  rows: readonly Row[],
  together: (rows: readonly Row[]) => Promise<BroughtPromotionResult[]>,
  alone: (writing: Writing, row: Row) => Promise<PromotionUndo | undefined>,
): Promise<RowDone[]> {
  const isAlone = ({ input, isOn, seen }: PromotionPlan) =>
    input.code === null && (isOn || (seen?.input.status ?? false));
  const some = rows.filter((row) => !isAlone(row));
  const results = await together(some);
  const done = new Map<Row, RowDone>();
  for (const [at, row] of some.entries()) {
    const result = results[at];
    if (result?.ok)
      done.set(row, {
        ok: true,
        undo: { ...row, id: result.id, version: result.version } satisfies PromotionUndo,
      });
    else if (result) done.set(row, { ok: false, errors: refusalErrors(result) });
  }
  const single = rows.filter(isAlone);
  const ended = await eachRow(writing, single, alone);
  for (const [at, row] of single.entries()) done.set(row, ended[at] as RowDone);
  return rows.map((row) => done.get(row) as RowDone);
}

/** Adds or changes a promotion, then starts or stops it. @returns its undo data */
async function applyPromotionRow(
  { tx: db, queue, actor, now }: Writing,
  plan: PromotionPlan,
): Promise<PromotionUndo> {
  const { input, isOn, isWritten, seen } = plan;
  const parts = { db, queue };
  let id = seen?.id ?? 0;
  if (!seen) id = granted(await addPromotion(parts, { input, actor }, now)).id;
  else if (isWritten) granted(await editPromotion(parts, { id, version: seen.version, input, actor }, now));
  else if ((await versionOf(db, id)) !== seen.version) granted({ ok: false, reason: 'changed_meanwhile' });
  if ((seen?.input.status ?? false) !== isOn) granted(await switchPromotion(parts, { id, isOn, actor }, now));
  return { ...plan, id, version: await versionOf(db, id) };
}

/** Restores the former promotion or stops a new one, where nobody has changed it since. */
async function undoPromotionRow(
  { tx: db, queue, actor, now }: Writing,
  { id, version, isOn, isWritten, seen }: PromotionUndo,
): Promise<undefined> {
  const parts = { db, queue };
  if ((await versionOf(db, id)) !== version) granted({ ok: false, reason: 'changed_meanwhile' });
  const was = seen?.input.status ?? false;
  if (was !== isOn) granted(await switchPromotion(parts, { id, isOn: was, actor }, now));
  if (!seen || !isWritten) return;
  const late = await versionOf(db, id);
  granted(await editPromotion(parts, { id, version: late, input: seen.input, actor }, now));
}

async function versionOf(tx: Writing['tx'], id: number): Promise<number> {
  const row = await tx.selectFrom('promotions').select('version').where('id', '=', id).executeTakeFirst();
  return row?.version ?? 0;
}
