import type { Actor, StaffActor } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import type { FileStore } from '#platform/storage/create-disk-store.ts';
import { may } from '../policy.ts';
import { pieceBytes } from '../rules.ts';
import { type AddPictureResult, addPicture } from './add-picture.ts';
import { libraryLimits } from './read-picture.ts';

type Parts = { db: Database; files: FileStore };

/** A chunk of an upload, and its position in the file. */
interface Piece {
  /** Id chosen by the client, so that it can retry after a lost response: 32 hexadecimal digits. */
  upload: string;
  fileName: string;
  /** Size of the whole file. */
  totalBytes: number;
  offset: number;
  piece: Buffer;
  actor: Actor;
}

export type ReceivePieceResult =
  | { ok: true; received: number; pictureId: string | null; isKnown?: boolean }
  /** Another piece is expected: the one at `received`. */
  | { ok: false; reason: 'other_offset'; received: number }
  | { ok: false; reason: 'bad_piece' | Extract<AddPictureResult, { ok: false }>['reason'] };

/**
 * Stores a piece of an upload, and creates the picture after the last one. Pieces come in order; a repeated piece, or one whose
 * response was lost, is answered with the offset to continue at. A file that is no valid picture is deleted.
 */
export async function receivePiece(parts: Parts, sent: Piece, now: Date): Promise<ReceivePieceResult> {
  const { upload, fileName, totalBytes, offset, piece, actor } = sent;
  const { db, files } = parts;
  if (!may(actor, 'media.edit')) return { ok: false, reason: 'not_allowed' };
  if (totalBytes > libraryLimits.bytes) return { ok: false, reason: 'too_large' };
  if (totalBytes === 0) return { ok: false, reason: 'empty' };
  if (!/^[0-9a-f]{32}$/.test(upload) || !Number.isSafeInteger(totalBytes) || totalBytes < 0)
    return { ok: false, reason: 'bad_piece' };
  const staff_id = actor.id;
  await db
    .insertInto('media_uploads')
    .values({ id: upload, staff_id, file_name: fileName.slice(0, 200), bytes: totalBytes, started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const known = await findUpload(db, upload, actor);
  if (!known || known.bytes !== totalBytes) return { ok: false, reason: 'bad_piece' };
  if (known.pictureId) return { ok: true, received: totalBytes, pictureId: known.pictureId };
  if (known.received !== offset) return { ok: false, reason: 'other_offset', received: known.received };
  const isEnd = offset === totalBytes && piece.length === 0;
  if (!isEnd && piece.length !== Math.min(pieceBytes, totalBytes - offset))
    return { ok: false, reason: 'bad_piece' };
  const received = offset + piece.length;
  if (!isEnd) {
    // Pieces at the same offset have the same length, so concurrent senders of the same piece do not spoil each other's.
    await files.write(pieceName(upload, offset), piece);
    const counted = await db
      .updateTable('media_uploads')
      .set({ received })
      .where('id', '=', upload)
      .where('received', '=', offset)
      .executeTakeFirst();
    if (counted.numUpdatedRows === 0n) return receivePiece(parts, sent, now);
  }
  if (received < totalBytes) return { ok: true, received, pictureId: null };
  return finish(parts, { upload, fileName: known.fileName, totalBytes, actor }, now);
}

/** The progress of a member of staff's own upload; null for an unknown one. */
export async function findUpload(db: Database, upload: string, actor: StaffActor) {
  const row = await db
    .selectFrom('media_uploads')
    .select(['received', 'bytes', 'picture_id as pictureId', 'file_name as fileName'])
    .where('id', '=', upload)
    .where('staff_id', '=', actor.id)
    .executeTakeFirst();
  return row ?? null;
}

async function finish(
  { db, files }: Parts,
  { upload, fileName, totalBytes, actor }: Omit<Piece, 'offset' | 'piece'>,
  now: Date,
): Promise<ReceivePieceResult> {
  const pieces: Buffer[] = [];
  for (let offset = 0; offset < totalBytes; offset += pieceBytes)
    pieces.push((await files.read(pieceName(upload, offset))) ?? Buffer.alloc(0));
  const added = await addPicture({ db, files }, { file: Buffer.concat(pieces), fileName, actor }, now);
  // To be retried: the pieces stay, and the client sends the request again.
  if (!added.ok && added.reason === 'busy') return added;
  await dropPieces(files, upload, totalBytes);
  if (!added.ok) {
    await db.deleteFrom('media_uploads').where('id', '=', upload).execute();
    return added;
  }
  await db.updateTable('media_uploads').set({ picture_id: added.id }).where('id', '=', upload).execute();
  return { ok: true, received: totalBytes, pictureId: added.id, isKnown: added.isKnown };
}

/** How long an interrupted upload can be resumed. */
const patienceMs = 24 * 3_600_000;

/** Deletes uploads started more than a day ago, finished or not. @returns how many */
export async function purgeUploads({ db, files }: Parts, now: Date): Promise<number> {
  const before = new Date(now.getTime() - patienceMs);
  const old = await db
    .selectFrom('media_uploads')
    .select(['id', 'bytes'])
    .where('started_at', '<', before)
    .limit(500)
    .execute();
  for (const { id, bytes } of old) {
    await dropPieces(files, id, bytes);
    await db.deleteFrom('media_uploads').where('id', '=', id).execute();
  }
  return old.length;
}

const pieceName = (upload: string, offset: number) => `uploads/${upload}-${offset}`;

async function dropPieces(files: FileStore, upload: string, bytes: number): Promise<void> {
  for (let offset = 0; offset < bytes; offset += pieceBytes) await files.remove(pieceName(upload, offset));
}
