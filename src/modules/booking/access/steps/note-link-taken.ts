import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { writeHistory } from '#platform/history/write-history.ts';

/** Reloads of an open page with the link do not count as taking it again within this time. */
const sameTakingMinutes = 60;

/** Records that a staff member took a booking's link, which opens it with the guest's access; once per `sameTakingMinutes`. */
export async function noteLinkTaken(
  db: Database,
  { code, actor }: { code: string; actor: Actor },
  now: Date,
): Promise<void> {
  const of = { objectType: 'booking', objectId: code, verb: 'booking.link_taken', actor: actorText(actor) };
  const from = new Date(now.getTime() - sameTakingMinutes * 60_000);
  const { lines } = await listHistory(db, { ...of, from }, 1);
  if (lines.length > 0) return;
  await writeHistory(db, { actor, verb: of.verb, object: { type: 'booking', id: code }, now });
}
