import type { AccountName } from '#modules/books/rules/accounts.ts';
import type { Executor } from '#platform/db/connect.ts';

/** A proposed ledger entry. */
export interface Proposal {
  id: number;
  kind: 'correction' | 'return' | 'not_a_guests';
  fromAccount: AccountName;
  toAccount: AccountName;
  amountVnd: number;
  /** The webhook event whose money is returned, or is no guest's. */
  inboxId: number | null;
  reason: string;
  state: 'proposed' | 'posted' | 'rejected';
  /** 'staff:<id>' */
  proposedBy: string;
  proposedName: string;
  proposedAt: Date;
  decidedName: string | null;
  decidedAt: Date | null;
  /** The bank's reference of the return transfer, or the reason of a rejection. */
  answer: string;
}

/** Proposals that wait for a second person, then the latest decided ones. */
export function listProposals(db: Executor, limit = 60): Promise<Proposal[]> {
  return proposals(db)
    .orderBy((eb) => eb('state', '=', 'proposed'), 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findProposal(db: Executor, id: number): Promise<Proposal | null> {
  return (await proposals(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The pending or approved proposal about a webhook event's money; null when nobody has made one. */
export async function findProposalAbout(db: Executor, inboxId: number): Promise<Proposal | null> {
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
