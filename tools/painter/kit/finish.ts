import { Field } from './field.ts';
import { grainAt } from './grain.ts';
import { hash } from './hash.ts';
import { clamp } from './maths.ts';
import { makeNoise } from './noise.ts';
import type { Layer } from './sheet.ts';

export interface FinishOptions {
  /** Displacement of all edges, in units of the sheet: makes them look cut by hand. */
  wobble?: number;
  /** Strength of the paper grain; 1 is ±6 levels in the mid-tones. */
  grain?: number;
  /** Strength of the paper mottle, in levels. */
  paper?: number;
  /** Darkening of the corners: at most 0.10, at night 0.16. */
  vignette?: number;
}

const BLACK = 10;
const WHITE = 248;
/** Paper is a little warm. */
const WARMTH = [2, 0, -2] as const;

/** The finished pixels (RGBA) of a layer: hand-cut edges, paper grain, lifted blacks. The layer stays as it is. */
export function finish(layer: Layer, options: FinishOptions = {}): Uint8ClampedArray {
  const { wobble = 1.1, grain = 1, paper = 7, vignette = 0.1 } = options;
  const { seed, box, scale, pixels } = layer.sheet;
  const [, , width, height] = pixels;
  const source = layer.ctx.getImageData(0, 0, width, height).data;
  const out = new Uint8ClampedArray(width * height * 4);
  const noise = makeNoise(`${seed}/finish`);
  const shiftX = new Field(
    box,
    4,
    (x, y) => wobble * (noise(x / 34, y / 34) + 0.6 * noise(x / 11 + 90, y / 11)),
  );
  const shiftY = new Field(
    box,
    4,
    (x, y) => wobble * (noise(x / 34 + 200, y / 34) + 0.6 * noise(x / 11 + 290, y / 11)),
  );
  const mottle = new Field(
    box,
    4,
    (x, y) => 0.6 * noise.fbm(x / 160, y / 160, 3) + 0.35 * noise(x / 9, y / 26),
  );
  const offset = hash(seed) & 511;
  const row = width * 4;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const ux = x / scale;
      const uy = y / scale;
      const sx = clamp(x + shiftX.at(ux, uy) * scale, 0, width - 1.01);
      const sy = clamp(y + shiftY.at(ux, uy) * scale, 0, height - 1.01);
      const k = ((sy | 0) * width + (sx | 0)) * 4;
      const u = sx - (sx | 0);
      const v = sy - (sy | 0);
      const shift = (grainAt(x, y, offset) - 0.5) * 12 * grain + mottle.at(ux, uy) * paper;
      const dx = x / width - 0.5;
      const dy = y / height - 0.5;
      const corner = 1 - vignette * Math.max(0, (dx * dx + dy * dy) * 2 - 0.25);
      const o = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) {
        const i = k + c;
        const a = source[i] as number;
        const b = source[i + row] as number;
        const top = a + ((source[i + 4] as number) - a) * u;
        const bottom = b + ((source[i + row + 4] as number) - b) * u;
        const value = top + (bottom - top) * v;
        const midness = 1 - Math.abs((value / 255) * 2 - 1);
        const grained = value * corner + shift * (0.45 + 0.75 * midness);
        out[o + c] = (grained * (WHITE - BLACK)) / 255 + BLACK + (WARMTH[c] as number);
      }
      out[o + 3] = 255;
    }
  }
  return out;
}
