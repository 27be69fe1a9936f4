import type { Executor } from '#platform/db/connect.ts';

/** Money that came in and whose booking nobody knows yet, or whose amount is not that of its payment. */
export interface UnmatchedMoney {
  /** What `assign-money` names it by. */
  id: number;
  provider: string;
  amountVnd: number;
  content: string;
  occurredAt: Date;
}

/** Oldest first: who has waited longest is looked after first. */
export function listUnmatched(db: Executor, limit = 100): Promise<UnmatchedMoney[]> {
  return db
    .selectFrom('payment_inbox')
    .select(['id', 'provider', 'amount_vnd as amountVnd', 'content', 'occurred_at as occurredAt'])
    .$narrowType<{ amountVnd: number }>()
    .where('outcome', '=', 'unmatched')
    .orderBy('id')
    .limit(limit)
    .execute();
}
