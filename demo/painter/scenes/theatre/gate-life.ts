import { type Hex, mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { paintLotus } from '../../kit/props/lotus.ts';
import { paintPerson } from '../../kit/props/person.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import { paintCrownTree } from './crown-tree.ts';
import { WATER } from './gate-wall.ts';
import type { TheatreView } from './theatre.ts';

/** Flame trees on both sides and visitors along the wall. */
export function paintGateTrees({ sheet, palette, seed }: TheatreView, x: number, rng: Rng): void {
  const trees = sheet.layer();
  for (const [i, [tx, high]] of (
    [
      [92, 300],
      [1118, 330],
      [230, 190],
    ] as const
  ).entries()) {
    const leaf: [Hex, Hex, Hex] =
      i < 2
        ? [
            mix(underLight(palette, '#6a2a22'), palette.ink, 0.35),
            underLight(palette, '#c23a2c'),
            underLight(palette, '#ec7a4c'),
          ]
        : [
            mix(underLight(palette, '#1f4c3b'), palette.ink, 0.3),
            underLight(palette, '#4f8350'),
            underLight(palette, '#8fab60'),
          ];
    paintCrownTree(trees.ctx, makeRng(`${seed}/flame${i}`), {
      x: tx + rng.range(-16, 16),
      y: WATER + 2,
      height: high,
      colours: leaf,
      trunk: underLight(palette, '#6a4a34'),
      side: 1,
    });
  }
  for (const [dx, h] of [
    [-30, 46],
    [34, 44],
    [-172, 44],
    [196, 46],
    [214, 42],
    [330, 46],
  ] as const)
    paintPerson(trees.ctx, rng, {
      palette,
      x: x + dx,
      y: WATER - 2,
      height: h,
      pose: 'walk',
      facing: rng.chance(0.5) ? 1 : -1,
      side: 1,
      dress: rng.chance(0.5) ? 'ao-dai' : 'shirt',
      hair: 'long',
      hat: rng.chance(0.5) ? 'cone' : 'none',
    });
  sheet.stamp(trees);
}

/** Lotus in the corners of the moat. */
export function paintMoatLotus({ sheet, palette }: TheatreView, rng: Rng): void {
  const pads = Array.from({ length: 120 }, () => {
    const t = Math.sqrt(rng());
    const hand = rng.chance(0.5);
    return [
      hand ? rng() ** 1.5 * (300 + 240 * t) : 1200 - rng() ** 1.5 * (260 + 260 * t),
      660 + 250 * t,
      t,
    ] as const;
  }).sort((a, b) => a[1] - b[1]);
  pads.forEach(([px, py, t], i) => {
    paintLotus(sheet.main.ctx, rng, {
      palette,
      x: px,
      y: py,
      size: (16 + 34 * t) * rng.range(0.85, 1.15),
      flower: i % 5 === 1,
      side: 1,
    });
  });
}
