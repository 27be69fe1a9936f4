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
  /** Greatest displacement by waves, in units: 13 calm … 26 lively. */
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

  const { scale } = sheet;
  const [x0, x1, y0, y1, topRow] = [left, right, waterline, bottom, top].map((edge) =>
    Math.round(edge * scale),
  ) as [number, number, number, number, number];
  const from = source.ctx.getImageData(x0, topRow, x1 - x0, y0 - topRow).data;
  const image = mirror.ctx.createImageData(x1 - x0, y1 - y0);
  const out = new Uint32Array(image.data.buffer);
  const pixels = new Uint32Array(from.buffer, from.byteOffset, (x1 - x0) * (y0 - topRow));
  const lastRow = y0 - topRow - 1;
  const lastColumn = x1 - x0 - 1;
  for (let row = 0; row < y1 - y0; row++) {
    const y = row / scale;
    for (let column = 0; column <= lastColumn; column++) {
      const x = column / scale;
      const sx = Math.min(lastColumn, Math.max(0, (column + shiftX.at(x, y) * scale) | 0));
      const sy = Math.min(lastRow, Math.max(0, (lastRow - (row * squash + shiftY.at(x, y) * scale)) | 0));
      out[row * (x1 - x0) + column] = pixels[sy * (x1 - x0) + sx] as number;
    }
  }
  mirror.ctx.putImageData(image, x0, y0);
  return mirror;
}
