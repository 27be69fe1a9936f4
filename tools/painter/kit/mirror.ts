import { copyLayer, type Sheet } from './sheet.ts';

/** Turns what is painted so far left to right; for scenes that lay out one hand and show either. */
export function mirror(sheet: Sheet): void {
  const copy = sheet.layer();
  copy.ctx.translate(sheet.width, 0);
  copy.ctx.scale(-1, 1);
  copyLayer(copy.ctx, sheet.main);
  sheet.stamp(copy);
}
