import type { Hex } from '../colour.ts';
import type { Box } from '../field.ts';
import { clamp, type Point, smoothstep } from '../maths.ts';
import { makeNoise, type Noise } from '../noise.ts';
import { steppedRamp } from '../ramp.ts';
import type { Layer } from '../sheet.ts';
import { spray } from '../spray.ts';
import { polygon } from '../stroke.ts';
import { tone } from '../tone.ts';
import { type Massif, Skyline } from './karst-shape.ts';

export interface KarstOptions {
  seed: string;
  /** Row of the foot. */
  base: number;
  /** Five rock tones, dark to light. */
  rock: readonly Hex[];
  /** Foliage, dark to light; at most three. Empty for bare rock. */
  foliage?: readonly Hex[];
  /** Column of the sun: rocks left and right of it light opposite flanks. */
  sunX: number;
  mist: Hex;
  /** Share of the height that ends in mist: 0.6 far, 0.15–0.3 near. */
  mistHeight: number;
  /** Strength of the carved relief: 0.5 far … 1.2 near. */
  relief?: number;
}

interface Rock {
  noise: Noise;
  skyline: Skyline;
  base: number;
  height: number;
  /** Size of the relief. */
  scale: number;
  box: Box;
  /** 1 = lit from the right, -1 = from the left, between the two near the sun's column. */
  lightAt: (x: number) => number;
}

/** Paints limestone towers standing on `base` and returns the height of their skyline at any x. */
export function paintKarsts(layer: Layer, massifs: readonly Massif[], options: KarstOptions): Skyline {
  const { seed, base, sunX, mist, mistHeight, relief = 1 } = options;
  const { width } = layer.sheet;
  const noise = makeNoise(`${seed}/rock`);
  const skyline = new Skyline(massifs, noise, width);
  const height = Math.max(1, skyline.tallest);
  const rock: Rock = {
    noise,
    skyline,
    base,
    height,
    scale: Math.max(0.45, height / 320),
    box: [0, base - height - 8, width, base + 1],
    lightAt: (x) => clamp((sunX - x) / 90, -1, 1),
  };
  fillSilhouette(layer, rock);
  paintRelief(layer, rock, options.rock, relief);
  paintFoliage(layer, rock, options.foliage ?? [], seed);
  const top = height * mistHeight;
  spray(
    layer,
    mist,
    (x, y) => {
      const t = clamp((y - (base - top)) / top);
      return 0.95 * t * t + 0.25 * t * noise.fbm(x / 130, y / 30, 2);
    },
    { box: rock.box, soft: 1 },
  );
  return skyline;
}

function fillSilhouette(layer: Layer, { skyline, base }: Rock): void {
  let run: Point[] = [];
  const close = (x: number): void => {
    if (run.length > 0) polygon(layer.ctx, [...run, [x, base]], '#000000');
    run = [];
  };
  for (let x = -6; x <= layer.sheet.width + 6; x += 1.5) {
    const height = skyline.at(x);
    if (height <= 0) {
      close(x);
      continue;
    }
    if (run.length === 0) run.push([x, base]);
    run.push([x, base - height]);
  }
  close(layer.sheet.width + 6);
}

/** Flutes down the wall: stretched noise less itself shifted toward the light. */
function carve({ noise, scale, lightAt }: Rock, x: number, y: number): number {
  const warped = x + 10 * noise(x / 60, y / 50);
  const v = y / (120 * scale);
  return (
    noise.fbm(warped / (26 * scale), v, 3) - noise.fbm((warped + 7 * lightAt(x) * scale) / (26 * scale), v, 3)
  );
}

/** How far the skyline falls toward the light, -1..1: positive = lit flank. */
function flank({ skyline, height, lightAt }: Rock, x: number): number {
  const reach = height * 0.1 + 6;
  return clamp((-0.38 * lightAt(x) * (skyline.at(x + reach) - skyline.at(x - reach))) / (2 * reach), -1, 1);
}

function paintRelief(layer: Layer, rock: Rock, colours: readonly Hex[], relief: number): void {
  const { noise, skyline, base, height, scale, box } = rock;
  const shape = (x: number, y: number): number => {
    const top = skyline.at(x);
    if (top <= 0 || y < base - top - 8) return 0.4;
    const up = clamp((base - y) / height);
    const broad = 0.1 * noise.fbm(x / (70 * scale) + 3, y / (60 * scale), 2);
    return (
      0.42 +
      0.36 * flank(rock, x) * (1 - 0.25 * up) +
      0.62 * relief * carve(rock, x, y) +
      0.12 * (up - 0.5) +
      broad
    );
  };
  tone(layer, steppedRamp(colours, 0.35), shape, { box, grain: 0.16, step: height > 200 ? 3 : 2 });
}

/** Green on the ledges, the top and the foot; the palest sparse and on the lit side. */
function paintFoliage(layer: Layer, rock: Rock, colours: readonly Hex[], seed: string): void {
  const { skyline, base, height, scale, box } = rock;
  const noise = makeNoise(`${seed}/leaves`);
  colours.forEach((colour, i) => {
    const density = (x: number, y: number): number => {
      const top = skyline.at(x);
      if (top <= 0 || y < base - top - 8) return 0;
      const ledge =
        1.2 * noise.fbm(x / (30 * scale), y / (16 * scale), 2) +
        0.75 * noise(x / (8 * scale), y / (5.5 * scale));
      const crown = 0.75 * (1 - clamp((y - (base - top)) / height / 0.35));
      const foot = 0.5 * clamp((y - (base - height * 0.22)) / (height * 0.22));
      const sparse = [0.05, 0.47, 0.77][i] ?? 0.77;
      const lit = i === 0 ? 0 : 0.4 * flank(rock, x) + 0.5 * carve(rock, x, y);
      return smoothstep(0.3, 0.75, ledge + crown + foot - sparse + lit) * (i === 0 ? 0.95 : 0.8);
    };
    spray(layer, colour, density, { box, soft: 0.55, step: 2 });
  });
}
