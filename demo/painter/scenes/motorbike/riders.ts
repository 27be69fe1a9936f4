import { mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { paintFigure } from '../../kit/props/figure.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import type { RoadsterOptions } from './roadster.ts';

/** Luggage and one or two riders in helmets on a motorbike; `k` is the pixels of a unit of the bike. */
export function paintRiders(
  ctx: Context,
  rng: Rng,
  { palette, x, y, facing, side, riders }: RoadsterOptions,
  k: number,
): void {
  const at = (u: number, v: number): readonly [number, number] => [x + u * k * facing, y - v * k];
  const kit = at(-86, 92);
  const roll = underLight(palette, '#c8522a');
  const tall = 178 * k;
  if (riders > 0) {
    ctx.fillStyle = mix(roll, palette.ink, 0.14);
    ctx.fillRect(kit[0] - 17 * k, kit[1] - 26 * k, 34 * k, 24 * k);
    ctx.fillStyle = mix(roll, palette.flank, 0.3);
    ctx.fillRect(kit[0] - 17 * k, kit[1] - 26 * k, 34 * k, 6 * k);
  }
  if (riders === 2) {
    const [px, py] = at(-58, 94);
    paintFigure(ctx, rng, {
      palette,
      x: px,
      y: py,
      height: tall * 0.96,
      pose: 'ride',
      facing,
      side,
      hat: 'helmet',
      hair: 'long',
      top: rng.pick(['#c23a5a', '#d9a441', '#f1ede2']),
      bottom: '#2d3a4a',
    });
  }
  if (riders > 0) {
    const [px, py] = at(-28, 90);
    paintFigure(ctx, rng, {
      palette,
      x: px,
      y: py,
      height: tall,
      pose: 'ride',
      facing,
      side,
      hat: 'helmet',
      top: rng.pick(['#2d5d73', '#3f6b4f', '#5f918a']),
      bottom: '#3a3632',
    });
  }
}
