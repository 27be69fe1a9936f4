import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import type { Point } from '../../kit/maths.ts';
import { paintBeaconTower } from '../../kit/props/beacon-tower.ts';
import { paintFerrisWheel } from '../../kit/props/ferris-wheel.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintRange } from '../../kit/props/range.ts';
import { paintSkyline } from '../../kit/props/skyline.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';

export interface FarBankOptions {
  seed: string;
  bank: number;
  sun: Point;
  /** A big wheel instead of the beacon tower. */
  wheel: boolean;
  /** Column of the beacon tower. */
  towerX: number;
}

/** Hills, three depths of towers, the landmark, trees and lamps along the water. */
export function paintFarBank(
  sheet: Sheet,
  palette: Palette,
  { seed, bank, sun, wheel, towerX }: FarBankOptions,
): void {
  const { haze, mid, ink, flank } = palette;
  const rng = makeRng(`${seed}/bank`);
  const lamps = palette.light === 'night' || palette.light === 'dusk';
  const side = sun[0] > 600 ? 1 : -1;
  if (lamps) glow(sheet.main.ctx, { x: 480, y: bank, radius: 560, colour: palette.glow, strength: 0.24 });
  const hills = sheet.layer();
  paintRange(hills, {
    seed: `${seed}/hills`,
    y: bank - 70,
    amplitude: 90,
    base: bank,
    scale: 520,
    colours: [mix(haze, ink, 0.45), mix(haze, mid, 0.62), mix(haze, mid, 0.5), mix(haze, flank, 0.22)],
    side,
    haze,
    hazeAtFoot: 0.6,
  });
  sheet.stamp(hills);
  const crowd = (x: number): number =>
    0.5 + 0.55 * Math.exp(-(((x - 420) / 300) ** 2)) + 0.3 * Math.exp(-(((x - 1020) / 160) ** 2));
  const towers = (name: string, height: number, nearness: number, count: number): void =>
    paintSkyline(sheet, {
      palette,
      seed: `${seed}/${name}`,
      base: bank - 6,
      height,
      nearness,
      count,
      side,
      profile: crowd,
    });
  towers('far', 190, 0.46, 28);
  towers('mid', 250, 0.7, 19);
  const mark = sheet.layer();
  if (wheel) paintFerrisWheel(mark.ctx, palette, 850, bank - 8, 118);
  else
    paintBeaconTower(mark.ctx, rng, { palette, x: towerX + rng.range(-20, 20), base: bank - 6, height: 316 });
  sheet.stamp(mark);
  towers('near', 170, 0.92, 13);
  const [dark, leaf, pale] = LOCAL.foliage.map((colour) => mix(underLight(palette, colour), haze, 0.12)) as [
    string,
    string,
    string,
  ];
  const trees = sheet.layer();
  paintForest(trees.ctx, makeRng(`${seed}/trees`), {
    at: (r) => [r() * sheet.width, bank - 8 - r() * 7],
    count: 130,
    size: [8, 13],
    colours: lamps
      ? [mix(ink, dark, 0.4), mix(ink, dark, 0.7), mix(dark, palette.glow, 0.2)]
      : [dark, leaf, mix(pale, flank, 0.2)],
    side,
  });
  sheet.stamp(trees);
  const { ctx } = sheet.main;
  ctx.fillStyle = lamps ? mix(ink, mid, 0.5) : mix('#b9b3a2', haze, 0.3);
  ctx.fillRect(0, bank - 3, sheet.width, 6);
  if (!lamps) return;
  for (let x = 10; x < sheet.width; x += 26) {
    glow(ctx, { x, y: bank - 8, radius: 18, colour: palette.glow, strength: 0.55 });
    ctx.fillStyle = rgba('#ffe9b8', 0.95);
    ctx.fillRect(x - 1.3, bank - 9.5, 2.6, 2.6);
  }
}
