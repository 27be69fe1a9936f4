import { clamp, type Side } from '../../kit/maths.ts';
import { type Layer, Sheet } from '../../kit/sheet.ts';
import { metreAt, project, type View } from './perspective.ts';

export interface FrontOptions {
  view: View;
  /** Which side of the street, and how far from the middle, in metres. */
  stand: Side;
  reach: number;
  /** Where the front begins and ends along the street, and its height, in metres. */
  from: number;
  to: number;
  high: number;
  /** The distance whose metre the front is painted in: where it is looked at closest. */
  nearest: number;
}

/** Paints the front of a house straight on, then lays it along a street that leads away, column by column of pixels. */
export function paintFrontAlong(
  { ctx, sheet }: Layer,
  { view, stand, reach, from, to, high, nearest }: FrontOptions,
  paintFront: (front: Sheet, metre: number) => void,
): void {
  const metre = clamp(metreAt(view, nearest) * 1.1, 22, 110);
  const width = Math.ceil((to - from) * metre);
  const front = new Sheet(sheet.seed, width, Math.ceil(high * metre), sheet.scale);
  paintFront(front, metre);
  const ends = [from, to].map((z) => project(view, stand * reach, 0, z)[0]);
  const first = Math.max(0, Math.floor(Math.min(...ends)));
  const last = Math.min(sheet.width - 1, Math.ceil(Math.max(...ends)));
  const step = 1 / sheet.scale;
  const depthAt = (x: number) => (reach * view.focal) / Math.max(1, Math.abs(x - view.vanishing[0]));
  for (let x = first; x <= last; x += step) {
    const z = depthAt(x + step / 2);
    const column = clamp(((z - from) / (to - from)) * width, 0, width - 1);
    const next = depthAt(x + 1.5 * step);
    const wide = clamp((Math.abs(next - z) / (to - from)) * width, 1, width - column);
    const top = project(view, stand * reach, high, z)[1];
    const foot = project(view, stand * reach, 0, z)[1];
    const part = [column, 0, wide, front.height].map((unit) => unit * sheet.scale);
    ctx.drawImage(
      front.main.canvas,
      ...(part as [number, number, number, number]),
      x,
      top,
      1.5 * step,
      foot - top,
    );
  }
  front.release(front.main);
}
