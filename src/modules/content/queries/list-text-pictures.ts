import type { Executor } from '#platform/db/connect.ts';

/** Pictures that texts refer to by id, width and height in pixels; missing ones are left out. */
export async function listTextPictures(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('media_files')
    .where('id', 'in', ids)
    .select(['id', 'path as url', 'alt', 'width', 'height', 'haze'])
    .execute();
}
