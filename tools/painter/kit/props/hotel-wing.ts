import { mix, rgba } from '../colour.ts';
import { glow } from '../glow.ts';
import { underLight } from '../lights.ts';
import { makeRng } from '../rng.ts';
import { spray } from '../spray.ts';
import type { Stage } from './room-stage.ts';
import { type Place, paintBlock, paintFace } from './solid.ts';

export interface HotelWingOptions {
  /** Corner nearest to the eye; the front runs along v, its rooms look toward negative u. */
  place: Place;
  floors: number;
  bays: number;
  seed: string;
}

const FLOOR = 3;
const BAY = 3.4;

/** A wing of the hotel with balconies, its roof overhanging; windows glow after sunset. */
export function paintHotelWing(stage: Stage, { place, floors, bays, seed }: HotelWingOptions): void {
  const { sheet, colours, palette, light, camera } = stage;
  const rng = makeRng(`${stage.seed}/${seed}`);
  const layer = sheet.layer();
  const { ctx } = layer;
  const long = bays * BAY;
  const wall = mix(colours.plain, colours.wall, 0.12);
  paintBlock(stage, ctx, place, { u: [0, 9], y: [0, floors * FLOOR], v: [0, long] }, wall);
  const glass = mix(palette.ink, palette.sky[1], 0.35);
  const { x, z } = place;
  for (let floor = floors - 1; floor >= 0; floor--) {
    const y = floor * FLOOR;
    for (let bay = bays - 1; bay >= 0; bay--) {
      const v = z + bay * BAY;
      const lit = light.lamps > 0.5 && rng.chance(0.6);
      const open = rng.range(0.2, 0.6);
      const warm = mix(palette.lit, colours.timber, 0.12);
      const pane = (from: number, to: number, low: number, high: number, colour: string): void =>
        paintFace(
          stage,
          ctx,
          [
            [x - 0.01, y + low, v + from],
            [x - 0.01, y + low, v + to],
            [x - 0.01, y + high, v + to],
            [x - 0.01, y + high, v + from],
          ],
          colour,
        );
      pane(0.42, BAY - 0.42, 0.06, 2.46, colours.timber);
      pane(0.5, BAY - 0.5, 0.1, 2.4, lit ? warm : glass);
      pane(0.5, 0.5 + open, 0.1, 2.4, mix(colours.curtain, lit ? warm : light.shade, 0.35));
      pane(BAY - 0.5 - open, BAY - 0.5, 0.1, 2.4, mix(colours.curtain, lit ? warm : light.shade, 0.3));
      pane(BAY / 2 - 0.04, BAY / 2 + 0.04, 0.1, 2.4, colours.timber);
      if (lit) {
        const [gx, gy] = camera.see([x, y + 1.3, v + BAY / 2]);
        const radius = camera.scaleAt([x, y, v]) * 1.6;
        glow(ctx, { x: gx, y: gy, radius, colour: palette.glow, strength: 0.35 });
      }
      if (floor === 0) continue;
      paintBlock(
        stage,
        ctx,
        place,
        { u: [-1.2, 0], y: [y - 0.12, y + 0.06], v: [bay * BAY + 0.25, (bay + 1) * BAY - 0.25] },
        wall,
      );
      for (const [low, high, alpha] of [
        [0.95, 1.02, 1],
        [0.1, 0.95, 0.5],
      ] as const)
        paintFace(
          stage,
          ctx,
          [
            [x - 1.2, y + low, v + 0.25],
            [x - 1.2, y + low, v + BAY - 0.25],
            [x - 1.2, y + high, v + BAY - 0.25],
            [x - 1.2, y + high, v + 0.25],
          ],
          rgba(mix(colours.timber, colours.plain, alpha === 1 ? 0 : 0.3), alpha),
        );
      if (rng.chance(0.55))
        paintBlock(
          stage,
          ctx,
          place,
          { u: [-1.25, -1.1], y: [y + 0.1, y + 0.5], v: [bay * BAY + 0.4, (bay + 1) * BAY - 0.5] },
          mix(colours.leaf[1], colours.leaf[2], rng() * 0.6),
          5,
        );
    }
  }
  const tile = underLight(palette, '#a9583f');
  paintBlock(
    stage,
    ctx,
    place,
    { u: [-0.7, 9], y: [floors * FLOOR, floors * FLOOR + 0.3], v: [-0.4, long + 0.4] },
    tile,
  );
  spray(layer, palette.haze, (px) => 0.26 * Math.max(0, 1 - Math.abs(px - 700) / 500), {
    soft: 1.4,
    max: 0.5,
  });
  sheet.stamp(layer);
}
