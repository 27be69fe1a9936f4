import type { Hex } from '../../kit/colour.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Layer } from '../../kit/sheet.ts';
import { brush, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';

/** A lamp on the rock: place, reach in pixels, strength. */
export type RockLamp = readonly [at: Point, reach: number, strength: number];

export interface DripstoneOptions {
  seed: string;
  /** Closed mass of roof, walls or floor. */
  mass: readonly (readonly Point[])[];
  /** Dark to light; five. */
  colours: readonly Hex[];
  lamps: readonly RockLamp[];
  /** Tone away from all lamps, 0..1. */
  dim?: number;
  /** Hanging and standing stones: root, length (down is positive), width at the root. */
  spikes: readonly (readonly [root: Point, length: number, width: number])[];
  /** Size of the relief: 1 near. */
  scale?: number;
}

/** Cave rock with dripstone: a mass, tapering spikes with lumps, flutes that catch the lamps. */
export function paintDripstone(layer: Layer, options: DripstoneOptions): void {
  const { seed, mass, colours, lamps, spikes, dim = 0.2, scale = 1 } = options;
  const { ctx } = layer;
  const noise = makeNoise(`${seed}/drip`);
  const rng = makeRng(`${seed}/drip`);
  for (const outline of mass) polygon(ctx, outline, '#000000');
  for (const [[x, y], length, width] of spikes) {
    const lean = rng.bell() * Math.abs(length) * 0.03;
    const points = Array.from({ length: 15 }, (_, i): Point => {
      const t = i / 14;
      return [x + lean * t * t + noise(t * 2.4, x) * width * 0.05, y + length * t];
    });
    const blunt = length < 0 ? 0.7 : 1.25;
    brush(
      ctx,
      points,
      (t) =>
        width * ((1 - t) ** blunt * 0.86 + 0.5 * Math.max(0, 0.12 - t)) * (1 + 0.2 * noise(t * 7 + x, 3)) +
        (length < 0 ? width * 0.06 : 1.2),
      '#000000',
    );
  }
  const flute = (x: number, y: number): number => {
    const u = (x + 7 * noise(x / 40, y / 90)) / (13 * scale);
    return noise.fbm(u, y / (130 * scale), 3) - 0.7 * noise.fbm(u + 0.45, y / (130 * scale), 3);
  };
  tone(
    layer,
    steppedRamp(colours, 0.45),
    (x, y) => {
      let lit = dim;
      for (const [[lx, ly], reach, strength] of lamps) {
        const far = Math.hypot(x - lx, (y - ly) * 0.85) / reach;
        lit += strength * Math.exp(-far * far);
      }
      const drape = noise.fbm(x / (70 * scale), y / (34 * scale), 2);
      return clamp(lit + (0.16 + 0.62 * Math.min(0.7, lit)) * flute(x, y) * 1.1 + 0.1 * drape);
    },
    { grain: 0.14 },
  );
}
