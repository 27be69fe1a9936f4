import { mix, rgba } from '../../kit/colour.ts';
import { type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintBlossomTree } from '../../kit/props/blossom-tree.ts';
import { paintBoulder } from '../../kit/props/boulder.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { curve2, ellipse, line, polygon } from '../../kit/stroke.ts';
import { paintHallFront } from '../theatre/hall-front.ts';
import { paintCableLine } from './cable-line.ts';
import { paintSummitGuests, paintSummitStairs } from './summit-stairs.ts';

/** Steps of stone to a pagoda under the summit, the flag above it, a sea of cloud below. */
export function paintCloudSummit(view: SceneView): void {
  const { sheet, ctx, palette, seed, rng, at } = view;
  const noise = makeNoise(`${seed}/cloud`);
  const sun: Point = [rng.range(200, 280), 190];
  paintBackdrop(sheet, { palette, seed, horizon: 520, sun, birds: [420, 260] });
  for (const [i, [y, swing, nearness]] of (
    [
      [430, 130, 0.24],
      [510, 120, 0.44],
    ] as const
  ).entries()) {
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/far${i}`,
      crest: (x) => y - swing * noise.ridge(x / (300 - 60 * i), 2 + i, 3, 0.4),
      base: 640 + 60 * i,
      nearness,
      size: [7 + 4 * i, 11 + 5 * i],
      side: -1,
    });
    clouds(view, 560 + i * 66, i);
  }
  for (const i of [2, 3, 4]) clouds(view, 500 + i * 92, i);
  const cable = sheet.layer();
  paintCableLine(cable.ctx, view, {
    points: curve2([-120, 700], [120, 560], [420, 500], [640, 330], 60),
    size: [230, 34],
    cabins: [
      [0.34, '#c8522a'],
      [0.62, '#f3ead6'],
      [0.84, '#e0a53a'],
    ],
    side: -1,
  });
  sheet.stamp(cable);
  peak(view);
  const ridge = paintHallFront(ctx, {
    palette,
    x: 900,
    base: 560,
    width: 270,
    height: 78,
    bays: 5,
    tile: at('#8a4a38'),
    side: -1,
    lamps: view.evening ? 1 : 0.15,
    roofHeight: 58,
  });
  paintHallFront(ctx, {
    palette,
    x: 900,
    base: ridge + 16,
    width: 170,
    height: 50,
    bays: 3,
    tile: at('#8a4a38'),
    side: -1,
    lamps: view.evening ? 1 : 0.15,
    roofHeight: 52,
  });
  paintSummitStairs(view);
  for (const [x, y, s] of [
    [640, 690, 80],
    [1150, 690, 110],
    [560, 850, 100],
    [1130, 860, 120],
  ] as const)
    paintBoulder(sheet, {
      seed: `${seed}/b${x}`,
      x,
      y,
      reach: s,
      height: s * 0.72,
      colours: ['#4d5a52', '#7d8474', '#a9a88e', '#d2caa8'].map((colour) => at(colour)),
      side: -1,
    });
  for (const [x, y, h] of [
    [700, 640, 130],
    [1090, 650, 150],
  ] as const)
    paintBlossomTree(ctx, makeRng(`${seed}/tree${x}`), {
      palette,
      x,
      y,
      height: h,
      side: -1,
      petals: ['#a8425e', '#d8708a', '#f3b8c0'],
    });
  paintSummitGuests(view);
}

/** The rocks of the summit behind the pagoda, the flag on the highest. */
function peak(view: SceneView): void {
  const { sheet, ctx, palette, seed, at } = view;
  const stone = ['#4d5a52', '#6f7a6c', '#99997f', '#c9c09c'].map((colour) => at(colour, 0.92));
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/shoulder`,
    crest: (x) => 330 + 0.0016 * (x - 980) ** 2 + 14 * Math.sin(x / 40),
    base: 800,
    nearness: 0.8,
    size: [14, 22],
    side: -1,
    from: 430,
    hazeAtFoot: 0.1,
  });
  for (const [x, y, reach, height] of [
    [1010, 380, 170, 110],
    [1080, 310, 90, 96],
    [1050, 250, 46, 66],
  ] as const)
    paintBoulder(sheet, { seed: `${seed}/peak${x}`, x, y, reach, height, colours: stone, side: -1 });
  line(
    ctx,
    [
      [1050, 190],
      [1050, 66],
    ],
    4,
    mix(palette.ink, palette.mid, 0.3),
  );
  polygon(
    ctx,
    [
      [1052, 68],
      [1126, 74],
      [1122, 120],
      [1052, 116],
    ],
    at('#d23a2a'),
  );
  polygon(
    ctx,
    Array.from({ length: 10 }, (_, i): Point => {
      const r = i % 2 ? 5 : 13;
      const a = (i * Math.PI) / 5 - Math.PI / 2;
      return [1087 + r * Math.cos(a), 95 + r * Math.sin(a)];
    }),
    at('#f2c53d'),
  );
}

/** Billows of cloud that fill the valley. */
function clouds({ sheet, palette, seed }: SceneView, y: number, i: number): void {
  const { ctx } = sheet.main;
  const rng = makeRng(`${seed}/billow${i}`);
  const big = 1 + 0.4 * i;
  for (let k = 0; k < 60; k++) {
    const x = rng.range(-60, 1260);
    const r = rng.range(26, 70) * big;
    const cy = y + rng.bell() * 26 * big + k * 0.5;
    ellipse(ctx, x, cy + 8, r, r * 0.42, rgba(mix(palette.haze, palette.mid, 0.3), 0.4));
    ellipse(ctx, x, cy, r, r * 0.4, rgba(mix(palette.haze, palette.cloud[2], 0.75), 0.7));
  }
  paintMistBank(sheet, { palette, seed: `${seed}/bank${i}`, y: y + 60, height: 60, density: 0.9 });
}
