import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { clamp, lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintStiltHouse } from '../../kit/props/stilt-house.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, curve, ellipse, line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { paintCrownTree } from '../theatre/crown-tree.ts';
import { paintGongPlayers } from './gong-players.ts';

const FOOT = 660;

/** The communal house of a highland village, its roof as high as the trees; gongs are played in the yard. */
export function paintRongHouse(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const noise = makeNoise(`${seed}/hills`);
  const sun: Point = [rng.range(930, 1030), 180];
  paintBackdrop(sheet, { palette, seed, horizon: 540, sun, birds: [930, 290] });
  for (const [i, [top, nearness]] of (
    [
      [430, 0.26],
      [500, 0.48],
    ] as const
  ).entries())
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/hill${i}`,
      crest: (x) => top - 90 * noise.ridge(x / (360 - 80 * i), 2 + i, 3, 0.4),
      base: 620,
      nearness,
      size: [8 + 4 * i, 12 + 6 * i],
      side: 1,
    });
  const leaves = ['#1f5140', '#47794b', '#86a35c'].map((colour) => at(colour, 0.82)) as [Hex, Hex, Hex];
  paintForest(ctx, makeRng(`${seed}/wood`), {
    count: 150,
    at: (r): Point => [r() * 1240 - 20, 574 + r.bell() * 22],
    size: [22, 36],
    colours: leaves,
    side: 1,
  });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/yard`,
    outline: [
      [-5, 606],
      [1205, 600],
      [1205, 905],
      [-5, 905],
    ],
    colour: at('#c08a58'),
    facing: 0.2,
    worn: 0.2,
  });
  for (const [x, y, width] of [
    [1010, 640, 190],
    [120, 636, 150],
  ] as const)
    paintStiltHouse(ctx, makeRng(`${seed}/house${x}`), { palette, x, y, width, side: 1, roof: 'thatch' });
  house(view, 520);
  paintCrownTree(ctx, makeRng(`${seed}/tree`), {
    x: 1150,
    y: 740,
    height: 430,
    colours: ['#1f4c3b', '#4f8350', '#8fab60'].map((colour) => at(colour)) as [Hex, Hex, Hex],
    trunk: at('#6a4a34'),
    side: 1,
  });
  pole(view, 800);
  paintGongPlayers(view);
}

function house({ sheet, ctx, palette, seed, at, evening }: SceneView, x: number): void {
  const noise = makeNoise(`${seed}/thatch`);
  const wood = at('#7a5236');
  const dark = mix(wood, palette.ink, 0.5);
  ellipse(ctx, x, FOOT + 8, 300, 22, rgba(palette.ink, 0.28));
  for (let i = 0; i < 8; i++) {
    ctx.fillStyle = i % 2 ? dark : wood;
    ctx.fillRect(x - 224 + i * 62, 566, 15, FOOT - 560);
  }
  ctx.fillStyle = dark;
  ctx.fillRect(x - 256, 556, 512, 16);
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/wall`,
    outline: [
      [x - 220, 474],
      [x + 220, 474],
      [x + 232, 556],
      [x - 232, 556],
    ],
    colour: at('#b98a54'),
    facing: 0.1,
    course: 8,
    worn: 0.3,
  });
  for (const u of [-140, 0, 140]) {
    ctx.fillStyle = dark;
    ctx.fillRect(x + u - 27, 484, 54, u ? 44 : 72);
    ctx.fillStyle = evening ? '#ffc870' : mix(palette.ink, dark, 0.5);
    ctx.fillRect(x + u - 21, 490, 42, u ? 34 : 66);
  }
  // Ladder of a single trunk, railing of the platform.
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    ctx.fillStyle = i % 2 ? wood : mix(wood, palette.flank, 0.3);
    ctx.fillRect(x - 46 - 8 * t, lerp(566, FOOT + 10, t), 92 + 16 * t, 9);
  }
  const roof = sheet.layer();
  const side = (hand: number): Point[] => curve([x + hand * 268, 492], [x + hand * 176, 330], [x + hand * 104, 84], 24);
  const ridge = Array.from({ length: 13 }, (_, i): Point => [x + 104 - i * (208 / 12), 84 + 22 * Math.sin((Math.PI * i) / 12)]);
  polygon(roof.ctx, [...side(-1), ...ridge.reverse(), ...side(1).reverse(), [x, 506]], '#000000');
  const straw = at('#a8814c');
  tone(
    roof,
    steppedRamp([mix(straw, palette.ink, 0.5), mix(straw, palette.ink, 0.24), straw, mix(straw, palette.flank, 0.5)], 0.6),
    (px, py) =>
      clamp(
        0.5 + (px - x) / 560 + 0.16 * Math.sin(py / 9 + 3 * noise(px / 60, py / 60)) + 0.3 * noise.fbm(px / 9, py / 70, 2),
      ),
    { box: [x - 280, 70, x + 280, 512], grain: 0.24 },
  );
  sheet.stamp(roof);
  for (const hand of [-1, 1]) brush(ctx, side(hand), 9, mix(straw, palette.ink, hand > 0 ? 0.1 : 0.45));
  // Combs of carved wood along the ridge.
  for (let i = 0; i <= 16; i++) {
    const px = x - 104 + i * 13;
    const py = 84 + 22 * Math.sin((Math.PI * i) / 16);
    line(
      ctx,
      [
        [px, py],
        [px, py - 22],
      ],
      4,
      dark,
    );
    ellipse(ctx, px, py - 24, 5, 5, at(i % 2 ? '#c8522a' : '#f0dfb4'));
  }
  for (const row of [200, 300, 400])
    for (let k = -3; k <= 3; k++)
      polygon(
        ctx,
        [
          [x + k * 22 - 9, row],
          [x + k * 22, row - 12],
          [x + k * 22 + 9, row],
          [x + k * 22, row + 12],
        ],
        rgba(at(k % 2 ? '#f0dfb4' : '#b5432a'), 0.75),
      );
}

/** The feast pole with its streamers. */
function pole({ ctx, palette, at }: SceneView, x: number): void {
  const bamboo = curve([x, 726], [x + 4, 420], [x + 40, 170], 24);
  brush(ctx, bamboo, (t) => 11 - 6 * t, mix(at('#8a6a3a'), palette.ink, 0.1));
  for (let i = 0; i < 9; i++) {
    const [px, y] = bamboo[1 + i * 2] as Point;
    ctx.fillStyle = at(['#c8522a', '#f0dfb4', '#2d3a4a'][i % 3] as string);
    ctx.fillRect(px - 7, y, 14, 16);
  }
  for (const [u, v, colour] of [
    [60, 60, '#c8522a'],
    [84, 110, '#e0a53a'],
    [36, 140, '#2f8f88'],
  ] as const)
    brush(ctx, curve([x + 40, 172], [x + 40 + u, 190], [x + 20 + u, 172 + v], 14), (t) => 9 * (1 - 0.7 * t), at(colour));
}
