import { hazedPalette } from '../../kit/hazed-palette.ts';
import { type FolkOptions, paintFolk } from '../../kit/props/folk/folk.ts';
import { paintParentAndChild } from '../../kit/props/folk/parent-and-child.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import type { ParkView } from './cable-park.ts';

type Visitor = Partial<Omit<FolkOptions, 'palette' | 'x' | 'y' | 'height'>> & { tall?: number };

/** Along the arc of the bridge: angle, how far from the near edge, who it is. */
const VISITORS: readonly (readonly [angle: number, deep: number, visitor: Visitor])[] = [
  [-1.12, 18, { pose: 'walk', top: '#8a3b55', bottom: '#2d3a4a', hat: 'sun' }],
  [-1.02, 22, { pose: 'wave', top: '#d9a441', bottom: '#2d3a4a', skin: 0 }],
  [-0.8, 28, { pose: 'point', top: '#2d5d73', bottom: '#d8cbb0', hat: 'cap' }],
  [
    -0.72,
    26,
    { pose: 'photo', outfit: 'dress', top: '#c23a5a', bottom: '#c23a5a', hair: 'long', tall: 0.94 },
  ],
  [-0.54, 14, { pose: 'stroll', outfit: 'ao-dai', top: '#f3ead6', hair: 'long', hat: 'cone', facing: -1 }],
  [-0.3, 30, { pose: 'lead', away: true, top: '#b5432a', bottom: '#31343c', pack: '#2f6f7c' }],
  [-0.06, 12, { pose: 'run', child: true, tall: 0.66, top: '#d9a441', bottom: '#2f6f7c', shorts: true }],
  [0.02, 22, { pose: 'walk', top: '#5f918a', bottom: '#d8cbb0', hair: 'bun', old: true, tall: 0.95 }],
  [0.09, 24, { pose: 'stroll', top: '#f3ead6', bottom: '#4a4038', old: true, hat: 'cap' }],
  [
    0.5,
    30,
    { pose: 'wave', outfit: 'dress', top: '#d9a441', bottom: '#d9a441', hair: 'bob', facing: -1, tall: 0.95 },
  ],
  [0.41, 12, { pose: 'photo', top: '#2f4a3f', bottom: '#31343c', skin: 0, pack: '#c8522a' }],
  [0.72, 26, { pose: 'wait', away: true, top: '#2d5d73', bottom: '#e6dcc6', hair: 'long' }],
  [0.94, 14, { pose: 'walk', top: '#b5432a', bottom: '#2d3a4a', facing: -1, pack: '#2f6f7c' }],
  [1.04, 24, { pose: 'stroll', outfit: 'dress', top: '#8a3b55', bottom: '#8a3b55', hat: 'sun', facing: -1 }],
];

/** Visitors on the bridge: friends who point and photograph, an old couple, a child ahead of its parents; some stay away by seed. */
export function paintBridgeVisitors(
  ctx: Context,
  palette: ParkView['palette'],
  seed: string,
  deckAt: (angle: number) => readonly [x: number, y: number, scale: number],
): void {
  const rng = makeRng(`${seed}/walkers`);
  const place = (angle: number, deep: number): { x: number; y: number; scale: number } => {
    const [x, y, scale] = deckAt(angle);
    return { x: x - 18 * Math.sin(angle), y: y - deep * scale, scale };
  };
  for (const [angle, deep, { tall = 1, ...visitor }] of VISITORS) {
    const shift = rng.range(-0.015, 0.015);
    if (rng.chance(0.12)) continue;
    const { x, y, scale } = place(angle + shift, deep);
    paintFolk(ctx, rng, {
      palette: scale < 0.75 ? hazedPalette(palette, 0.82) : palette,
      side: 1,
      ...visitor,
      x,
      y,
      height: 84 * tall * scale,
    });
  }
  const { x, y, scale } = place(0.26, 16);
  paintParentAndChild(ctx, rng, {
    palette,
    x,
    y,
    height: 80 * scale,
    facing: -1,
    side: 1,
    parent: { outfit: 'dress', hat: 'sun', hair: 'long', top: '#2f8f88', bottom: '#2f8f88' },
    child: { hat: 'cap', hair: 'short', top: '#c8522a', bottom: '#2d3a4a', shorts: true },
  });
}
