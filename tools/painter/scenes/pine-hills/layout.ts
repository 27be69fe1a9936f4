import type { Point } from '../../kit/maths.ts';
import { makeRng } from '../../kit/rng.ts';

export type HillsComposition = 'lake' | 'villas' | 'ridges';
export const HILLS_COMPOSITIONS: readonly HillsComposition[] = ['lake', 'villas', 'ridges'];

export interface Slope {
  y: number;
  amplitude: number;
  scale: number;
  nearness: number;
  height: readonly [number, number];
  /** How the crest is bent over the sheet. */
  bend: (x: number) => number;
}

export interface HillsLayout {
  composition: HillsComposition;
  mirrored: boolean;
  sun: Point;
  /** Row of the far shore, or of the lowest slope's foot. */
  base: number;
  slopes: readonly Slope[];
  /** Foot, height and lean of the near pines. */
  pines: readonly { x: number; y: number; height: number; lean: number }[];
  /** Row of the near bank over a column. */
  bank: (x: number) => number;
}

/** Lays out a composition by its seed; light comes from the right. */
export function layOut(composition: HillsComposition, seed: string): HillsLayout {
  const rng = makeRng(`${seed}/layout`);
  const mirrored = rng.chance(0.5);
  const sun: Point = [rng.range(740, 840), rng.range(170, 220)];
  const tilt = (from: number, to: number) => (x: number) => from + ((to - from) * x) / 1200;
  const hill = (middle: number, reach: number, rise: number) => (x: number) =>
    -rise * Math.exp(-(((x - middle) / reach) ** 2));
  const slope = (
    y: number,
    amplitude: number,
    scale: number,
    nearness: number,
    height: readonly [number, number],
    bend: (x: number) => number,
  ): Slope => ({ y, amplitude, scale, nearness, height, bend });
  const jitter = (x: number): number => x + rng.range(-16, 16);
  const pine = (x: number, y: number, height: number, lean: number) => ({
    x: jitter(x),
    y,
    height: height * rng.range(0.94, 1.06),
    lean,
  });
  if (composition === 'lake') {
    const base = 540;
    return {
      composition,
      mirrored,
      sun,
      base,
      slopes: [
        slope(400, 60, 260, 0.3, [10, 18], hill(620, 210, 60)),
        slope(452, 50, 300, 0.55, [18, 30], tilt(-26, 24)),
        slope(508, 34, 340, 0.84, [40, 60], tilt(-10, -24)),
      ],
      pines: [
        pine(62, 760, 700, 0.02),
        pine(165, 790, 600, -0.015),
        pine(-14, 800, 520, 0.03),
        pine(1122, 770, 690, -0.03),
        pine(1192, 800, 580, 0),
      ],
      bank: (x) => 726 + 96 * Math.exp(-(((x - 560) / 330) ** 2)),
    };
  }
  if (composition === 'villas')
    return {
      composition,
      mirrored,
      sun,
      base: 880,
      slopes: [
        slope(380, 60, 280, 0.26, [8, 14], hill(700, 260, 70)),
        slope(440, 50, 300, 0.46, [14, 24], tilt(30, -30)),
        slope(520, 46, 420, 0.7, [26, 40], tilt(-60, 40)),
        slope(640, 40, 460, 0.92, [44, 70], tilt(70, -70)),
      ],
      pines: [pine(60, 800, 690, 0.02), pine(-20, 830, 600, 0.02)],
      bank: (x) => 790 - 60 * Math.exp(-(((x - 40) / 260) ** 2)) - 20 * Math.exp(-(((x - 1150) / 200) ** 2)),
    };
  return {
    composition,
    mirrored,
    sun: [sun[0] - 60, sun[1] + 50],
    base: 900,
    slopes: [
      slope(360, 60, 260, 0.2, [8, 14], hill(420, 240, 50)),
      slope(430, 54, 300, 0.36, [12, 20], tilt(-30, 40)),
      slope(512, 54, 330, 0.54, [18, 30], tilt(50, -40)),
      slope(610, 56, 380, 0.76, [30, 46], tilt(-60, 60)),
      slope(742, 40, 440, 0.96, [56, 84], tilt(130, -60)),
    ],
    pines: [pine(1090, 880, 830, -0.02), pine(1180, 900, 720, -0.01), pine(990, 905, 640, 0.015)],
    bank: (x) => 880 - 70 * Math.exp(-(((x - 1130) / 240) ** 2)),
  };
}
