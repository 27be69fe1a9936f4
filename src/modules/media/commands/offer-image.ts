import type { SpareTime } from '#platform/queue/spare-time.ts';
import type { PictureVariants, SizedImage } from './picture-variants.ts';

/** Below this width the frame of an AVIF file weighs more than it saves. */
const leastAvifWidth = 256;

/**
 * A picture for somebody who reads AVIF: as AVIF when it is made already, else as WebP at once (`isInterim`), while the
 * AVIF for whoever asks next is made in spare time. Null when there is no such picture, `busy` when too many others wait.
 */
export async function offerImage(
  variants: PictureVariants,
  image: SizedImage,
  spareTime: SpareTime,
): Promise<{ bytes: Buffer; format: 'webp' | 'avif'; isInterim: boolean } | null | 'busy'> {
  const isWorthwhile = image.width >= leastAvifWidth;
  const kept = isWorthwhile ? await variants.find(image, 'avif') : null;
  if (kept) return { bytes: kept, format: 'avif', isInterim: false };
  const bytes = await variants.get(image);
  if (!bytes || bytes === 'busy') return bytes;
  if (isWorthwhile)
    spareTime.add(`${image.name} ${image.width} ${image.quality}`, () => variants.get(image, 'avif'));
  return { bytes, format: 'webp', isInterim: isWorthwhile };
}
