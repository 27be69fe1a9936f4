import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintLantern } from '../../kit/props/lantern.ts';
import { paintLotus } from '../../kit/props/lotus.ts';
import { ramp } from '../../kit/ramp.ts';
import { reflect } from '../../kit/reflect.ts';
import { ripples } from '../../kit/ripples.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintClouds, paintSky, paintStars } from '../../kit/sky.ts';
import { fade } from '../../kit/spray.ts';
import { brush, ellipse, line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { paintHallFront } from './hall-front.ts';
import { paintFairy, paintHerdBoy, paintWaterDragon } from './puppet.ts';
import type { TheatreView } from './theatre.ts';

const POND = 486;

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

type TheatreContext = Parameters<typeof line>[0];

/** Musicians seated in a side pavilion: lute, drum, flute told apart by their shapes. */
function paintMusicians(ctx: TheatreContext, { palette, seed }: TheatreView, x: number): void {
  const rng = makeRng(`${seed}/music${x > 600}`);
  for (const [i, dx] of [-44, 0, 44].entries()) {
    const px = x + dx;
    const y = POND - 14;
    const coat = underLight(palette, ['#2d5d73', '#8a3b55', '#c8862c'][i] as string);
    polygon(
      ctx,
      [
        [px - 15, y],
        [px - 11, y - 26],
        [px + 11, y - 26],
        [px + 15, y],
      ],
      coat,
    );
    polygon(
      ctx,
      [
        [px, y],
        [px, y - 26],
        [px + 11, y - 26],
        [px + 15, y],
      ],
      mix(coat, palette.ink, 0.25),
    );
    ellipse(ctx, px, y - 34, 7, 8.4, underLight(palette, '#d09a68'));
    ellipse(ctx, px, y - 38, 8.4, 5, underLight(palette, '#1d1a1c'));
    ellipse(ctx, px, y - 39, 9.4, 3, underLight(palette, '#2d3a6a'));
    if (i === 0)
      brush(
        ctx,
        [
          [px - 14, y - 8],
          [px + 20, y - 28],
        ],
        (t) => (t < 0.3 ? 12 : 3),
        underLight(palette, '#b8743a'),
      );
    if (i === 1) ellipse(ctx, px, y - 6, 15, 11, underLight(palette, '#a83a2a'));
    if (i === 1) ellipse(ctx, px, y - 11, 13, 5, underLight(palette, '#ecdcb4'));
    if (i === 2)
      line(
        ctx,
        [
          [px - 18, y - 24],
          [px + 8, y - 30],
        ],
        3,
        underLight(palette, '#d9b060'),
      );
  }
  rng();
}

/** A festival banner of nested squares on a pole. */
function paintBanner(ctx: TheatreContext, { palette }: TheatreView, x: number, k: number): void {
  const top = 250 + k * 40;
  line(
    ctx,
    [
      [x, POND],
      [x, top],
    ],
    4,
    underLight(palette, '#8a6a3a'),
  );
  const colours = ['#2f8f88', '#e0b050', '#d8402a', '#f3ead6', '#2d5d73'] as const;
  colours.forEach((colour, i) => {
    const s = 58 - i * 11;
    const cx = x + 34;
    const cy = top + 40;
    const tooth: Point[] = [];
    for (let n = 0; n < 4; n++)
      for (let j = 0; j < 4; j++) {
        const along = -s / 2 + (j * s) / 4;
        const out = i === 0 && j % 2 ? 4 : 0;
        tooth.push(
          n === 0
            ? [cx + along, cy - s / 2 - out]
            : n === 1
              ? [cx + s / 2 + out, cy + along]
              : n === 2
                ? [cx - along, cy + s / 2 + out]
                : [cx - s / 2 - out, cy - along],
        );
      }
    polygon(ctx, tooth, underLight(palette, colour));
  });
}

function paintPond({ sheet, palette, seed, lamps }: TheatreView, x: number): void {
  const noise = makeNoise(`${seed}/pond`);
  const box = [0, POND + 2, sheet.width, sheet.height] as const;
  const image = reflect(sheet.main, { waterline: POND + 3, seed: `${seed}/mirror`, amplitude: 13 });
  const water = sheet.covered(box);
  const jade = underLight(palette, '#4f8a6a');
  tone(
    water,
    ramp([
      [0, mix(jade, palette.glow, 0.4 + 0.2 * lamps)],
      [0.35, jade],
      [1, mix(jade, palette.ink, 0.66)],
    ]),
    (px, py) =>
      clamp(
        (py - POND) / 330 -
          0.24 * Math.exp(-(((px - x) / 300) ** 2)) +
          0.08 * noise.fbm(px / 150, py / 12, 3),
      ),
    { box, grain: 0.1 },
  );
  sheet.stamp(water);
  fade(image, (_px, py) => 0.2 + 0.66 * clamp((py - POND) / 330), { box, soft: 1.5 });
  sheet.stamp(image, 0.75);
  ripples(sheet.main.ctx, makeRng(`${seed}/pond`), {
    from: POND + 5,
    to: 820,
    colours: [mix('#ffe9b8', palette.haze, 0.2), ...palette.glint],
    count: 150,
    length: [12, 110],
    thickness: [0.6, 2.2],
    alpha: [0.15, 0.55],
  });
}

/** Water spat by a dragon. */
function paintJet({ sheet, palette, seed }: TheatreView, [x, y]: Point, way: number): void {
  const rng = makeRng(`${seed}/jet${way}`);
  const { ctx } = sheet.main;
  for (let i = 0; i < 7; i++) {
    const reach = rng.range(60, 110);
    const points = Array.from({ length: 14 }, (_, k): Point => {
      const t = k / 13;
      return [x + way * reach * t, y - 46 * Math.sin(Math.PI * t * 0.9) * rng.range(0.95, 1.05) + 84 * t * t];
    });
    brush(ctx, points, (t) => 1.4 + 3 * t, rgba(mix('#ffffff', palette.haze, 0.2), 0.4));
  }
}

/** Backs of the audience along the lower edge. */
function paintAudience({ sheet, palette, seed, lamps }: TheatreView): void {
  const rng = makeRng(`${seed}/audience`);
  const layer = sheet.layer();
  const { ctx } = layer;
  for (const [row, y, s] of [
    [0, 826, 0.84],
    [1, 898, 1.12],
  ] as const)
    for (let x = -30 + row * 40; x < sheet.width + 40; x += 84 * s * rng.range(0.92, 1.16)) {
      const drop = rng.range(-8, 12);
      const coat = mix(
        underLight(palette, rng.pick(LOCAL.cloth)),
        palette.ink,
        0.5 + 0.16 * lamps - 0.12 * row,
      );
      const hair = mix(palette.ink, '#1d1a1c', 0.4);
      const top = y - 66 * s + drop;
      const h = 20 * s;
      const hat = rng.chance(0.16);
      ctx.beginPath();
      ctx.moveTo(x - 44 * s, y + 40);
      ctx.bezierCurveTo(x - 44 * s, top + h * 2.6, x - 34 * s, top + h * 1.9, x - 11 * s, top + h * 1.5);
      ctx.lineTo(x + 11 * s, top + h * 1.5);
      ctx.bezierCurveTo(x + 34 * s, top + h * 1.9, x + 44 * s, top + h * 2.6, x + 44 * s, y + 40);
      ctx.closePath();
      ctx.fillStyle = coat;
      ctx.fill();
      ctx.lineWidth = 2.4 * s;
      ctx.strokeStyle = rgba(mix(coat, palette.glow, 0.6), 0.6);
      ctx.beginPath();
      ctx.moveTo(x - 38 * s, top + h * 2.3);
      ctx.bezierCurveTo(x - 32 * s, top + h * 1.9, x - 24 * s, top + h * 1.7, x - 12 * s, top + h * 1.5);
      ctx.stroke();
      ellipse(ctx, x, top + h * 1.2, 8 * s, 10 * s, mix(underLight(palette, '#a8693f'), palette.ink, 0.35));
      ellipse(ctx, x, top, 15.4 * s, 19 * s, hair);
      if (rng.chance(0.4))
        brush(
          ctx,
          [
            [x, top],
            [x, top + h * 2.4],
          ],
          26 * s,
          hair,
        );
      ellipse(ctx, x, top - 12 * s, 10 * s, 5 * s, rgba(mix(hair, palette.glow, 0.6), 0.45));
      if (hat)
        polygon(
          ctx,
          [
            [x - 36 * s, top + 4 * s],
            [x, top - 34 * s],
            [x + 36 * s, top + 4 * s],
            [x, top + 12 * s],
          ],
          mix(underLight(palette, '#d8c08a'), palette.ink, 0.35),
        );
    }
  sheet.stamp(layer);
}
