import sharp from 'sharp';
import type { Painting } from './render-picture.ts';

export const MAX_BYTES = 100 * 1024;

/** Best first: paper grain is given up before the quality falls to where flats show blocks. */
const STEPS = [
  { quality: 78, grain: 1 },
  { quality: 76, grain: 0.9 },
  { quality: 72, grain: 0.8 },
  { quality: 66, grain: 0.5 },
  { quality: 62, grain: 0.3 },
  { quality: 60, grain: 0 },
  { quality: 55, grain: 0 },
] as const;

export interface EncodedPicture {
  bytes: Buffer;
  quality: number;
  grain: number;
}

/** WebP of at most 100 KB where that can be had at quality 55; else the smallest tried. */
export async function encodePicture(painting: Painting): Promise<EncodedPicture> {
  const { width, height } = painting;
  let smallest: EncodedPicture | null = null;
  for (const { quality, grain } of STEPS) {
    const image = sharp(painting.pixels({ grain }), { raw: { width, height, channels: 4 } });
    const bytes = await image.removeAlpha().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= MAX_BYTES) return { bytes, quality, grain };
    if (!smallest || bytes.length < smallest.bytes.length) smallest = { bytes, quality, grain };
  }
  if (!smallest) throw new Error('No encoding steps');
  return smallest;
}
