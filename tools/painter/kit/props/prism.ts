import type { Hex } from '../colour.ts';
import type { Context } from '../sheet.ts';
import { polygon } from '../stroke.ts';
import type { Spot } from './camera.ts';
import { litBy, type Stage } from './room-stage.ts';
import { type Place, type Span, spotOf } from './solid.ts';

/** Height and depth of a corner of the profile, in metres. */
export type ProfilePoint = readonly [y: number, v: number];

/** A convex profile drawn out along u: backs, roofs, ramps. Corners go round with the outside on the left. */
export function paintPrism(
  stage: Stage,
  ctx: Context,
  place: Place,
  profile: readonly ProfilePoint[],
  u: Span,
  colour: Hex,
): void {
  const { camera, toLight } = stage;
  const [u0, u1] = u;
  const faces: Spot[][] = profile.map(([y, v], i) => {
    const [y2, v2] = profile[(i + 1) % profile.length] as ProfilePoint;
    return [
      spotOf(place, u0, y, v),
      spotOf(place, u1, y, v),
      spotOf(place, u1, y2, v2),
      spotOf(place, u0, y2, v2),
    ];
  });
  const cap = (at: number): Spot[] => profile.map(([y, v]) => spotOf(place, at, y, v));
  const middle = cap((u0 + u1) / 2).reduce(
    ([x, y, z], spot): Spot => [
      x + spot[0] / profile.length,
      y + spot[1] / profile.length,
      z + spot[2] / profile.length,
    ],
    [0, 0, 0] as Spot,
  );
  for (const face of [...faces, cap(u0), cap(u1)]) {
    const normal = outward(face, middle);
    const [x, y, z] = face[0] as Spot;
    const [ex, ey, ez] = camera.position;
    if ((ex - x) * normal[0] + (ey - y) * normal[1] + (ez - z) * normal[2] <= 0) continue;
    const facing = normal[0] * toLight[0] + normal[1] * toLight[1] + normal[2] * toLight[2];
    const outline = camera.outline(face);
    if (outline.length < 3) continue;
    const shaded = litBy(stage, colour, facing * 0.6 - 0.12 + 0.2 * normal[1]);
    polygon(ctx, outline, shaded);
    ctx.lineWidth = 1;
    ctx.strokeStyle = shaded;
    ctx.stroke();
  }
}

/** Unit normal of a face that points away from the middle of its body. */
function outward(face: readonly Spot[], middle: Spot): Spot {
  const [a, b, c] = face as [Spot, Spot, Spot];
  const p: Spot = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const q: Spot = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const n: Spot = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
  const length = Math.hypot(...n) || 1;
  const away = (a[0] - middle[0]) * n[0] + (a[1] - middle[1]) * n[1] + (a[2] - middle[2]) * n[2] < 0 ? -1 : 1;
  return [(n[0] * away) / length, (n[1] * away) / length, (n[2] * away) / length];
}
