import type { Point } from '../maths.ts';

export type FigurePose = 'cheer' | 'run' | 'paddle' | 'sit-back' | 'toast' | 'ride' | 'carry' | 'seated';

type Pair = readonly [back: Point, front: Point];

/** Joints in heights of the body: x toward the facing side, y upward from the feet (or the seat). */
export interface FigureBones {
  hip: Point;
  neck: Point;
  head: Point;
  /** Half of the width of the shoulders. */
  spread: number;
  elbows: Pair;
  hands: Pair;
  knees: Pair;
  feet: Pair;
}

const pair = (a: number, b: number, c: number, d: number): Pair => [
  [a, b],
  [c, d],
];

export const FIGURE_POSES: Record<FigurePose, FigureBones> = {
  cheer: {
    hip: [0, 0.5],
    neck: [0.005, 0.83],
    head: [0.01, 0.92],
    spread: 0.1,
    elbows: pair(-0.2, 0.88, 0.19, 0.9),
    hands: pair(-0.22, 1.06, 0.2, 1.09),
    knees: pair(-0.06, 0.26, 0.07, 0.26),
    feet: pair(-0.08, 0, 0.09, 0),
  },
  run: {
    hip: [0, 0.5],
    neck: [0.07, 0.82],
    head: [0.1, 0.91],
    spread: 0.07,
    elbows: pair(-0.1, 0.64, 0.17, 0.63),
    hands: pair(-0.18, 0.52, 0.26, 0.74),
    knees: pair(-0.07, 0.27, 0.16, 0.36),
    feet: pair(-0.27, 0.2, 0.13, 0.08),
  },
  paddle: {
    hip: [0, 0.02],
    neck: [0.04, 0.37],
    head: [0.06, 0.46],
    spread: 0.08,
    elbows: pair(-0.03, 0.2, 0.16, 0.22),
    hands: pair(0.1, 0.13, 0.2, 0.33),
    knees: pair(0.2, 0.08, 0.22, 0.09),
    feet: pair(0.38, 0.01, 0.4, 0.02),
  },
  'sit-back': {
    hip: [0, 0.06],
    neck: [0, 0.4],
    head: [0, 0.49],
    spread: 0.11,
    elbows: pair(-0.15, 0.2, 0.15, 0.2),
    hands: pair(-0.1, 0.08, 0.1, 0.08),
    knees: pair(-0.17, 0.1, 0.17, 0.1),
    feet: pair(-0.08, 0.02, 0.08, 0.02),
  },
  toast: {
    hip: [0, 0.5],
    neck: [0.005, 0.83],
    head: [0.015, 0.92],
    spread: 0.09,
    elbows: pair(-0.12, 0.63, 0.12, 0.64),
    hands: pair(-0.1, 0.47, 0.22, 0.74),
    knees: pair(-0.04, 0.26, 0.05, 0.26),
    feet: pair(-0.05, 0, 0.06, 0),
  },
  ride: {
    hip: [0, 0.04],
    neck: [0.05, 0.38],
    head: [0.08, 0.47],
    spread: 0.065,
    elbows: pair(0.13, 0.22, 0.16, 0.2),
    hands: pair(0.27, 0.24, 0.29, 0.23),
    knees: pair(0.2, 0.03, 0.23, 0.04),
    feet: pair(0.21, -0.2, 0.25, -0.19),
  },
  carry: {
    hip: [0, 0.5],
    neck: [0.02, 0.83],
    head: [0.03, 0.92],
    spread: 0.085,
    elbows: pair(-0.1, 0.66, 0.12, 0.66),
    hands: pair(0.02, 0.88, 0.16, 0.9),
    knees: pair(-0.05, 0.26, 0.08, 0.27),
    feet: pair(-0.14, 0.01, 0.12, 0),
  },
  seated: {
    hip: [0, 0.05],
    neck: [0.02, 0.38],
    head: [0.035, 0.47],
    spread: 0.08,
    elbows: pair(0, 0.2, 0.1, 0.2),
    hands: pair(0.12, 0.13, 0.2, 0.2),
    knees: pair(0.2, 0.06, 0.23, 0.07),
    feet: pair(0.2, -0.2, 0.25, -0.2),
  },
};
