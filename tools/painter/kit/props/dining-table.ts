import { type Hex, mix, rgba } from '../colour.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { ellipse, line } from '../stroke.ts';
import { paintChair } from './chair.ts';
import { paintDisc, paintLathe } from './lathe.ts';
import type { Stage } from './room-stage.ts';
import { type Place, paintBlock, paintShadow, spotOf } from './solid.ts';

export interface DiningTableOptions {
  place: Place;
  width: number;
  depth: number;
  /** Cloth over the table; bare wood when left out. */
  cloth?: Hex;
  seat: Hex;
  /** Chairs on each long side. */
  seats: number;
  /** Places are laid, but the chairs are painted by the caller, such as with guests on them. */
  chairless?: boolean;
}

const TOP = 0.75;

/** A laid table with chairs along both long sides. */
export function paintDiningTable(stage: Stage, ctx: Context, rng: Rng, options: DiningTableOptions): void {
  const { place, width, depth, cloth, seat, seats } = options;
  const { colours } = stage;
  const { turn = 0 } = place;
  const chair = (u: number, side: 1 | -1): void => {
    if (options.chairless) return;
    const [x, , z] = spotOf(place, u, 0, side * (depth / 2 + 0.34));
    paintChair(stage, ctx, { x, z, turn: turn + (side > 0 ? 0 : Math.PI) + rng.bell() * 0.1 }, seat);
  };
  const columns = Array.from({ length: seats }, (_, i) => ((i + 0.5) / seats - 0.5) * width);
  for (const u of columns) chair(u, 1);
  paintShadow(stage, ctx, place, { u: [-width / 2, width / 2], v: [-depth / 2, depth / 2] }, 0.3, 0.2);
  for (const u of [-width / 2 + 0.06, width / 2 - 0.12])
    for (const v of [depth / 2 - 0.12, -depth / 2 + 0.06])
      paintBlock(
        stage,
        ctx,
        place,
        { u: [u, u + 0.06], y: [0, TOP - 0.05], v: [v, v + 0.06] },
        colours.timber,
      );
  const board = { u: [-width / 2, width / 2], y: [TOP - 0.05, TOP], v: [-depth / 2, depth / 2] } as const;
  paintBlock(stage, ctx, place, board, colours.cane[1]);
  if (cloth)
    paintBlock(
      stage,
      ctx,
      place,
      {
        u: [-width / 2 - 0.02, width / 2 + 0.02],
        y: [TOP - 0.26, TOP + 0.01],
        v: [-depth / 2 - 0.02, depth / 2 + 0.02],
      },
      cloth,
      2,
    );
  for (const v of [depth / 2 - 0.2, -depth / 2 + 0.2])
    for (const u of columns) paintSetting(stage, ctx, place, u, v);
  paintFlowers(stage, ctx, rng, place);
  const [, , nearest] = spotOf(place, 0, 0, -depth / 2);
  if (nearest > stage.camera.position[2] + 1.6) for (const u of columns) chair(u, -1);
}

/** Plate, napkin and glass. */
function paintSetting(stage: Stage, ctx: Context, place: Place, u: number, v: number): void {
  const { colours, light } = stage;
  const plate = mix('#fdfaf0', light.shade, 0.08);
  paintDisc(stage, ctx, spotOf(place, u, TOP + 0.025, v), 0.13, 0.015, [mix(plate, light.shade, 0.3), plate]);
  paintDisc(stage, ctx, spotOf(place, u, TOP + 0.03, v), 0.085, 0, [
    plate,
    mix(plate, colours.cushions[0], 0.16),
  ]);
  paintLathe(stage, ctx, {
    spot: spotOf(place, u + 0.2, TOP + 0.01, v + 0.04),
    rings: [
      [0.035, 0],
      [0.008, 0.015],
      [0.008, 0.07],
      [0.036, 0.11],
      [0.034, 0.17],
    ],
    colour: mix(colours.linen, light.shade, 0.25),
  });
}

/** A small vase with a few blossoms in the middle of the table. */
function paintFlowers(stage: Stage, ctx: Context, rng: Rng, place: Place): void {
  const { camera, colours } = stage;
  const spot = spotOf(place, 0, TOP + 0.01, 0);
  const scale = camera.scaleAt(spot);
  const [x, y] = camera.see(spot);
  const mouth = y - scale * 0.13;
  for (let i = 0; i < 7; i++) {
    const tip = [x + rng.bell() * scale * 0.13, mouth - scale * rng.range(0.08, 0.2)] as const;
    line(ctx, [[x, mouth], tip], Math.max(1, scale * 0.01), colours.leaf[1]);
    ellipse(
      ctx,
      tip[0] + scale * 0.02,
      tip[1] + scale * 0.03,
      scale * 0.035,
      scale * 0.015,
      rgba(colours.leaf[2], 0.9),
      rng.range(-1, 1),
    );
    ellipse(ctx, ...tip, scale * 0.026, scale * 0.024, i % 3 ? colours.throw : colours.cushions[1]);
  }
  paintLathe(stage, ctx, {
    spot,
    rings: [
      [0.035, 0],
      [0.05, 0.06],
      [0.022, 0.12],
      [0.028, 0.14],
    ],
    colour: colours.cushions[0],
  });
}
