import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { clamp, lerp, type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { ramp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { spray } from '../../kit/spray.ts';
import { lens, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import type { BeachColours } from './beach-colours.ts';
import type { BeachLayout } from './layout.ts';

/** Dunes of sand below the water's edge; the wet band holds the sky. */
export function paintSand(sheet: Sheet, colours: BeachColours, layout: BeachLayout, seed: string): void {
  const { palette, sand } = colours;
  const { shore, metre, horizon } = layout;
  const { width, height } = sheet;
  const noise = makeNoise(`${seed}/sand`);
  const layer = sheet.layer();
  const outline: Point[] = [];
  for (let x = -5; x <= width + 5; x += 5) outline.push([x, shore(x) + 2.5 * noise(x / 24, 7)]);
  polygon(layer.ctx, [...outline, [width + 5, height], [-5, height]], '#000000');
  const box = [0, horizon, width, height] as const;
  const [dark, mid, pale, white] = sand as [Hex, Hex, Hex, Hex];
  const reach = (x: number): number => Math.max(10, metre(shore(x)) * 0.62);
  const dune = (x: number, y: number): number => noise.fbm(x / 150, y / 34, 3);
  tone(
    layer,
    ramp([
      [0, dark],
      [0.3, mid],
      [0.65, pale],
      [1, white],
    ]),
    (x, y) => {
      const inland = y - shore(x);
      const wet = 1 - smoothstep(0, reach(x), inland);
      const here = dune(x, y);
      const relief = 0.5 * (here - dune(x - 14, y));
      return clamp(0.66 - 0.36 * wet + 0.2 * here + relief - 0.1 * smoothstep(height - 160, height, y));
    },
    { box, grain: 0.15 },
  );
  const gleam = mix(palette.sky[3], palette.water[0], 0.4);
  const wetSky = (x: number, y: number): number => {
    const far = (y - shore(x)) / reach(x);
    return 0.75 * smoothstep(0.04, 0.3, far) * smoothstep(0.98, 0.4, far) * (1 + 0.6 * noise(x / 40, y / 9));
  };
  spray(layer, gleam, wetSky, { box, soft: 0.9 });
  sheet.stamp(layer);
  paintLitter(sheet, colours, layout, seed);
}

/** Footprints, shells and pebbles. */
function paintLitter(
  sheet: Sheet,
  { sand, foam, shadow }: BeachColours,
  layout: BeachLayout,
  seed: string,
): void {
  const rng = makeRng(`${seed}/litter`);
  const { ctx } = sheet.main;
  const { shore, metre } = layout;
  ctx.save();
  for (let i = 0; i < 22; i++) {
    const x = lerp(1010, 300, i / 21);
    const y = shore(x) + metre(shore(x)) * (0.9 + 0.14 * Math.sin(i * 0.7)) + (i % 2 ? 6 : 0);
    if (y > sheet.height - 8) continue;
    const m = metre(y);
    lens(ctx, x, y, m * 0.16, m * 0.05, rgba(shadow, 0.5));
  }
  for (let i = 0; i < 70; i++) {
    const x = rng() * sheet.width;
    const y = lerp(shore(x) + 30, sheet.height, rng());
    ctx.globalAlpha = 0.6;
    lens(ctx, x, y, rng.range(3, 9), rng.range(1, 2.4), rng.pick([sand[0] as Hex, sand[3] as Hex, foam]));
  }
  ctx.restore();
}

/** Soft-edged shadow on the sand: a lying ellipse thrown away from the light, `reach` half as long as it is. */
export function castShadow(sheet: Sheet, colour: Hex, [x, y]: Point, reach: number, thickness: number): void {
  const layer = sheet.layer();
  lensShadow(layer.ctx, [x, y], reach, thickness, colour);
  sheet.stamp(layer, 0.5);
}

function lensShadow(
  ctx: ReturnType<Sheet['layer']>['ctx'],
  [x, y]: Point,
  reach: number,
  thickness: number,
  colour: Hex,
): void {
  ctx.beginPath();
  ctx.ellipse(x, y, reach, thickness, 0, 0, Math.PI * 2);
  ctx.fillStyle = colour;
  ctx.fill();
}
