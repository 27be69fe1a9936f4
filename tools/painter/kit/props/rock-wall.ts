import { type Hex, mix } from '../colour.ts';
import type { Box } from '../field.ts';
import { type Palette, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import { clamp, type Point, type Side, smoothstep } from '../maths.ts';
import { makeNoise } from '../noise.ts';
import { steppedRamp } from '../ramp.ts';
import type { Layer } from '../sheet.ts';
import { spray } from '../spray.ts';
import { polygon } from '../stroke.ts';
import { tone } from '../tone.ts';

export interface RockWallOptions {
  palette: Palette;
  seed: string;
  outline: readonly Point[];
  /** Rock by clear day. */
  rock: Hex;
  /** 0 is all haze, 1 near. */
  nearness: number;
  side: Side;
  /** 0 fluted limestone … 1 lying strata. */
  strata?: number;
  /** 0 bare … 1 overgrown. */
  green?: number;
  /** Size of the relief: 1 near. */
  scale?: number;
  /** Added to the tone at a place, -1..1: shade in hollows, light at the gap. */
  light?: (x: number, y: number) => number;
}

/** A rock face with carved relief and green on its ledges, drawn on the given layer. */
export function paintRockWall(layer: Layer, options: RockWallOptions): void {
  const { palette, seed, outline, nearness, side, strata = 0, green = 0.4, scale = 1 } = options;
  const { light = () => 0 } = options;
  const noise = makeNoise(`${seed}/wall`);
  const far = (colour: Hex): Hex => mix(palette.haze, colour, nearness);
  const rock = underLight(palette, options.rock);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const box: Box = [Math.min(...xs) - 2, Math.min(...ys) - 2, Math.max(...xs) + 2, Math.max(...ys) + 2];
  polygon(layer.ctx, outline, '#000000');
  const flute = (x: number, y: number): number => {
    const warped = x + 14 * noise(x / 70, y / 60);
    const v = y / (150 * scale);
    return (
      noise.fbm(warped / (30 * scale), v, 3) - noise.fbm((warped + 8 * side * scale) / (30 * scale), v, 3)
    );
  };
  const bed = (x: number, y: number): number => {
    const row = y + 16 * scale * noise(x / (190 * scale), y / (90 * scale));
    const band = noise(3.3, row / (15 * scale)) * 0.6 + noise(x / (240 * scale), row / (6.5 * scale)) * 0.4;
    return 0.5 * band + 0.5 * flute(x, y);
  };
  const relief = (x: number, y: number): number =>
    (1 - strata) * flute(x, y) * 1.05 + strata * bed(x, y) * 0.85;
  tone(
    layer,
    steppedRamp(
      [
        far(mix(rock, palette.ink, 0.82)),
        far(mix(rock, palette.ink, 0.56)),
        far(mix(rock, palette.ink, 0.26)),
        far(rock),
        far(mix(rock, palette.flank, 0.5)),
      ],
      0.4,
    ),
    (x, y) =>
      clamp(
        0.46 + 0.62 * relief(x, y) + 0.16 * noise.fbm(x / (95 * scale), y / (80 * scale), 2) + light(x, y),
      ),
    { box, grain: 0.18 },
  );
  const leaves = LOCAL.foliage.map((colour) => far(underLight(palette, colour)));
  leaves.forEach((colour, i) => {
    if (green <= 0) return;
    spray(
      layer,
      i === 0 ? far(mix(underLight(palette, LOCAL.foliage[0]), palette.ink, 0.3)) : colour,
      (x, y) => {
        const ledge =
          noise.fbm(x / (34 * scale) + 7, y / (15 * scale), 3) +
          0.6 * noise(x / (8 * scale), y / (5 * scale) + 3);
        const sparse = [0.45, 0.66, 0.9][i] ?? 0.9;
        return (
          smoothstep(0, 0.4, ledge + 0.9 * green - sparse + 0.5 * relief(x, y) * (i > 0 ? 1 : 0)) *
          (1 - 0.14 * i)
        );
      },
      { box, soft: 0.5, step: 2 },
    );
  });
}
