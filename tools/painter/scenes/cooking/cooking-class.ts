import { mix } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { type FolkOptions, paintFolk } from '../../kit/props/folk/folk.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { paintPiece } from '../../kit/props/produce.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintClouds, paintSky, paintSun } from '../../kit/sky.ts';
import { line, polygon } from '../../kit/stroke.ts';
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
  const people: (Partial<FolkOptions> & { x: number; height: number })[] = [
    { x: 250, height: 470, top: '#e6dcc6', hair: 'short', facing: 1, pose: 'row' },
    { x: 520, height: 448, top: '#a8452f', hat: 'cone', hair: 'bun', facing: 1, pose: 'row' },
    { x: 790, height: 436, top: '#5f918a', hair: 'long', facing: -1, pose: 'wait' },
    { x: 990, height: 462, top: '#2d5d73', hair: 'short', facing: -1, pose: 'row' },
  ];
  for (const { x, height, ...looks } of people)
    paintFolk(ctx, rng, {
      palette,
      x: x + rng.range(-14, 14),
      y: TABLE + height * 0.47,
      height,
      side: 1,
      outfit: 'apron',
      ...looks,
    });
  sheet.stamp(layer);
  paintLongTable(view);
  if (lamps) glow(main, { x: 600, y: 420, radius: 620, colour: '#ffb45e', strength: 0.26 });
}
