import type { Tx } from '#platform/db/connect.ts';
import type { FileStore } from '#platform/storage/create-disk-store.ts';
import { shownVideoUrl, type VideoFormat, videoFormats } from '../rules/shown-photo-url.ts';
import { dropPhotoFiles, keepPhotoFile, showPhotoFile, withholdPhotoFile } from './photo-files.ts';

export interface VideoFile {
  id: string;
  format: VideoFormat;
}

/** Location of a video while only its author and staff may see it. */
const withheldName = ({ id, format }: VideoFile) => `withheld/reviews/${id}.${format}`;
const shownName = ({ id, format }: VideoFile) => shownVideoUrl(id, format).slice(1);

/** Stores a new video with its poster, withheld. */
export async function keepVideoFiles(
  files: FileStore,
  video: VideoFile & { bytes: Buffer; poster: Buffer | null },
): Promise<void> {
  if (video.poster) await keepPhotoFile(files, video.id, video.poster);
  await files.write(withheldName(video), video.bytes);
}

/** The file name of a video for its author and staff, wherever it is stored; null if there is none. */
export async function findVideoFile(files: FileStore, video: VideoFile): Promise<string | null> {
  for (const name of [withheldName(video), shownName(video)]) if (await files.has(name)) return name;
  return null;
}

/** Deletes the files of videos. Idempotent. */
export async function dropVideoFiles(files: FileStore, videoIds: readonly string[]): Promise<void> {
  for (const id of videoIds)
    for (const format of videoFormats) {
      await files.remove(withheldName({ id, format }));
      await files.remove(shownName({ id, format }));
    }
  await dropPhotoFiles(files, videoIds);
}

/** Moves a locked review's video, with its poster, where its state requires. @returns whether one moved */
export async function moveVideo(
  tx: Tx,
  files: FileStore,
  { reviewId, isShown, now }: { reviewId: number; isShown: boolean; now: Date },
): Promise<boolean> {
  const video = await tx
    .selectFrom('review_videos')
    .select(['id', 'format', 'has_poster as hasPoster'])
    .where('review_id', '=', reviewId)
    .where('shown_at', isShown ? 'is' : 'is not', null)
    .executeTakeFirst();
  const file = video && { id: video.id, format: video.format as VideoFormat };
  const [from, to] = file
    ? isShown
      ? [withheldName(file), shownName(file)]
      : [shownName(file), withheldName(file)]
    : ['', ''];
  const bytes = file ? await files.read(from) : null;
  if (!video || !bytes) return false;
  if (video.hasPoster) await (isShown ? showPhotoFile : withholdPhotoFile)(files, video.id);
  await files.write(to, bytes);
  await tx
    .updateTable('review_videos')
    .set({ shown_at: isShown ? now : null })
    .where('id', '=', video.id)
    .execute();
  await files.remove(from);
  return true;
}
