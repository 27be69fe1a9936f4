import { type Hex, mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import type { Spot } from '../../kit/props/camera.ts';
import { litBy, type Stage } from '../../kit/props/room-stage.ts';
import { type Block, type Place, paintBlock, paintFace, spotOf } from '../../kit/props/solid.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import type { House } from './stay-plan.ts';

/** One wall of a house that the eye sees; `a` runs along it, `out` toward the eye, in metres. */
export interface Wall {
  stage: Stage;
  ctx: Context;
  rng: Rng;
  house: House;
  long: number;
  bays: number;
  /** The front rather than a side. */
  front: boolean;
  spot(a: number, y: number, out?: number): Spot;
  /** A colour by clear day as it looks on this wall. */
  shade(colour: Hex): Hex;
  rect(a: readonly [number, number], y: readonly [number, number], colour: string, out?: number): void;
  /** Something that stands out from the wall. */
  block(a: readonly [number, number], y: readonly [number, number], out: readonly [number, number], colour: Hex): void;
}

/** The front of a house and, where it is turned to the eye, one of its sides. */
export function wallsOf(stage: Stage, ctx: Context, rng: Rng, house: House): Wall[] {
  const place = placeOf(house);
  const [wide, deep] = house.size;
  const { turn = 0 } = place;
  const [ex, , ez] = stage.camera.position;
  const eye = (ex - place.x) * Math.cos(turn) + (ez - place.z) * Math.sin(turn);
  const make = (
    front: boolean,
    long: number,
    normal: Spot,
    frame: (a: readonly [number, number], out: readonly [number, number]) => Pick<Block, 'u' | 'v'>,
    spot: Wall['spot'],
  ): Wall => {
    const { toLight } = stage;
    const facing = normal[0] * toLight[0] + normal[2] * toLight[2];
    const shade = (colour: Hex): Hex => litBy(stage, underLight(stage.palette, colour), facing * 0.62 - 0.12);
    const bays = front ? house.bays : Math.max(1, Math.round((house.bays * deep) / wide));
    return {
      stage,
      ctx,
      rng,
      house,
      long,
      bays,
      front,
      spot,
      shade,
      rect: ([a0, a1], [y0, y1], colour, out = 0.01) =>
        paintFace(stage, ctx, [spot(a0, y0, out), spot(a1, y0, out), spot(a1, y1, out), spot(a0, y1, out)], colour),
      block: (a, y, out, colour) =>
        paintBlock(stage, ctx, place, { ...frame(a, out), y }, underLight(stage.palette, colour)),
    };
  };
  const half = wide / 2;
  const walls: Wall[] = [];
  const way = Math.abs(eye) > half ? Math.sign(eye) : 0;
  if (way !== 0)
    walls.push(
      make(
        false,
        deep,
        [way * Math.cos(turn), 0, way * Math.sin(turn)],
        ([a0, a1], [o0, o1]) => ({
          u: way > 0 ? [half + o0, half + o1] : [-half - o1, -half - o0],
          v: way > 0 ? [a0, a1] : [deep - a1, deep - a0],
        }),
        (a, y, out = 0) => spotOf(place, way * (half + out), y, way > 0 ? a : deep - a),
      ),
    );
  walls.push(
    make(
      true,
      wide,
      [Math.sin(turn), 0, -Math.cos(turn)],
      ([a0, a1], [o0, o1]) => ({ u: [a0 - half, a1 - half], v: [-o1, -o0] }),
      (a, y, out = 0) => spotOf(place, a - half, y, -out),
    ),
  );
  return walls;
}

/** Its own axes begin in the middle of the foot of its front. */
export function placeOf({ at: [x, z], lift = 0, turn = 0 }: House): Place {
  return { x, z, y: lift, turn };
}

/** A pane of glass with the sky in it, or lamplight behind it after sunset. */
export function paintGlass(wall: Wall, a: readonly [number, number], y: readonly [number, number], out = 0.02): void {
  const { stage, rng } = wall;
  const { palette, light } = stage;
  const lit = light.lamps > 0.5 && rng.chance(0.62);
  const day = mix(mix(palette.ink, palette.sky[1], 0.34), palette.sky[2], rng.range(0, 0.16));
  wall.rect(a, y, lit ? mix(palette.lit, '#c98a4a', rng.range(0.05, 0.35)) : day, out);
  if (lit) return;
  const [a0, a1] = a;
  const low = y[0] + (y[1] - y[0]) * 0.55;
  wall.rect([a0 + (a1 - a0) * 0.1, a1 - (a1 - a0) * 0.1], [low, y[1] - 0.08], mix(day, palette.sky[2], 0.22), out + 0.005);
}
