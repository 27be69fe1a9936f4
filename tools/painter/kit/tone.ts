import { type Box, clipBox, Field, type Shape } from './field.ts';
import type { Ramp } from './ramp.ts';
import { repaint } from './repaint.ts';
import type { Layer } from './sheet.ts';

export interface ToneOptions {
  box?: Box;
  /** Units between samples of the shape. */
  step?: number;
  /** How far the grain shifts the place on the ramp: 0.10 calm … 0.24 rough. */
  grain?: number;
  /** 1 replaces the colour, less blends with what is there. */
  strength?: number;
}

/** Recolours every covered pixel by `ramp[shape + grain]`; transparency stays. */
export function tone(layer: Layer, ramp: Ramp, shape: Shape, options: ToneOptions = {}): void {
  const { step = 3, grain = 0.12, strength = 1 } = options;
  const { sheet } = layer;
  const box = clipBox(options.box ?? sheet.box, sheet.width, sheet.height);
  const field = new Field(box, step, shape);
  repaint(layer, box, (data, k, x, y, speck) => {
    const t = field.at(x, y) + (speck - 0.5) * grain;
    const i = 3 * (t <= 0 ? 0 : t >= 1 ? 255 : (t * 255) | 0);
    for (let channel = 0; channel < 3; channel++) {
      const from = data[k + channel] as number;
      data[k + channel] = from + ((ramp[i + channel] as number) - from) * strength;
    }
  });
}
