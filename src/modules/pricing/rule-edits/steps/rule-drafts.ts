import { listStoredRules } from '#modules/pricing/day-price/list-price-rules.ts';
import { may } from '#modules/pricing/policy.ts';
import { type PricedYear, priceYear, type TriedParty } from '#modules/pricing/try-out/price-year.ts';
import { type Actor, actorText, isStaff } from '#platform/actor/actor.ts';
import type { Executor } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { keepIf, tryOut } from '#platform/db/try-out.ts';
import { applyRuleChange, type RuleChange, type RuleRefusal, type RulesChange } from './apply-rule-change.ts';
import { ruleMark } from './rule-mark.ts';

type DraftChange = Exclude<RuleChange, { do: 'remove' }>;

/** A rule that is saved without being in force. */
interface RuleDraft {
  id: number;
  change: DraftChange;
  savedName: string;
  savedAt: Date;
}

export type SaveRuleDraftResult = { ok: true; id: number } | RuleRefusal;

/** The most drafts of one product. */
const maxDrafts = 20;

/**
 * Saves a rule, or the change of one, as a draft: it is validated as if it were put in force, and moves no price. A second draft
 * of a rule replaces the first, and `id` names the draft that a new rule replaces.
 */
export async function saveRuleDraft(
  db: Executor,
  { productId, change, actor, id }: RulesChange & { change: DraftChange; id?: number | undefined },
  now: Date,
): Promise<SaveRuleDraftResult | { ok: false; reason: 'too_many_drafts' }> {
  if (!may(actor, 'price.rules')) return { ok: false, reason: 'not_allowed' };
  const tried = await tryOut(db, (tx) => applyRuleChange(tx, { productId, change, actor }, now));
  if (!tried.ok) return tried;
  const row = {
    ...{ product_id: productId, rule_id: change.do === 'edit' ? change.id : null, change: json(change) },
    ...{ saved_by: actorText(actor), saved_name: isStaff(actor) ? actor.name : '', saved_at: now },
  };
  return keepIf(
    db,
    async (tx) => {
      if (id !== undefined) await removeDraft(tx, productId, id);
      const drafts = await listRuleDrafts(tx, productId);
      if (drafts.length >= maxDrafts) return { ok: false as const, reason: 'too_many_drafts' as const };
      const saved = await tx
        .insertInto('price_rule_drafts')
        .values(row)
        .onConflict((conflict) => conflict.columns(['product_id', 'rule_id']).doUpdateSet(row))
        .returning('id')
        .executeTakeFirstOrThrow();
      return { ok: true as const, id: saved.id };
    },
    ({ ok }) => ok,
  );
}

/** Removes a draft: it was put in force, or nobody wants it. @returns whether there was one */
export async function removeRuleDraft(
  db: Executor,
  { productId, id, actor }: { productId: number; id: number; actor: Actor },
): Promise<boolean> {
  return may(actor, 'price.rules') && (await removeDraft(db, productId, id));
}

async function removeDraft(db: Executor, productId: number, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('price_rule_drafts')
    .where('product_id', '=', productId)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** The drafts of a product, in the order in which they were begun. */
export async function listRuleDrafts(db: Executor, productId: number): Promise<RuleDraft[]> {
  const rows = await db
    .selectFrom('price_rule_drafts')
    .select(['id', 'change', 'saved_name as savedName', 'saved_at as savedAt'])
    .where('product_id', '=', productId)
    .orderBy('id')
    .execute();
  return rows.map(({ change, ...row }) => ({ ...row, change: change as unknown as DraftChange }));
}

export interface DraftYear {
  year: PricedYear | null;
  /** The draft behind a rule of the year. */
  draftOf: ReadonlyMap<number, number>;
  /** Drafts that could not be put in force now, which the year leaves out. */
  refused: { id: number; label: string; reason: RuleRefusal['reason'] }[];
}

/** A year of prices as it would be with all drafts in force: they are applied, the year is priced, and everything is rolled back. */
export function tryRuleDrafts(
  db: Executor,
  request: { productId: number; unitId: number; from: string; to: string; party: TriedParty; actor: Actor },
  now: Date,
): Promise<DraftYear> {
  const { party, actor, ...span } = request;
  const { productId } = span;
  return tryOut(db, async (tx): Promise<DraftYear> => {
    const refused: DraftYear['refused'] = [];
    const marks = new Map<string, number>();
    for (const { id, change } of await listRuleDrafts(tx, productId)) {
      const applied = await keepIf(
        tx,
        (inner) => applyRuleChange(inner, { productId, change, actor }, now),
        ({ ok }) => ok,
      );
      if (applied.ok) marks.set(ruleMark(change), id);
      else refused.push({ id, label: change.rule.label, reason: applied.reason });
    }
    const year = await priceYear(tx, span, party, now);
    const draftOf = new Map(
      (await listStoredRules(tx, productId)).flatMap((rule): [number, number][] => {
        const draft = marks.get(ruleMark(rule));
        return draft === undefined ? [] : [[rule.id, draft]];
      }),
    );
    return { year, draftOf, refused };
  });
}
