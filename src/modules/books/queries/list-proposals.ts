import type { AccountName } from '#modules/books/rules/accounts.ts';
import type { Executor } from '#platform/db/connect.ts';

/** What one person wants the ledger to say. */
export interface Proposal {
  id: number;
  kind: 'correction' | 'return';
  fromAccount: AccountName;
  toAccount: AccountName;
  amountVnd: number;
  /** The message whose money goes back. */
  inboxId: number | null;
  reason: string;
  state: 'proposed' | 'posted' | 'rejected';
  /** 'staff:<id>' */
  proposedBy: string;
  proposedName: string;
  proposedAt: Date;
  decidedName: string | null;
  decidedAt: Date | null;
  /** What the bank calls the transfer back, or why it was refused. */
  answer: string;
}

/** Those that wait for a second person, then what was decided last. */
export function listProposals(db: Executor, limit = 60): Promise<Proposal[]> {
  return proposals(db)
    .orderBy((eb) => eb('state', '=', 'proposed'), 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** What waits or was done about the money of a message; null when nobody wants to give it back. */
export async function findReturn(db: Executor, inboxId: number): Promise<Proposal | null> {
  const query = proposals(db).where('inbox_id', '=', inboxId).where('state', '<>', 'rejected');
  return (await query.executeTakeFirst()) ?? null;
}

function proposals(db: Executor) {
  return db
    .selectFrom('ledger_proposals')
    .select([
      'id',
      'kind',
      'from_account as fromAccount',
      'to_account as toAccount',
      'amount_vnd as amountVnd',
      'inbox_id as inboxId',
      'reason',
      'state',
      'proposed_by as proposedBy',
      'proposed_name as proposedName',
      'proposed_at as proposedAt',
      'decided_name as decidedName',
      'decided_at as decidedAt',
      'answer',
    ])
    .$narrowType<Pick<Proposal, 'kind' | 'state' | 'fromAccount' | 'toAccount'>>();
}
