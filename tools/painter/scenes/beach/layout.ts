import type { Light } from '../../kit/lights.ts';
import { type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { makeRng } from '../../kit/rng.ts';
import { SHEET_HEIGHT, SHEET_WIDTH } from '../../kit/sheet.ts';

export type BeachComposition =
  | 'grove'
  | 'pair'
  | 'single'
  | 'headland'
  | 'boats'
  | 'hammock'
  | 'parasol'
  | 'cove';
export const BEACH_COMPOSITIONS: readonly BeachComposition[] = [
  'grove',
  'pair',
  'single',
  'headland',
  'boats',
  'hammock',
  'parasol',
  'cove',
];

/** The lie of the land, laid out with the land on the right; the scene turns it round when `mirrored`. */
export interface BeachLayout {
  composition: BeachComposition;
  mirrored: boolean;
  horizon: number;
  sun: Point;
  sunRadius: number;
  /** Row of the water's edge. */
  shore: (x: number) => number;
  /** Pixels of a metre for what stands on this row. */
  metre: (y: number) => number;
}

/** Height of the eye above the beach, in metres. */
const EYE = 4.5;

/** Shares of the height: horizon, the water's edge at the sea side, its rise to the land, and where the rise begins. */
interface Frame {
  horizon: readonly [number, number];
  near: readonly [number, number];
  rise: readonly [number, number];
  from: readonly [number, number];
  sun: readonly [number, number];
}

const PALMS: Frame = {
  horizon: [0.39, 0.47],
  near: [0.93, 0.975],
  rise: [0.3, 0.42],
  from: [0, 0.3],
  sun: [200, 480],
};
const FRAME: Record<BeachComposition, Frame> = {
  grove: PALMS,
  pair: PALMS,
  single: { ...PALMS, sun: [180, 380] },
  headland: {
    horizon: [0.45, 0.49],
    near: [0.74, 0.79],
    rise: [-0.2, -0.13],
    from: [0.2, 0.35],
    sun: [390, 480],
  },
  boats: { horizon: [0.37, 0.41], near: [0.82, 0.87], rise: [0.3, 0.36], from: [0, 0.12], sun: [240, 420] },
  hammock: { horizon: [0.42, 0.46], near: [0.9, 0.94], rise: [0.28, 0.34], from: [0, 0.1], sun: [140, 250] },
  parasol: { horizon: [0.4, 0.45], near: [0.9, 0.95], rise: [0.36, 0.4], from: [0.05, 0.2], sun: [200, 400] },
  cove: { horizon: [0.37, 0.41], near: [0.95, 0.98], rise: [0.5, 0.53], from: [-0.05, 0], sun: [260, 420] },
};

/** Lays out the beach of a composition. */
export function layOut(composition: BeachComposition, light: Light, seed: string): BeachLayout {
  const rng = makeRng(`${seed}/layout`);
  const frame = FRAME[composition];
  const mirrored = rng.chance(0.5);
  const horizon = Math.round(SHEET_HEIGHT * rng.range(...frame.horizon));
  const near = rng.range(...frame.near);
  const from = rng.range(...frame.from);
  const most = near - horizon / SHEET_HEIGHT - 0.05;
  const rise = Math.min(most, rng.range(...frame.rise));
  const end = composition === 'cove' ? 0.8 : 1.04;
  const noise = makeNoise(`${seed}/shore`);
  const phase = rng() * 6;
  const swing = composition === 'cove' ? 0.008 : 0.018;
  const shore = (x: number): number => {
    const u = x / SHEET_WIDTH;
    const curve = near - rise * smoothstep(from, end, u);
    const calm = composition === 'cove' ? 1 - smoothstep(0.4, 0.8, u) : 1;
    return (
      SHEET_HEIGHT * (curve - calm * (swing * Math.sin(u * 9 + phase) - 0.03 * noise.fbm(x / 240, 1, 2)))
    );
  };
  const sunY = light === 'night' ? rng.range(110, 180) : horizon - rng.range(50, 130);
  return {
    composition,
    mirrored,
    horizon,
    sun: [rng.range(...frame.sun), sunY],
    sunRadius: rng.range(38, 48),
    shore,
    metre: (y) => (y - horizon) / EYE,
  };
}
