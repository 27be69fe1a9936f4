import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { dayInVietnam, instantInVietnam } from '#platform/time/days.ts';
import { giftCardDue } from '../events.ts';

/** From this hour in Vietnam on, on the day that was chosen: nobody wants a present at night. */
const fromHour = '08:00';

/**
 * Has the cards whose day has come sent to their receivers, each once; one that was bought later on its day goes at once. May
 * run in several processes at once. @returns how many
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
