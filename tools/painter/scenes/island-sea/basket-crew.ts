import { type Hex, mix } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import type { Point, Side } from '../../kit/maths.ts';
import { paintBasketBoat } from '../../kit/props/basket-boat.ts';
import { type FolkOptions, paintFolk } from '../../kit/props/folk/folk.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Layer } from '../../kit/sheet.ts';
import { ellipse, line } from '../../kit/stroke.ts';

export interface BasketCrewOptions {
  palette: Palette;
  seed: string;
  at: Point;
  /** Half of the width of the boat in pixels. */
  size: number;
  /** Shirt of the rower by clear day. */
  top: Hex;
  facing: Side;
  /** Which of the crews. */
  crew: number;
}

type Guest = Partial<Omit<FolkOptions, 'palette' | 'x' | 'y' | 'height'>> & {
  /** Share of a grown-up's height. */
  tall?: number;
};

/** Guests from the back of the boat to its front; `dx`, `dy` in sizes from the middle. */
const CREWS: readonly (readonly (readonly [dx: number, dy: number, guest: Guest])[])[] = [
  [
    [-0.5, -0.02, { pose: 'sit', top: '#f1e7d0', bottom: '#2d3a4a', hair: 'long', hat: 'cone' }],
    [-0.12, -0.06, { pose: 'sit-point', top: '#d9a441', bottom: '#4a4038', hat: 'cap' }],
  ],
  [
    [-0.52, -0.04, { pose: 'rest', top: '#8a3b55', bottom: '#d8cbb0', hair: 'bun', old: true, hat: 'cone' }],
    [
      -0.02,
      0,
      { pose: 'sit', tall: 0.7, child: true, top: '#e0b040', bottom: '#2f6f7c', shorts: true, hat: 'cone' },
    ],
  ],
  [
    [-0.58, -0.05, { pose: 'sit-point', top: '#2d5d73', bottom: '#d8cbb0', hair: 'short', skin: 0 }],
    [
      -0.26,
      0.02,
      { pose: 'sit', outfit: 'blouse', top: '#f1e7d0', bottom: '#d8cbb0', hair: 'long', hat: 'cone' },
    ],
    [
      -0.02,
      0.12,
      {
        pose: 'sit',
        tall: 0.66,
        child: true,
        top: '#e0b040',
        bottom: '#2f6f7c',
        shorts: true,
        vest: '#e2662c',
      },
    ],
  ],
];

/** A basket boat on the water: a rower who leans on the paddle, guests who look about. */
export function paintBasketCrew(
  layer: Layer,
  { palette, seed, at: [x, y], size, top, facing, crew }: BasketCrewOptions,
): void {
  const { ctx } = layer;
  const rng = makeRng(seed);
  paintBasketBoat(layer, { palette, x, y, size, side: 1, turn: 0, paddle: false });
  const tall = size * 1.42;
  for (const [dx, dy, { tall: share = 1, ...guest }] of CREWS[crew % CREWS.length] ?? [])
    paintFolk(ctx, rng, {
      palette,
      side: 1,
      facing,
      ...guest,
      x: x + dx * size * facing,
      y: y + dy * size,
      height: tall * share,
    });
  const { back, front } = paintFolk(ctx, rng, {
    palette,
    x: x + size * 0.34 * facing,
    y: y + size * 0.12,
    height: tall,
    pose: 'stroke-near',
    facing,
    side: 1,
    outfit: 'blouse',
    hat: 'cone',
    hair: 'bun',
    top,
    bottom: '#2b2b30',
    skin: 0,
  });
  const wood = underLight(palette, LOCAL.wood[2]);
  const blade: Point = [front[0] + facing * size * 0.3, y + size * 0.44];
  line(
    ctx,
    [[back[0] - facing * size * 0.04, back[1] - size * 0.16], back, front, blade],
    Math.max(1.6, size * 0.03),
    mix(wood, palette.ink, 0.2),
  );
  ellipse(ctx, blade[0], blade[1], size * 0.05, size * 0.14, wood, -0.35 * facing);
}
