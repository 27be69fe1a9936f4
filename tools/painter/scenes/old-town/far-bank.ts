import { type Hex, mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import type { Point } from '../../kit/maths.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { polygon } from '../../kit/stroke.ts';
import type { TownColours } from './town-colours.ts';

/** Trees, areca palms and a few hazed roofs along the other bank of the river, from `from` to `to` pixels. */
export function paintFarBank(
  sheet: Sheet,
  { palette, street, roofs, walls }: TownColours,
  seed: string,
  [from, to]: readonly [number, number],
  horizon: number,
): void {
  const rng = makeRng(`${seed}/bank`);
  const layer = sheet.layer();
  const { ctx } = layer;
  const air = (colour: Hex, nearness: number): Hex => mix(palette.haze, colour, nearness);
  const green = LOCAL.foliage.map((colour) =>
    air(underLight(palette, colour), street.evening ? 0.7 : 0.62),
  ) as [Hex, Hex, Hex];
  polygon(
    ctx,
    [
      [from, horizon + 4],
      [from, horizon - 22],
      [to, horizon - 10],
      [to, horizon + 4],
    ],
    mix(green[0], palette.ink, 0.2),
  );
  paintForest(ctx, rng, {
    count: 110,
    at: (r, t): Point => [from + (to - from) * r(), horizon - 46 + 40 * t - 14 * r()],
    size: [14, 16],
    colours: [mix(green[0], palette.ink, 0.25), green[0], mix(green[0], green[1], 0.7)],
    side: 1,
  });
  for (let i = 0; i < 5; i++) {
    const x = from + (to - from) * ((i + rng.range(0.2, 0.8)) / 5);
    const width = rng.range(56, 96);
    const wall = air(mix(rng.pick(walls), street.shade, street.evening ? 0.5 : 0.1), 0.72);
    const roof = air(rng.pick(roofs), 0.74);
    const foot = horizon + 2;
    polygon(
      ctx,
      [
        [x, foot],
        [x, foot - 24],
        [x + width, foot - 24],
        [x + width, foot],
      ],
      wall,
    );
    ctx.fillStyle = street.evening ? street.glass : mix(wall, palette.ink, 0.4);
    for (let k = 0; k < 4; k++) ctx.fillRect(x + width * (0.1 + 0.22 * k), foot - 17, width * 0.12, 15);
    polygon(
      ctx,
      [
        [x - 7, foot - 22],
        [x + 8, foot - 46],
        [x + width - 8, foot - 46],
        [x + width + 7, foot - 22],
      ],
      roof,
    );
  }
  const palms = { ...palette, cast: [palette.haze, 0.5] as const };
  for (let i = 0; i < 3; i++) {
    const x = from + (to - from) * rng.range(0.06, 0.9);
    paintPalm(ctx, rng, {
      palette: palms,
      foot: [x, horizon],
      crown: [x + rng.bell() * 16, horizon - rng.range(86, 120)],
      size: 34,
      side: 1,
    });
  }
  sheet.stamp(layer);
}
