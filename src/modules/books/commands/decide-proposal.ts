import { may } from '#modules/books/policy.ts';
import { isAccount } from '#modules/books/rules/accounts.ts';
import { postLedger } from '#modules/payments/ledger/ledger.ts';
import {
  lockWebhookEvent,
  markWebhookEventProcessed,
} from '#modules/payments/webhook-events/webhook-events.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';

export type DecideResult =
  | { ok: true }
  | {
      ok: false;
      reason:
        | 'not_allowed'
        | 'unknown_proposal'
        | 'already_decided'
        | 'same_person'
        | 'not_unmatched'
        | 'no_evidence';
    };

/**
 * Approves a proposal, which writes it into the ledger, or rejects it; the proposer can only withdraw it. `answer` is the
 * bank's reference of the transfer, required when money is returned, or the reason of a rejection.
 */
export async function decideProposal(
  db: Database,
  { id, isAgreed, answer, actor }: { id: number; isAgreed: boolean; answer: string; actor: Actor },
  now: Date,
): Promise<DecideResult> {
  if (!may(actor, 'books.approve') && !may(actor, 'books.correct'))
    return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<DecideResult> => {
    const proposal = await tx
      .selectFrom('ledger_proposals')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!proposal) return { ok: false, reason: 'unknown_proposal' };
    if (proposal.state !== 'proposed') return { ok: false, reason: 'already_decided' };
    const isOwn = proposal.proposed_by === actorText(actor);
    if (isOwn && isAgreed) return { ok: false, reason: 'same_person' };
    if (!isOwn && !may(actor, 'books.approve', proposal.amount_vnd))
      return { ok: false, reason: 'not_allowed' };
    const isReturn = proposal.kind === 'return';
    if (isAgreed && isReturn && answer.length < 4) return { ok: false, reason: 'no_evidence' };
    const outcome = isReturn ? 'returned' : 'not_a_guests';
    if (isAgreed && proposal.inbox_id !== null && !(await settle(tx, proposal.inbox_id, outcome, now)))
      return { ok: false, reason: 'not_unmatched' };
    const entryId = isAgreed ? await post(tx, proposal, answer) : null;
    await tx
      .updateTable('ledger_proposals')
      .set({
        state: isAgreed ? 'posted' : 'rejected',
        decided_by: actorText(actor),
        decided_name: actor.name,
        decided_at: now,
        answer,
        entry_id: entryId,
      })
      .where('id', '=', id)
      .execute();
    const object = { type: 'ledger-proposal', id: String(id) };
    const after = { amountVnd: proposal.amount_vnd, ...(isAgreed && isReturn && { evidence: answer }) };
    const verb = isAgreed ? 'books.approve' : 'books.reject';
    await writeHistory(tx, { actor, verb, object, after, reason: isAgreed ? '' : answer, now });
    return { ok: true };
  });
}

/** False when the money has been matched with its booking meanwhile. */
async function settle(
  tx: Tx,
  inboxId: number,
  outcome: 'returned' | 'not_a_guests',
  now: Date,
): Promise<boolean> {
  const event = await lockWebhookEvent(tx, inboxId);
  if (event.outcome !== 'unmatched') return false;
  await markWebhookEventProcessed(tx, inboxId, { outcome, bookingId: null, now });
  return true;
}

const causes: Readonly<Record<string, string>> = {
  return: 'unmatched_returned',
  not_a_guests: 'unmatched_kept',
};

function post(
  tx: Tx,
  { kind, from_account: from, to_account: to, amount_vnd: amountVnd }: Posted,
  reference: string,
): Promise<string> {
  if (!isAccount(from) || !isAccount(to)) throw new Error(`Unknown accounts: ${from}, ${to}`);
  const cause = causes[kind] ?? 'correction';
  return postLedger(tx, { bookingId: null, cause, from, to, amountVnd, reference });
}

interface Posted {
  kind: string;
  from_account: string;
  to_account: string;
  amount_vnd: number;
}
