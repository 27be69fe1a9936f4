import { sql } from 'kysely';
import { saveEditorialPlan } from '#modules/plans/editorial/save-editorial-plan.ts';
import { editorialPlan } from '#modules/plans/schema.ts';
import type { Tx } from '#platform/db/connect.ts';
import { instantInVietnam } from '#platform/time/days.ts';
import type { ImportedPlan } from './read-plans.ts';

type Item = ImportedPlan['days'][number]['items'][number];

/** Writes the company's own plans, whose products and places must be in the database already. */
export async function loadPlans(tx: Tx, plans: ImportedPlan[], today: string): Promise<void> {
  if (plans.length === 0) return;
  const units = await idsOf(
    tx,
    sql`SELECT p.kind || '/' || p.slug || ' ' || u.code AS key, u.id, p.id AS "productId"
      FROM units u JOIN products p ON p.id = u.product_id`,
  );
  const places = await idsOf(tx, sql`SELECT slug AS key, id, 0 AS "productId" FROM places`);
  for (const { file, days, ...plan } of plans) {
    const find = (ids: typeof units, key: string) => {
      const found = ids.get(key);
      if (!found) throw new Error(`${file}: there is no ${key}`);
      return found;
    };
    const itemOf = ({ product, unit, place, transport, text, ...common }: Item) => {
      if (product) {
        const { id, productId } = find(units, `${product} ${unit}`);
        return { ...common, kind: 'product', productId, unitId: id };
      }
      if (place) return { ...common, kind: 'place', placeId: find(places, place).id };
      return { ...common, kind: transport ? 'transport' : 'note', title: transport ?? text };
    };
    const shown = days.map(({ title, items }) => ({ title, items: items.map(itemOf) }));
    await saveEditorialPlan(
      tx,
      editorialPlan.parse({ ...plan, days: shown }),
      instantInVietnam(today, '08:00'),
    );
  }
}

async function idsOf(tx: Tx, query: ReturnType<typeof sql>) {
  const { rows } = await (
    query as ReturnType<typeof sql<{ key: string; id: number; productId: number }>>
  ).execute(tx);
  return new Map(rows.map((row) => [row.key, row]));
}
