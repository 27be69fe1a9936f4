import type { Actor } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { FileStore } from '#platform/storage/create-disk-store.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { may } from '../policy.ts';
import { libraryLimits, type PictureRefusal, readPicture } from './read-picture.ts';
import { storePicture, withoutExtension } from './store-picture.ts';

export type AddPictureResult =
  /** `isKnown`: the library already has the same picture, and this is its id. */
  { ok: true; id: string; isKnown: boolean } | { ok: false; reason: 'not_allowed' | PictureRefusal };

/** Adds a picture, re-encoded from a file, to the library. It cannot be used anywhere until it has a description. */
export async function addPicture(
  { db, files }: { db: Database; files: FileStore },
  { file, fileName, alt = '', tags = [], actor }: NewPicture,
  now: Date,
): Promise<AddPictureResult> {
  if (!may(actor, 'media.edit')) return { ok: false, reason: 'not_allowed' };
  const read = await readPicture(file, libraryLimits);
  if (!read.ok) return read;
  const called = withoutExtension(fileName).slice(0, 200);
  const { hash, ...stored } = await storePicture(files, read.picture, called);
  return db.transaction().execute(async (tx) => {
    const id = `${slugify(called).slice(0, 60) || 'hinh'}-${hash.slice(0, 8)}`;
    const known = await tx
      .selectFrom('media_files')
      .select('id')
      .where((eb) => eb.or([eb('id', '=', id), eb('path', 'like', `%${hash}.webp`)]))
      .executeTakeFirst();
    if (known) return { ok: true, id: known.id, isKnown: true } as const;
    const row = { id, ...stored, alt, tags: [...tags], file_name: fileName.slice(0, 200), created_at: now };
    const added = await tx
      .insertInto('media_files')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return { ok: true, id, isKnown: true } as const;
    const { width, height } = stored;
    const after = { file: fileName, width, height, ...(alt && { alt }) };
    await writeHistory(tx, { actor, verb: 'media.add', object: { type: 'media', id }, after, now });
    return { ok: true, id, isKnown: false } as const;
  });
}

interface NewPicture {
  file: Buffer;
  /** The original file name. */
  fileName: string;
  alt?: string;
  tags?: readonly string[];
  actor: Actor;
}
