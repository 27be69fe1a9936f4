import { mix, rgba } from '../colour.ts';
import type { Context } from '../sheet.ts';
import { ellipse, line } from '../stroke.ts';
import type { Spot } from './camera.ts';
import { paintDisc } from './lathe.ts';
import type { Stage } from './room-stage.ts';

/** A round table on three legs. */
export function paintRoundTable(
  stage: Stage,
  ctx: Context,
  [x, y, z]: Spot,
  radius: number,
  height: number,
): void {
  const { camera, colours, palette, light } = stage;
  const s = camera.scaleAt([x, y, z]);
  const [px, py] = camera.see([x, y, z]);
  ellipse(ctx, px, py, radius * s * 0.95, radius * s * 0.2, rgba(palette.ink, 0.22));
  const top = camera.see([x, y + height - 0.02, z]);
  for (const [dx, dz] of [
    [-0.7, 0.3],
    [0.7, 0.3],
    [0, -0.8],
  ] as const)
    line(ctx, [top, camera.see([x + dx * radius, y, z + dz * radius])], s * 0.026, colours.timber);
  paintDisc(stage, ctx, [x, y + height, z], radius, 0.035, [
    colours.cane[0],
    mix(colours.cane[1], light.light, 0.35),
  ]);
}
