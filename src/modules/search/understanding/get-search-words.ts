import { sql } from 'kysely';
import { findWrittenWording } from '#modules/settings/wordings/get-wording.ts';
import { startWording } from '#modules/settings/wordings/wording-kinds.ts';
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
  const { rows } = await sql<{ version: number }>`
    SELECT version FROM wordings WHERE key = 'search'`.execute(db);
  if (known && known.version === (rows[0]?.version ?? 0)) return known.words;
  const { value, version } = await findWrittenWording(db, { kind: 'search' });
  const words = readyWords(value ?? startWording({ kind: 'search' }));
  kept.set(db, { version, words });
  return words;
}
