import { type Hex, mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import type { Point, Side } from '../../kit/maths.ts';
import type { Camera } from '../../kit/props/camera.ts';
import { type FolkOptions, paintFolk } from '../../kit/props/folk/folk.ts';
import { paintParentAndChild } from '../../kit/props/folk/parent-and-child.ts';
import { makeRng } from '../../kit/rng.ts';
import { ellipse, polygon } from '../../kit/stroke.ts';
import type { IslandView } from './layout.ts';

type Guest = Partial<Omit<FolkOptions, 'palette' | 'x' | 'y' | 'height'>> & { tall?: number };

/** Guests on the sandbar, far ones first; `dx` in metres from the middle of the bar. */
const GUESTS: readonly (readonly [dx: number, z: number, guest: Guest])[] = [
  [0.4, 66, { pose: 'walk', top: '#c8522a', bottom: '#2d3a4a', facing: -1 }],
  [1.4, 65.4, { pose: 'stroll', outfit: 'dress', top: '#f3ead6', bottom: '#f3ead6', facing: -1 }],
  [-1.4, 53, { pose: 'lounge', top: '#5f918a', bottom: '#d8cbb0', shorts: true, hat: 'cap' }],
  [0.2, 52.6, { pose: 'rest', top: '#c23a5a', bottom: '#f3ead6', hair: 'long', facing: -1 }],
  [1, 42.4, { pose: 'cheer', outfit: 'dress', top: '#d9a441', bottom: '#d9a441', hair: 'long', facing: -1 }],
  [
    -1.7,
    41.6,
    { pose: 'photo', top: '#2d5d73', bottom: '#d8cbb0', shorts: true, hair: 'short', facing: 1, skin: 0 },
  ],
  [4.5, 24.8, { pose: 'bend', top: '#f3ead6', bottom: '#8a3b55', shorts: true, hair: 'bun', facing: -1 }],
  [
    5.75,
    25,
    { pose: 'squat', tall: 1.14, child: true, top: '#2f8f88', bottom: '#b5432a', shorts: true, facing: -1 },
  ],
  [4.3, 21.7, { pose: 'run', tall: 1.24, child: true, top: '#c8522a', bottom: '#2d3a4a', shorts: true }],
];

/** People on the bar: strollers, somebody photographed, finders of shells, a family that comes ashore. */
export function paintBarFolk(
  { sheet, seed, palette, sea }: IslandView,
  camera: Camera,
  middle: (z: number) => number,
): void {
  const { ctx } = sheet.main;
  const rng = makeRng(`${seed}/folk`);
  const place = (dx: number, z: number): { x: number; y: number; m: number } => {
    const spot = [middle(z) + dx, 0, z] as const;
    const [x, y] = camera.see(spot);
    // A little over life size, so that they read on a card.
    return { x, y, m: camera.scaleAt(spot) * 1.18 };
  };
  const shade = ([x, y]: Point, h: number): void =>
    ellipse(ctx, x - h * 0.3, y + 1, h * 0.36, h * 0.05, mix(sea.shadow, sea.sand[1] as Hex, 0.4));
  for (const [dx, z, { tall = 1.66, ...guest }] of GUESTS) {
    const { x, y, m } = place(dx, z);
    shade([x, y], m * tall * 0.8);
    paintFolk(ctx, rng, { palette, side: 1, ...guest, x, y, height: tall * m });
  }
  const { x, y, m } = place(2.1, 21.5);
  const facing: Side = -1;
  shade([x, y], m * 1.6);
  shade([x - facing * m * 0.5, y], m * 0.85);
  const { parentHand } = paintParentAndChild(ctx, rng, {
    palette,
    x,
    y,
    height: 1.62 * m,
    facing,
    side: 1,
    parent: { outfit: 'dress', hat: 'sun', hair: 'long', top: '#f3ead6', bottom: '#f3ead6' },
    child: { hat: 'cap', hair: 'short', top: '#d9a441', bottom: '#2f6f7c', shorts: true },
  });
  const [hx, hy] = parentHand;
  polygon(
    ctx,
    [
      [hx - m * 0.13, hy + m * 0.05],
      [hx + m * 0.13, hy + m * 0.05],
      [hx + m * 0.1, hy + m * 0.3],
      [hx - m * 0.1, hy + m * 0.3],
    ],
    underLight(palette, '#c8522a'),
  );
}
