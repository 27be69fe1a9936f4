import { rgba } from '../../kit/colour.ts';
import { clamp, type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { ramp } from '../../kit/ramp.ts';
import { ripples } from '../../kit/ripples.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { spray } from '../../kit/spray.ts';
import { brush } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import type { BeachColours } from './beach-colours.ts';
import type { BeachLayout } from './layout.ts';

/** The sea from the horizon to the water's edge: deeper toward the middle, pale over the sand, with the sun's path. */
export function paintSea(sheet: Sheet, colours: BeachColours, layout: BeachLayout, seed: string): void {
  const { palette, shallow } = colours;
  const { horizon, sun, shore } = layout;
  const box = [0, horizon, sheet.width, sheet.height] as const;
  const layer = sheet.covered(box);
  const noise = makeNoise(`${seed}/sea`);
  const shine = { noon: 0.12, night: 0.22 }[palette.light as string] ?? 0.45;
  const [far, back, middle, near] = palette.water;
  tone(
    layer,
    ramp([
      [0, far],
      [0.22, back],
      [0.6, middle],
      [1, near],
    ]),
    (x, y) => {
      const q = (y - horizon) / (sheet.height - horizon);
      const off = (x - sun[0]) / (90 + 240 * q);
      const path = shine * Math.exp(-off * off) * (1 - 0.6 * q);
      return clamp(0.1 + 1.25 * q - path + 0.12 * noise.fbm(x / 170, y / 11, 3));
    },
    { box, grain: 0.1 },
  );
  const overSand = (x: number, y: number): number => {
    const edge = shore(x);
    const inward = (y - horizon) / Math.max(1, edge - horizon);
    return 0.72 * smoothstep(0.5, 1, inward) ** 1.4 + 0.16 * noise.fbm(x / 120, y / 16, 2) * inward;
  };
  spray(layer, shallow, overSand, { box, soft: 1.3, max: 0.85 });
  sheet.stamp(layer);
  paintSeaRipples(sheet, colours, layout, seed);
}

function paintSeaRipples(
  sheet: Sheet,
  { palette }: BeachColours,
  { horizon, sun }: BeachLayout,
  seed: string,
): void {
  const rng = makeRng(`${seed}/sea-ripples`);
  const { ctx } = sheet.main;
  const to = sheet.height * 0.86;
  ripples(ctx, rng, {
    from: horizon + 3,
    to,
    colours: palette.trough,
    count: 220,
    length: [10, 170],
    thickness: [0.5, 4.2],
    alpha: [0.12, 0.42],
  });
  ripples(ctx, rng, {
    from: horizon + 2,
    to,
    colours: palette.glint,
    count: 190,
    length: [8, 90],
    thickness: [0.5, 3],
    alpha: [0.3, 0.85],
    x: (r, nearness) => sun[0] + r.bell() * (40 + 190 * nearness),
  });
  ripples(ctx, rng, {
    from: horizon + 3,
    to,
    colours: palette.glint,
    count: 80,
    length: [14, 120],
    thickness: [0.5, 2.4],
    alpha: [0.15, 0.4],
  });
}

/** How far each line of foam lies before the water's edge, in metres; the last is the swash. */
const LINES = [7.6, 4.6, 2.3, 0.55] as const;

/** Lines of foam that follow the water's edge, each with its shadow, and a lace of foam behind the swash. */
export function paintFoam(
  sheet: Sheet,
  { palette, foam }: BeachColours,
  { horizon, shore, metre }: BeachLayout,
  seed: string,
): void {
  const { ctx } = sheet.main;
  const noise = makeNoise(`${seed}/foam`);
  LINES.forEach((metres, i) => {
    const swash = i === LINES.length - 1;
    const points: Point[] = [];
    for (let x = -20; x <= sheet.width + 20; x += 8) {
      const edge = shore(x);
      const sway = 1 + 0.16 * noise(x / 330, i * 7);
      points.push([x, edge - metres * sway * metre(edge) * 0.34 + 3 * noise(x / 60, i + 3)]);
    }
    const size = (t: number): number =>
      clamp((points[Math.round(t * (points.length - 1))]?.[1] ?? 0) - horizon, 0, 420) / 420;
    const broken = (t: number, lift: number): number => noise(t * 9 + i * 5, 4) * 0.9 + lift;
    const shadow = points.map(([x, y]): Point => [x, y + 3 + 5 * size((x + 20) / (sheet.width + 40))]);
    if (!swash) {
      brush(ctx, shadow, (t) => Math.max(0, 11 * size(t) * broken(t, 0.32)), rgba(palette.water[3], 0.4));
    }
    const thick = [4.5, 7, 9.5, 13][i] as number;
    brush(
      ctx,
      points,
      (t) => Math.max(0, thick * size(t) * broken(t, swash ? 0.95 : 0.26)),
      rgba(foam, 0.92),
    );
  });
  paintLace(sheet, foam, { shore, metre, horizon }, seed);
}

function paintLace(
  sheet: Sheet,
  foam: string,
  { shore, metre, horizon }: Pick<BeachLayout, 'shore' | 'metre' | 'horizon'>,
  seed: string,
): void {
  const noise = makeNoise(`${seed}/lace`);
  const density = (x: number, y: number): number => {
    const edge = shore(x);
    const m = Math.max(6, metre(edge));
    const out = (edge - y) / (m * 1.1);
    if (out < -0.1 || out > 1.3) return 0;
    const net = 1 - Math.abs(noise(x / (m * 0.62), y / (m * 0.2))) * 5.5;
    return clamp(net) * 0.8 * smoothstep(1.3, 0.5, out);
  };
  spray(sheet.main, foam, density, {
    box: [0, horizon + 8, sheet.width, sheet.height],
    step: 2,
    soft: 0.7,
    max: 0.85,
  });
}
