import type { SpareTime } from '#platform/queue/spare-time.ts';
import type { FileStore } from '#platform/storage/disk-store.ts';
import { findResized, resizeImage, type SizedImage } from './resize-image.ts';

/** Below this width the frame of an AVIF file weighs more than it saves. */
const leastAvifWidth = 256;

/**
 * A picture for somebody who reads AVIF: as AVIF when it is made already, else as WebP at once (`isInterim`), while the
 * AVIF for whoever asks next is made in spare time. Null when there is no such picture.
 */
export async function offerImage(
  store: FileStore,
  image: SizedImage,
  spareTime: SpareTime,
): Promise<{ bytes: Buffer; format: 'webp' | 'avif'; isInterim: boolean } | null> {
  const isWorthwhile = image.width >= leastAvifWidth;
  const kept = isWorthwhile ? await findResized(store, image, 'avif') : null;
  if (kept) return { bytes: kept, format: 'avif', isInterim: false };
  const bytes = await resizeImage(store, image);
  if (!bytes) return null;
  if (isWorthwhile)
    spareTime.add(`${image.name} ${image.width} ${image.quality}`, () => resizeImage(store, image, 'avif'));
  return { bytes, format: 'webp', isInterim: isWorthwhile };
}
