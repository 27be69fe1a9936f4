import type { Palette } from '../../kit/lights.ts';
import type { Side } from '../../kit/maths.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { ellipse, line } from '../../kit/stroke.ts';

export interface GuestOptions {
  palette: Palette;
  /** Place of the feet. */
  x: number;
  y: number;
  /** Pixels of a metre there. */
  metre: number;
  facing: Side;
  side?: Side;
  woman?: boolean;
}

/** Somebody who stands with a raised glass, dressed for the evening. */
export function paintGuest(ctx: Context, rng: Rng, options: GuestOptions): void {
  const { metre: m, facing, woman = rng.chance(0.5), palette } = options;
  const gown = rng.pick(['#c23a5a', '#f3ead6', '#2f8f88', '#d9a441'] as const);
  const { front } = paintFolk(ctx, rng, {
    palette,
    x: options.x,
    y: options.y,
    height: m * (woman ? 1.6 : 1.72),
    pose: rng.chance(0.7) ? 'toast' : 'wait',
    facing,
    side: options.side ?? facing,
    outfit: woman ? rng.pick(['dress', 'ao-dai'] as const) : 'blouse',
    hair: woman ? rng.pick(['long', 'bun', 'bob'] as const) : 'short',
    top: woman ? gown : rng.pick(['#2d3a4a', '#f1ede2', '#5f918a', '#6a4630']),
    ...(woman ? {} : { bottom: rng.pick(['#26303a', '#4a4038']) }),
  });
  const [gx, gy] = [front[0] + facing * m * 0.02, front[1] - m * 0.06];
  line(
    ctx,
    [
      [gx, gy + m * 0.07],
      [gx, gy],
    ],
    Math.max(0.8, m * 0.012),
    '#f7efdc',
  );
  ellipse(ctx, gx, gy - m * 0.03, m * 0.026, m * 0.045, '#f2d48a');
}
