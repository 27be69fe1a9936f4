import { type Hex, mix } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintLantern } from '../../kit/props/lantern.ts';
import { paintLotus } from '../../kit/props/lotus.ts';
import { reflect } from '../../kit/reflect.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintClouds, paintSky, paintStars } from '../../kit/sky.ts';
import { fade } from '../../kit/spray.ts';
import { line, polygon } from '../../kit/stroke.ts';
import { paintHallFront } from './hall-front.ts';
import { paintFairy, paintHerdBoy } from './puppet.ts';
import { POND, paintAudience, paintJet, paintPond } from './puppet-pond.ts';
import { paintBanner, paintMusicians, type TheatreContext } from './stage-musicians.ts';
import type { TheatreView } from './theatre.ts';
import { paintWaterDragon } from './water-dragon.ts';

/** A pavilion over a pond, puppets dancing before its bamboo screen, the audience in the dark. */
export function paintPuppetStage(view: TheatreView): void {
  const { sheet, palette, seed, lamps } = view;
  const rng = makeRng(`${seed}/puppets`);
  const noise = makeNoise(`${seed}/puppets`);
  const x = rng.range(585, 625);
  paintSky(sheet.main, palette, { seed, horizon: 420, sun: [x, 320] });
  if (palette.light === 'night') paintStars(sheet.main, palette, { seed, horizon: 400, sun: [0, 0] });
  paintClouds(sheet.main, palette, { seed, horizon: 300, cover: 0.4 });
  for (const [i, nearness] of [0.4, 0.74].entries())
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/trees${i}`,
      crest: (px) =>
        300 + 60 * i - 40 * noise.fbm(px / 90, i * 3, 2) - 90 * clamp(Math.abs(px - x) / 600 - 0.35),
      base: POND + 4,
      nearness,
      size: [15, 22],
      side: 1,
      hazeAtFoot: 0.2,
    });
  glow(sheet.main.ctx, { x, y: 360, radius: 480, colour: palette.glow, strength: 0.16 + 0.3 * lamps });
  const stage = sheet.layer();
  const { ctx } = stage;
  const tile = underLight(palette, '#a8503a');
  for (const hand of [-1, 1])
    paintHallFront(ctx, {
      palette,
      x: x + hand * 316,
      base: POND - 10,
      width: 150,
      height: 96,
      bays: 3,
      tile,
      side: 1,
      lamps,
      doors: false,
      roofHeight: 64,
    });
  const ridge = paintHallFront(ctx, {
    palette,
    x,
    base: POND - 8,
    width: 440,
    height: 150,
    bays: 5,
    tile,
    side: 1,
    lamps,
    doors: false,
    roofHeight: 84,
  });
  paintHallFront(ctx, {
    palette,
    x,
    base: ridge + 34,
    width: 250,
    height: 46,
    bays: 5,
    tile,
    side: 1,
    lamps,
    roofHeight: 76,
  });
  paintScreen(ctx, view, x, 440);
  for (const hand of [-1, 1]) paintMusicians(ctx, view, x + hand * 316);
  for (const dx of [-176, -60, 60, 176]) {
    line(
      ctx,
      [
        [x + dx, POND - 168],
        [x + dx, POND - 150],
      ],
      1.4,
      palette.ink,
    );
    paintLantern(ctx, {
      palette,
      x: x + dx,
      y: POND - 128,
      size: 40,
      colour: LOCAL.lantern[0],
      shape: 'round',
      lit: 0.2 + 0.8 * lamps,
    });
  }
  for (const hand of [-1, 1])
    for (const [k, dx] of [446, 510].entries()) paintBanner(ctx, view, x + hand * dx, k);
  ctx.fillStyle = mix(underLight(palette, '#8a7a62'), palette.ink, 0.3);
  ctx.fillRect(0, POND - 10, sheet.width, 14);
  sheet.stamp(stage);
  paintPond(view, x);
  const puppets = sheet.layer();
  const p = puppets.ctx;
  paintWaterDragon(p, palette, [x - 318, POND + 84], 0.86, 1);
  paintWaterDragon(p, palette, [x + 326, POND + 92], 0.86, -1);
  const dresses = ['#d8402a', '#2f8f88', '#e0a53a', '#c23a5a', '#2d6f9a'] as const;
  for (let i = 0; i < 5; i++)
    paintFairy(p, rng, {
      palette,
      x: x - 144 + i * 72 + rng.range(-5, 5),
      y: POND + 52 + 14 * Math.abs(i - 2),
      height: 132,
      facing: i < 2 ? 1 : i > 2 ? -1 : 1,
      dress: dresses[i] as Hex,
    });
  paintHerdBoy(p, rng, palette, x - 330 + rng.range(-20, 20), POND + 172, 54, 1);
  paintHerdBoy(p, rng, palette, x + 350 + rng.range(-20, 20), POND + 180, 52, -1);
  const image = reflect(puppets, {
    waterline: POND + 84,
    bottom: POND + 250,
    seed: `${seed}/pm`,
    amplitude: 12,
  });
  fade(image, (_px, py) => 0.35 + 0.6 * clamp((py - POND - 84) / 150), {
    box: [0, POND + 84, sheet.width, POND + 250],
    soft: 1.4,
  });
  sheet.stamp(image, 0.45);
  sheet.stamp(puppets);
  for (const [sx, way] of [
    [x - 160, 1],
    [x + 168, -1],
  ] as const)
    paintJet(view, [sx, POND - 2], way);
  for (let i = 0; i < 10; i++)
    paintLotus(sheet.main.ctx, rng, {
      palette,
      x: rng.chance(0.5) ? rng.range(20, 230) : rng.range(970, 1180),
      y: rng.range(POND + 60, POND + 250),
      size: rng.range(20, 34),
      flower: i % 2 === 0,
      side: 1,
    });
  glow(sheet.main.ctx, { x, y: POND + 40, radius: 380, colour: palette.glow, strength: 0.1 + 0.22 * lamps });
  for (const [dx, colour] of [
    [-330, '#e06a9a'],
    [330, '#5fb8e0'],
  ] as const)
    glow(sheet.main.ctx, { x: x + dx, y: POND + 60, radius: 260, colour, strength: 0.28 * lamps });
  paintAudience(view);
}

/** The bamboo screen behind which the puppeteers stand, with a woven pattern and a red valance. */
function paintScreen(ctx: TheatreContext, { palette, lamps }: TheatreView, x: number, width: number): void {
  const cane = mix(underLight(palette, '#c2a05c'), '#ffcf7a', 0.2 * lamps);
  ctx.fillStyle = mix(cane, palette.ink, 0.25);
  ctx.fillRect(x - width / 2 + 10, POND - 86, width - 20, 80);
  for (let i = 0; i < (width - 20) / 5; i++) {
    ctx.fillStyle = i % 2 ? cane : mix(cane, palette.ink, 0.16);
    ctx.fillRect(x - width / 2 + 10 + i * 5, POND - 86, 4, 80);
  }
  for (const y of [POND - 66, POND - 40]) {
    ctx.fillStyle = mix(underLight(palette, '#a83a2a'), palette.ink, 0.1);
    ctx.fillRect(x - width / 2 + 10, y, width - 20, 4);
  }
  const red = underLight(palette, '#c8442f');
  for (let i = 0; i < 14; i++) {
    const a = x - width / 2 + (i * width) / 14;
    polygon(
      ctx,
      [
        [a, POND - 106],
        [a + width / 14, POND - 106],
        [a + width / 14, POND - 90],
        [a + width / 28, POND - 78],
        [a, POND - 90],
      ],
      i % 2 ? red : underLight(palette, '#e0b050'),
    );
  }
}
