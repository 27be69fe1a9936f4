import type { Executor } from '#platform/db/connect.ts';
import {
  startWording,
  type WordingKind,
  type WordingOf,
  type WordingRef,
  wordingKey,
} from './wording-kinds.ts';

/** A wording: the company's own, or the initial one. */
export async function getWording<Kind extends WordingKind>(
  db: Executor,
  ref: WordingRef<Kind>,
): Promise<WordingOf<Kind>> {
  return (await findWrittenWording(db, ref)).value ?? startWording(ref);
}

/** The company's own wording, null where the initial one applies, and the number of saves; 0 before the first. */
export async function findWrittenWording<Kind extends WordingKind>(
  db: Executor,
  ref: WordingRef<Kind>,
): Promise<{ value: WordingOf<Kind> | null; version: number }> {
  const row = await db
    .selectFrom('wordings')
    .where('key', '=', wordingKey(ref))
    .select(['value', 'version'])
    .executeTakeFirst();
  return { value: (row?.value ?? null) as WordingOf<Kind> | null, version: row?.version ?? 0 };
}

/** The names of a kind's wordings that the company has written. */
export async function listWrittenNames(db: Executor, kind: WordingKind): Promise<string[]> {
  const rows = await db
    .selectFrom('wordings')
    .where('key', 'like', `${kind}/%`)
    .where('value', 'is not', null)
    .select('key')
    .execute();
  return rows.map(({ key }) => key.slice(kind.length + 1));
}

/** Former values, the latest first. */
export async function listFormerWordings<Kind extends WordingKind>(db: Executor, ref: WordingRef<Kind>) {
  const rows = await db
    .selectFrom('former_wordings')
    .where('key', '=', wordingKey(ref))
    .select(['number', 'value', 'replaced_at as replacedAt', 'replaced_by as replacedBy'])
    .orderBy('number', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => ({ ...row, value: row.value as WordingOf<Kind> }));
}
