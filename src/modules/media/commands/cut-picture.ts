import sharp from 'sharp';
import type { Crop } from '../schema.ts';
import type { CleanPicture } from './read-picture.ts';

/** A crop of one of our pictures, with null the whole picture; null when it cannot be read. */
export async function cutPicture(
  whole: Buffer,
  crop: Crop | null,
  quality: number,
): Promise<CleanPicture | null> {
  const { width, height } = await sharp(whole)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (!width || !height) return null;
  if (!crop) return { bytes: whole, width, height };
  const made = await sharp(whole)
    .extract(pixelsOf(crop, { width, height }))
    .webp({ quality, effort: 3 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  return made && { bytes: made.data, width: made.info.width, height: made.info.height };
}

/** The crop in whole pixels within the picture, at least one in each dimension. */
function pixelsOf(crop: Crop, { width, height }: { width: number; height: number }) {
  const span = (from: number, length: number, all: number) => {
    const start = Math.min(all - 1, Math.round((from / 100) * all));
    return { start, size: Math.max(1, Math.min(all - start, Math.round((length / 100) * all))) };
  };
  const [across, down] = [span(crop.left, crop.width, width), span(crop.top, crop.height, height)];
  return { left: across.start, top: down.start, width: across.size, height: down.size };
}
