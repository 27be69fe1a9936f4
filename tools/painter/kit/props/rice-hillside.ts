import { mix } from '../colour.ts';
import type { Shape } from '../field.ts';
import { type Palette, throughAir, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import { clamp, type Point, smoothstep } from '../maths.ts';
import { makeNoise } from '../noise.ts';
import { paintTerraces, type RiceSeason, type TerraceColours } from './terraces.ts';
import type { Sheet } from '../sheet.ts';
import { spray } from '../spray.ts';
import { polygon } from '../stroke.ts';

/** One terraced hillside. */
export interface Hill {
  seed: string;
  /** Row of its skyline. */
  crest: (x: number) => number;
  /** Last row. */
  base: number;
  /** Steps within `span` pixels below the skyline. */
  steps: number;
  span: number;
  /** Size of fields: 1 near, 0.5 far. */
  scale: number;
  nearness: number;
  /** Haze at its foot, 0..1, reached after `hazeSpan` pixels. */
  haze: number;
  hazeSpan: number;
  /** Centre and reach of a round knoll; a slope when left out. */
  knoll?: { x: number; top: number; reach: number; height: number };
}

/** Paints one terraced hillside with the haze at its foot. */
export function paintHillside(sheet: Sheet, palette: Palette, hill: Hill, season: RiceSeason): void {
  const { seed, crest, base, scale } = hill;
  const layer = sheet.layer();
  const outline: Point[] = [];
  let top = base;
  for (let x = -3; x <= sheet.width + 3; x += 3) {
    const y = Math.min(base, crest(x));
    top = Math.min(top, y);
    outline.push([x, y]);
  }
  polygon(layer.ctx, [...outline, [sheet.width + 3, base], [-3, base]], '#000000');
  const box = [0, Math.floor(top), sheet.width, base] as const;
  const { elevation, relief } = hill.knoll ? knollShapes(hill, hill.knoll) : slopeShapes(hill);
  paintTerraces(layer, {
    seed,
    box,
    elevation,
    relief,
    colours: terraceColours(palette, hill.nearness),
    season,
    side: 1,
    scale,
  });
  if (hill.nearness === 1) {
    spray(layer, palette.ink, (_x, y) => 0.2 * smoothstep(sheet.height - 160, sheet.height + 60, y), {
      box,
      soft: 2.4,
      max: 0.7,
    });
  }
  if (hill.haze > 0) {
    const noise = makeNoise(`${seed}/haze`);
    const density = (x: number, y: number): number => {
      const t = clamp((y - crest(x)) / hill.hazeSpan);
      return hill.haze * t ** 1.3 + 0.3 * t * hill.haze * noise.fbm(x / 200, y / 50, 2);
    };
    spray(layer, palette.haze, density, { box, soft: 1.6 });
  }
  sheet.stamp(layer);
}

interface Shapes {
  elevation: Shape;
  relief: Shape;
}

/** A slope that falls toward the viewer, folded into spurs. */
function slopeShapes({ seed, crest, steps, span, scale }: Hill): Shapes {
  const noise = makeNoise(`${seed}/slope`);
  const wave = (x: number, y: number): number => noise.fbm(x / (420 * scale), y / (420 * scale), 2);
  const spur = (x: number, y: number): number =>
    noise(x / (230 * scale) + wave(x, y) * 0.9, y / (520 * scale) + 4);
  return {
    elevation: (x, y) => {
      const below = Math.max(0, y - crest(x));
      const folds = (0.34 * wave(x, y) + 0.26 * spur(x, y)) * clamp(below / (span * 0.6));
      const wiggle = 0.16 * noise(x / (44 * scale), y / (44 * scale)) + 0.035 * noise(x / 17, y / 17);
      return steps * (((below + span * 0.2) / span) ** 0.86 + folds) + wiggle;
    },
    relief: (x, y) => spur(x, y) + 0.5 * wave(x, y),
  };
}

/** A round hill: each step is the near half of an ellipse about its axis. */
function knollShapes(
  { seed, steps, scale, crest }: Hill,
  { x: cx, top, reach, height }: NonNullable<Hill['knoll']>,
): Shapes {
  const noise = makeNoise(`${seed}/knoll`);
  /** Row of the ring that lies `h` (0..1) below the top, at column x. */
  const row = (h: number, u: number): number => {
    const wide = knollWidth(h);
    const front = Math.sqrt(Math.max(0, 1 - (u / wide) ** 2));
    return top + height * (h * 0.98 + 0.27 * wide * front - 0.02);
  };
  return {
    elevation: (x, y) => {
      const u = (x - cx) / reach + 0.05 * noise(x / 150, y / 110);
      let low = 0;
      let high = 1.5;
      for (let i = 0; i < 12; i++) {
        const h = (low + high) / 2;
        const inside = Math.abs(u) > knollWidth(h);
        if (inside || row(h, u) < y) low = h;
        else high = h;
      }
      const below = clamp((y - crest(x)) / 40);
      return (
        steps * low + 0.5 + below * (0.3 * noise(x / 150, y / 110) + 0.12 * noise(x / (44 * scale), y / 44))
      );
    },
    relief: (x, y) =>
      -1.1 * clamp((x - cx) / reach, -1, 1) ** 2 * Math.sign(x - cx) + 0.35 * noise(x / 160, y / 200),
  };
}

function terraceColours(palette: Palette, nearness: number): TerraceColours {
  const seen = (colour: string, n = nearness): string => throughAir(palette, underLight(palette, colour), n);
  const [a, b, c, d] = LOCAL.rice;
  const [e, f, g] = LOCAL.ripeRice;
  const sky = [
    mix(palette.sky[1], palette.sky[2], 0.3),
    mix(palette.sky[3], LOCAL.paddyWater[1], 0.45),
  ] as const;
  return {
    green: [seen(a), seen(b), seen(c), seen(d)],
    gold: [seen(e), seen(f), seen(g)],
    water: [
      throughAir(palette, sky[0], 0.4 + 0.6 * nearness),
      throughAir(palette, sky[1], 0.4 + 0.6 * nearness),
    ],
    lip: seen('#e6e0a0', 0.2 + 0.8 * nearness),
    ink: throughAir(palette, mix(palette.ink, a, 0.4), nearness),
  };
}

/** Half of the width of the ring that lies `h` (0..1) below the top of a knoll, in reaches. */
export function knollWidth(h: number): number {
  return 0.05 + h ** 0.46;
}
