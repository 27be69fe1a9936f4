import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { Crop } from '../schema.ts';
import type { PictureUseType } from './list-library.ts';

/** A use of a picture, with its name for people; `ref` is its slug or id within its kind. */
export interface PictureUse {
  type: PictureUseType;
  ref: string;
  title: string;
  category: string;
}

/** All that editors see of a picture; null when there is none. */
export async function findLibraryPicture(db: Executor, id: string) {
  const row = await db
    .selectFrom('media_files')
    .where('id', '=', id)
    .select([
      'id',
      'path as url',
      'alt',
      'tags',
      'focus',
      'width',
      'height',
      'haze',
      'bytes',
      'version',
      'file_name as fileName',
      'whole_path as wholeUrl',
      'created_at as addedAt',
      sql<Crop | null>`crop`.as('crop'),
    ])
    .executeTakeFirst();
  return row ?? null;
}

const maxUses = 200;

/** The uses of a picture, by kind and name. */
export async function listPictureUses(db: Executor, id: string): Promise<PictureUse[]> {
  const { rows } =
    await sql<PictureUse>`SELECT type, ref, title, category FROM media_uses WHERE media_id = ${id}
    ORDER BY type, title COLLATE "vi-x-icu", ref LIMIT ${maxUses}`.execute(db);
  return rows;
}
