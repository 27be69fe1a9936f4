import type { FileStore } from '#platform/storage/create-disk-store.ts';

/** Bytes per response to a player, which requests more when needed; a video not watched to its end is not sent completely. */
const partBytes = 1024 * 1024;

export interface FilmPart {
  status: 200 | 206 | 416;
  headers: Record<string, string>;
  bytes: Buffer;
}

/**
 * The response for a video and a `Range` header (RFC 9110, 14.2): a part of it, or the whole without a range. Apple's players require
 * this support. @returns null when there is no such file
 */
export async function readFilmPart(
  files: FileStore,
  { name, range }: { name: string; range: string | undefined },
): Promise<FilmPart | null> {
  const headers = {
    'content-type': name.endsWith('.webm') ? 'video/webm' : 'video/mp4',
    'accept-ranges': 'bytes',
  };
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') {
    const bytes = await files.read(name);
    return bytes && { status: 200, headers, bytes };
  }
  const from = first === '' ? -Number(last) : Number(first);
  const wanted = first !== '' && last !== '' ? Number(last) - from + 1 : partBytes;
  if (wanted < 1) return { status: 416, headers, bytes: Buffer.alloc(0) };
  const part = await files.readPart(name, from, Math.min(wanted, partBytes));
  if (!part) return null;
  const { start, size, bytes } = part;
  if (bytes.length === 0)
    return { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` }, bytes };
  const contentRange = `bytes ${start}-${start + bytes.length - 1}/${size}`;
  return { status: 206, headers: { ...headers, 'content-range': contentRange }, bytes };
}
