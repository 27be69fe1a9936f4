import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { lerp, type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBoulder } from '../../kit/props/boulder.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { spray } from '../../kit/spray.ts';
import { lens, polygon } from '../../kit/stroke.ts';
import type { BeachColours } from './beach-colours.ts';
import type { BeachLayout } from './layout.ts';

/** A wooded headland on the right: crowns of trees, rocks at its foot, its shade on the sea. */
export function paintHeadland(sheet: Sheet, colours: BeachColours, layout: BeachLayout, seed: string): void {
  const { palette } = colours;
  const { horizon } = layout;
  const { width } = sheet;
  const rng = makeRng(`${seed}/headland`);
  const noise = makeNoise(`${seed}/headland`);
  const tip = rng.range(580, 660);
  const high = rng.range(230, 280);
  const along = (x: number): number => (x - tip) / (width + 40 - tip);
  const foot = (x: number): number => horizon + 10 + 120 * Math.max(0, along(x)) ** 1.3;
  const crest = (x: number): number => {
    const t = along(x);
    return (
      foot(x) -
      high * smoothstep(-0.02, 0.75, t) ** 0.75 * (1 + 0.16 * noise(x / 90, 2)) -
      8 * noise(x / 30, 5)
    );
  };
  paintShade(sheet, colours, [tip, width], foot);
  const layer = sheet.layer();
  const outline: Point[] = [];
  for (let x = tip; x <= width + 20; x += 4) outline.push([x, crest(x)]);
  const base: Point[] = outline.map(([x]): Point => [x, foot(x)]).reverse();
  const green = LOCAL.foliage.map((colour) => mix(palette.haze, underLight(palette, colour), 0.86)) as [
    Hex,
    Hex,
    Hex,
  ];
  polygon(layer.ctx, [...outline, ...base], mix(green[0], palette.ink, 0.2));
  paintForest(layer.ctx, rng, {
    count: 330,
    at: (r, t) => {
      const x = lerp(tip + 14, width + 20, r());
      const down = t ** 0.9;
      return [x, lerp(crest(x) + 6, foot(x) - 14, down)];
    },
    size: [13, 30],
    colours: [
      mix(green[0], palette.ink, 0.32),
      mix(green[0], green[1], 0.7),
      mix(green[1], mix(green[2], palette.flank, 0.3), 0.45),
    ],
    side: -1,
  });
  const box = [tip - 20, horizon - high * 1.4, width, horizon + 160] as const;
  spray(
    layer,
    palette.haze,
    (x, y) => 0.5 * smoothstep(0.5, 0, along(x)) * smoothstep(horizon - 120, horizon + 30, y),
    {
      box,
      soft: 1.2,
    },
  );
  spray(
    layer,
    palette.ink,
    (x, y) => 0.5 * smoothstep(0.3, 1, along(x)) * smoothstep(crest(x) + 60, foot(x), y),
    {
      box,
      soft: 1.2,
      max: 0.5,
    },
  );
  sheet.stamp(layer);
  paintRocks(sheet, colours, [tip, width], foot, seed);
}

/** The headland darkens the water below it. */
function paintShade(
  sheet: Sheet,
  { palette }: BeachColours,
  [from, to]: readonly [number, number],
  foot: (x: number) => number,
): void {
  const deep = mix(palette.water[3], palette.ink, 0.35);
  const box = [from - 60, foot(from) - 10, to, sheet.height] as const;
  const density = (x: number, y: number): number => {
    const t = (x - from) / (to - from);
    return 0.75 * smoothstep(-0.1, 0.35, t) * smoothstep(foot(x) + 40 + 90 * t, foot(x), y);
  };
  spray(sheet.main, deep, density, { box, soft: 1.2, max: 0.8 });
}

/** Granite boulders along the foot, white water between them. */
function paintRocks(
  sheet: Sheet,
  { palette, foam }: BeachColours,
  [from, to]: readonly [number, number],
  foot: (x: number) => number,
  seed: string,
): void {
  const rng = makeRng(`${seed}/rocks`);
  const stone = ['#4d4a48', '#857b70', '#b5a793', '#d9cbb2'].map((colour) => underLight(palette, colour));
  const count = 17;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const x = lerp(from - 14, to + 10, t) + rng.bell() * 16;
    const reach = lerp(9, 46, t) * rng.range(0.6, 1.15);
    const y = foot(Math.max(from, x)) + reach * rng.range(0.1, 0.45);
    paintBoulder(sheet, {
      seed: `${seed}/rock${i}`,
      x,
      y,
      reach,
      height: reach * rng.range(0.6, 0.95),
      colours: stone.map((colour) => mix(palette.haze, colour, 0.7 + 0.25 * t)),
      side: -1,
    });
    const { ctx } = sheet.main;
    for (let k = 0; k < 4; k++) {
      lens(
        ctx,
        x + rng.bell() * reach,
        y + reach * (0.06 + 0.07 * k),
        reach * rng.range(0.8, 2),
        2 + reach * 0.05,
        rgba(foam, 0.8),
      );
    }
  }
}
