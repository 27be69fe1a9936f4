import type { Box } from './field.ts';
import { grainAt } from './grain.ts';
import type { Layer } from './sheet.ts';

/**
 * Changes one covered pixel, whose four bytes begin at `k`. `x` and `y` count from the corner of the box in units of
 * the sheet; `grain` is the grain of the pixel, 0..1.
 */
export type Touch = (data: Uint8ClampedArray, k: number, x: number, y: number, grain: number) => void;

/**
 * Goes through the covered pixels of a box, which lies within the sheet in whole units, and those that it has a part of;
 * transparent ones stay.
 */
export function repaint({ sheet, ctx }: Layer, box: Box, touch: Touch): void {
  const { scale } = sheet;
  const [x0, y0] = [Math.floor(box[0] * scale), Math.floor(box[1] * scale)];
  const [x1, y1] = [Math.ceil(box[2] * scale), Math.ceil(box[3] * scale)];
  if (x1 <= x0 || y1 <= y0) return;
  const image = ctx.getImageData(x0, y0, x1 - x0, y1 - y0);
  const { data } = image;
  const offset = sheet.grainOffset();
  let k = 0;
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++, k += 4) {
      if (data[k + 3] === 0) continue;
      touch(data, k, (x - x0) / scale, (y - y0) / scale, grainAt(x, y, offset));
    }
  }
  ctx.putImageData(image, x0, y0);
}
