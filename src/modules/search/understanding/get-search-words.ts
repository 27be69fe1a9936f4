import { sql } from 'kysely';
import { startWording, type WordingOf } from '#modules/settings/wordings/wording-kinds.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type ReadyWords, readyWords } from './ready-words.ts';

interface Kept {
  version: number;
  words: ReadyWords;
}

const kept = new WeakMap<Executor, Kept>();
const asking = new WeakMap<Executor, Promise<ReadyWords>>();

/** The company's words, or the initial ones; read again only where their version has changed. Callers of one moment share the question. */
export function getSearchWords(db: Executor): Promise<ReadyWords> {
  const asked = asking.get(db) ?? readWords(db).finally(() => asking.delete(db));
  asking.set(db, asked);
  return asked;
}

async function readWords(db: Executor): Promise<ReadyWords> {
  const known = kept.get(db);
  const { rows } = await sql<{ version: number; value: WordingOf<'search'> | null }>`
    SELECT version, CASE WHEN version <> ${known?.version ?? -1} THEN value END AS value
    FROM wordings WHERE key = 'search'`.execute(db);
  const version = rows[0]?.version ?? 0;
  if (known?.version === version) return known.words;
  const words = readyWords({ ...startWording({ kind: 'search' }), ...rows[0]?.value });
  kept.set(db, { version, words });
  return words;
}
