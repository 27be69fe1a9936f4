import { mix } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintShopFront } from '../../kit/props/shop-front.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import type { Rng } from '../../kit/rng.ts';
import { type Layer, type Sheet, SHEET_WIDTH as W } from '../../kit/sheet.ts';
import type { TownColours } from './town-colours.ts';

/** Pixels of a metre at the far quay. */
export const METRE = 40;

/** Hazed trees and roofs behind the row. */
export function paintBehind(
  sheet: Sheet,
  { palette, street, roofs }: TownColours,
  rng: Rng,
  base: number,
): void {
  const layer = sheet.layer();
  const tone = mix(palette.haze, street.evening ? street.shade : palette.mid, 0.55);
  paintForest(layer.ctx, rng, {
    count: 120,
    at: (r, t): Point => [W * r(), base - 262 + 60 * t + 16 * r.bell()],
    size: [22, 26],
    colours: [mix(tone, palette.ink, 0.2), tone, mix(tone, palette.flank, 0.22)],
    side: 1,
  });
  for (let i = 0; i < 6; i++) {
    const x = -60 + i * 230 + rng.bell() * 40;
    const ridge = base - 245 - rng.range(0, 26);
    paintTiledRoof(layer.ctx, rng, {
      eave: [
        [x, base - 196],
        [x + 260, base - 196],
      ],
      ridge: [
        [x + 40, ridge],
        [x + 220, ridge],
      ],
      colour: mix(palette.haze, rng.pick(roofs), 0.62),
      ink: mix(palette.haze, palette.ink, 0.6),
      haze: palette.haze,
      moss: street.moss,
      tile: [7, 7],
      sag: 4,
    });
    layer.ctx.fillStyle = mix(palette.haze, street.shade, 0.5);
    layer.ctx.fillRect(x + 14, base - 196, 232, 196);
  }
  sheet.stamp(layer);
}

/** Where a shop stands, in pixels. */
export interface Shop {
  x: number;
  width: number;
}

/** The row of shophouses seen straight on, standing on the row `base`. */
export function paintShops({ ctx }: Layer, rng: Rng, colours: TownColours, base: number): Shop[] {
  const { palette, street, walls, roofs } = colours;
  const shops: Shop[] = [];
  let x = -rng.range(10, 70);
  while (x < W) {
    const width = rng.range(3.8, 5.8) * METRE;
    const two = rng.chance(0.68);
    const height = (two ? rng.range(5.6, 6.4) : rng.range(3, 3.3)) * METRE;
    paintShopFront(ctx, rng, {
      colours: street,
      x,
      base,
      width,
      height,
      metre: METRE,
      storeys: two ? 2 : 1,
      wall: rng.pick(walls),
    });
    const roof = (low: number, high: number, over: number, inset: number): void => {
      paintTiledRoof(ctx, rng, {
        eave: [
          [x - over, base - low],
          [x + width + over, base - low],
        ],
        ridge: [
          [x - over + inset, base - high],
          [x + width + over - inset, base - high],
        ],
        colour: rng.pick(roofs),
        ink: palette.ink,
        haze: street.evening ? palette.haze : mix(palette.haze, palette.flank, 0.4),
        moss: street.moss,
        tile: [7, 7],
        sag: (high - low) * 0.07,
      });
    };
    if (two) roof(2.55 * METRE, 3.3 * METRE, 9, 8);
    const eave = two ? height - 8 : 2.5 * METRE;
    roof(eave, eave + rng.range(1.2, 1.7) * METRE + (two ? 0 : 34), 13, rng.range(10, 24));
    shops.push({ x, width });
    x += width;
  }
  return shops;
}
