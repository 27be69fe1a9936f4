import { sql } from 'kysely';
import { may } from '#modules/pricing/policy.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { type HistoryLine, writeHistoryLines } from '#platform/history/write-history.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { type FoundPromotion, findPromotions } from './find-promotion.ts';
import { newPromotionForHistory, promotionForHistory, promotionObject } from './promotion-for-history.ts';
import type { PromotionInput } from './promotion-input.ts';
import { promotionRow } from './promotion-row.ts';
import { resolveScopes } from './resolve-scope.ts';

/** A promotion to import, with all its fields; afterwards it runs if its status says so. */
export interface BroughtPromotion {
  input: PromotionInput;
  /** Whether it differs from what is stored. */
  isWritten: boolean;
  /** The id and version that the caller saw; null for a new promotion. */
  seen: { id: number; version: number } | null;
}

type Refused =
  | { ok: false; reason: 'not_allowed' | NonNullable<ReturnType<typeof whyNot>> | 'code_taken' }
  | { ok: false; reason: 'unknown_product' | 'unknown_place'; name: string };
export type BroughtPromotionResult = { ok: true; id: number; version: number } | Refused;

interface Standing extends BroughtPromotion {
  ok: true;
  /** The stored promotion, locked; null for a new one. */
  before: FoundPromotion | null;
  row: ReturnType<typeof promotionRow> & Record<'product_ids' | 'province_ids' | 'place_ids', number[]>;
  /** By how much its version is incremented. */
  saves: number;
}
type Kept = Standing & { before: FoundPromotion };

/**
 * Batch version of `addPromotion`, `editPromotion` and `switchPromotion`, with one statement per step: for codes, and for deals
 * that do not run. A deal that runs or is to run affects prices, and its days count towards a legal limit: it is refused here
 * (`runs`) and has to be edited alone.
 * @returns the result of each, in their order
 */
export async function bringPromotions(
  tx: Tx,
  { promotions, actor }: { promotions: readonly BroughtPromotion[]; actor: Actor },
  now: Date,
): Promise<BroughtPromotionResult[]> {
  if (!may(actor, 'promotion.edit')) return promotions.map(() => ({ ok: false, reason: 'not_allowed' }));
  const standings = await standingsOf(tx, promotions, now);
  const open = standings.filter((one) => one.ok);
  const begun = open.filter(({ before }) => !before);
  const added = await insertAll(tx, begun, now);
  await updateAll(tx, open.filter(isKept), now);
  const results = standings.map((one): BroughtPromotionResult => {
    if (!one.ok) return one;
    const id = one.before?.id ?? added.get(one);
    if (id === undefined) return { ok: false, reason: 'code_taken' };
    return { ok: true, id, version: (one.before?.version ?? 1) + one.saves };
  });
  const lines = standings.flatMap((one, at) => {
    const result = results[at];
    return one.ok && result?.ok ? linesOf(one, { actor, object: promotionObject(result.id), now }) : [];
  });
  await writeHistoryLines(tx, lines);
  return results;
}

const isKept = (one: Standing): one is Kept => one.before !== null;

async function standingsOf(
  tx: Tx,
  promotions: readonly BroughtPromotion[],
  now: Date,
): Promise<(Standing | Refused)[]> {
  const ids = promotions.flatMap(({ seen }) => (seen ? [seen.id] : []));
  if (ids.length > 0)
    await tx.selectFrom('promotions').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  const found = await findPromotions(tx, ids);
  const owners = await ownersOfCodes(tx, promotions);
  const inputs = promotions.map(({ input }) => input);
  const scopes = await resolveScopes(tx, inputs);
  return promotions.map((one, at): Standing | Refused => {
    const { input, seen, isWritten } = one;
    const before = seen ? (found.get(seen.id) ?? null) : null;
    const reason = whyNot(one, before, now);
    if (reason) return { ok: false, reason };
    const owner = input.code === null ? undefined : owners.get(input.code);
    if (owner !== undefined && owner !== before?.id) return { ok: false, reason: 'code_taken' };
    const resolved = scopes[at];
    if (!resolved?.ok) return resolved as Refused;
    // Later rows with the same code find it taken; a new promotion has no id yet.
    if (input.code !== null) owners.set(input.code, before?.id ?? 0);
    const isSwitched = (before?.input.status ?? false) !== input.status;
    const saves = (before && isWritten ? 1 : 0) + (isSwitched ? 1 : 0);
    return { ...one, ok: true, before, row: { ...promotionRow(input), ...resolved.scope }, saves };
  });
}

function whyNot({ input, seen }: BroughtPromotion, before: FoundPromotion | null, now: Date) {
  const was = before?.input.status ?? false;
  if (seen && !before) return 'unknown_promotion';
  if (seen && before?.version !== seen.version) return 'changed_meanwhile';
  if (before && (before.input.code === null) !== (input.code === null)) return 'other_sort';
  if (input.code === null && (was || input.status)) return 'runs';
  return input.status && !was && input.toOn < dayInVietnam(now) ? 'is_over' : null;
}

async function ownersOfCodes(tx: Tx, promotions: readonly BroughtPromotion[]): Promise<Map<string, number>> {
  const codes = promotions.flatMap(({ input }) => input.code ?? []);
  if (codes.length === 0) return new Map();
  const rows = await tx.selectFrom('promotions').select(['id', 'code']).where('code', 'in', codes).execute();
  return new Map(rows.map(({ id, code }) => [code ?? '', id]));
}

/** @returns their ids; none for one whose code was taken meanwhile */
async function insertAll(tx: Tx, begun: readonly Standing[], now: Date): Promise<Map<Standing, number>> {
  if (begun.length === 0) return new Map();
  const values = begun.map(({ row, input: { status }, saves }) => ({
    ...row,
    ...{ status, created_at: now, version: 1 + saves },
  }));
  const rows = await tx
    .insertInto('promotions')
    .values(values)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning(['id', 'code'])
    .execute();
  const byCode = new Map(rows.map(({ id, code }) => [code, id]));
  // Deals have no code that could be taken, so all are inserted, in order.
  const deals = rows.flatMap(({ id, code }) => (code === null ? [id] : []));
  const numbered = begun.map((one): [Standing, number | undefined] => [
    one,
    one.input.code === null ? deals.shift() : byCode.get(one.input.code),
  ]);
  return new Map(numbered.flatMap(([one, id]) => (id === undefined ? [] : [[one, id]])));
}

async function updateAll(tx: Tx, kept: readonly Kept[], now: Date): Promise<void> {
  const rows = kept.map(({ before, row, input: { status }, saves }) => ({
    ...row,
    ...{ id: before.id, version: before.version + saves, status },
    stopped_at: status ? null : before.input.status ? now : before.stoppedAt,
  }));
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id');
  const set = columns.map((name) => sql`${sql.ref(name)} = n.${sql.ref(name)}`);
  const given = JSON.stringify(rows);
  await sql`
    UPDATE promotions o SET ${sql.join(set)}
    FROM jsonb_populate_recordset(NULL::promotions, ${given}::jsonb) AS n WHERE o.id = n.id`.execute(tx);
}

function linesOf(
  { before, input, isWritten }: Standing,
  line: Pick<HistoryLine, 'actor' | 'object' | 'now'>,
): HistoryLine[] {
  const was = before?.input.status ?? false;
  const lines: HistoryLine[] = [];
  if (!before)
    lines.push({
      ...line,
      verb: 'promotion.add',
      after: newPromotionForHistory({ ...input, status: false }),
    });
  else if (isWritten) {
    const [former, after] = [
      promotionForHistory(before.input),
      promotionForHistory({ ...input, status: was }),
    ];
    lines.push({ ...line, verb: 'promotion.edit', before: former, after });
  }
  const verb = input.status ? 'promotion.start' : 'promotion.stop';
  return was === input.status ? lines : [...lines, { ...line, verb }];
}
