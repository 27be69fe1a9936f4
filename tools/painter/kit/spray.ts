import { type Hex, toRgb } from './colour.ts';
import { type Box, clipBox, Field, type Shape } from './field.ts';
import { repaint } from './repaint.ts';
import type { Layer } from './sheet.ts';

export interface SprayOptions {
  box?: Box;
  /** Units between samples of the shape. */
  step?: number;
  /** 0.35 = crisp specks, 1–2 = mist. */
  soft?: number;
  /** Most that a speck may cover, 0..1. */
  max?: number;
}

/** Stipples one colour over covered pixels, as densely as the shape says (0 none, 1 all). */
export function spray(layer: Layer, colour: Hex, density: Shape, options: SprayOptions = {}): void {
  const [r, g, b] = toRgb(colour);
  stipple(layer, density, options, (data, k, amount) => {
    data[k] = (data[k] as number) + (r - (data[k] as number)) * amount;
    data[k + 1] = (data[k + 1] as number) + (g - (data[k + 1] as number)) * amount;
    data[k + 2] = (data[k + 2] as number) + (b - (data[k + 2] as number)) * amount;
  });
}

/** Stipples transparency into a layer, as densely as the shape says (0 stays, 1 is gone). */
export function fade(layer: Layer, density: Shape, options: SprayOptions = {}): void {
  stipple(layer, density, { soft: 0.6, ...options }, (data, k, amount) => {
    data[k + 3] = (data[k + 3] as number) * (1 - amount);
  });
}

function stipple(
  layer: Layer,
  density: Shape,
  { box: wanted, step = 4, soft = 0.5, max = 1 }: SprayOptions,
  touch: (data: Uint8ClampedArray, index: number, amount: number) => void,
): void {
  const { sheet } = layer;
  const box = clipBox(wanted ?? sheet.box, sheet.width, sheet.height);
  const field = new Field(box, step, density);
  repaint(layer, box, (data, k, x, y, speck) => {
    const dense = field.at(x, y);
    if (dense <= 0) return;
    const amount = (dense * (1 + soft) - speck) / soft;
    if (amount > 0) touch(data, k, Math.min(1, amount) * max);
  });
}
