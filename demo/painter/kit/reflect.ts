import { Field } from './field.ts';
import { lerp } from './maths.ts';
import { makeNoise } from './noise.ts';
import type { Layer } from './sheet.ts';

export interface ReflectOptions {
  /** Row at which the mirror begins. */
  waterline: number;
  /** Last row; the bottom of the sheet when left out. */
  bottom?: number;
  left?: number;
  right?: number;
  seed: string;
  /** Greatest displacement by waves, in pixels: 13 calm … 26 lively. */
  amplitude?: number;
  /** How many rows of the source one row of the mirror passes; under 1 lengthens the mirror image. */
  squash?: number;
}

/** A new layer with the mirror image of `source` below the waterline, rippled: wide waves, tight rows. */
export function reflect(source: Layer, options: ReflectOptions): Layer {
  const { sheet } = source;
  const { seed, amplitude = 13, squash = 1 } = options;
  const waterline = Math.round(options.waterline);
  const left = Math.max(0, Math.round(options.left ?? 0));
  const right = Math.min(sheet.width, Math.round(options.right ?? sheet.width));
  const bottom = Math.min(sheet.height, Math.round(options.bottom ?? sheet.height));
  const width = right - left;
  const height = bottom - waterline;
  const mirror = sheet.layer();
  if (width <= 0 || height <= 0) return mirror;

  const top = Math.max(0, Math.floor(waterline - 1 - height * squash - amplitude * 2));
  const from = source.ctx.getImageData(left, top, width, waterline - top).data;
  const image = mirror.ctx.createImageData(width, height);
  const noise = makeNoise(seed);
  const swell = (y: number): number => amplitude * (0.25 + y / height) * 0.9;
  const rowScale = (y: number): number => lerp(5, 31, y / height);
  const shiftX = new Field([0, 0, width, height], 3, (x, y) => {
    const p = y / height;
    const row = y / rowScale(y);
    const wide = noise((x + left) / (260 + 260 * p), row * 1.5);
    return swell(y) * (wide + 0.6 * noise((x + left) / (120 + 60 * p) + 50, row * 3.6));
  });
  const shiftY = new Field([0, 0, width, height], 3, (x, y) => {
    return 0.55 * swell(y) * noise((x + left) / (70 + (160 * y) / height) + 9, y / rowScale(y) + 31);
  });

  const out = new Uint32Array(image.data.buffer);
  const pixels = new Uint32Array(from.buffer, from.byteOffset, width * (waterline - top));
  const lastRow = waterline - top - 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sx = Math.min(width - 1, Math.max(0, (x + shiftX.at(x, y)) | 0));
      const sy = Math.min(lastRow, Math.max(0, (lastRow - (y * squash + shiftY.at(x, y))) | 0));
      out[y * width + x] = pixels[sy * width + sx] as number;
    }
  }
  mirror.ctx.putImageData(image, left, waterline);
  return mirror;
}
