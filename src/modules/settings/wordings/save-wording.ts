import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import {
  type WordingKind,
  type WordingOf,
  type WordingRef,
  wordingKey,
  wordingKinds,
} from './wording-kinds.ts';

/** Writes a wording from a catalogue, before any page has to be notified. Idempotent. @throws ZodError when it is invalid */
export async function saveWording<Kind extends WordingKind>(
  tx: Tx,
  ref: WordingRef<Kind>,
  value: WordingOf<Kind>,
): Promise<void> {
  const row = { value: json(wordingKinds[ref.kind].shape.parse(value)), version: 1 };
  await tx
    .insertInto('wordings')
    .values({ key: wordingKey(ref), ...row, updated_at: new Date() })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}
