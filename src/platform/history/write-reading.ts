import { actorText } from '#platform/actor/actor.ts';
import type { Executor } from '#platform/db/connect.ts';
import { listHistory } from './list-history.ts';
import { type HistoryLine, writeHistory } from './write-history.ts';

/** An open page is read anew after each change: within this time that is the same reading. */
const sameReadingMinutes = 60;

/** Records that somebody has read personal data; once per `sameReadingMinutes` for the same actor, verb and object. */
export async function writeReading(db: Executor, line: HistoryLine): Promise<void> {
  const { actor, verb, object, now } = line;
  const of = { objectType: object.type, objectId: object.id, verb, actor: actorText(actor) };
  const from = new Date(now.getTime() - sameReadingMinutes * 60_000);
  const { lines } = await listHistory(db, { ...of, from }, 1);
  if (lines.length === 0) await writeHistory(db, line);
}
