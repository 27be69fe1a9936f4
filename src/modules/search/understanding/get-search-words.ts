import { sql } from 'kysely';
import { startWording, type WordingOf } from '#modules/settings/wordings/wording-kinds.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type ReadyWords, readyWords } from './ready-words.ts';

const kept = new WeakMap<Executor, { version: number; words: ReadyWords }>();

/** The company's words, or the initial ones; read again only where their version has changed. */
export async function getSearchWords(db: Executor): Promise<ReadyWords> {
  const known = kept.get(db);
  const { rows } = await sql<{ version: number; value: WordingOf<'search'> | null }>`
    SELECT version, CASE WHEN version <> ${known?.version ?? -1} THEN value END AS value
    FROM wordings WHERE key = 'search'`.execute(db);
  const version = rows[0]?.version ?? 0;
  if (known?.version === version) return known.words;
  const words = readyWords(rows[0]?.value ?? startWording({ kind: 'search' }));
  kept.set(db, { version, words });
  return words;
}
