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
  return { value: row?.value ? whole(ref, row.value) : null, version: row?.version ?? 0 };
}

/** Words of the search that were written before a group of them was added have the initial ones of that group. */
function whole<Kind extends WordingKind>(ref: WordingRef<Kind>, value: unknown): WordingOf<Kind> {
  return (ref.kind === 'search' ? { ...startWording(ref), ...(value as object) } : value) as WordingOf<Kind>;
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
  return rows.map((row) => ({ ...row, value: whole(ref, row.value) }));
}
