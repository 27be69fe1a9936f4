import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintLantern } from '../../kit/props/lantern.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { paintPerson } from '../../kit/props/person.ts';
import { type Produce, paintBasket, paintPiece } from '../../kit/props/produce.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { paintClouds, paintSky, paintSun } from '../../kit/sky.ts';
import { brush, curve, ellipse, line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import type { CookingView } from './cooking.ts';

const TABLE = 610;

/** An open kitchen in a garden: cook and learners behind a long table of herbs, mortar and bowls. */
export function paintCookingClass(view: CookingView): void {
  const { sheet, palette, seed, lamps } = view;
  const rng = makeRng(`${seed}/class`);
  const noise = makeNoise(`${seed}/class`);
  const sun: Point = [rng.range(760, 860), 190];
  paintSky(sheet.main, palette, { seed, horizon: 430, sun });
  paintClouds(sheet.main, palette, { seed, horizon: 340, cover: 0.4 });
  paintSun(sheet.main, palette, sun, 30);
  for (const [i, nearness] of [0.3, 0.62].entries())
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/garden${i}`,
      crest: (x) => 340 + 70 * i - 60 * noise.fbm(x / 120, i * 3, 2),
      base: 560,
      nearness,
      size: [12, 20],
      side: 1,
      hazeAtFoot: 0.3,
    });
  for (const [i, [x, high, size]] of (
    [
      [330, 330, 120],
      [960, 380, 140],
    ] as const
  ).entries())
    paintPalm(sheet.main.ctx, makeRng(`${seed}/palm${i}`), {
      palette,
      foot: [x, 560],
      crown: [x + rng.range(-30, 30), 560 - high],
      size,
      side: 1,
    });
  const { ctx: main } = sheet.main;
  const bed = underLight(palette, '#5f8a48');
  main.fillStyle = mix(bed, palette.haze, 0.15);
  main.fillRect(0, 540, sheet.width, 90);
  const beds = sheet.layer();
  for (let i = 0; i < 150; i++)
    paintPiece(beds.ctx, rng, palette, 'greens', rng() * 1200, 536 + rng() * 60, 13, 1);
  sheet.stamp(beds);
  const layer = sheet.layer();
  const { ctx } = layer;
  const wood = underLight(palette, '#7a5236');
  const dark = mix(wood, palette.ink, 0.55);
  // Pavilion: posts, beam, hanging pans, garlic and lanterns.
  polygon(
    ctx,
    [
      [-5, -5],
      [1205, -5],
      [1205, 96],
      [-5, 96],
    ],
    mix(underLight(palette, '#8a6a42'), palette.ink, 0.5),
  );
  for (let i = 0; i < 60; i++)
    line(
      ctx,
      [
        [i * 21, -5],
        [i * 21 + rng.bell() * 8, 104 + rng.range(-6, 16)],
      ],
      9,
      mix(underLight(palette, i % 2 ? '#b08a52' : '#c9a868'), palette.ink, 0.42 - 0.1 * lamps),
    );
  ctx.fillStyle = dark;
  ctx.fillRect(0, 112, 1200, 26);
  ctx.fillStyle = mix(wood, palette.flank, 0.2);
  ctx.fillRect(0, 112, 1200, 6);
  for (const x of [84, 1110]) {
    const post = ctx.createLinearGradient(x - 24, 0, x + 24, 0);
    post.addColorStop(0, dark);
    post.addColorStop(0.6, wood);
    post.addColorStop(1, mix(wood, palette.flank, 0.4));
    ctx.fillStyle = post;
    ctx.fillRect(x - 24, 100, 48, 560);
  }
  paintHanging(ctx, view);
  const people: {
    x: number;
    h: number;
    top: Hex;
    hat: 'none' | 'cone';
    hair: 'short' | 'long' | 'bun';
    facing: 1 | -1;
  }[] = [
    { x: 300, h: 330, top: '#e6dcc6', hat: 'none', hair: 'short', facing: 1 },
    { x: 600, h: 322, top: '#a8452f', hat: 'cone', hair: 'bun', facing: 1 },
    { x: 862, h: 316, top: '#5f918a', hat: 'none', hair: 'long', facing: -1 },
  ];
  for (const { x, h, top, hat, hair, facing } of people) {
    const px = x + rng.range(-14, 14);
    const y = TABLE + h * 0.3;
    paintPerson(ctx, rng, { palette, x: px, y, height: h, pose: 'row', facing, side: 1, hat, hair, top });
    // Apron.
    const cloth = underLight(palette, hat === 'cone' ? '#2d5d73' : '#d9b46a');
    polygon(
      ctx,
      [
        [px - h * 0.06 + facing * h * 0.05, y - h * 0.74],
        [px + h * 0.06 + facing * h * 0.05, y - h * 0.74],
        [px + h * 0.095, y - h * 0.4],
        [px - h * 0.095, y - h * 0.4],
      ],
      cloth,
    );
    line(
      ctx,
      [
        [px + facing * h * 0.05 - h * 0.05, y - h * 0.74],
        [px + facing * h * 0.06, y - h * 0.82],
        [px + facing * h * 0.05 + h * 0.05, y - h * 0.74],
      ],
      h * 0.012,
      cloth,
    );
    for (const hand of [-1, 1])
      brush(
        ctx,
        [
          [px + facing * h * 0.06 + hand * h * 0.06, y - h * 0.73],
          [px + facing * h * 0.16, y - h * 0.6],
          [px + facing * h * 0.22, y - h * 0.56],
        ],
        (t) => h * (0.05 - 0.015 * t),
        hand < 0
          ? mix(underLight(palette, top), palette.ink, 0.3)
          : mix(underLight(palette, top), palette.flank, 0.12),
      );
    ellipse(
      ctx,
      px + facing * h * 0.225,
      y - h * 0.555,
      h * 0.022,
      h * 0.022,
      underLight(palette, LOCAL.skin[1]),
    );
  }
  sheet.stamp(layer);
  paintLongTable(view);
  if (lamps) glow(main, { x: 600, y: 420, radius: 620, colour: '#ffb45e', strength: 0.26 });
}

function paintHanging(ctx: Context, { palette, seed, lamps }: CookingView): void {
  const rng = makeRng(`${seed}/hanging`);
  for (const [x, y] of [
    [430, 214],
    [740, 226],
  ] as const) {
    line(
      ctx,
      [
        [x, 138],
        [x, y - 30],
      ],
      2,
      palette.ink,
    );
    paintLantern(ctx, {
      palette,
      x,
      y,
      size: 70,
      colour: rng.pick(LOCAL.lantern),
      shape: 'pear',
      lit: 0.15 + 0.85 * lamps,
    });
  }
  for (const [x, r] of [
    [180, 40],
    [262, 32],
  ] as const) {
    const copper = underLight(palette, '#b8683a');
    line(
      ctx,
      [
        [x, 138],
        [x, 200],
      ],
      7,
      mix(copper, palette.ink, 0.4),
    );
    ellipse(ctx, x, 200 + r, r, r, mix(copper, palette.ink, 0.35));
    ellipse(ctx, x + 3, 197 + r, r * 0.84, r * 0.84, copper);
    ellipse(ctx, x + r * 0.3, 188 + r, r * 0.4, r * 0.3, mix(copper, palette.flank, 0.6));
  }
  for (const x of [950, 1010]) {
    line(
      ctx,
      [
        [x, 138],
        [x, 262],
      ],
      3,
      underLight(palette, '#c9a868'),
    );
    for (let i = 0; i < 9; i++) {
      const y = 164 + i * 12;
      ellipse(ctx, x + (i % 2 ? 9 : -9), y, 11, 10, underLight(palette, x < 1000 ? '#efe6d0' : '#b8432c'));
      ellipse(ctx, x + (i % 2 ? 12 : -6), y - 3, 4, 4, underLight(palette, x < 1000 ? '#fffaf0' : '#e8806a'));
    }
  }
}

function paintLongTable(view: CookingView): void {
  const { sheet, palette, seed } = view;
  const rng = makeRng(`${seed}/long`);
  const noise = makeNoise(`${seed}/long`);
  const wood = underLight(palette, '#b07a4a');
  const top = sheet.layer();
  polygon(
    top.ctx,
    [
      [-5, TABLE - 4],
      [1205, TABLE - 4],
      [1205, 905],
      [-5, 905],
    ],
    '#000000',
  );
  tone(
    top,
    steppedRamp(
      [mix(wood, palette.ink, 0.48), mix(wood, palette.ink, 0.22), wood, mix(wood, palette.flank, 0.5)],
      0.6,
    ),
    (x, y) => clamp(0.78 - 0.4 * ((y - TABLE) / 300) + 0.26 * noise.fbm(x / 260, y / 8, 3)),
    { grain: 0.14, step: 2 },
  );
  sheet.stamp(top);
  const layer = sheet.layer();
  const { ctx } = layer;
  line(
    ctx,
    [
      [0, TABLE - 4],
      [1200, TABLE - 4],
    ],
    4,
    mix(wood, palette.flank, 0.6),
  );
  for (const y of [672, 748, 838])
    line(
      ctx,
      [
        [0, y],
        [1200, y],
      ],
      2.2,
      rgba(palette.ink, 0.35),
    );
  const baskets: [number, number, number, Produce][] = [
    [92, 664, 82, 'greens'],
    [1104, 672, 84, 'lime'],
    [960, 650, 56, 'orange'],
    [214, 770, 92, 'rambutan'],
    [1010, 800, 96, 'greens'],
  ];
  for (const [i, [x, y, size, kind]] of baskets.entries())
    paintBasket(ctx, makeRng(`${seed}/basket${i}`), {
      palette,
      x: x + rng.range(-10, 10),
      y,
      size,
      kind,
      side: 1,
      tilt: 0.36,
    });
  paintMortar(ctx, view, 470, 720);
  paintBoard(ctx, view, 716, 760);
  const bowls: [number, number, number, Hex][] = [
    [330, 668, 42, '#d8a868'],
    [560, 664, 40, '#c8442f'],
    [646, 668, 38, '#e8c25a'],
    [814, 668, 42, '#f2efe2'],
    [420, 850, 56, '#8a3a24'],
    [566, 858, 52, '#6f9a48'],
  ];
  for (const [x, y, r, fill] of bowls) {
    ellipse(ctx, x - r * 0.3, y + r * 0.5, r * 1.1, r * 0.3, rgba(palette.ink, 0.3));
    ctx.beginPath();
    ctx.ellipse(x, y, r, r * 0.72, 0, 0, Math.PI);
    const body = ctx.createLinearGradient(x - r, 0, x + r, 0);
    const glaze = underLight(palette, '#eef0ea');
    body.addColorStop(0, mix(glaze, palette.ink, 0.45));
    body.addColorStop(0.6, glaze);
    body.addColorStop(1, mix(glaze, palette.ink, 0.15));
    ctx.fillStyle = body;
    ctx.fill();
    line(
      ctx,
      curve([x - r * 0.9, y + r * 0.26], [x, y + r * 0.6], [x + r * 0.9, y + r * 0.26], 10),
      r * 0.06,
      underLight(palette, '#2d5d8a'),
    );
    ellipse(ctx, x, y, r, r * 0.34, mix(glaze, '#ffffff', 0.3));
    ellipse(ctx, x, y, r * 0.86, r * 0.27, underLight(palette, fill));
    for (let k = 0; k < 16; k++)
      ellipse(
        ctx,
        x + rng.bell() * r * 0.66,
        y + rng.bell() * r * 0.16,
        r * 0.07,
        r * 0.045,
        mix(underLight(palette, fill), rng.chance(0.5) ? '#fff4d8' : palette.ink, 0.28),
      );
  }
  sheet.stamp(layer);
}

/** Stone mortar with its pestle and pounded herbs. */
function paintMortar(ctx: Context, { palette }: CookingView, x: number, y: number): void {
  const stone = underLight(palette, '#8f9490');
  ellipse(ctx, x - 24, y + 66, 104, 22, rgba(palette.ink, 0.34));
  const body = ctx.createLinearGradient(x - 86, 0, x + 86, 0);
  body.addColorStop(0, mix(stone, palette.ink, 0.6));
  body.addColorStop(0.6, stone);
  body.addColorStop(0.85, mix(stone, palette.flank, 0.5));
  body.addColorStop(1, mix(stone, palette.ink, 0.2));
  ctx.beginPath();
  ctx.moveTo(x - 88, y - 34);
  ctx.bezierCurveTo(x - 84, y + 36, x - 50, y + 50, x - 54, y + 70);
  ctx.lineTo(x + 54, y + 70);
  ctx.bezierCurveTo(x + 50, y + 50, x + 84, y + 36, x + 88, y - 34);
  ctx.closePath();
  ctx.fillStyle = body;
  ctx.fill();
  ellipse(ctx, x, y - 34, 90, 28, mix(stone, palette.flank, 0.3));
  ellipse(ctx, x, y - 33, 72, 20, mix(stone, palette.ink, 0.62));
  ellipse(ctx, x - 6, y - 26, 52, 12, underLight(palette, '#6f9a48'));
  ellipse(ctx, x + 12, y - 28, 18, 5, underLight(palette, '#d0302a'));
  brush(
    ctx,
    [
      [x - 14, y - 26],
      [x + 46, y - 128],
      [x + 66, y - 160],
    ],
    (t) => 32 - 10 * t,
    mix(stone, palette.ink, 0.25),
  );
  brush(
    ctx,
    [
      [x - 8, y - 28],
      [x + 52, y - 128],
      [x + 70, y - 158],
    ],
    (t) => 12 - 4 * t,
    mix(stone, palette.flank, 0.5),
  );
}

/** Board with sliced carrot, scallion and a knife. */
function paintBoard(ctx: Context, { palette, seed }: CookingView, x: number, y: number): void {
  const rng = makeRng(`${seed}/board`);
  const wood = underLight(palette, '#d8b078');
  polygon(
    ctx,
    [
      [x - 160, y + 60],
      [x + 150, y + 60],
      [x + 118, y - 42],
      [x - 118, y - 42],
    ],
    rgba(palette.ink, 0.32),
  );
  polygon(
    ctx,
    [
      [x - 150, y + 44],
      [x + 158, y + 44],
      [x + 158, y + 56],
      [x - 150, y + 56],
    ],
    mix(wood, palette.ink, 0.4),
  );
  polygon(
    ctx,
    [
      [x - 150, y + 44],
      [x + 158, y + 44],
      [x + 124, y - 48],
      [x - 114, y - 48],
    ],
    wood,
  );
  for (let i = 0; i < 9; i++)
    line(
      ctx,
      [
        [x - 140 + i * 2, y + 34 - i * 9],
        [x + 148 - i * 2.4, y + 34 - i * 9 + rng.bell() * 3],
      ],
      1.2,
      rgba(mix(wood, palette.ink, 0.5), 0.4),
    );
  for (let i = 0; i < 9; i++) {
    const [px, py] = [x - 96 + i * 17, y + 8 - (i % 2) * 5];
    ellipse(ctx, px, py + 3, 15, 12, rgba(palette.ink, 0.2));
    ellipse(ctx, px, py, 15, 12, underLight(palette, '#e07a2c'));
    ellipse(ctx, px, py, 8, 6, underLight(palette, '#f2a85a'));
  }
  for (let i = 0; i < 46; i++)
    ellipse(
      ctx,
      x + 74 + rng.bell() * 38,
      y - 14 + rng.bell() * 20,
      4.6,
      3.4,
      underLight(palette, rng.pick(['#5f9a4a', '#8ab85a', '#d8e8b0'])),
    );
  for (let i = 0; i < 5; i++)
    brush(
      ctx,
      curve([x - 100 + i * 6, y - 34 + i * 3], [x - 40, y - 44 + i * 4], [x + 30, y - 36 + i * 3], 10),
      (t) => 6 - 2 * t,
      underLight(palette, i % 2 ? '#4f8a3a' : '#8ab85a'),
    );
  brush(
    ctx,
    [
      [x - 70, y + 36],
      [x + 60, y + 26],
    ],
    (t) => 20 * (t < 0.9 ? 1 : (1 - t) * 10),
    underLight(palette, '#c9ced0'),
  );
  line(
    ctx,
    [
      [x - 70, y + 30],
      [x + 56, y + 20],
    ],
    2,
    '#ffffff',
  );
  brush(
    ctx,
    [
      [x - 130, y + 42],
      [x - 70, y + 36],
    ],
    15,
    mix(underLight(palette, '#4a2c20'), palette.ink, 0.2),
  );
}
