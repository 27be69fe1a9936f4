import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { FileStore } from '#platform/storage/create-disk-store.ts';
import { pictureFileLeft } from '../events.ts';
import { may } from '../policy.ts';
import { type Crop, focusText, type PictureEdit } from '../schema.ts';
import { type Changed, changePicture, type Refused } from './change-picture.ts';
import { cutPicture } from './cut-picture.ts';
import { libraryLimits, type PictureRefusal, readPicture } from './read-picture.ts';
import { type StoredPicture, storePicture, withoutExtension } from './store-picture.ts';

/** A picture in the version that the actor saw. */
type Seen = { id: string; version: number; actor: Actor };
type Parts = { db: Database; files: FileStore; queue: Queue };

/** How long the file of a removed picture stays: mails sent and copies cached elsewhere still show it. */
const keptMs = 7 * 86_400_000;

/** Updates a picture's description; refused when somebody else has changed it since. Announced to every page that shows it. */
export function editPicture(
  db: Database,
  { id, version, actor, fields }: Seen & { fields: PictureEdit },
  now: Date,
): Promise<Changed> {
  return changePicture(db, { id, version, actor, verb: 'media.edit' }, now, async (_, row) => {
    const set = { alt: fields.alt, tags: fields.tags, focus: focusText(fields) };
    const described = ({ alt, tags, focus }: typeof set) => ({
      alt,
      tags: tags.join(', '),
      focus: focus ?? '',
    });
    return { ok: true, set, before: described(row), after: described(set) };
  });
}

/** Crops the whole picture, or with null removes the crop. The file gets a new name, which its uses follow. */
export async function cropPicture(
  { db, files, queue }: Parts,
  { id, version, actor, crop }: Seen & { crop: Crop | null },
  now: Date,
): Promise<Changed<'not_cut' | 'file_gone'>> {
  if (!may(actor, 'media.edit')) return { ok: false, reason: 'not_allowed' };
  const seen = await db.selectFrom('media_files').selectAll().where('id', '=', id).executeTakeFirst();
  if (!seen) return { ok: false, reason: 'unknown_picture' };
  if (!crop && !seen.whole_path) return { ok: false, reason: 'not_cut' };
  const wholePath = seen.whole_path ?? seen.path;
  const whole = await files.read(wholePath.slice(1));
  const cut = whole && (await cutPicture(whole, crop, libraryLimits.quality));
  if (!cut) return { ok: false, reason: 'file_gone' };
  const called = withoutExtension(wholePath).replace(/-[0-9a-f]{16}$/, '');
  const { hash: _, ...stored } = crop
    ? await storePicture(files, cut, called)
    : {
        path: wholePath,
        width: cut.width,
        height: cut.height,
        bytes: cut.bytes.length,
        haze: seen.haze,
        hash: '',
      };
  return changePicture(db, { id, version, actor, verb: 'media.crop' }, now, async (tx, row) => {
    if (row.path !== wholePath) await leaveFile(tx, queue, row.path, now);
    const keepsWhole = crop ? { whole_path: wholePath, crop: json(crop) } : { whole_path: null, crop: null };
    const set = { ...stored, ...keepsWhole, focus: null };
    return { ok: true, set, before: sizeOf(row), after: sizeOf(stored) };
  });
}

const sizeOf = ({ width, height }: Pick<StoredPicture, 'width' | 'height'>) => ({
  size: `${width} × ${height}`,
});

/** Replaces a picture's file: it gets a new name, and all its uses show it at once. */
export async function replacePicture(
  { db, files, queue }: Parts,
  { id, version, actor, file, fileName }: Seen & { file: Buffer; fileName: string },
  now: Date,
): Promise<Changed<PictureRefusal | 'in_library'>> {
  if (!may(actor, 'media.edit')) return { ok: false, reason: 'not_allowed' };
  const read = await readPicture(file, libraryLimits);
  if (!read.ok) return read;
  const { hash, ...stored } = await storePicture(files, read.picture, withoutExtension(fileName));
  return changePicture(db, { id, version, actor, verb: 'media.replace' }, now, async (tx, row) => {
    const same = await tx
      .selectFrom('media_files')
      .select('id')
      .where('path', 'like', `%${hash}.webp`)
      .executeTakeFirst();
    if (same) return { ok: false, reason: 'in_library' } as const;
    for (const path of [row.path, row.whole_path]) if (path) await leaveFile(tx, queue, path, now);
    const set = { ...stored, whole_path: null, crop: null, focus: null, file_name: fileName.slice(0, 200) };
    const before = { file: row.file_name, ...sizeOf(row) };
    return { ok: true, set, before, after: { file: fileName, ...sizeOf(set) } };
  });
}

/** Removes an unused picture from the library. Its file is deleted a week later. */
export function deletePicture(
  { db, queue }: Pick<Parts, 'db' | 'queue'>,
  { id, actor }: Pick<Seen, 'id' | 'actor'>,
  now: Date,
): Promise<{ ok: true } | Refused<'not_allowed' | 'unknown_picture' | 'in_use'>> {
  return db.transaction().execute(async (tx) => {
    if (!may(actor, 'media.delete')) return { ok: false, reason: 'not_allowed' };
    // A concurrent use of the picture waits for this row lock.
    const row = await tx
      .selectFrom('media_files')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'unknown_picture' };
    const use = await tx.selectFrom('media_uses').select('ref').where('media_id', '=', id).executeTakeFirst();
    if (use) return { ok: false, reason: 'in_use' };
    await tx.deleteFrom('media_files').where('id', '=', id).execute();
    for (const path of [row.path, row.whole_path]) if (path) await leaveFile(tx, queue, path, now);
    const before = { alt: row.alt, file: row.file_name };
    await writeHistory(tx, { actor, verb: 'media.delete', object: { type: 'media', id }, before, now });
    return { ok: true };
  });
}

function leaveFile(tx: Tx, queue: Queue, path: string, now: Date): Promise<void> {
  return queue.send(tx, pictureFileLeft, { path }, { startAfter: new Date(now.getTime() + keptMs) });
}
