import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { FileStore } from '#platform/storage/disk-store.ts';

sharp.cache(false);
sharp.concurrency(1);

const running = new Map<string, Promise<Buffer | null>>();

/**
 * A stored picture at a width (never enlarged) as WebP; made once and kept in the store, and made once for all that
 * ask meanwhile. Null when there is no such picture.
 */
export async function resizeImage(
  store: FileStore,
  request: { name: string; width: number; quality: number },
): Promise<Buffer | null> {
  const hash = createHash('sha256').update(request.name).digest('hex').slice(0, 16);
  const target = `resized/${hash}-${request.width}-${request.quality}.webp`;
  const kept = await store.read(target);
  if (kept) return kept;
  const busy = running.get(target);
  if (busy) return busy;
  const work = make(store, request, target).finally(() => running.delete(target));
  running.set(target, work);
  return work;
}

async function make(
  store: FileStore,
  request: { name: string; width: number; quality: number },
  target: string,
) {
  const source = await store.read(request.name);
  if (!source) return null;
  const bytes = await sharp(source)
    .resize({ width: request.width, withoutEnlargement: true })
    .webp({ quality: Math.min(request.quality, 90), effort: 3 })
    .toBuffer();
  await store.write(target, bytes);
  return bytes;
}
