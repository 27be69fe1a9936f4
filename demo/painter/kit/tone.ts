import { type Box, clipBox, Field, type Shape } from './field.ts';
import { grainAt } from './grain.ts';
import type { Ramp } from './ramp.ts';
import type { Layer } from './sheet.ts';

export interface ToneOptions {
  box?: Box;
  /** Pixels between samples of the shape. */
  step?: number;
  /** How far the grain shifts the place on the ramp: 0.10 calm … 0.24 rough. */
  grain?: number;
  /** 1 replaces the colour, less blends with what is there. */
  strength?: number;
}

/** Recolours every covered pixel by `ramp[shape + grain]`; transparency stays. */
export function tone(layer: Layer, ramp: Ramp, shape: Shape, options: ToneOptions = {}): void {
  const { step = 3, grain = 0.12, strength = 1 } = options;
  const { sheet, ctx } = layer;
  const box = clipBox(options.box ?? sheet.box, sheet.width, sheet.height);
  const [x0, y0, x1, y1] = box;
  if (x1 <= x0 || y1 <= y0) return;
  const image = ctx.getImageData(x0, y0, x1 - x0, y1 - y0);
  const data = image.data;
  const field = new Field(box, step, shape);
  const offset = sheet.grainOffset();
  let k = 0;
  for (let y = 0; y < y1 - y0; y++) {
    for (let x = 0; x < x1 - x0; x++, k += 4) {
      if (data[k + 3] === 0) continue;
      const t = field.at(x, y) + (grainAt(x + x0, y + y0, offset) - 0.5) * grain;
      const i = 3 * (t <= 0 ? 0 : t >= 1 ? 255 : (t * 255) | 0);
      for (let channel = 0; channel < 3; channel++) {
        const from = data[k + channel] as number;
        data[k + channel] = from + ((ramp[i + channel] as number) - from) * strength;
      }
    }
  }
  ctx.putImageData(image, x0, y0);
}
