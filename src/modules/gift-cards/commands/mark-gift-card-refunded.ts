import type { Actor } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';

/** Records that the money of a locked card is refunded to its buyer. */
export async function markGiftCardRefunded(
  tx: Tx,
  { id, number, amountVnd }: { id: string; number: string; amountVnd: number },
  { actor, reason, now }: { actor: Actor; reason: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('gift_cards')
    .set((eb) => ({ refunded_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  const object = { type: 'gift_card', id: number };
  await writeHistory(tx, {
    ...{ actor, verb: 'gift.refund', object, reason, now },
    before: { leftVnd: amountVnd },
    after: { leftVnd: 0, refundVnd: amountVnd },
  });
}
