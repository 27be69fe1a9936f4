import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { dayInVietnam, instantInVietnam } from '#platform/time/days.ts';
import { giftCardDue } from '../events.ts';

/** Hour in Vietnam from which cards are sent on their chosen day, never at night. */
const fromHour = '08:00';

/**
 * Has due cards sent to their recipients, each once; a card bought later on its day is sent at once. Several processes may
 * run it at once. @returns how many
 */
export async function sendDueGiftCards(db: Database, queue: Queue, now: Date, limit = 100): Promise<number> {
  const today = dayInVietnam(now);
  const isDay = now >= instantInVietnam(today, fromHour);
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('gift_cards')
      .select('id')
      .where('issued_at', 'is not', null)
      .where('sent_at', 'is', null)
      .where('stopped_at', 'is', null)
      .where('refunded_at', 'is', null)
      .where('send_on', isDay ? '<=' : '<', today)
      .orderBy('send_on')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
    const at = now.toISOString();
    for (const { id } of due) {
      await tx.updateTable('gift_cards').set({ sent_at: now }).where('id', '=', id).execute();
      await queue.send(tx, giftCardDue, { giftCardId: id, at });
    }
    return due.length;
  });
}
