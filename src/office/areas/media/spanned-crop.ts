import type { Crop } from '#modules/media/schema.ts';

interface Point {
  x: number;
  y: number;
}

const within = (value: number) => Math.min(100, Math.max(0, value));
const rounded = (value: number) => Math.round(value * 10) / 10;

/** The part between two points, in per cent of the picture. */
export function spannedCrop(from: Point, to: Point): Crop {
  const [left, right] = [within(Math.min(from.x, to.x)), within(Math.max(from.x, to.x))];
  const [top, bottom] = [within(Math.min(from.y, to.y)), within(Math.max(from.y, to.y))];
  return {
    left: rounded(left),
    top: rounded(top),
    width: rounded(rounded(right) - rounded(left)),
    height: rounded(rounded(bottom) - rounded(top)),
  };
}

/** The largest part of a shape around the middle of a picture; both as width by height. */
export function centredCrop(wished: number, ratio: number): Crop {
  const width = rounded(within((wished / ratio) * 100));
  const height = rounded(within((ratio / wished) * 100));
  return { left: rounded((100 - width) / 2), top: rounded((100 - height) / 2), width, height };
}
