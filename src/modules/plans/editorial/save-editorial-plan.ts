import { randomUUID } from 'node:crypto';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { saveProvinces } from '../editing/create-plan.ts';
import { nameItem } from '../editing/steps/name-item.ts';
import { priceFrom } from '../pricing/price-from.ts';
import type { EditorialPlan } from '../schema.ts';
import { loadPlan } from '../viewing/load-plan.ts';

/** Initial distance between positions, so that others can be inserted in between. */
const gap = 1024;

/**
 * Writes an editorial plan under its slug, public at once. @throws where it refers to an unknown province, product, unit or
 * place
 */
export async function saveEditorialPlan(db: Executor, plan: EditorialPlan, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { slug, title, summary, special, party } = plan;
    const { id } = await tx
      .insertInto('plans')
      .values({
        ...{ slug, title, summary, special, visibility: 'public', is_editorial: true },
        adults: party.adults,
        child_ages: party.childAges,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (!(await saveProvinces(tx, id, plan.provinces))) throw new Error(`${slug}: unknown province`);
    for (const [index, day] of plan.days.entries()) await insertDay(tx, { planId: id, slug, index }, day);
    await refreshPlanPrice(tx, id);
  });
}

async function insertDay(
  tx: Tx,
  { planId, slug, index }: { planId: number; slug: string; index: number },
  { title, items }: EditorialPlan['days'][number],
): Promise<void> {
  const dayId = randomUUID();
  const day = { id: dayId, plan_id: planId, title, position: (index + 1) * gap };
  await tx.insertInto('plan_days').values(day).execute();
  for (const [place, item] of items.entries()) {
    const named = await nameItem(tx, item);
    if (!named.ok) throw new Error(`${slug}: day ${index + 1}, item ${place + 1}: ${named.reason}`);
    await tx
      .insertInto('plan_items')
      .values({
        ...{ id: randomUUID(), plan_id: planId, day_id: dayId, position: (place + 1) * gap },
        ...{ kind: item.kind, title: named.title, note: item.note, hour: item.hour },
        ...{ product_id: item.productId, unit_id: item.unitId, place_id: item.placeId },
        choice: json(item.choice),
      })
      .execute();
  }
}

/** Recalculates a plan's 'from' price, shown in lists and on its public page. */
export async function refreshPlanPrice(db: Executor, planId: number): Promise<void> {
  const plan = await loadPlan(db, planId);
  if (!plan || plan.fromVnd === priceFrom(plan)) return;
  await db
    .updateTable('plans')
    .set({ from_vnd: priceFrom(plan) })
    .where('id', '=', planId)
    .execute();
}

/** The same for all published plans. @returns how many there are */
export async function refreshPublicPlanPrices(db: Executor): Promise<number> {
  const rows = await db
    .selectFrom('plans')
    .select('id')
    .where((eb) => eb.or([eb('is_editorial', '=', true), eb('review', '=', 'published')]))
    .execute();
  for (const { id } of rows) await refreshPlanPrice(db, id);
  return rows.length;
}
