import { sql } from 'kysely';
import { reprintSoon } from '#modules/pricing/display-prices/reprint-prices.ts';
import { may } from '#modules/pricing/policy.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { keepIf } from '#platform/db/try-out.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { findPromotion } from './find-promotion.ts';
import { findLongestSale, type LongestSale, mostSaleDays } from './longest-sale.ts';
import { newPromotionForHistory, promotionForHistory, promotionObject } from './promotion-for-history.ts';
import type { PromotionInput } from './promotion-input.ts';
import { promotionRow } from './promotion-row.ts';
import { resolveScope } from './resolve-scope.ts';

type Unknown = { ok: false; reason: 'unknown_product' | 'unknown_place'; name: string };
type TooLong = { ok: false; reason: 'too_many_days'; sale: LongestSale };
type Refused<Reason extends string> = { ok: false; reason: Reason };

interface Parts {
  db: Executor;
  queue: Queue;
}

/** Adds a promotion, which does not run until it is started. */
export async function addPromotion(
  { db }: Parts,
  { input, actor }: { input: PromotionInput; actor: Actor },
  now: Date,
): Promise<{ ok: true; id: number } | Refused<'not_allowed' | 'code_taken'> | Unknown> {
  if (!may(actor, 'promotion.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx) => {
    const resolved = await resolveScope(tx, input);
    if (!resolved.ok) return resolved;
    const added = await tx
      .insertInto('promotions')
      .values({ ...promotionRow(input), ...resolved.scope, status: false, created_at: now })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return { ok: false, reason: 'code_taken' } as const;
    const after = newPromotionForHistory({ ...input, status: false });
    await writeHistory(tx, { actor, verb: 'promotion.add', object: promotionObject(added.id), after, now });
    return { ok: true, id: added.id } as const;
  });
}

export type EditPromotionResult =
  | { ok: true; version: number }
  | Refused<'not_allowed' | 'unknown_promotion' | 'changed_meanwhile' | 'code_taken' | 'other_sort'>
  | Unknown
  | TooLong;

/**
 * Edits a promotion with an optimistic lock (`version`). A code stays a code, and a deal a deal. Existing bookings keep
 * their discount; prices on cards and pages are updated at once.
 */
export async function editPromotion(
  { db, queue }: Parts,
  { id, version, input, actor }: { id: number; version: number; input: PromotionInput; actor: Actor },
  now: Date,
): Promise<EditPromotionResult> {
  if (!may(actor, 'promotion.edit')) return { ok: false, reason: 'not_allowed' };
  return change(db, async (tx): Promise<EditPromotionResult> => {
    const before = await lockPromotion(tx, id);
    if (!before) return { ok: false, reason: 'unknown_promotion' };
    if (before.version !== version) return { ok: false, reason: 'changed_meanwhile' };
    if ((before.input.code === null) !== (input.code === null)) return { ok: false, reason: 'other_sort' };
    if (input.code !== before.input.code && (await isTaken(tx, input.code)))
      return { ok: false, reason: 'code_taken' };
    const resolved = await resolveScope(tx, input);
    if (!resolved.ok) return resolved;
    const { status } = before.input;
    const covered = await listCovered(tx, id);
    await tx
      .updateTable('promotions')
      .set({ ...promotionRow(input), ...resolved.scope, version: version + 1 })
      .where('id', '=', id)
      .execute();
    if (status) {
      const tooLong = await findTooLong(tx, id, input);
      if (tooLong) return tooLong;
      await followUp(tx, queue, { id, covered, now });
    }
    const [was, is] = [promotionForHistory(before.input), promotionForHistory({ ...input, status })];
    const line = { actor, verb: 'promotion.edit', object: promotionObject(id), before: was, after: is };
    await writeHistory(tx, { ...line, now });
    return { ok: true, version: version + 1 };
  });
}

export type SwitchPromotionResult =
  | { ok: true }
  | Refused<'not_allowed' | 'unknown_promotion' | 'is_so_already' | 'is_over'>
  | TooLong;

/** Starts a promotion within its days, or stops it at once. Existing bookings keep their discount. */
export async function switchPromotion(
  { db, queue }: Parts,
  { id, isOn, reason = '', actor }: { id: number; isOn: boolean; reason?: string; actor: Actor },
  now: Date,
): Promise<SwitchPromotionResult> {
  if (!may(actor, 'promotion.edit')) return { ok: false, reason: 'not_allowed' };
  return change(db, async (tx): Promise<SwitchPromotionResult> => {
    const before = await lockPromotion(tx, id);
    if (!before) return { ok: false, reason: 'unknown_promotion' };
    if (before.input.status === isOn) return { ok: false, reason: 'is_so_already' };
    if (isOn && before.input.toOn < dayInVietnam(now)) return { ok: false, reason: 'is_over' };
    await tx
      .updateTable('promotions')
      .set({ status: isOn, stopped_at: isOn ? null : now, version: before.version + 1 })
      .where('id', '=', id)
      .execute();
    const tooLong = isOn ? await findTooLong(tx, id, before.input) : null;
    if (tooLong) return tooLong;
    await followUp(tx, queue, { id, covered: [], now });
    const verb = isOn ? 'promotion.start' : 'promotion.stop';
    await writeHistory(tx, { actor, verb, object: promotionObject(id), reason, now });
    return { ok: true };
  });
}

/** Runs in a transaction that is rolled back on a refusal, even one found after something was written. */
const change = <Result extends { ok: boolean }>(
  db: Executor,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> => keepIf(db, work, ({ ok }) => ok);

async function lockPromotion(tx: Tx, id: number) {
  await tx.selectFrom('promotions').select('id').where('id', '=', id).forUpdate().execute();
  return findPromotion(tx, id);
}

async function isTaken(tx: Tx, code: string | null): Promise<boolean> {
  if (code === null) return false;
  const row = await tx.selectFrom('promotions').select('id').where('code', '=', code).executeTakeFirst();
  return row !== undefined;
}

/** A sale with more days per year than the law allows, for a deal without a stated reason; null when it is within the limit. */
async function findTooLong(tx: Tx, id: number, { code, reason }: PromotionInput): Promise<TooLong | null> {
  if (code !== null || reason !== '') return null;
  const sale = await findLongestSale(tx, id);
  return sale && sale.days > mostSaleDays ? { ok: false, reason: 'too_many_days', sale } : null;
}

/** Codes only matter to quotes; a deal's price is shown on cards and pages, including those of products it covered before. */
async function followUp(
  tx: Tx,
  queue: Queue,
  { id, covered, now }: { id: number; covered: readonly number[]; now: Date },
): Promise<void> {
  const ids = [...new Set([...covered, ...(await listCovered(tx, id))])].sort((a, b) => a - b);
  if (ids.length === 0) return;
  await reprintSoon(tx, queue, ids, dayInVietnam(now));
  await announceChange(tx, ['catalogue']);
}

/** The products on sale that a deal covers; none of a code. */
async function listCovered(tx: Tx, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT p.id FROM promotions o JOIN products p ON promotion_covers(o, p.id, p.kind)
    WHERE o.id = ${id} AND o.code IS NULL AND p.status AND p.step = 1 ORDER BY p.id`.execute(tx);
  return rows.map((row) => row.id);
}
