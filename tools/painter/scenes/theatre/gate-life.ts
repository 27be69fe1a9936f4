import { type Hex, mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { type FolkOptions, paintFolk } from '../../kit/props/folk/folk.ts';
import { paintParentAndChild } from '../../kit/props/folk/parent-and-child.ts';
import { paintLotus } from '../../kit/props/lotus.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import { paintCrownTree } from './crown-tree.ts';
import { WATER } from './gate-wall.ts';
import type { TheatreView } from './theatre.ts';

type Visitor = Partial<Omit<FolkOptions, 'palette' | 'x' | 'y' | 'height'>>;

/** Along the wall: place from the middle of the gate, height, who it is. */
const VISITORS: readonly (readonly [dx: number, h: number, visitor: Visitor])[] = [
  [-34, 48, { pose: 'point', top: '#b5432a', bottom: '#31343c', hat: 'cap', facing: -1 }],
  [-62, 46, { pose: 'photo', top: '#2d5d73', bottom: '#d8cbb0', pack: '#d9a441', facing: 1 }],
  [36, 46, { pose: 'stroll', outfit: 'ao-dai', top: '#8a3b55', hair: 'long', hat: 'cone', facing: 1 }],
  [196, 47, { pose: 'stroll', outfit: 'ao-dai', top: '#f3ead6', hair: 'long', facing: -1 }],
  [218, 49, { pose: 'walk', top: '#5f918a', bottom: '#31343c', skin: 0, facing: -1 }],
  [330, 46, { pose: 'wave', top: '#d9a441', bottom: '#2d3a4a', hair: 'bob', facing: -1 }],
];

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
  const folk = makeRng(`${seed}/visitors`);
  for (const [dx, h, visitor] of VISITORS)
    paintFolk(trees.ctx, folk, { palette, side: 1, ...visitor, x: x + dx, y: WATER - 2, height: h });
  paintParentAndChild(trees.ctx, folk, {
    palette,
    x: x - 176,
    y: WATER - 2,
    height: 48,
    facing: 1,
    side: 1,
    parent: { outfit: 'dress', hat: 'sun', hair: 'long', top: '#f3ead6', bottom: '#f3ead6' },
    child: { hair: 'short', top: '#c23a5a', bottom: '#2d3a4a', shorts: true },
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
