import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import type { Palette } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import type { Camera } from '../../kit/props/camera.ts';
import { boxFaces, meshLight, paintMesh } from '../../kit/props/mesh.ts';
import { type Place, spotOf } from '../../kit/props/solid.ts';
import type { Context } from '../../kit/sheet.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';

export interface RailCarOptions {
  palette: Palette;
  camera: Camera;
  place: Place;
  /** In metres. */
  length: number;
  /** Roof side, band with windows, stripe. */
  upper: Hex;
  lower: Hex;
  stripe: Hex;
  side: 1 | -1;
  /** Drives the train: a cab with a windscreen at the end toward u > 0. */
  engine?: boolean;
  evening: boolean;
}

/** A carriage or an engine on the track. Place it with `turn` along the rails. */
export function paintRailCar(ctx: Context, options: RailCarOptions): void {
  const { palette, camera, place, length, upper, lower, stripe, side, engine = false, evening } = options;
  const half = length / 2;
  const spot = (u: number, y: number, v: number) => spotOf(place, u, y, v);
  const see = (u: number, y: number, v: number): Point => camera.see(spot(u, y, v));
  const light = meshLight(palette, side);
  const dark = mix(palette.ink, '#101415', 0.4);
  const [ex, , ez] = camera.position;
  const [px, , pz] = spot(0, 0, 0);
  const [qx, , qz] = spot(0, 0, 1);
  const near = (ex - px) * (qx - px) + (ez - pz) * (qz - pz) > 0 ? 1 : -1;
  polygon(
    ctx,
    [see(-half, 0.02, -1.7), see(half, 0.02, -1.7), see(half, 0.02, 1.9), see(-half, 0.02, 1.9)],
    rgba(palette.ink, 0.4),
  );
  for (const u of [-half * 0.68, half * 0.68])
    paintMesh(ctx, camera, boxFaces(spot, [u - 1.5, u + 1.5], [0.12, 0.8], [-1, 1], dark), light);
  paintMesh(
    ctx,
    camera,
    [
      ...boxFaces(spot, [-half + 0.3, half - 0.3], [0.6, 1], [-1.25, 1.25], mix(dark, lower, 0.2)),
      ...boxFaces(spot, [-half, half], [0.95, 2.05], [-1.42, 1.42], lower, 0.1),
      ...boxFaces(spot, [-half, half], [2.05, 3.3], [-1.42, 1.42], upper, 0.1),
      ...boxFaces(
        spot,
        [-half + 0.1, half - 0.1],
        [3.3, 3.72],
        [-1.1, 1.1],
        mix(upper, palette.ink, 0.28),
        0.4,
      ),
    ],
    light,
  );
  const v = 1.44 * near;
  polygon(ctx, [see(-half, 2.14, v), see(half, 2.14, v), see(half, 1.94, v), see(-half, 1.94, v)], stripe);
  const pane = evening ? '#ffd27a' : mix(palette.ink, palette.sky[1], 0.32);
  const first = engine ? -half + 1 : -half + 1.6;
  for (let u = first; u < half - 2; u += engine ? 3.2 : 1.75) {
    const wide = engine ? 1.9 : 1.15;
    polygon(ctx, [see(u, 2.98, v), see(u + wide, 2.98, v), see(u + wide, 2.3, v), see(u, 2.3, v)], pane);
    if (!evening)
      polygon(
        ctx,
        [
          see(u + wide * 0.5, 2.98, v),
          see(u + wide * 0.8, 2.98, v),
          see(u + wide * 0.4, 2.3, v),
          see(u + wide * 0.1, 2.3, v),
        ],
        rgba(palette.sky[2], 0.35),
      );
  }
  if (engine) paintCab(ctx, options, see, pane, half);
}

/** The end toward the viewer: windscreen, lamps, buffer beam. */
function paintCab(
  ctx: Context,
  { palette, camera, place, stripe, upper, evening }: RailCarOptions,
  see: (u: number, y: number, v: number) => Point,
  pane: Hex,
  half: number,
): void {
  const u = half + 0.03;
  polygon(
    ctx,
    [see(u, 3.06, -1.2), see(u, 3.06, 1.2), see(u, 2.25, 1.28), see(u, 2.25, -1.28)],
    mix(palette.ink, palette.sky[1], 0.3),
  );
  line(ctx, [see(u, 3.06, 0), see(u, 2.25, 0)], camera.scaleAt(spotOf(place, u, 2.6, 0)) * 0.1, upper);
  polygon(ctx, [see(u, 2.1, -1.42), see(u, 2.1, 1.42), see(u, 1.86, 1.42), see(u, 1.86, -1.42)], stripe);
  polygon(
    ctx,
    [see(u, 1.05, -1.42), see(u, 1.05, 1.42), see(u, 0.5, 1.3), see(u, 0.5, -1.3)],
    mix(palette.ink, '#101415', 0.3),
  );
  const m = camera.scaleAt(spotOf(place, u, 1.5, 0));
  for (const v of [-0.95, 0.95]) {
    const [x, y] = see(u, 1.5, v);
    ellipse(ctx, x, y, m * 0.16, m * 0.17, evening ? '#fff4d2' : mix('#f6f1e2', pane, 0.1));
    if (evening) glow(ctx, { x, y, radius: m * 2.2, colour: palette.glow, strength: 0.6 });
  }
  const [x, y] = see(u, 3.42, 0);
  ellipse(ctx, x, y, m * 0.14, m * 0.14, evening ? '#fff4d2' : '#f6f1e2');
}
