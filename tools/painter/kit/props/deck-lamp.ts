import { mix } from '../colour.ts';
import { glow } from '../glow.ts';
import type { Context } from '../sheet.ts';
import type { Spot } from './camera.ts';
import type { Stage } from './room-stage.ts';
import { paintBlock } from './solid.ts';

/** A low lantern of wood and paper that stands on a deck. */
export function paintDeckLamp(stage: Stage, ctx: Context, [x, y, z]: Spot, height = 0.42): void {
  const { camera, colours, palette, light } = stage;
  const place = { x, z, y };
  const paper = mix('#f6e2b4', palette.lit, 0.3 + 0.4 * light.lamps);
  const half = height * 0.24;
  if (light.lamps > 0.5) {
    const [gx, gy] = camera.see([x, y, z]);
    glow(ctx, { x: gx, y: gy, radius: camera.scaleAt([x, y, z]) * 0.9, colour: palette.glow, strength: 0.4 });
  }
  paintBlock(
    stage,
    ctx,
    place,
    { u: [-half, half], y: [0.04, height], v: [-half, half] },
    light.lamps > 0.5 ? mix(paper, '#ffffff', 0.25) : paper,
  );
  for (const u of [-half, half - 0.02])
    for (const v of [-half, half - 0.02])
      paintBlock(stage, ctx, place, { u: [u, u + 0.02], y: [0, height], v: [v, v + 0.02] }, colours.timber);
  paintBlock(
    stage,
    ctx,
    place,
    { u: [-half * 1.15, half * 1.15], y: [height, height + 0.03], v: [-half * 1.15, half * 1.15] },
    colours.timber,
  );
  const [gx, gy] = camera.see([x, y + height * 0.5, z]);
  glow(ctx, {
    x: gx,
    y: gy,
    radius: camera.scaleAt([x, y, z]) * 0.7,
    colour: palette.glow,
    strength: 0.1 + 0.6 * light.lamps,
  });
}
