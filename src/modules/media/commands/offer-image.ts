import type { PictureVariants, SizedImage } from './picture-variants.ts';

/** Below this width the frame of an AVIF file weighs more than it saves. */
const leastAvifWidth = 256;

/**
 * A picture for somebody who reads AVIF: as AVIF when it is made already, else as WebP at once (`isInterim`), and the
 * AVIF is queued for whoever asks next. Null when there is no such picture, `busy` when too many others wait.
 */
export async function offerImage(
  variants: PictureVariants,
  image: SizedImage,
  enqueueAvif: (image: SizedImage) => void,
): Promise<{ bytes: Buffer; format: 'webp' | 'avif'; isInterim: boolean } | null | 'busy'> {
  const isWorthwhile = image.width >= leastAvifWidth;
  const kept = isWorthwhile ? await variants.find(image, 'avif') : null;
  if (kept) return { bytes: kept, format: 'avif', isInterim: false };
  const bytes = await variants.get(image);
  if (!bytes || bytes === 'busy') return bytes;
  if (isWorthwhile) enqueueAvif(image);
  return { bytes, format: 'webp', isInterim: isWorthwhile };
}
