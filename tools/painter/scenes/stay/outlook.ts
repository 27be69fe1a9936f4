import { mix } from '../../kit/colour.ts';
import { type Palette, throughAir, underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import type { Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintKarstRow } from '../../kit/props/karst-row.ts';
import { paintPineSlope } from '../../kit/props/pine-slope.ts';
import { paintRange } from '../../kit/props/range.ts';
import { paintHillside } from '../../kit/props/rice-hillside.ts';
import { paintView } from '../../kit/props/view.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { polygon } from '../../kit/stroke.ts';
import type { Outlook } from './stay-plan.ts';

export interface OutlookOptions {
  palette: Palette;
  seed: string;
  horizon: number;
  sun: Point;
}

/** What lies behind a house, over the whole sheet. */
export function paintOutlook(sheet: Sheet, kind: Outlook, options: OutlookOptions): void {
  const { palette, seed, horizon, sun } = options;
  if (kind === 'sea' || kind === 'garden' || kind === 'city' || kind === 'mountains' || kind === 'bay') {
    paintView(sheet, kind, { ...options, sunRadius: 30, bottom: horizon + 260 });
    return;
  }
  paintBackdrop(sheet, { palette, seed, horizon: horizon + 30, sun, radius: 30 });
  if (kind === 'karst') paintKarst(sheet, options);
  if (kind === 'pines') paintPines(sheet, options);
  if (kind === 'terraces') paintTerracedHills(sheet, options);
  if (kind === 'roofs') paintRoofs(sheet, options);
  if (kind === 'forest') {
    paintFarRange(sheet, options, 110);
    paintBelt(sheet, options, 150, 54, 0.55);
    paintBelt(sheet, options, 80, 44, 0.82);
  }
  if (kind === 'plain') paintBelt(sheet, options, 40, 26, 0.6);
}

function paintFarRange(sheet: Sheet, { palette, seed, horizon }: OutlookOptions, rise: number): void {
  const layer = sheet.layer();
  const far = mix(palette.mid, palette.sky[0], 0.4);
  paintRange(layer, {
    seed: `${seed}/far`,
    y: horizon - rise * 0.5,
    amplitude: rise,
    base: horizon + 20,
    scale: 320,
    colours: [mix(far, palette.ink, 0.2), far, mix(far, palette.haze, 0.3)],
    side: 1,
    haze: palette.haze,
  });
  sheet.stamp(layer);
}

function paintKarst(sheet: Sheet, options: OutlookOptions): void {
  const { palette, seed, horizon, sun } = options;
  const rng = makeRng(`${seed}/rocks`);
  for (const [name, count, height, nearness] of [
    ['far', 8, 130, 0.3],
    ['near', 6, 270, 0.66],
  ] as const)
    paintKarstRow(sheet, {
      palette,
      seed: `${seed}/${name}`,
      rocks: Array.from({ length: count }, (_, i) => {
        const tall = height * rng.range(0.6, 1.05);
        return { x: ((i + rng.range(0.1, 0.9)) / count) * sheet.width, height: tall, width: tall * rng.range(0.55, 0.95), solo: rng.chance(0.3) };
      }),
      base: horizon + 14,
      nearness,
      sunX: sun[0],
      green: 0.75,
      stone: 0.5,
    });
  paintBelt(sheet, options, 26, 26, 0.75);
}

function paintPines(sheet: Sheet, { palette, seed, horizon }: OutlookOptions): void {
  paintFarRange(sheet, { palette, seed, horizon: horizon - 70, sun: [0, 0] }, 120);
  for (const [i, nearness] of [0.45, 0.7, 0.92].entries())
    paintPineSlope(sheet, {
      palette,
      seed: `${seed}/slope${i}`,
      y: horizon - 120 + i * 58,
      amplitude: 54 - 12 * i,
      base: horizon + 40,
      nearness,
      height: [26 + 16 * i, 52 + 30 * i],
      side: 1,
    });
}

function paintTerracedHills(sheet: Sheet, options: OutlookOptions): void {
  const { palette, seed, horizon } = options;
  paintFarRange(sheet, { ...options, horizon: horizon - 150 }, 150);
  const season = palette.light === 'golden' ? 'ripe' : palette.light === 'dawn' ? 'water' : 'green';
  const noise = makeNoise(`${seed}/crest`);
  for (const [i, nearness] of [0.66, 1].entries())
    paintHillside(
      sheet,
      palette,
      {
        seed: `${seed}/hill${i}`,
        crest: (x) => horizon - 190 + i * 110 + (i ? -1 : 1) * (x - 600) * 0.12 + 30 * noise.fbm(x / 320, 2 + i, 3),
        base: sheet.height,
        steps: 9,
        span: 230,
        scale: 0.8 + 0.4 * i,
        nearness,
        haze: 0.6 - 0.5 * i,
        hazeSpan: 260,
      },
      season,
    );
}

/** Old tiled roofs and pale walls of a town, row behind row. */
function paintRoofs(sheet: Sheet, { palette, seed, horizon }: OutlookOptions): void {
  const rng = makeRng(`${seed}/roofs`);
  const { ctx } = sheet.main;
  for (const [row, nearness] of [0.3, 0.5, 0.72].entries()) {
    const base = horizon + 30;
    for (let x = -40; x < sheet.width + 40; ) {
      const wide = rng.range(50, 96) * (1 + row * 0.3);
      const top = base - 130 + row * 44 - rng.range(0, 60);
      const wall = throughAir(palette, underLight(palette, rng.pick(['#e6cf9f', '#f0e2c4', '#d9b98a', '#c9d6cc'])), nearness);
      const roof = throughAir(palette, underLight(palette, rng.pick(LOCAL.tileRoof)), nearness);
      ctx.fillStyle = wall;
      ctx.fillRect(x, top, wide, base - top);
      if (rng.chance(0.65))
        polygon(ctx, [[x - 6, top], [x + wide * 0.2, top - 24 - row * 8], [x + wide * 0.8, top - 24 - row * 8], [x + wide + 6, top]], roof);
      ctx.fillStyle = palette.light === 'dusk' || palette.light === 'night' ? palette.lit : mix(wall, palette.ink, 0.5);
      for (let i = 0; i < 3; i++) if (rng.chance(0.6)) ctx.fillRect(x + wide * (0.16 + i * 0.27), top + 16, wide * 0.13, 18 + row * 4);
      x += wide * rng.range(0.92, 1.1);
    }
  }
}

/** A belt of crowns along the horizon. */
export function paintBelt(
  sheet: Sheet,
  { palette, seed, horizon }: OutlookOptions,
  rise: number,
  size: number,
  nearness: number,
): void {
  const layer = sheet.layer();
  const noise = makeNoise(`${seed}/belt${rise}`);
  paintForest(layer.ctx, makeRng(`${seed}/belt${rise}`), {
    at: (r, t) => [r() * (sheet.width + 120) - 60, horizon + 16 - rise * (1 - t) * (0.5 + 0.7 * r()) * (1 + 0.5 * noise(t * 9, 3))],
    count: Math.round(2600 / size) + 30,
    size: [size * 0.75, size],
    colours: LOCAL.foliage.map((colour) => throughAir(palette, underLight(palette, colour), nearness)) as [string, string, string],
    side: 1,
  });
  sheet.stamp(layer);
}
