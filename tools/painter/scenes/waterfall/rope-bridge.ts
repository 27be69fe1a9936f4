import { mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { paintHiker } from '../../kit/props/hiker.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { line, polygon } from '../../kit/stroke.ts';
import type { FallView } from './waterfall.ts';

const LEFT = 210;

const RIGHT = 1010;

const deckAt = (x: number): number => {
  const t = (x - LEFT) / (RIGHT - LEFT);
  return 556 - 16 * t + 66 * 4 * t * (1 - t);
};

const cableAt = (x: number): number => {
  const t = (x - LEFT) / (RIGHT - LEFT);
  return 424 - 16 * t + 150 * 4 * t * (1 - t);
};

export function paintRopeBridge({ sheet, palette, seed, side }: FallView): void {
  const rng = makeRng(`${seed}/walkers`);
  const layer = sheet.layer();
  const { ctx } = layer;
  const wood = mix(underLight(palette, '#8a5c3a'), palette.ink, 0.1);
  const dark = mix(wood, palette.ink, 0.6);
  const rope = mix(underLight(palette, '#c9a868'), palette.ink, 0.25);
  strand(ctx, rope, dark, 5);
  const left: Point[] = [];
  const under: Point[] = [];
  for (let x = LEFT - 40; x <= RIGHT + 40; x += 8) {
    left.push([x, deckAt(clamp(x, LEFT, RIGHT))]);
    under.push([x, deckAt(clamp(x, LEFT, RIGHT)) + 9]);
  }
  polygon(ctx, [...left, ...under.reverse()], dark);
  for (let x = LEFT - 36; x <= RIGHT + 36; x += 11) {
    const y = deckAt(clamp(x, LEFT, RIGHT));
    polygon(
      ctx,
      [
        [x, y - 4],
        [x + 8.5, y - 4],
        [x + 10, y + 4],
        [x + 0.5, y + 4],
      ],
      mix(wood, rng.chance(0.5) ? palette.flank : palette.ink, rng.range(0.02, 0.3)),
    );
  }
  const start = rng.range(560, 640);
  const walkers = [
    { x: start, pack: '#c8522a', top: '#e9dcc0' },
    { x: start + rng.range(78, 96), pack: '#2d5d73', top: '#d9a441' },
    { x: start - rng.range(120, 150), pack: '#d9a441', top: '#5f918a' },
  ];
  for (const { x, pack, top } of walkers)
    paintHiker(ctx, rng, {
      palette,
      x,
      y: deckAt(x),
      height: 98,
      facing: -1,
      side,
      pack,
      top,
      stick: false,
    });
  strand(ctx, rope, dark, -6);
  for (const [x, top] of [
    [LEFT, 400],
    [RIGHT, 384],
  ] as const)
    for (const dx of [-13, 13]) {
      polygon(
        ctx,
        [
          [x + dx - 7, top],
          [x + dx + 7, top],
          [x + dx + 9, 620],
          [x + dx - 9, 620],
        ],
        dx > 0 ? wood : dark,
      );
      ctx.fillStyle = dark;
      ctx.fillRect(x - 24, top + 18 + (dx > 0 ? 40 : 0), 48, 7);
    }
  sheet.stamp(layer);
}

/** Main rope, hand rope and hangers of one side of the bridge, `shift` pixels lower. */
function strand(ctx: Context, rope: string, dark: string, shift: number): void {
  const colour = shift > 0 ? mix(rope, dark, 0.5) : rope;
  const main: Point[] = [];
  const hand: Point[] = [];
  for (let x = LEFT; x <= RIGHT; x += 10) {
    main.push([x, cableAt(x) + shift * 0.4]);
    hand.push([x, deckAt(x) - 46 - shift * 0.6]);
  }
  for (let x = LEFT + 20; x < RIGHT; x += 24)
    line(
      ctx,
      [
        [x, Math.min(cableAt(x), deckAt(x) - 46)],
        [x + (shift > 0 ? 2 : 0), deckAt(x)],
      ],
      1.4,
      colour,
    );
  line(ctx, main, 4.2, colour);
  line(ctx, hand, 2.4, colour);
  line(
    ctx,
    [
      [LEFT, cableAt(LEFT)],
      [-10, 540],
    ],
    4.2,
    colour,
  );
  line(
    ctx,
    [
      [RIGHT, cableAt(RIGHT)],
      [1210, 520],
    ],
    4.2,
    colour,
  );
}
