import { mix } from '../../kit/colour.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { paintCabin, paintMast } from '../../kit/props/cable-car.ts';
import { paintFerrisWheel } from '../../kit/props/ferris-wheel.ts';
import { paintPool } from '../../kit/props/jade-water.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintKarstRow } from '../../kit/props/karst-row.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintClouds, paintSky, paintSun } from '../../kit/sky.ts';
import { curve2, line } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import type { ParkView } from './cable-park.ts';
import { paintBathers, paintTerrace, SEA, SHORE } from './park-terrace.ts';
import { paintChute, paintSlideTower } from './water-slide.ts';

/** A park on a bay: big wheel, water slides into a pool, cabins over the sea. */
export function paintSeasidePark(view: ParkView): void {
  const { sheet, palette, seed } = view;
  const rng = makeRng(`${seed}/park`);
  const noise = makeNoise(`${seed}/park`);
  const sun: Point = [rng.range(560, 640), 250];
  const sky = { palette, seed, horizon: SEA, sun };
  paintSky(sheet.main, palette, sky);
  paintClouds(sheet.main, palette, { seed, horizon: SEA * 0.85, cover: 0.44 });
  paintSun(sheet.main, palette, sun, 34);
  paintKarstRow(sheet, {
    palette,
    seed: `${seed}/isles`,
    rocks: [0, 1, 2, 3].map((i) => ({
      x: 60 + i * 300 + rng.range(0, 160),
      width: rng.range(60, 110),
      height: rng.range(50, 120),
    })),
    base: SEA + 2,
    nearness: 0.26,
    sunX: sun[0],
    green: 0.8,
  });
  paintWater(sheet, { ...sky, bottom: 640, mirrorFrom: SEA + 3, amplitude: 10, mirror: 0.7 });
  paintRipples(sheet, { ...sky, bottom: 640 });
  const cable = sheet.layer();
  const line0 = curve2([1240, 150], [840, 330], [420, 330], [-20, 190], 80);
  for (let i = 1; i < line0.length; i++)
    line(cable.ctx, [line0[i - 1] as Point, line0[i] as Point], 1.6, mix(palette.haze, palette.ink, 0.7));
  paintMast(cable.ctx, palette, line0[40] as Point, 470, 9, 0.62);
  for (const [i, k] of [12, 28, 55, 70].entries())
    paintCabin(cable.ctx, rng, {
      palette: hazedPalette(palette, 0.8),
      at: line0[k + rng.int(-3, 3)] as Point,
      width: 34,
      colour: ['#c8522a', '#f3ead6', '#2f8f88', '#e0a53a'][i] as string,
      side: 1,
    });
  sheet.stamp(cable);
  // The green of the park behind the wheel and the slides.
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/grove`,
    crest: (x) =>
      SHORE - 30 - 70 * clamp((x - 760) / 300) - 50 * clamp((420 - x) / 300) - 24 * noise.fbm(x / 60, 3, 2),
    base: SHORE + 40,
    nearness: 0.8,
    size: [13, 20],
    side: 1,
    hazeAtFoot: 0.1,
  });
  const wheelX = rng.range(790, 830);
  const hub: Point = [wheelX, SHORE + 30 - 186 * 1.16];
  for (const radius of [186, 167]) {
    sheet.main.ctx.beginPath();
    sheet.main.ctx.arc(...hub, radius, 0, Math.PI * 2);
    sheet.main.ctx.lineWidth = 6;
    sheet.main.ctx.strokeStyle = mix(mix(palette.ink, palette.mid, 0.4), palette.haze, 0.2);
    sheet.main.ctx.stroke();
  }
  for (let k = 0; k < 12; k++)
    line(
      sheet.main.ctx,
      [hub, [hub[0] + 186 * Math.cos((k * Math.PI) / 6), hub[1] + 186 * Math.sin((k * Math.PI) / 6)]],
      3,
      mix(palette.mid, palette.haze, 0.25),
    );
  paintFerrisWheel(sheet.main.ctx, palette, wheelX, SHORE + 30, 186);
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/hedge`,
    crest: (x) => SHORE + 12 - 16 * noise.fbm(x / 50, 5, 2) - (x > 700 ? 24 : 0),
    base: SHORE + 56,
    nearness: 0.92,
    size: [14, 20],
    side: 1,
    hazeAtFoot: 0,
  });
  paintTerrace(view);
  const towerX = rng.range(270, 310);
  const ground = 652;
  const slides = sheet.layer();
  const { ctx } = slides;
  const platform = paintSlideTower(ctx, palette, [towerX, ground], 96, 330);
  const wind = (from: Point, turns: number, reach: number, drop: number, end: Point): Point[] => {
    const points: Point[] = Array.from({ length: 70 }, (_, i): Point => {
      const t = i / 69;
      return [
        from[0] + (end[0] - from[0]) * t ** 1.1 + reach * Math.sin(t * turns * Math.PI) * (1 - 0.3 * t),
        from[1] + drop * t ** 0.92,
      ];
    });
    return [...points, end];
  };
  paintChute(
    ctx,
    palette,
    wind([towerX - 30, platform + 6], 2, -120, 320, [towerX - 60, 690]),
    34,
    '#2f8f88',
    ground + 10,
  );
  paintChute(
    ctx,
    palette,
    wind([towerX + 36, platform + 2], 3, 66, 330, [towerX + 210, 700]),
    36,
    '#e0a53a',
    ground + 20,
  );
  paintChute(
    ctx,
    palette,
    wind([towerX + 46, platform - 2], 1, 150, 342, [towerX + 350, 712]),
    40,
    '#c8522a',
    ground + 26,
  );
  sheet.stamp(slides);
  paintPool(sheet, {
    palette,
    seed,
    outline: Array.from({ length: 60 }, (_, i): Point => {
      const a = (i / 60) * Math.PI * 2;
      return [
        480 + (600 + 40 * Math.sin(a * 3)) * Math.cos(a),
        800 + (112 + 12 * Math.cos(a * 2)) * Math.sin(a),
      ];
    }),
    top: 684,
    bottom: 930,
    mirror: 0.55,
    shineX: 560,
  });
  paintBathers(view);
  for (const [i, [fx, fy, cx, cy, size]] of (
    [
      [1120, 700, 1110, 380, 130],
      [1190, 760, 1215, 270, 180],
      [30, 700, 46, 420, 130],
    ] as const
  ).entries())
    paintPalm(sheet.main.ctx, makeRng(`${seed}/palm${i}`), {
      palette,
      foot: [fx, fy],
      crown: [cx, cy],
      size,
      side: i < 2 ? -1 : 1,
    });
  paintBirds(sheet.main.ctx, rng, palette, [470, 170]);
}
