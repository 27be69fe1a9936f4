import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** Which codes any product has, and which words in texts are pictures of the library. Two statements. */
export async function namesInUse(
  db: Executor,
  { codes, texts }: { codes: readonly string[]; texts: readonly string[] },
): Promise<{ codes: Set<string>; pictures: Set<string> }> {
  const words = [...new Set(texts.flatMap((text) => text.split(/[\s:]+/)))].filter(Boolean);
  const taken = await sql<{ name: string }>`
    SELECT code AS name FROM products WHERE code = ANY (${[...new Set(codes)]}::text[])`.execute(db);
  const pictures = await sql<{ name: string }>`
    SELECT id AS name FROM media_files WHERE id = ANY (${words}::text[])`.execute(db);
  const namesOf = (rows: { name: string }[]) => new Set(rows.map(({ name }) => name));
  return { codes: namesOf(taken.rows), pictures: namesOf(pictures.rows) };
}
