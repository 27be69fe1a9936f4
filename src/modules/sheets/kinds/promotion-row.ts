import {
  addPromotion,
  bringPromotions,
  editPromotion,
  type PromotionInput,
  switchPromotion,
} from '#modules/pricing/promotions/promotions.ts';
import { eachRow, granted, refusalErrors } from './each-row.ts';
import type { RowDone, Writing } from './sheet.ts';

/** What a row of a sheet of promotions does. */
export interface PromotionPlan {
  input: PromotionInput;
  isOn: boolean;
  isWritten: boolean;
  /** As it was when it was checked; null where it is new. */
  seen: { id: number; version: number; input: PromotionInput } | null;
}

interface PromotionUndo extends PromotionPlan {
  id: number;
  /** After the import. */
  version: number;
}

/** Codes and deals that do not run are written together; a deal that runs, or is to run, alone. What takes each back is kept. */
export async function applyPromotionRows(
  writing: Writing,
  plans: readonly PromotionPlan[],
): Promise<RowDone[]> {
  const isAlone = ({ input, isOn, seen }: PromotionPlan) =>
    input.code === null && (isOn || (seen?.input.status ?? false));
  const alone = plans.filter(isAlone);
  const together = plans.filter((plan) => !isAlone(plan));
  const results = await bringPromotions(
    writing.tx,
    {
      promotions: together.map(({ input, isOn, isWritten, seen }) => ({
        ...{ input: { ...input, status: isOn }, isWritten, seen },
      })),
      actor: writing.actor,
    },
    writing.now,
  );
  const done = new Map<PromotionPlan, RowDone>();
  for (const [at, plan] of together.entries()) {
    const result = results[at];
    if (result)
      done.set(
        plan,
        result.ok
          ? { ok: true, undo: { ...plan, id: result.id, version: result.version } satisfies PromotionUndo }
          : { ok: false, errors: refusalErrors(result) },
      );
  }
  const single = await eachRow(writing, alone, applyPromotionRow);
  for (const [at, plan] of alone.entries()) done.set(plan, single[at] as RowDone);
  return plans.map((plan) => done.get(plan) as RowDone);
}

/** Adds a promotion or changes one, then starts or stops it. @returns what takes it back */
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

/** Puts a promotion back as it was, and stops a new one, where nobody has changed it since. */
export async function undoPromotionRow(
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
