import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import { paintFerrisWheel } from '../../kit/props/ferris-wheel.ts';
import { paintFestoon } from '../../kit/props/festoon.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintClouds, paintSky, paintStars, paintSun } from '../../kit/sky.ts';
import { brush, curve, ellipse } from '../../kit/stroke.ts';
import type { ParkView } from './cable-park.ts';
import { paintMerryGoRound } from './merry-go-round.ts';
import { paintTowerHouse } from './tower-house.ts';

const GROUND = 640;

/** A fair after sunset: carousel, big wheel, castle, fireworks, strings of lamps. */
export function paintCarousel(view: ParkView): void {
  const { sheet, palette, seed } = view;
  const { ctx } = sheet.main;
  const rng = makeRng(`${seed}/fair`);
  const sun: Point = [rng.range(560, 640), palette.light === 'night' ? 130 : 420];
  const sky = { seed, horizon: GROUND, sun };
  paintSky(sheet.main, palette, sky);
  paintStars(sheet.main, palette, sky);
  paintClouds(sheet.main, palette, { seed, horizon: GROUND * 0.8, cover: 0.3 });
  paintSun(sheet.main, palette, sun, 30);
  for (const [x, y, r, colour] of [
    [180, 150, 120, '#ffd07a'],
    [420, 96, 84, '#f2a0bc'],
    [330, 250, 70, '#8fe0d0'],
  ] as const)
    burst(view, [x, y], r, colour);
  castle(view);
  paintFerrisWheel(ctx, palette, 950, GROUND - 10, 214);
  const leaves = ['#173f38', '#2f6048', '#5f8850'].map((colour) => mix(palette.haze, underLight(palette, colour), 0.84)) as [
    Hex,
    Hex,
    Hex,
  ];
  paintForest(ctx, makeRng(`${seed}/trees`), {
    count: 170,
    at: (r): Point => [r.range(-20, 1220), GROUND - 26 + r.bell() * 22],
    size: [18, 30],
    colours: leaves,
    side: 1,
  });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/plaza`,
    outline: [
      [-5, GROUND],
      [1205, GROUND],
      [1205, 905],
      [-5, 905],
    ],
    colour: underLight(palette, '#b9a184'),
    facing: 0.1,
    worn: 0.2,
  });
  glow(ctx, { x: 560, y: 760, radius: 620, colour: '#ffb860', strength: 0.34 });
  paintMerryGoRound(view, 540, 790, 640, 430);
  visitors(view);
  for (const [from, to, sag] of [
    [[-20, 330], [300, 300], 60],
    [[300, 300], [1220, 250], 150],
    [[-20, 180], [1220, 90], 130],
  ] as const)
    paintFestoon(ctx, { palette, from, to, sag, pitch: 30, bulb: 5, lit: true });
}

/** A firework: rays of sparks that thin outwards. */
function burst({ sheet, seed }: ParkView, [x, y]: Point, r: number, colour: Hex): void {
  const { ctx } = sheet.main;
  const rng = makeRng(`${seed}/burst${x}`);
  glow(ctx, { x, y, radius: r * 1.3, colour, strength: 0.34 });
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * Math.PI * 2 + rng.bell() * 0.08;
    const long = r * rng.range(0.72, 1);
    const at = (t: number): Point => [
      x + Math.cos(a) * long * t,
      y + Math.sin(a) * long * t + 18 * t * t,
    ];
    brush(ctx, curve(at(0.16), at(0.6), at(1), 10), (t) => 1 + 2 * t, rgba(colour, 0.85));
    ellipse(ctx, ...at(1.04), 3.2, 3.2, mix(colour, '#ffffff', 0.5));
  }
}

function castle({ sheet, palette, seed }: ParkView): void {
  for (const [i, [x, width, height, kind, roof]] of (
    [
      [130, 70, 150, 'tower', '#7a3a5a'],
      [330, 66, 130, 'tower', '#2f5a7a'],
      [180, 100, 96, 'gable', '#a8432e'],
      [280, 110, 84, 'hall', '#2f5a7a'],
      [230, 96, 190, 'keep', '#a8432e'],
    ] as const
  ).entries())
    paintTowerHouse(sheet.main.ctx, makeRng(`${seed}/castle${i}`), {
      palette,
      x,
      y: GROUND - 20,
      width,
      height,
      kind,
      wall: '#e9d6b4',
      roof,
      side: 1,
    });
}

function visitors({ sheet, palette, seed }: ParkView): void {
  const { ctx } = sheet.main;
  for (const [x, y, h, pose, top, child] of [
    [64, 730, 92, 'point', '#c8522a', false],
    [1010, 716, 88, 'photo', '#2f6f8f', false],
    [1110, 740, 100, 'stroll', '#d9a441', false],
    [930, 846, 138, 'wave', '#8a3b55', false],
    [990, 850, 88, 'run', '#e8c24a', true],
    [150, 862, 140, 'wait', '#5f918a', false],
    [212, 866, 96, 'point', '#c23a5a', true],
  ] as const) {
    ellipse(ctx, x, y, h * 0.24, h * 0.035, rgba(palette.ink, 0.4));
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      side: 1,
      facing: x > 600 ? -1 : 1,
      top,
      bottom: '#31343c',
      child,
      away: x === 150,
      hair: x % 4 === 2 ? 'long' : 'short',
      hat: x === 1110 ? 'sun' : 'none',
    });
  }
}
