import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';

/** Copies the units on sale of one product to another without units, with their pictures, components and plans. */
export async function copySale(tx: Tx, { fromId, toId }: { fromId: number; toId: number }): Promise<void> {
  await sql`
    INSERT INTO units (product_id, code, title, summary, quantity, max_adults, max_children, max_occupancy, base_vnd, details, position)
    SELECT ${toId}::int, code, title, summary, quantity, max_adults, max_children, max_occupancy, base_vnd, details, position
    FROM units WHERE product_id = ${fromId} AND status`.execute(tx);
  await sql`
    INSERT INTO rate_plans (product_id, code, title, meal_plan, cancellation_policy_id, pay_mode, price_percent, price_delta_vnd,
      min_stay, advance_days, confirmation, answer_minutes, position)
    SELECT ${toId}::int, code, title, meal_plan, cancellation_policy_id, pay_mode, price_percent, price_delta_vnd,
      min_stay, advance_days, confirmation, answer_minutes, position
    FROM rate_plans WHERE product_id = ${fromId} AND status`.execute(tx);
  const pairs = sql`units theirs JOIN units ours ON ours.code = theirs.code AND ours.product_id = ${toId}`;
  const ofSource = sql`theirs.product_id = ${fromId} AND theirs.status`;
  await sql`
    INSERT INTO unit_terms (unit_id, term_id, position)
    SELECT ours.id, x.term_id, x.position FROM ${pairs} JOIN unit_terms x ON x.unit_id = theirs.id WHERE ${ofSource}`.execute(
    tx,
  );
  await sql`
    INSERT INTO unit_images (unit_id, media_id, position, alt)
    SELECT ours.id, x.media_id, x.position, x.alt FROM ${pairs} JOIN unit_images x ON x.unit_id = theirs.id WHERE ${ofSource}`.execute(
    tx,
  );
  await sql`
    INSERT INTO unit_components (unit_id, component_unit_id, from_day, days, per, quantity)
    SELECT ours.id, x.component_unit_id, x.from_day, x.days, x.per, x.quantity
    FROM ${pairs} JOIN unit_components x ON x.unit_id = theirs.id WHERE ${ofSource}`.execute(tx);
  await sql`
    INSERT INTO unit_fleets (unit_id, fleet_id, quantity, per, starts_at, minutes)
    SELECT ours.id, x.fleet_id, x.quantity, x.per, x.starts_at, x.minutes
    FROM ${pairs} JOIN unit_fleets x ON x.unit_id = theirs.id WHERE ${ofSource}`.execute(tx);
}
