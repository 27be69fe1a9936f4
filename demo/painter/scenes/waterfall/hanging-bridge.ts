import { mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp, type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { paintHiker } from '../../kit/props/hiker.ts';
import { paintJungleFrame } from '../../kit/props/jungle-frame.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintRockWall } from '../../kit/props/rock-wall.ts';
import { paintWaterfall } from '../../kit/props/waterfall.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { paintClouds, paintSky, paintSun } from '../../kit/sky.ts';
import { line, polygon } from '../../kit/stroke.ts';
import type { FallView } from './waterfall.ts';

const LEFT = 210;
const RIGHT = 1010;

/** A rope bridge over a forest gorge, walkers on it, the fall behind. */
export function paintHangingBridge(view: FallView): void {
  const { sheet, palette, seed, sun, side } = view;
  const rng = makeRng(`${seed}/gorge`);
  const noise = makeNoise(`${seed}/gorge`);
  paintSky(sheet.main, palette, { seed, horizon: 460, sun });
  paintClouds(sheet.main, palette, { seed, horizon: 320, cover: 0.4 });
  paintSun(sheet.main, palette, sun, 30);
  const fallX = rng.range(400, 460);
  const slope = (
    name: string,
    nearness: number,
    base: number | ((x: number) => number),
    size: readonly [number, number],
    crest: (x: number) => number,
    hazeAtFoot?: number,
  ): void =>
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/${name}`,
      crest,
      base,
      nearness,
      size,
      side,
      ...(hazeAtFoot === undefined ? {} : { hazeAtFoot }),
    });
  slope('far', 0.2, 520, [7, 12], (x) => 250 - 110 * noise.fbm(x / 330, 1, 3));
  paintMistBank(sheet, { palette, seed: `${seed}/m0`, y: 360, height: 70, density: 0.8 });
  const head = (x: number): number =>
    250 +
    30 * noise.fbm(x / 130, 5, 3) +
    70 * smoothstep(fallX + 60, 700, x) +
    260 * smoothstep(680, 900, x) -
    40 * smoothstep(300, 0, x);
  const wall = sheet.layer();
  const rim: Point[] = [[-5, 760]];
  for (let x = -5; x <= 900; x += 6) rim.push([x, Math.abs(x - fallX) < 34 ? 262 : head(x)]);
  rim.push([905, 760]);
  paintRockWall(wall, {
    palette,
    seed,
    outline: rim,
    rock: '#7c857c',
    nearness: 0.5,
    side,
    strata: 0.2,
    green: 0.36,
    scale: 0.8,
  });
  sheet.stamp(wall);
  slope(
    'head',
    0.48,
    (x) => head(x) + 22 + 14 * noise(x / 36, 2),
    [11, 14],
    (x) => (Math.abs(x - fallX) < 40 || x > 880 ? 2000 : head(x) - 24),
  );
  paintWaterfall(sheet, {
    palette,
    seed,
    top: [fallX, 256],
    foot: [fallX + 8, 700],
    width: [44, 84],
    nearness: 0.82,
  });
  paintMistBank(sheet, { palette, seed: `${seed}/m1`, y: 650, height: 110, density: 0.9 });
  slope(
    'mid',
    0.66,
    940,
    [14, 24],
    (x) => {
      const dip = Math.min(1, Math.abs(x - 600) / 560);
      return 740 - 330 * dip ** 1.4 - 70 * noise.fbm(x / 120, 8, 2);
    },
    0.35,
  );
  paintMistBank(sheet, { palette, seed: `${seed}/m2`, y: 730, height: 60, density: 0.6 });
  slope('left', 0.95, 930, [22, 36], (x) => 560 + 2.1 * Math.max(0, x - 150) - 40 * noise.fbm(x / 90, 3, 2));
  slope(
    'right',
    0.95,
    930,
    [22, 36],
    (x) => 545 + 2.3 * Math.max(0, 1070 - x) - 40 * noise.fbm(x / 90, 4, 2),
  );
  paintBridge(view);
  paintJungleFrame(sheet, {
    palette,
    seed,
    tufts: [
      { at: [-10, 900], size: 300, lean: 1, kind: 'fern' },
      { at: [1215, 915], size: 340, lean: -1, kind: 'broad' },
    ],
  });
  paintBirds(sheet.main.ctx, rng, palette, [760, 210]);
}

const deckAt = (x: number): number => {
  const t = (x - LEFT) / (RIGHT - LEFT);
  return 556 - 16 * t + 66 * 4 * t * (1 - t);
};
const cableAt = (x: number): number => {
  const t = (x - LEFT) / (RIGHT - LEFT);
  return 424 - 16 * t + 150 * 4 * t * (1 - t);
};

function paintBridge({ sheet, palette, seed, side }: FallView): void {
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
