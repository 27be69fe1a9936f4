import { sql } from 'kysely';
import { may } from '#modules/sales/policy.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { dayInVietnam } from '#platform/time/days.ts';

export type RecordSupplierPaymentResult =
  | { ok: true; leftVnd: number }
  | { ok: false; reason: 'not_allowed' | 'in_future' | 'already_recorded' }
  /** More than what is owed by the statements. */
  | { ok: false; reason: 'too_much'; owedVnd: number };

/** Records a transfer to a supplier, which is offset against their oldest statement first. The same transfer counts once. */
export async function recordSupplierPayment(
  db: Database,
  payment: {
    supplier: { id: number; slug: string };
    amountVnd: number;
    paidOn: string;
    evidence: string;
    actor: Actor;
  },
  now: Date,
): Promise<RecordSupplierPaymentResult> {
  const { supplier, amountVnd, paidOn, evidence, actor } = payment;
  if (!may(actor, 'payable.pay', amountVnd)) return { ok: false, reason: 'not_allowed' };
  if (paidOn > dayInVietnam(now)) return { ok: false, reason: 'in_future' };
  return db.transaction().execute(async (tx): Promise<RecordSupplierPaymentResult> => {
    await sql`SELECT pg_advisory_xact_lock(242, ${supplier.id}::int)`.execute(tx);
    const { rows } = await sql<{ owedVnd: number }>`
      SELECT ((SELECT coalesce(sum(amount_vnd), 0) FROM supplier_statements WHERE supplier_id = ${supplier.id})
        - (SELECT coalesce(sum(amount_vnd), 0) FROM supplier_payments WHERE supplier_id = ${supplier.id}))::bigint
        AS "owedVnd"`.execute(tx);
    const owedVnd = rows[0]?.owedVnd ?? 0;
    const known = await tx
      .selectFrom('supplier_payments')
      .select('id')
      .where('supplier_id', '=', supplier.id)
      .where('evidence', '=', evidence)
      .executeTakeFirst();
    if (known) return { ok: false, reason: 'already_recorded' };
    if (amountVnd > owedVnd) return { ok: false, reason: 'too_much', owedVnd };
    await tx
      .insertInto('supplier_payments')
      .values({
        supplier_id: supplier.id,
        amount_vnd: amountVnd,
        paid_on: paidOn,
        evidence,
        actor: actorText(actor),
        actor_name: actor.name,
        at: now,
      })
      .execute();
    const object = { type: 'payable', id: supplier.slug };
    await writeHistory(tx, {
      actor,
      verb: 'payable.pay',
      object,
      after: { amountVnd, paidOn, evidence },
      now,
    });
    return { ok: true, leftVnd: owedVnd - amountVnd };
  });
}
