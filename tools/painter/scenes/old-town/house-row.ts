import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { clamp, lerp, type Point, type Side } from '../../kit/maths.ts';
import { paintShopFront } from '../../kit/props/shop-front.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Layer, Sheet } from '../../kit/sheet.ts';
import { polygon } from '../../kit/stroke.ts';
import { paintFrontAlong } from './front-along.ts';
import { metreAt, project, type View } from './perspective.ts';
import type { TownColours } from './town-colours.ts';

/** One house of a row: from `from` to `to` along the street, in metres. */
export interface House {
  from: number;
  to: number;
  storeys: 1 | 2;
  /** Height of the wall, in metres. */
  wall: number;
  wallColour: Hex;
  roofColour: Hex;
}

/** Houses from `start` to `end` metres, each about five metres wide. */
export function makeRow(rng: Rng, { walls, roofs }: TownColours, start: number, end: number): House[] {
  const houses: House[] = [];
  let z = start;
  while (z < end) {
    const width = rng.range(4.4, 6.6);
    const storeys = rng.chance(0.66) ? 2 : 1;
    houses.push({
      from: z,
      to: z + width,
      storeys,
      wall: storeys === 2 ? rng.range(5.3, 6) : rng.range(3.1, 3.4),
      wallColour: rng.pick(walls),
      roofColour: rng.pick(roofs),
    });
    z += width;
  }
  return houses;
}

export interface RowOptions {
  view: View;
  colours: TownColours;
  /** Where the row stands: -1 left of the street, 1 right of it. */
  stand: Side;
  /** Distance of the walls from the middle, in metres. */
  reach: number;
  /** The row looks into the light. */
  sunlit: boolean;
  /** How hazy it is at 60 m, 0..1. */
  air: number;
}

/** Paints a row of houses along the street, far to near. */
export function paintRow(sheet: Sheet, rng: Rng, houses: readonly House[], options: RowOptions): void {
  for (const house of [...houses].reverse()) {
    const layer = sheet.layer();
    paintGable(layer, house, options);
    paintWall(layer, rng, house, options);
    paintRoofs(layer, rng, house, options);
    const far = clamp((house.from - 6) / 54);
    layer.ctx.globalCompositeOperation = 'source-atop';
    layer.ctx.fillStyle = rgba(options.colours.palette.haze, options.air * far ** 0.7);
    layer.ctx.fillRect(0, 0, sheet.width, sheet.height);
    if (!options.sunlit && !options.colours.street.evening) {
      layer.ctx.fillStyle = rgba(options.colours.street.shade, 0.34);
      layer.ctx.fillRect(0, 0, sheet.width, sheet.height);
    }
    sheet.stamp(layer);
  }
}

/** The end wall that looks over a lower neighbour. */
function paintGable({ ctx }: Layer, house: House, { view, stand, reach, colours }: RowOptions): void {
  const z = house.from;
  if (z < 5) return;
  const at = (out: number, y: number): Point => project(view, stand * (reach + out), y, z);
  const shade = colours.street.evening ? 0.62 : 0.22;
  polygon(
    ctx,
    [
      at(0, 0),
      at(0, house.wall),
      at(-0.4, house.wall - 0.1),
      at(2.7, house.wall + 1.9),
      at(5.6, house.wall),
      at(5.4, house.wall),
      at(5.4, 0),
    ],
    mix(house.wallColour, colours.street.shade, shade),
  );
}

function paintWall(layer: Layer, rng: Rng, house: House, { view, stand, reach, colours }: RowOptions): void {
  const { from, to, storeys, wallColour } = house;
  const high = house.wall + 0.24;
  paintFrontAlong(layer, { view, stand, reach, from, to, high, nearest: Math.max(4, from) }, (front, metre) =>
    paintShopFront(front.main.ctx, rng, {
      colours: colours.street,
      x: 0,
      base: front.height,
      width: front.width,
      height: front.height,
      metre,
      storeys,
      wall: wallColour,
    }),
  );
}

function paintRoofs(
  { ctx }: Layer,
  rng: Rng,
  house: House,
  { view, stand, reach, colours }: RowOptions,
): void {
  const near = Math.max(1.2, house.from);
  const slope = (
    eaveOut: number,
    eaveHigh: number,
    ridgeOut: number,
    ridgeHigh: number,
    colour: Hex,
  ): void => {
    const at = (out: number, high: number, z: number): Point => project(view, stand * (reach + out), high, z);
    const over = 0.12;
    // Shade below the eave.
    const drop = lerp(0.3, 0.5, rng());
    polygon(
      ctx,
      [
        at(0, eaveHigh, near),
        at(0, eaveHigh, house.to),
        at(0, eaveHigh - drop, house.to),
        at(0, eaveHigh - drop, near),
      ],
      rgba(colours.street.shade, 0.28),
    );
    const tile = (z: number): number => clamp(metreAt(view, z) * 0.24, 2, 22);
    paintTiledRoof(ctx, rng, {
      eave: [at(eaveOut, eaveHigh, near - over), at(eaveOut, eaveHigh, house.to + over)],
      ridge: [at(ridgeOut, ridgeHigh, near - over), at(ridgeOut, ridgeHigh, house.to + over)],
      colour,
      ink: colours.palette.ink,
      haze: colours.street.evening
        ? colours.palette.haze
        : mix(colours.palette.haze, colours.palette.flank, 0.5),
      moss: colours.street.moss,
      tile: [tile(near) * 0.62, tile(house.to) * 0.62],
    });
  };
  if (house.storeys === 2) {
    slope(-0.5, house.wall - 0.1, 2.7, house.wall + 1.9, house.roofColour);
    slope(-1.1, 2.72, 0, 3.35, rng.pick(colours.roofs));
  } else {
    slope(-1, 2.72, 2.8, 4.9, house.roofColour);
  }
}
