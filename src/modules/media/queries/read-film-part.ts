import type { FileStore } from '#platform/storage/create-disk-store.ts';

/** So many bytes go at once to a player, which asks for the next when it needs them; a film that nobody watches to its end is not sent to it. */
const partBytes = 1024 * 1024;

export interface FilmPart {
  status: 200 | 206 | 416;
  headers: Record<string, string>;
  bytes: Buffer;
}

/**
 * What is sent of a film for a `Range` header (RFC 9110, 14.2): a part of it, or the whole where none is asked for. Players of Apple
 * play nothing without it. @returns null when there is no such file
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
