import { type Hex, mix } from '../colour.ts';
import type { Context } from '../sheet.ts';
import { line } from '../stroke.ts';
import type { Stage } from './room-stage.ts';
import { type Place, paintBlock, paintShadow, spotOf } from './solid.ts';

/** A suitcase on wheels with its handle drawn out. */
export function paintSuitcase(stage: Stage, ctx: Context, place: Place, height: number, colour: Hex): void {
  const { camera, light, palette } = stage;
  const half = height * 0.34;
  const deep = height * 0.19;
  const dark = mix(colour, palette.ink, 0.5);
  paintShadow(stage, ctx, place, { u: [-half, half], v: [-deep, deep] }, 0.25);
  const scale = camera.scaleAt(spotOf(place, 0, 0, 0));
  const at = (u: number, y: number): readonly [number, number] => camera.see(spotOf(place, u, y, 0));
  line(
    ctx,
    [
      at(-half * 0.4, height),
      at(-half * 0.4, height * 1.45),
      at(half * 0.4, height * 1.45),
      at(half * 0.4, height),
    ],
    scale * 0.02,
    dark,
  );
  paintBlock(stage, ctx, place, { u: [-half, half], y: [0.05, height], v: [-deep, deep] }, colour, 5);
  for (const y of [0.3, 0.52, 0.74])
    paintBlock(
      stage,
      ctx,
      place,
      { u: [-half, half], y: [height * y, height * y + 0.02], v: [-deep - 0.006, deep] },
      mix(colour, light.shade, 0.3),
    );
  for (const u of [-half + 0.03, half - 0.07])
    paintBlock(stage, ctx, place, { u: [u, u + 0.04], y: [0, 0.05], v: [-deep, -deep + 0.04] }, dark);
}
