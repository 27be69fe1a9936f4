import { type Hex, mix, rgba } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { lerp, type Point } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { polygon } from '../stroke.ts';
import type { Camera, Spot } from './camera.ts';
import { paintCarEnd } from './car-ends.ts';
import type { Section } from './car-shape.ts';
import { CAR_SHAPES, type CarKind } from './car-shapes.ts';
import { paintSide } from './car-side.ts';
import { type CarStage, flank, paintPane } from './car-stage.ts';
import { paintWheel } from './car-wheel.ts';
import { loft, meshLight, paintMesh } from './mesh.ts';
import { type Place, spotOf } from './solid.ts';

export interface CarOptions {
  palette: Palette;
  camera: Camera;
  kind: CarKind;
  /** `turn` 0 = its nose to the right; half of pi = driving away; minus half of pi = coming. */
  place: Place;
  /** Paint by clear day. */
  paint: Hex;
  /** Side of the light. */
  side: 1 | -1;
  /** A band along the flank, by clear day. */
  stripe?: Hex;
}

/** A modern car seen from any side, standing on the ground. */
export function paintCar(ctx: Context, options: CarOptions): void {
  const { palette, camera, kind, place, side } = options;
  const shape = CAR_SHAPES[kind];
  const lamps = palette.light === 'night' || palette.light === 'dusk';
  const spot = (u: number, y: number, v: number): Spot => spotOf(place, u, y, v);
  const stage: CarStage = {
    ctx,
    camera,
    palette,
    shape,
    light: meshLight(palette, side),
    body: underLight(palette, options.paint),
    glass: mix(mix(palette.ink, '#101820', 0.5), palette.sky[1], lamps ? 0.16 : 0.24),
    lamps,
    ...(options.stripe ? { stripe: underLight(palette, options.stripe) } : {}),
    spot,
    see: (u, y, v) => camera.see(spot(u, y, v)),
  };
  const [ex, , ez] = camera.position;
  const toEye = (u: number, v: number): number => {
    const [x, , z] = spot(0, 0, 0);
    const [dx, , dz] = spot(u, 0, v);
    return (ex - x) * (dx - x) + (ez - z) * (dz - z);
  };
  const near = toEye(0, 1) > 0 ? 1 : -1;
  const front = toEye(1, 0) > 0;
  paintUnder(stage, side);
  for (const axle of shape.axles) {
    paintWheel(stage, axle, near > 0 ? -1 : 1, false);
    paintWheel(stage, axle, near, false);
  }
  paintMesh(ctx, camera, bodyFaces(stage), stage.light);
  for (const axle of shape.axles) paintWheel(stage, axle, near, true);
  paintScreens(stage, front);
  paintSide(stage, near);
  paintCarEnd(stage, front, near);
}

function bodyFaces(stage: CarStage) {
  const { shape, body, palette, spot } = stage;
  const ends = [shape.sections[0], shape.sections[shape.sections.length - 1]] as [Section, Section];
  const ring = ({ u, belt, top }: Section, low = shape.sill): Spot[] => {
    const half: [number, number][] = [
      [low, belt[1] * 0.93],
      [lerp(low, belt[0], 0.22), belt[1] * 0.99],
      [lerp(low, belt[0], 0.72), belt[1] * 1.012],
      [belt[0], belt[1]],
      [lerp(belt[0], top[0], 0.85), lerp(belt[1], top[1], 0.85)],
      [top[0], top[1] * 0.9],
    ];
    const right = half.map(([y, v]) => spot(u, y, v));
    const left = half.map(([y, v]) => spot(u, y, -v)).reverse();
    const crown = spot(u, top[0] + 0.03 * top[1], 0);
    return [...right, crown, ...left, right[0] as Spot];
  };
  // An end is closed by its own outline drawn together to its middle, a little further out.
  const cap = (section: Section, out: number): Spot[] =>
    Array.from({ length: 14 }, () =>
      spot(section.u + out, lerp(shape.sill, (section.belt[0] + section.top[0]) / 2, 0.55), 0),
    );
  const rings = [cap(ends[0], -0.03), ...shape.sections.map((s) => ring(s)), cap(ends[1], 0.05)];
  const trim = mix(body, palette.ink, 0.74);
  const last = rings.length - 2;
  return loft(rings, (k, r) => ((k === 0 || k === 11) && r > 0 && r < last ? trim : body), 0.5);
}

/** Shadow on the ground and the dark below the body. */
function paintUnder({ ctx, see, shape, palette, camera, spot }: CarStage, side: 1 | -1): void {
  const from = (shape.sections[0] as Section).u;
  const to = (shape.sections[shape.sections.length - 1] as Section).u;
  const shadow = (grow: number, shift: number, alpha: number): void => {
    const points = Array.from({ length: 28 }, (_, i): Point => {
      const angle = (i / 28) * Math.PI * 2;
      const round = (v: number): number => Math.sign(v) * Math.abs(v) ** 0.55;
      const [x, , z] = spot(
        lerp(from, to, 0.5) + ((to - from) / 2 + grow) * round(Math.cos(angle)),
        0,
        (0.92 + grow) * round(Math.sin(angle)),
      );
      return camera.see([x - shift * side, 0.005, z + Math.abs(shift) * 0.2]);
    });
    polygon(ctx, points, rgba(palette.ink, alpha));
  };
  const night = palette.light === 'night';
  shadow(0.3, night ? 0 : 0.5, 0.16);
  shadow(0.12, night ? 0 : 0.22, 0.26);
  shadow(-0.04, 0, 0.6);
  polygon(
    ctx,
    [
      see(from + 0.2, 0.16, 0.8),
      see(to - 0.2, 0.16, 0.8),
      see(to - 0.2, 0.16, -0.8),
      see(from + 0.2, 0.16, -0.8),
    ],
    mix(palette.ink, '#000000', 0.4),
  );
}

/** Windscreen or rear window, with the sky in it. */
function paintScreens(stage: CarStage, front: boolean): void {
  const { shape, see, ctx, glass, palette, lamps } = stage;
  const [foot, head] = front ? shape.screen : shape.rear;
  if (!front && foot === head) {
    paintPane(stage, [
      see(foot - 0.04, 1.3, 0.72),
      see(foot - 0.04, 2.05, 0.62),
      see(foot - 0.04, 2.05, -0.62),
      see(foot - 0.04, 1.3, -0.72),
    ]);
    return;
  }
  const edge = (v: 1 | -1): Point[] =>
    Array.from({ length: 5 }, (_, i) => {
      const u = lerp(foot, head, 0.06 + (0.88 * i) / 4);
      const [y, half] = flank(stage, u, 1);
      return see(u, y + 0.012, half * 0.86 * v);
    });
  const left = edge(-1);
  const right = edge(1);
  paintPane(stage, [...left, ...right.reverse()]);
  const [a, b] = [left[1] as Point, right[3] as Point];
  polygon(
    ctx,
    [a, [lerp(a[0], b[0], 0.3), lerp(a[1], b[1], 0.3)], right[0] as Point, left[4] as Point],
    rgba(mix(glass, palette.sky[2], 0.7), lamps ? 0.12 : 0.28),
  );
}
