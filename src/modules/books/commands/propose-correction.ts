import { may } from '#modules/books/policy.ts';
import { correctableAccounts, foreignSources } from '#modules/books/rules/accounts.ts';
import { lockWebhookEvent } from '#modules/payments/webhook-events/webhook-events.ts';
import { type Actor, actorText, type StaffActor } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';

type ProposeResult =
  | { ok: true; id: number }
  | {
      ok: false;
      reason: 'not_allowed' | 'not_correctable' | 'unknown_message' | 'not_unmatched' | 'already_proposed';
    };

interface Draft {
  kind: 'correction' | 'return' | 'not_a_guests';
  from: string;
  to: string;
  amountVnd: number;
  inboxId: number | null;
  reason: string;
}

/** Saves a proposed ledger entry until another person approves or rejects it. */
async function saveProposal(tx: Tx, draft: Draft, actor: StaffActor, now: Date): Promise<ProposeResult> {
  const { kind, from, to, amountVnd, inboxId, reason } = draft;
  const row = await tx
    .insertInto('ledger_proposals')
    .values({
      kind,
      from_account: from,
      to_account: to,
      amount_vnd: amountVnd,
      inbox_id: inboxId,
      reason,
      proposed_by: actorText(actor),
      proposed_name: actor.name,
      proposed_at: now,
    })
    .onConflict((conflict) => conflict.column('inbox_id').where('state', '<>', 'rejected').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return { ok: false, reason: 'already_proposed' };
  const object = { type: 'ledger-proposal', id: String(row.id) };
  await writeHistory(tx, {
    actor,
    verb: 'books.correct',
    object,
    after: { from, to, amountVnd },
    reason,
    now,
  });
  return { ok: true, id: row.id };
}

/**
 * Proposes to move own money between two accounts: a mistake, a fee, cash that was brought to the bank. Nothing is written
 * into the ledger before another person approves (`decideProposal`).
 */
export async function proposeCorrection(
  db: Database,
  { from, to, amountVnd, reason, actor }: Omit<Draft, 'kind' | 'inboxId'> & { actor: Actor },
  now: Date,
): Promise<ProposeResult> {
  if (!may(actor, 'books.correct')) return { ok: false, reason: 'not_allowed' };
  const isOurs = (account: string) => correctableAccounts.some((one) => one === account);
  if (!isOurs(from) || !isOurs(to) || from === to) return { ok: false, reason: 'not_correctable' };
  const draft: Draft = { kind: 'correction', from, to, amountVnd, inboxId: null, reason };
  return db.transaction().execute((tx) => saveProposal(tx, draft, actor, now));
}

/** Proposes to return an unmatched bank transfer to its sender, in full. */
export function proposeReturn(
  db: Database,
  about: { inboxId: number; reason: string; actor: Actor },
  now: Date,
): Promise<ProposeResult> {
  return proposeAboutMessage(db, { ...about, kind: 'return', from: 'bank' }, now);
}

/**
 * Proposes to book an unmatched bank transfer as no guest's: it came from a gateway that settles, from our own till, or from anything
 * else (`adjustment`: interest, a supplier's refund).
 */
export async function proposeNotAGuests(
  db: Database,
  { from, ...about }: { inboxId: number; from: string; reason: string; actor: Actor },
  now: Date,
): Promise<ProposeResult> {
  if (!foreignSources.some((one) => one === from)) return { ok: false, reason: 'not_correctable' };
  return proposeAboutMessage(db, { ...about, kind: 'not_a_guests', from }, now);
}

async function proposeAboutMessage(
  db: Database,
  { inboxId, actor, ...draft }: Pick<Draft, 'kind' | 'from' | 'reason'> & { inboxId: number; actor: Actor },
  now: Date,
): Promise<ProposeResult> {
  if (!may(actor, 'books.correct')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<ProposeResult> => {
    const known = await tx
      .selectFrom('payment_inbox')
      .select('id')
      .where('id', '=', inboxId)
      .where('provider', '=', 'bank')
      .executeTakeFirst();
    if (!known) return { ok: false, reason: 'unknown_message' };
    const { outcome, amountVnd } = await lockWebhookEvent(tx, inboxId);
    if (outcome !== 'unmatched' || amountVnd === null) return { ok: false, reason: 'not_unmatched' };
    return saveProposal(tx, { ...draft, to: 'unmatched', amountVnd, inboxId }, actor, now);
  });
}
