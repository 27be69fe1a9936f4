import type { Executor } from '#platform/db/connect.ts';

/**
 * Money that came in and whose booking nobody knows yet, or whose amount is not that of its payment; also money for an
 * account that is not in the settings.
 */
export interface UnmatchedMoney {
  /** What `assign-money` names it by. */
  id: number;
  provider: string;
  amountVnd: number;
  content: string;
  occurredAt: Date;
  isOtherAccount: boolean;
}

/** Oldest first: who has waited longest is looked after first. */
export function listUnmatchedMoney(db: Executor, limit = 100): Promise<UnmatchedMoney[]> {
  return db
    .selectFrom('payment_inbox')
    .select((eb) => [
      'id',
      'provider',
      'amount_vnd as amountVnd',
      'content',
      'occurred_at as occurredAt',
      eb('outcome', '=', 'other_account').as('isOtherAccount'),
    ])
    .$narrowType<{ amountVnd: number; isOtherAccount: boolean }>()
    .where('outcome', 'in', ['unmatched', 'other_account'])
    .orderBy('id')
    .limit(limit)
    .execute();
}
