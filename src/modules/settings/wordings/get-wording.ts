import type { Executor } from '#platform/db/connect.ts';
import {
  startWording,
  type WordingKind,
  type WordingOf,
  type WordingRef,
  wordingKey,
} from './wording-kinds.ts';

/** What the site says: what the company wrote, or what it started with. */
export async function getWording<Kind extends WordingKind>(
  db: Executor,
  ref: WordingRef<Kind>,
): Promise<WordingOf<Kind>> {
  return (await findWrittenWording(db, ref)).value ?? startWording(ref);
}

/** What the company wrote, null where it says what it started with, and how often it was saved; 0 before the first time. */
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

/** What stood there before, the latest first. */
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
