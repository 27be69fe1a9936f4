import { type Hex, mix } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import type { Point, Side } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintFrond } from '../../kit/props/frond.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import type { Context } from '../../kit/sheet.ts';
import { ellipse } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintBasketCrew } from './basket-crew.ts';
import type { IslandView } from './layout.ts';

/** Basket boats on a green channel between stands of nipa palm. */
export function paintNipa(view: IslandView): void {
  const { sheet, seed, rng } = view;
  // The channel is silty: greener than the sea.
  const silt = '#5f7f4a';
  const [far, back, mid, near] = view.palette.water;
  const palette: Palette = {
    ...view.palette,
    water: [far, mix(back, silt, 0.3), mix(mid, silt, 0.42), mix(near, '#24503c', 0.5)],
  };
  const horizon = 372;
  const sun: Point = [rng.range(560, 660), 196];
  paintBackdrop(sheet, { palette, seed, horizon, sun, radius: 36, birds: [760, 130] });
  const trees = sheet.layer();
  const leaf = (t: number): [Hex, Hex, Hex] =>
    LOCAL.foliage.map((colour) => mix(palette.haze, underLight(palette, colour), t)) as [Hex, Hex, Hex];
  paintForest(trees.ctx, rng, {
    count: 150,
    at: (r) => [r() * 1200, 352 + r() * 20],
    size: [14, 20],
    colours: leaf(0.4),
    side: 1,
  });
  for (const x of [180, 430, 790, 1010])
    paintPalm(trees.ctx, rng, {
      palette: hazedPalette(palette, 0.45),
      foot: [x, 376],
      crown: [x + rng.bell() * 26, 250 + rng.range(-16, 16)],
      size: 52,
      side: 1,
    });
  sheet.stamp(trees);
  const stand = (x: number, y: number, height: number, nearness: number): void => {
    const layer = sheet.layer();
    paintNipaStand(
      layer.ctx,
      view,
      nearness < 1 ? hazedPalette(palette, nearness) : palette,
      [x, y],
      height,
      x < 600 ? 1 : -1,
    );
    sheet.stamp(layer);
  };
  for (let i = 0; i < 14; i++) stand(20 + i * 90 + rng.bell() * 20, 386, 110 * rng.range(0.8, 1.1), 0.6);
  for (const hand of [-1, 1])
    for (let i = 0; i < 5; i++)
      stand(600 + hand * (150 + i * 100) + rng.bell() * 20, 404 + i * 5, 170 + i * 16, 0.8);
  const river = { palette, seed, horizon: 384, sun };
  paintWater(sheet, { ...river, mirrorFrom: 396, mirror: 0.9, amplitude: 14 });
  paintRipples(sheet, river);
  for (const [x, y, h] of [
    [330, 470, 270],
    [900, 480, 280],
    [180, 540, 360],
    [1050, 550, 370],
  ] as const)
    stand(x + rng.bell() * 16, y, h, 0.93);
  const boats = [
    { x: 640, y: 470, size: 46, top: '#c23a5a' },
    { x: 470, y: 560, size: 76, top: '#2d5d73' },
    { x: rng.range(690, 740), y: 684, size: 128, top: '#8a3b55' },
  ];
  boats.forEach(({ x, y, size, top }, i) => {
    const layer = sheet.layer();
    paintBasketCrew(layer, {
      palette,
      seed: `${seed}/crew${i}`,
      at: [x, y],
      size,
      top,
      facing: i % 2 ? 1 : -1,
      crew: i,
    });
    setAfloat(layer, {
      palette,
      seed: `${seed}/boat${i}`,
      x,
      waterline: Math.round(y + size * 0.47),
      reach: size * 0.95,
      depth: size * 1.5,
      amplitude: 12,
    });
  });
  for (const [x, y, h] of [
    [40, 720, 560],
    [1170, 730, 580],
    [-30, 860, 520],
    [1230, 870, 520],
  ] as const)
    stand(x, y, h, 1);
}

/** A stand of nipa: great feather leaves that rise from the water. */
function paintNipaStand(
  ctx: Context,
  { rng }: IslandView,
  palette: Palette,
  [x, y]: Point,
  height: number,
  side: Side,
): void {
  const leaf = LOCAL.palmLeaf.map((colour) => underLight(palette, colour)) as [Hex, Hex, Hex];
  const count = 11;
  for (const [tint, rib, share] of [
    [leaf[0], leaf[0], 0.86],
    [leaf[1], leaf[0], 0.95],
    [mix(leaf[2], leaf[1], 0.3), leaf[1], 1],
  ] as const)
    for (let i = 0; i < count; i++) {
      const t = (i + rng.range(0.1, 0.9)) / count - 0.5;
      const angle = -Math.PI / 2 + t * 1.7 + (Math.abs(t) < 0.06 ? 0.14 : 0);
      if (share === 1 && (t * side < -0.12 || rng.chance(0.35))) continue;
      paintFrond(
        ctx,
        rng,
        [x + t * height * 0.24, y + 6],
        {
          angle,
          length: height * share * rng.range(0.82, 1.06) * (1 - 0.16 * Math.abs(t)),
          droop: 0.06 + 0.2 * Math.abs(t),
        },
        tint,
        rib,
      );
    }
  ellipse(ctx, x, y + 4, height * 0.16, height * 0.03, mix(leaf[0], palette.ink, 0.5));
}
