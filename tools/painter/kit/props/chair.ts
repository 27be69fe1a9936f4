import { type Hex, mix, rgba } from '../colour.ts';
import type { Context } from '../sheet.ts';
import { line, polygon, trace } from '../stroke.ts';
import type { Stage } from './room-stage.ts';
import { type Place, paintBlock, paintShadow, spotOf } from './solid.ts';

/** A dining or desk chair; it looks toward negative v. */
export function paintChair(
  stage: Stage,
  ctx: Context,
  place: Place,
  seat: Hex,
  back: 'cane' | 'slats' = 'cane',
): void {
  const { colours, camera, light } = stage;
  const wood = colours.timber;
  paintShadow(stage, ctx, place, { u: [-0.22, 0.22], v: [-0.45, 0] }, 0.18, 0.18);
  const faces =
    Math.cos(place.turn ?? 0) * (camera.position[2] - place.z) -
    Math.sin(place.turn ?? 0) * (camera.position[0] - place.x);
  const leg = (u: number, v: number, top: number): void =>
    paintBlock(stage, ctx, place, { u: [u, u + 0.04], y: [0, top], v: [v, v + 0.04] }, wood);
  const backRest = (): void => {
    leg(-0.22, -0.04, 0.92);
    leg(0.18, -0.04, 0.92);
    paintBlock(stage, ctx, place, { u: [-0.2, 0.2], y: [0.86, 0.93], v: [-0.04, 0] }, wood);
    const panel = [
      [-0.18, 0.54],
      [0.18, 0.54],
      [0.18, 0.86],
      [-0.18, 0.86],
    ].map(([u, y]) => camera.see(spotOf(place, u as number, y as number, -0.02)));
    if (back === 'cane') {
      polygon(ctx, panel, mix(colours.cane[1], light.light, 0.1));
      ctx.save();
      trace(ctx, panel);
      ctx.clip();
      for (let u = -0.6; u < 0.6; u += 0.05) {
        const at = (a: number, b: number) => camera.see(spotOf(place, a, b, -0.02));
        line(ctx, [at(u, 0.5), at(u + 0.4, 0.9)], 0.9, rgba(colours.cane[0], 0.7));
        line(ctx, [at(u + 0.4, 0.5), at(u, 0.9)], 0.9, rgba(colours.cane[0], 0.7));
      }
      ctx.restore();
    } else
      for (const y of [0.58, 0.68, 0.78])
        paintBlock(stage, ctx, place, { u: [-0.18, 0.18], y: [y, y + 0.05], v: [-0.03, -0.01] }, wood);
  };
  const front = (): void => {
    leg(-0.22, -0.44, 0.44);
    leg(0.18, -0.44, 0.44);
    paintBlock(stage, ctx, place, { u: [-0.22, 0.22], y: [0.42, 0.48], v: [-0.45, -0.02] }, seat, 4);
  };
  if (faces < 0) {
    backRest();
    front();
  } else {
    front();
    backRest();
  }
}
