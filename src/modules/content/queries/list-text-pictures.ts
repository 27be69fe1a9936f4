import type { Executor } from '#platform/db/connect.ts';

/** A picture of a text, width and height in pixels. */
export interface TextPicture {
  id: string;
  url: string;
  alt: string;
  width: number;
  height: number;
  haze: string;
}

/** Pictures that texts refer to by id; missing ones are left out. */
export async function listTextPictures(db: Executor, ids: readonly string[]): Promise<TextPicture[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('media_files')
    .where('id', 'in', ids)
    .select(['id', 'path as url', 'alt', 'width', 'height', 'haze'])
    .execute();
}
