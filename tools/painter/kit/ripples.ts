import type { Hex } from './colour.ts';
import { lerp } from './maths.ts';
import type { Rng } from './rng.ts';
import { type Context, widthOf } from './sheet.ts';
import { lens } from './stroke.ts';

type Span = readonly [far: number, near: number];

export interface RippleOptions {
  /** Rows between which the strokes lie, far to near. */
  from: number;
  to: number;
  colours: readonly Hex[];
  count: number;
  /** Length and thickness of a stroke, far and near, in pixels. */
  length?: Span;
  thickness?: Span;
  alpha?: Span;
  /** Where along the row; over the whole width when left out. `nearness` is 0 far, 1 near. */
  x?: (rng: Rng, nearness: number) => number;
}

/** Lens strokes on water, growing toward the viewer. */
export function ripples(ctx: Context, rng: Rng, options: RippleOptions): void {
  const { from, to, colours, count } = options;
  const { length = [14, 150], thickness = [0.7, 4], alpha = [0.25, 0.8] } = options;
  const place = options.x ?? ((r: Rng) => r() * widthOf(ctx));
  ctx.save();
  for (let i = 0; i < count; i++) {
    const nearness = rng() ** 1.5;
    const y = lerp(from, to, nearness);
    const x = place(rng, nearness);
    ctx.globalAlpha = rng.range(alpha[0], alpha[1]);
    const long = lerp(length[0], length[1], nearness) * rng.range(0.4, 1.2);
    const thick = lerp(thickness[0], thickness[1], nearness) * rng.range(0.5, 1.2);
    lens(ctx, x, y, long, thick, rng.pick(colours));
  }
  ctx.restore();
}
