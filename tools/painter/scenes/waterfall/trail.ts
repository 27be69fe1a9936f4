import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintHiker } from '../../kit/props/hiker.ts';
import { paintJungleFrame } from '../../kit/props/jungle-frame.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintWaterfall } from '../../kit/props/waterfall.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintSky, paintSun } from '../../kit/sky.ts';
import { ellipse, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { paintTrailTrunks } from './trail-trunks.ts';
import type { FallView } from './waterfall.ts';

/** A path under old trees that leads walkers toward a fall in the light. */
export function paintTrail(view: FallView): void {
  const { sheet, palette, seed, side } = view;
  const rng = makeRng(`${seed}/trail`);
  const noise = makeNoise(`${seed}/trail`);
  const open = rng.range(600, 660);
  paintSky(sheet.main, palette, { seed, horizon: 470, sun: [open, 200] });
  paintSun(sheet.main, palette, [open + 130, 170], 28);
  const slope = (
    name: string,
    nearness: number,
    base: number,
    size: readonly [number, number],
    crest: (x: number) => number,
  ): void =>
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/${name}`,
      crest,
      base,
      nearness,
      size,
      side,
      ...(nearness > 0.7 ? { hazeAtFoot: 0 } : {}),
    });
  slope('far', 0.26, 540, [9, 15], (x) => 270 - 90 * noise.fbm(x / 240, 1, 3) - 0.1 * Math.abs(x - open));
  paintWaterfall(sheet, {
    palette,
    seed,
    top: [open - 20, 262],
    foot: [open - 14, 500],
    width: [34, 58],
    nearness: 0.6,
  });
  paintMistBank(sheet, { palette, seed: `${seed}/m0`, y: 480, height: 60, density: 0.8 });
  slope(
    'mid',
    0.5,
    570,
    [14, 22],
    (x) => 500 - 0.5 * Math.max(0, Math.abs(x - open) - 70) - 30 * noise.fbm(x / 80, 6, 2),
  );
  paintMistBank(sheet, { palette, seed: `${seed}/m1`, y: 556, height: 40, density: 0.7 });
  paintGround(view, open);
  for (const [i, hand] of ([-1, 1] as const).entries()) {
    const off = (x: number): number => (x - open) * hand - (hand < 0 ? 90 : 130);
    slope(`bush${i}`, 0.74, 640, [18, 26], (x) =>
      off(x) < 0
        ? 2000
        : 610 - 70 * (1 - Math.exp(-off(x) / 60)) - 0.3 * off(x) - 30 * noise.fbm(x / 60, i, 2),
    );
    slope(`scrub${i}`, 0.92, 760, [20, 30], (x) =>
      off(x) < 150
        ? 2000
        : 740 - 120 * (1 - Math.exp(-(off(x) - 150) / 110)) - 40 * noise.fbm(x / 50, i + 4, 2),
    );
  }
  const { ctx } = sheet.main;
  const path = (t: number): Point => [
    lerp(open + 30, 560, t) + 130 * Math.sin(t * 3.1) * (1 - 0.25 * t),
    lerp(592, 850, t ** 1.2),
  ];
  const walkers = [
    { t: 0.16, h: 66, pack: '#d9a441', top: '#5f918a' },
    { t: 0.42, h: 112, pack: '#2d5d73', top: '#e9dcc0' },
    { t: 0.72, h: 166, pack: '#c8522a', top: '#d9a441' },
  ];
  for (const { t, h, pack, top } of walkers) {
    const [x, y] = path(t);
    ellipse(ctx, x - h * 0.24, y + 2, h * 0.34, h * 0.05, rgba(palette.ink, 0.35));
    paintHiker(ctx, rng, { palette, x, y, height: h, facing: -1, side, pack, top });
  }
  paintTrailTrunks(view, open);
  for (const [x, reach, strength] of [
    [open + 120, 300, 0.34],
    [open - 40, 260, 0.25],
  ] as const)
    glow(ctx, { x, y: 330, radius: reach, colour: palette.glow, strength, blend: 'soft-light' });
  paintJungleFrame(sheet, {
    palette,
    seed,
    tufts: [
      { at: [60, 920], size: 250, lean: 1, kind: 'fern' },
      { at: [330, 935], size: 170, lean: -1, kind: 'fern' },
      { at: [1000, 930], size: 210, lean: 1, kind: 'fern' },
      { at: [1200, 915], size: 340, lean: -1, kind: 'broad' },
    ],
  });
}

/** Forest floor with the path on it. */
function paintGround({ sheet, palette, seed }: FallView, open: number): void {
  const noise = makeNoise(`${seed}/ground`);
  const top = 566;
  const layer = sheet.covered([0, top, sheet.width, sheet.height]);
  const green = underLight(palette, LOCAL.foliage[0]);
  const earth = underLight(palette, '#a87f56');
  tone(
    layer,
    steppedRamp(
      [
        mix(green, palette.ink, 0.6),
        mix(green, palette.ink, 0.3),
        green,
        mix(green, underLight(palette, LOCAL.foliage[2]), 0.4),
      ],
      0.5,
    ),
    (x, y) => clamp(0.86 - 0.42 * ((y - top) / 330) + 0.4 * noise.fbm(x / 90, y / 26, 3)),
    { grain: 0.3 },
  );
  sheet.stamp(layer);
  const way = sheet.layer();
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 30; i++) {
    const t = i / 30;
    const y = lerp(590, 905, t ** 1.2);
    const mid = lerp(open + 30, 560, t) + 130 * Math.sin(t * 3.1) * (1 - 0.25 * t);
    const half = lerp(13, 190, t ** 1.25) * (1 + 0.14 * noise(t * 6, 3));
    left.push([mid - half, y]);
    right.push([mid + half * (1 + 0.1 * noise(t * 7, 9)), y]);
  }
  polygon(way.ctx, [...left, ...right.reverse()], '#000000');
  tone(
    way,
    steppedRamp(
      [mix(earth, palette.ink, 0.55), mix(earth, palette.ink, 0.25), earth, mix(earth, palette.flank, 0.5)],
      0.5,
    ),
    (x, y) => clamp(0.78 - 0.4 * ((y - 590) / 310) + 0.42 * noise.fbm(x / 110, y / 22, 3)),
    { grain: 0.26 },
  );
  sheet.stamp(way);
}
