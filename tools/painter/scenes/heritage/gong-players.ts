import { mix, rgba } from '../../kit/colour.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse } from '../../kit/stroke.ts';

/** Men with brass gongs, women who dance before them. */
export function paintGongPlayers({ ctx, palette, seed, at }: SceneView): void {
  const brass = at('#d9a441');
  for (const [i, [x, y, h, outfit]] of (
    [
      [560, 742, 108, 'hill'],
      [640, 756, 112, 'hill'],
      [724, 772, 116, 'hill'],
      [812, 792, 122, 'hill'],
      [330, 776, 116, 'dress'],
      [412, 796, 120, 'dress'],
      [232, 812, 124, 'dress'],
    ] as const
  ).entries()) {
    ellipse(ctx, x - h * 0.1, y, h * 0.26, h * 0.035, rgba(palette.ink, 0.32));
    const man = outfit === 'hill';
    const { front } = paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose: man ? 'wait' : i % 2 ? 'wave' : 'stroll',
      facing: -1,
      side: 1,
      outfit: man ? 'shirt' : 'dress',
      top: man ? '#2a2c34' : '#8a2f38',
      bottom: man ? '#2a2c34' : '#2a2c34',
      hat: man ? 'scarf' : 'none',
      hair: man ? 'short' : 'bun',
      skin: 0,
    });
    if (!man) continue;
    ellipse(ctx, front[0] - 12, front[1] + 4, 20, 22, mix(brass, palette.ink, 0.35));
    ellipse(ctx, front[0] - 14, front[1] + 3, 18, 20, brass);
    ellipse(ctx, front[0] - 15, front[1] + 2, 6, 7, mix(brass, palette.flank, 0.6));
  }
}
