import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import type { Point, Side } from '../../kit/maths.ts';
import type { Camera } from '../../kit/props/camera.ts';
import { type FolkOptions, paintFolk } from '../../kit/props/folk/folk.ts';
import { paintParentAndChild } from '../../kit/props/folk/parent-and-child.ts';
import { makeRng } from '../../kit/rng.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import type { RoadView } from './layout.ts';

type Traveller = Partial<Omit<FolkOptions, 'palette' | 'x' | 'y' | 'height'>> & {
  tall?: number;
  facing: Side;
  /** Pulled behind, by clear day. */
  trolley?: Hex;
  /** Held before the chest: a board with a name on it. */
  board?: boolean;
};

/** On the pavement before the terminal, far ones first; metres from the middle and away. */
const TRAVELLERS: readonly (readonly [x: number, z: number, traveller: Traveller])[] = [
  [-8.6, 19.5, { pose: 'wait', top: '#2f4a3f', bottom: '#31343c', facing: 1, pack: '#c8522a' }],
  [-6.9, 18.4, { pose: 'wave', outfit: 'dress', top: '#d9a441', bottom: '#d9a441', hair: 'bob', facing: 1 }],
  [
    10.2,
    18.6,
    { pose: 'photo', top: '#8a3b55', bottom: '#2d3a4a', hair: 'long', facing: -1, pack: '#2f6f7c' },
  ],
  [-4.9, 16.3, { pose: 'pull', top: '#2d5d73', bottom: '#31343c', skin: 0, facing: 1, trolley: '#c8522a' }],
  [5.9, 15.9, { pose: 'carry', top: '#f3ead6', bottom: '#2d3a4a', facing: -1, board: true }],
  [
    7.5,
    15.7,
    {
      pose: 'pull',
      outfit: 'ao-dai',
      top: '#b5432a',
      hair: 'long',
      facing: -1,
      trolley: '#2f6f7c',
      tall: 1.6,
    },
  ],
];

/** Travellers before the terminal: somebody waves, a driver holds a board, a family with its luggage. */
export function paintTravellers({ sheet, seed, palette }: RoadView, camera: Camera): void {
  const { ctx } = sheet.main;
  const rng = makeRng(`${seed}/travellers`);
  const shade = ([x, y]: Point, m: number): void =>
    ellipse(ctx, x - m * 0.34, y, m * 0.5, m * 0.05, rgba(palette.ink, 0.28));
  for (const [x, z, { tall = 1.7, trolley, board, ...traveller }] of TRAVELLERS) {
    const [px, py] = camera.see([x, 0.14, z]);
    const m = camera.scaleAt([x, 0, z]);
    shade([px, py], m);
    const { back, front } = paintFolk(ctx, rng, {
      palette,
      side: 1,
      ...traveller,
      x: px,
      y: py,
      height: tall * m,
    });
    if (trolley) paintTrolley(back, py, m, traveller.facing, trolley);
    if (board) paintBoard(front, m);
  }
  const [px, py] = camera.see([-3.3, 0.14, 15.5]);
  const m = camera.scaleAt([0, 0, 15.5]);
  shade([px, py], m);
  shade([px - m * 0.5, py], m * 0.6);
  const { parentHand } = paintParentAndChild(ctx, rng, {
    palette,
    x: px,
    y: py,
    height: 1.62 * m,
    facing: 1,
    side: 1,
    parent: { outfit: 'dress', hat: 'sun', hair: 'long', top: '#f3ead6', bottom: '#f3ead6' },
    child: { hair: 'short', top: '#d9a441', bottom: '#2f6f7c', shorts: true, pack: '#c23a5a' },
  });
  paintHandbag(parentHand, m);

  /** A suitcase on wheels, tipped toward the one who pulls it. */
  function paintTrolley([hx, hy]: Point, ground: number, m: number, facing: Side, cloth: Hex): void {
    const foot: Point = [hx - facing * m * 0.3, ground];
    const along = (t: number, across: number): Point => [
      foot[0] + (hx - foot[0]) * t + across * m,
      foot[1] + (hy - foot[1]) * t - across * facing * m * 0.3,
    ];
    const colour = underLight(palette, cloth);
    line(ctx, [along(0.6, 0), [hx, hy]], Math.max(1.4, m * 0.025), rgba(palette.ink, 0.8));
    polygon(
      ctx,
      [along(0.06, -0.17), along(0.06, 0.17), along(0.76, 0.17), along(0.76, -0.17)],
      mix(colour, palette.ink, 0.3),
    );
    polygon(ctx, [along(0.06, -0.05), along(0.06, 0.17), along(0.76, 0.17), along(0.76, -0.05)], colour);
    for (const across of [-0.12, 0.12])
      ellipse(ctx, foot[0] + across * m, ground - m * 0.02, m * 0.045, m * 0.045, palette.ink);
  }

  function paintBoard([hx, hy]: Point, m: number): void {
    const [left, top, wide, high] = [hx - m * 0.3, hy - m * 0.2, m * 0.5, m * 0.32];
    ctx.fillStyle = mix(underLight(palette, '#fbf6ea'), palette.flank, 0.2);
    ctx.fillRect(left, top, wide, high);
    ctx.fillStyle = rgba(palette.ink, 0.7);
    for (const [row, share] of [
      [0.28, 0.7],
      [0.58, 0.46],
    ] as const)
      ctx.fillRect(left + wide * 0.15, top + high * row, wide * share, high * 0.12);
  }

  function paintHandbag([hx, hy]: Point, m: number): void {
    polygon(
      ctx,
      [
        [hx - m * 0.12, hy + m * 0.06],
        [hx + m * 0.12, hy + m * 0.06],
        [hx + m * 0.15, hy + m * 0.28],
        [hx - m * 0.15, hy + m * 0.28],
      ],
      underLight(palette, '#a8432f'),
    );
  }
}
