import { sql } from 'kysely';
import { releaseFromAccount } from '#modules/booking/trip/account-bookings.ts';
import { may } from '#modules/identity/policy.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { listMergedContacts } from '../queries/merged-contacts.ts';
import { findPerson } from '../queries/person.ts';
import { findMergedAccount, plainReason } from './merge-guests.ts';

export type UndoMergeResult =
  | { ok: true; released: number; formerKey: string; keptKey: string }
  /** 'unknown': undone already, or erased with its guest. 'too_old': made before it was recorded what a merge moved. */
  | { ok: false; reason: 'not_allowed' | 'unknown' | 'too_old' };

/**
 * Undoes the merge of two guests, in one transaction: each has a page of their own again, and what the merge put into an
 * account is removed from it, with the points earned by it; so is what other merges put there for guests who without
 * this merge are not connected to its owner. Everything else that happened since stays. Guests merged into either of
 * them before or after stay with that one.
 */
export function undoMerge(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { id, reason, actor }: { id: number; reason: string; actor: StaffActor },
): Promise<UndoMergeResult> {
  return db.transaction().execute(async (tx): Promise<UndoMergeResult> => {
    if (!may(actor, 'guest.merge')) return { ok: false, reason: 'not_allowed' };
    const now = clock.now();
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('guest_merges', 0))`.execute(tx);
    const merge = await tx
      .selectFrom('guest_merges')
      .select(['former_key as formerKey', 'kept_key as keptKey', 'claimed', 'account_id as accountId'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!merge) return { ok: false, reason: 'unknown' };
    const { formerKey, keptKey, claimed, accountId } = merge;
    if (claimed === null) return { ok: false, reason: 'too_old' };
    const people = [await findPerson(tx, keptKey, now), await findPerson(tx, formerKey, now)];
    await tx.deleteFrom('guest_merges').where('id', '=', id).execute();
    const released = accountId ? await releaseAll(tx, { claimed, userId: accountId }, now) : 0;
    const plain = plainReason(
      reason,
      people.filter((one) => one.ok),
    );
    for (const [key, other] of [
      [keptKey, formerKey],
      [formerKey, keptKey],
    ] as const)
      await writeHistory(tx, {
        ...{ actor, verb: 'guest.unmerge', object: { type: 'guest', id: key }, now },
        ...{ after: { from: other, released }, reason: plain },
      });
    return { ok: true, released, formerKey, keptKey };
  });
}

/** All in one go, so that bookings are locked in the order used everywhere. */
async function releaseAll(
  tx: Tx,
  { claimed, userId }: { claimed: readonly string[]; userId: string },
  now: Date,
): Promise<number> {
  const others = await tx
    .selectFrom('guest_merges')
    .select(['id', 'kept_phone as phone', 'kept_email as email', 'claimed'])
    .where('account_id', '=', userId)
    .execute();
  const ids = [...claimed];
  for (const { id, claimed: theirs, ...contact } of others) {
    const account = await findMergedAccount(
      tx,
      { contact, accountId: null },
      await listMergedContacts(tx, contact),
    );
    if (account?.id === userId) continue;
    ids.push(...(theirs ?? []));
    await tx
      .updateTable('guest_merges')
      .set({ account_id: null, claimed: [] })
      .where('id', '=', id)
      .execute();
  }
  return releaseFromAccount(tx, { ids, userId }, now);
}
