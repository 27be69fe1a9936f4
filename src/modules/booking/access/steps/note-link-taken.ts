import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { writeHistory } from '#platform/history/write-history.ts';

/** So long a page with the link may stand open and be drawn anew without being another taking of it. */
const sameTakingMinutes = 60;

/** Writes down that somebody of the staff has the link of a booking, which opens it as its guest may; once for as long as they look at it. */
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
