import type { Executor } from '#platform/db/connect.ts';

/** Pictures that texts name by their ids, width and height in pixels; those that are not there are left out. */
export async function listTextPictures(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('media_files')
    .where('id', 'in', ids)
    .select(['id', 'path as url', 'alt', 'width', 'height', 'haze'])
    .execute();
}
