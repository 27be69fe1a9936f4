import { type Hex, toRgb } from './colour.ts';
import { type Box, clipBox, Field, type Shape } from './field.ts';
import { grainAt } from './grain.ts';
import type { Layer } from './sheet.ts';

export interface SprayOptions {
  box?: Box;
  /** Pixels between samples of the shape. */
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
  const { sheet, ctx } = layer;
  const box = clipBox(wanted ?? sheet.box, sheet.width, sheet.height);
  const [x0, y0, x1, y1] = box;
  if (x1 <= x0 || y1 <= y0) return;
  const image = ctx.getImageData(x0, y0, x1 - x0, y1 - y0);
  const field = new Field(box, step, density);
  const offset = sheet.grainOffset();
  let k = 0;
  for (let y = 0; y < y1 - y0; y++) {
    for (let x = 0; x < x1 - x0; x++, k += 4) {
      if (image.data[k + 3] === 0) continue;
      const dense = field.at(x, y);
      if (dense <= 0) continue;
      const amount = (dense * (1 + soft) - grainAt(x + x0, y + y0, offset)) / soft;
      if (amount > 0) touch(image.data, k, Math.min(1, amount) * max);
    }
  }
  ctx.putImageData(image, x0, y0);
}
