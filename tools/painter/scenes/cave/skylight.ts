import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { clamp, lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintHiker } from '../../kit/props/hiker.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintRockWall } from '../../kit/props/rock-wall.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintSky } from '../../kit/sky.ts';
import { polygon } from '../../kit/stroke.ts';
import type { CaveView } from './cave.ts';
import { paintDripstone } from './dripstone.ts';

/** A cavern whose roof has fallen in: a beam of light on the forest at its bottom, walkers on the rim. */
export function paintSkylight({ sheet, palette, mood, seed }: CaveView): void {
  const rng = makeRng(`${seed}/skylight`);
  const noise = makeNoise(`${seed}/skylight`);
  const { ctx } = sheet.main;
  const holeX = rng.range(700, 760);
  paintSky(sheet.main, palette, { seed, horizon: 420, sun: [holeX, 60] });
  const back = sheet.layer();
  const rim = (x: number): number => {
    const u = (x - holeX) / 230;
    return Math.abs(u) < 1 ? 250 * (1 - u * u) ** 0.4 + 20 * noise.fbm(x / 40, 4, 3) : -20;
  };
  const outline: Point[] = [[-5, 720]];
  for (let x = -5; x <= sheet.width + 5; x += 6) outline.push([x, rim(x)]);
  paintRockWall(back, {
    palette,
    seed,
    outline: [...outline, [sheet.width + 5, 720]],
    rock: mix(mood.rock, '#a9a58e', 0.55),
    nearness: 0.6,
    side: 1,
    green: 0.3,
    strata: 0.3,
    light: (x, y) =>
      0.26 * Math.exp(-(((x - holeX + 40) / 230) ** 2)) -
      0.28 * clamp((Math.abs(x - holeX) - 150) / 400) -
      0.1 * clamp((y - 400) / 300),
  });
  sheet.stamp(back);
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/brink`,
    crest: (x) => (Math.abs(x - holeX) > 226 ? 3000 : rim(x) - 20),
    base: (x) => rim(x) + 18 + 12 * noise(x / 30, 2),
    nearness: 0.62,
    size: [9, 12],
    side: 1,
    hazeAtFoot: 0,
  });
  paintMistBank(sheet, { palette, seed: `${seed}/m0`, y: 520, height: 90, density: 0.75 });
  const mound = (
    name: string,
    nearness: number,
    x0: number,
    top: number,
    wide: number,
    foot: number,
    size: readonly [number, number],
  ): void =>
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/${name}`,
      crest: (x) =>
        foot + 14 - (foot - top) * Math.exp(-(((x - x0) / wide) ** 2)) - 22 * noise.fbm(x / 60, top, 2),
      base: 840,
      nearness,
      size,
      side: 1,
      hazeAtFoot: 0.5,
    });
  mound('m1', 0.5, holeX + 30, 500, 330, 660, [11, 16]);
  mound('m2', 0.74, holeX - 90, 560, 260, 720, [15, 24]);
  // Beams.
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  for (let i = 0; i < 7; i++) {
    const from = holeX + rng.range(-170, 150);
    const wide = rng.range(20, 60);
    const shift = rng.range(-150, -70);
    const fill = ctx.createLinearGradient(0, 0, 0, 690);
    fill.addColorStop(0, rgba(mix(palette.glow, '#fff8e6', 0.55), 0.4));
    fill.addColorStop(1, rgba(palette.glow, 0.02));
    polygon(
      ctx,
      [
        [from, -5],
        [from + wide, -5],
        [from + wide * 2.2 + shift, 700],
        [from - wide * 0.6 + shift, 700],
      ],
      '#00000000',
    );
    ctx.fillStyle = fill;
    ctx.fill();
  }
  ctx.restore();
  glow(ctx, { x: holeX, y: 130, radius: 480, colour: palette.glow, strength: 0.4, blend: 'soft-light' });
  paintMistBank(sheet, { palette, seed: `${seed}/m1`, y: 690, height: 50, density: 0.7 });
  // The dark vault around, and the ledge before the eye.
  const vault = (x: number): number => {
    const u = (x - holeX) / 560;
    return (
      60 +
      560 * clamp(Math.abs(u) - 0.32) ** 1.5 +
      34 * noise.fbm(x / 110, 8, 3) -
      80 * Math.exp(-(u * u * 6))
    );
  };
  const ledge = (x: number): number =>
    lerp(700, 800, clamp((x - 100) / 700)) - 60 * clamp((x - 980) / 220) - 18 * noise.fbm(x / 90, 12, 3);
  const top: Point[] = [[-5, -5]];
  const low: Point[] = [[-5, sheet.height + 5]];
  for (let x = -5; x <= sheet.width + 5; x += 6) {
    top.push([x, vault(x)]);
    low.push([x, ledge(x)]);
  }
  top.push([sheet.width + 5, -5]);
  low.push([sheet.width + 5, sheet.height + 5]);
  const r = makeRng(`${seed}/vault`);
  const layer = sheet.layer();
  paintDripstone(layer, {
    seed,
    mass: [top, low],
    colours: [1, 0.78, 0.5, 0.2, 0].map((t) =>
      mix(mix(mood.rock, palette.flank, t < 0.1 ? 0.5 : 0.12), mood.ink, t),
    ),
    lamps: [
      [[holeX - 210, 240], 200, 0.5],
      [[holeX + 240, 260], 180, 0.34],
      [[holeX - 260, 760], 260, 0.42],
    ],
    dim: 0.1,
    spikes: [
      ...Array.from({ length: 30 }, () => {
        const x = r() * 1200;
        const long = r.range(24, 110);
        return [[x, vault(x) - 10] as const, long, 14 + long * 0.22] as const;
      }),
      ...Array.from({ length: 5 }, () => {
        const x = r.chance(0.7) ? r.range(20, 190) : r.range(1030, 1180);
        const high = r.range(60, 150);
        return [[x, ledge(x) + 14] as const, -high, 40 + high * 0.36] as const;
      }),
    ],
  });
  sheet.stamp(layer);
  const within = { ...palette, ink: mood.ink, cast: [mood.ink, 0.2] as const };
  const start = rng.range(330, 390);
  for (const [i, dx] of [0, 70, 128].entries()) {
    const x = start + dx;
    const h = [96, 92, 88][i] as number;
    paintHiker(ctx, rng, {
      palette: within,
      x,
      y: ledge(x) + 6,
      height: h,
      facing: 1,
      side: 1,
      pose: i === 1 ? 'stand' : 'walk',
      pack: ['#c8522a', '#d9a441', '#2d5d73'][i] as string,
      top: ['#e9dcc0', '#5f918a', '#d9a441'][i] as string,
      stick: i !== 1,
    });
  }
}
