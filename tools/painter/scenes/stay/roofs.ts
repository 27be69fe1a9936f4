import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import type { Spot } from '../../kit/props/camera.ts';
import { litBy, type Stage } from '../../kit/props/room-stage.ts';
import { type Place, paintBlock, paintFace, spotOf } from '../../kit/props/solid.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { line } from '../../kit/stroke.ts';
import type { House } from './stay-plan.ts';
import { placeOf } from './wall.ts';

/**
 * The roof of a house, its front slope with tiles or straw; its eaves are above the eye, so walls are painted over its
 * underside afterwards.
 */
export function paintRoof(stage: Stage, ctx: Context, rng: Rng, house: House): void {
  const { roof, size, floors, floor = 3.2, porch = 0 } = house;
  const [wide, deep] = size;
  const place = placeOf(house);
  const y = floors * floor;
  const over = roof.over ?? (roof.kind === 'flat' ? 0.35 : 0.8);
  const colour = underLight(stage.palette, roof.colour);
  const half = wide / 2 + over;
  if (roof.kind === 'flat') {
    paintBlock(stage, ctx, place, { u: [-half, half], y: [y, y + 0.4], v: [-over - porch, deep + over] }, colour);
    return;
  }
  const slope: Slope = {
    stage,
    ctx,
    place,
    rise: roof.rise ?? Math.min(deep, wide) * 0.36,
    inset: roof.kind === 'gable' ? 0 : Math.min(half * 0.62, deep * 0.5),
    half,
    y: y - 0.12,
    front: -over - porch,
    back: deep + over,
    ridge: deep / 2,
  };
  const under = [[-half, slope.front], [half, slope.front], [half, slope.back], [-half, slope.back]] as const;
  paintFace(stage, ctx, under.map(([u, v]) => spotOf(place, u, slope.y, v)), mix(litBy(stage, colour, -0.7), stage.palette.ink, 0.2));
  paintSides(slope, colour, roof.kind === 'gable' ? underLight(stage.palette, house.wall) : colour, wide / 2, deep);
  const face = litBy(stage, colour, 0.06);
  paintFace(stage, ctx, [at(slope, -1, 0), at(slope, 1, 0), at(slope, 1, 1), at(slope, -1, 1)], face);
  if (roof.kind === 'thatch') straw(slope, rng, face);
  else tiles(slope, face);
  const edge = (t: 0 | 1, share: number, tint: string): void =>
    line(
      ctx,
      [at(slope, -1, t), at(slope, 1, t)].map((spot) => stage.camera.see(spot)),
      Math.max(2, stage.camera.scaleAt(at(slope, 0, t)) * share),
      tint,
    );
  edge(0, 0.1, mix(face, stage.light.shade, 0.5));
  edge(1, 0.16, mix(face, stage.light.light, 0.25));
}

interface Slope {
  stage: Stage;
  ctx: Context;
  place: Place;
  rise: number;
  inset: number;
  half: number;
  y: number;
  front: number;
  back: number;
  ridge: number;
}

/** A spot of the front slope: `s` -1 left … 1 right, `t` 0 eave … 1 ridge. */
function at({ place, half, inset, y, rise, front, ridge }: Slope, s: number, t: number): Spot {
  return spotOf(place, s * (half - inset * t), y + rise * t, front + (ridge - front) * t);
}

/** The ends: slopes of a hipped roof, walls up to the ridge under a gabled one. */
function paintSides(slope: Slope, colour: Hex, wall: Hex, halfWall: number, deep: number): void {
  const { stage, ctx, place, half, inset, y, rise, front, back, ridge } = slope;
  const [ex, ey, ez] = stage.camera.position;
  const { turn = 0, y: floor = 0 } = place;
  const eye = (ex - place.x) * Math.cos(turn) + (ez - place.z) * Math.sin(turn);
  for (const way of [-1, 1]) {
    if ((way * eye - half) * rise + (ey - floor - y) * inset <= 0) continue;
    const facing = way * stage.toLight[0];
    const shaded = litBy(stage, colour, facing * 0.6 - 0.1);
    if (inset > 0) {
      paintFace(
        stage,
        ctx,
        [spotOf(place, way * half, y, front), spotOf(place, way * half, y, back), spotOf(place, way * (half - inset), y + rise, ridge)],
        shaded,
      );
      continue;
    }
    paintFace(
      stage,
      ctx,
      [spotOf(place, way * halfWall, y, 0), spotOf(place, way * halfWall, y, deep), spotOf(place, way * halfWall, y + rise * 0.94, ridge)],
      litBy(stage, wall, facing * 0.6 - 0.12),
    );
    const [fx, fy] = stage.camera.see(spotOf(place, way * half, y, front));
    const [rx, ry] = stage.camera.see(spotOf(place, way * half, y + rise, ridge));
    const [bx, by] = stage.camera.see(spotOf(place, way * half, y, back));
    line(ctx, [[fx, fy], [rx, ry], [bx, by]], Math.max(2, stage.camera.scaleAt(spotOf(place, 0, y, 0)) * 0.16), shaded);
  }
}

function tiles(slope: Slope, face: Hex): void {
  const { stage, ctx, half } = slope;
  const step = 0.42 / half;
  const seam = rgba(mix(face, stage.light.shade, 0.6), 0.55);
  const metre = stage.camera.scaleAt(at(slope, 0, 0));
  for (let s = -1 + step / 2; s < 1; s += step) {
    line(ctx, [at(slope, s, 0), at(slope, s, 1)].map((spot) => stage.camera.see(spot)), Math.max(0.8, metre * 0.05), seam);
    line(
      ctx,
      [at(slope, s + step * 0.3, 0), at(slope, s + step * 0.3, 1)].map((spot) => stage.camera.see(spot)),
      Math.max(0.6, metre * 0.04),
      rgba(mix(face, stage.light.light, 0.4), 0.4),
    );
  }
  for (let t = 0.14; t < 1; t += 0.14)
    line(ctx, [at(slope, -1, t), at(slope, 1, t)].map((spot) => stage.camera.see(spot)), 0.8, seam);
}

function straw(slope: Slope, rng: Rng, face: Hex): void {
  const { stage, ctx } = slope;
  const metre = stage.camera.scaleAt(at(slope, 0, 0));
  for (let i = 0; i < 320; i++) {
    const s = rng.range(-1, 1);
    const from = rng() ** 1.3 * 0.9;
    const tint = rng.chance(0.5) ? mix(face, stage.light.light, 0.45) : mix(face, stage.light.shade, 0.4);
    line(
      ctx,
      [at(slope, s, from), at(slope, s + rng.bell() * 0.01, Math.min(1, from + rng.range(0.1, 0.3)))].map((spot) =>
        stage.camera.see(spot),
      ),
      Math.max(1, metre * 0.03),
      rgba(tint, 0.6),
    );
  }
  for (let i = 0; i <= 120; i++) {
    const [x, y] = stage.camera.see(at(slope, -1 + i / 60, 0));
    line(ctx, [[x, y - 3], [x + rng.bell() * 2, y + metre * rng.range(0.06, 0.22)]], Math.max(1.4, metre * 0.05), mix(face, stage.light.shade, rng.range(0.1, 0.5)));
  }
}
