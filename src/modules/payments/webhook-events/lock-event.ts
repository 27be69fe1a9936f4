import type { Tx } from '#platform/db/connect.ts';
import type { EventOutcome } from './mark-event-processed.ts';

export interface LockedEvent {
  id: number;
  provider: string;
  amountVnd: number | null;
  content: string;
  handledAt: Date | null;
  outcome: EventOutcome | 'received' | 'ignored';
}

/** Locks a message of the inbox, so that only one of several handlers carries it out. @throws when there is none */
export function lockEvent(tx: Tx, id: number): Promise<LockedEvent> {
  return tx
    .selectFrom('payment_inbox')
    .select(['id', 'provider', 'amount_vnd as amountVnd', 'content', 'handled_at as handledAt', 'outcome'])
    .$narrowType<{ outcome: LockedEvent['outcome'] }>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
