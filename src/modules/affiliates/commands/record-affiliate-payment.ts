import { sql } from 'kysely';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { affiliatePaid } from '../events.ts';
import { may } from '../policy.ts';

export type RecordAffiliatePaymentResult =
  | { ok: true; leftVnd: number }
  | { ok: false; reason: 'not_allowed' | 'in_future' | 'already_recorded' }
  /** More than the statements leave to be paid. */
  | { ok: false; reason: 'too_much'; owedVnd: number };

/**
 * Records a transfer to an affiliate and the tax withheld, which settle their oldest statement first. The same transfer counts once; the
 * affiliate is notified by mail.
 */
export async function recordAffiliatePayment(
  db: Database,
  queue: Queue,
  payment: {
    affiliate: { id: number; code: string };
    amountVnd: number;
    withheldVnd: number;
    paidOn: string;
    evidence: string;
    actor: Actor;
  },
  now: Date,
): Promise<RecordAffiliatePaymentResult> {
  const { affiliate, amountVnd, withheldVnd, paidOn, evidence, actor } = payment;
  const wholeVnd = amountVnd + withheldVnd;
  if (!may(actor, 'affiliate.pay', wholeVnd)) return { ok: false, reason: 'not_allowed' };
  if (paidOn > dayInVietnam(now)) return { ok: false, reason: 'in_future' };
  return db.transaction().execute(async (tx): Promise<RecordAffiliatePaymentResult> => {
    await sql`SELECT pg_advisory_xact_lock(430, ${affiliate.id}::int)`.execute(tx);
    const { rows } = await sql<{ owedVnd: number }>`
      SELECT ((SELECT coalesce(sum(amount_vnd), 0) FROM affiliate_statements WHERE affiliate_id = ${affiliate.id})
        - (SELECT coalesce(sum(amount_vnd + withheld_vnd), 0) FROM affiliate_payments
           WHERE affiliate_id = ${affiliate.id}))::bigint AS "owedVnd"`.execute(tx);
    const owedVnd = rows[0]?.owedVnd ?? 0;
    const known = await tx
      .selectFrom('affiliate_payments')
      .select('id')
      .where('affiliate_id', '=', affiliate.id)
      .where('evidence', '=', evidence)
      .executeTakeFirst();
    if (known) return { ok: false, reason: 'already_recorded' };
    if (wholeVnd > owedVnd) return { ok: false, reason: 'too_much', owedVnd };
    const { id } = await tx
      .insertInto('affiliate_payments')
      .values({
        affiliate_id: affiliate.id,
        amount_vnd: amountVnd,
        withheld_vnd: withheldVnd,
        paid_on: paidOn,
        evidence,
        actor: actorText(actor),
        actor_name: actor.name,
        at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const object = { type: 'affiliate', id: affiliate.code };
    const after = { amountVnd, withheldVnd, paidOn, evidence };
    await writeHistory(tx, { actor, verb: 'affiliate.pay', object, after, now });
    await queue.send(tx, affiliatePaid, { paymentId: id });
    return { ok: true, leftVnd: owedVnd - wholeVnd };
  });
}
