import { type Hex, mix } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import type { Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { paintPerson } from '../../kit/props/person.ts';
import { paintPiece } from '../../kit/props/produce.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintClouds, paintSky, paintSun } from '../../kit/sky.ts';
import { brush, ellipse, line, polygon } from '../../kit/stroke.ts';
import { paintLongTable, TABLE } from './class-table.ts';
import type { CookingView } from './cooking.ts';
import { paintHungGarlic } from './hung-garlic.ts';

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
  paintHungGarlic(ctx, view);
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
