import type { Point } from '../maths.ts';

export type Pose = 'stand' | 'walk' | 'sit' | 'row';

/** Joints in heights of the body: x toward the facing side, y upward from the feet. */
export interface Skeleton {
  hip: Point;
  neck: Point;
  head: Point;
  feet: readonly [back: Point, front: Point];
  knees: readonly [back: Point, front: Point];
  hands: readonly [back: Point, front: Point];
}

/** How the body stands in each pose. */
export const SKELETONS: Record<Pose, Skeleton> = {
  stand: {
    hip: [0, 0.5],
    neck: [0.005, 0.83],
    head: [0.012, 0.92],
    feet: [
      [-0.05, 0],
      [0.055, 0],
    ],
    knees: [
      [-0.045, 0.26],
      [0.05, 0.26],
    ],
    hands: [
      [-0.125, 0.44],
      [0.115, 0.45],
    ],
  },
  walk: {
    hip: [0, 0.5],
    neck: [0.025, 0.83],
    head: [0.04, 0.92],
    feet: [
      [-0.15, 0.015],
      [0.13, 0],
    ],
    knees: [
      [-0.05, 0.25],
      [0.085, 0.27],
    ],
    hands: [
      [-0.13, 0.47],
      [0.15, 0.5],
    ],
  },
  sit: {
    hip: [0, 0.05],
    neck: [0.02, 0.38],
    head: [0.035, 0.47],
    feet: [
      [0.2, -0.21],
      [0.25, -0.2],
    ],
    knees: [
      [0.2, 0.06],
      [0.23, 0.07],
    ],
    hands: [
      [0.13, 0.13],
      [0.17, 0.14],
    ],
  },
  row: {
    hip: [-0.03, 0.5],
    neck: [0.06, 0.81],
    head: [0.09, 0.89],
    feet: [
      [-0.12, 0],
      [0.07, 0],
    ],
    knees: [
      [-0.09, 0.25],
      [0.05, 0.27],
    ],
    hands: [
      [0.2, 0.58],
      [0.23, 0.6],
    ],
  },
};
