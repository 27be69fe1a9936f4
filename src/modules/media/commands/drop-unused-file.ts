import { sql } from 'kysely';
import type { Database } from '#platform/db/connect.ts';
import type { FileStore } from '#platform/storage/create-disk-store.ts';
import { removePicture } from './picture-variants.ts';

/** Deletes a picture's file with all its copies, unless a picture or a setting names it. Safe to repeat. */
export async function dropUnusedFile(
  { db, files }: { db: Database; files: FileStore },
  path: string,
): Promise<void> {
  const { rows } = await sql<{ isUsed: boolean }>`
    SELECT EXISTS (SELECT FROM media_files WHERE path = ${path} OR whole_path = ${path})
      OR EXISTS (SELECT FROM site_settings s, jsonb_each(s.value) v WHERE v.value = to_jsonb(${path}::text)) AS "isUsed"`.execute(
    db,
  );
  if (!rows[0]?.isUsed) await removePicture(files, path.slice(1));
}
