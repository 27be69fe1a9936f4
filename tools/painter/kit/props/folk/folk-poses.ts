import { type FolkBones, pair } from './folk-bones.ts';
import { OUTING_POSES, type OutingPose } from './outing-poses.ts';

export type FolkPose =
  | OutingPose
  | 'stand'
  | 'wait'
  | 'walk'
  | 'stroll'
  | 'point'
  | 'photo'
  | 'work'
  | 'kneel'
  | 'sit'
  | 'cycle'
  | 'row'
  | 'pull'
  | 'toast'
  | 'carry'
  | 'cheer'
  | 'tug'
  | 'run'
  | 'rest'
  | 'paddle';

const UPRIGHT = { hip: [0, 0.5], chest: [0.01, 0.79], head: [0.025, 0.93] } as const;
const SEATED = { hip: [0, 0.03], chest: [0.05, 0.31], head: [0.085, 0.445] } as const;

/** Seven and a half heads high; nobody stands straight as a post. */
export const FOLK_POSES: Record<FolkPose, FolkBones> = {
  ...OUTING_POSES,
  stand: {
    ...UPRIGHT,
    elbows: pair(-0.105, 0.62, 0.085, 0.62),
    hands: pair(-0.09, 0.47, 0.12, 0.49),
    knees: pair(-0.035, 0.27, 0.045, 0.27),
    feet: pair(-0.055, 0.01, 0.05, 0),
  },
  wait: {
    hip: [0.015, 0.5],
    chest: [-0.005, 0.79],
    head: [0.01, 0.93],
    elbows: pair(-0.12, 0.63, 0.11, 0.64),
    hands: pair(0.03, 0.58, 0.02, 0.63),
    knees: pair(-0.03, 0.27, 0.06, 0.28),
    feet: pair(-0.04, 0, 0.09, 0.005),
  },
  walk: {
    hip: [0, 0.495],
    chest: [0.03, 0.785],
    head: [0.055, 0.925],
    elbows: pair(-0.09, 0.63, 0.1, 0.64),
    hands: pair(-0.13, 0.5, 0.17, 0.55),
    knees: pair(-0.03, 0.27, 0.085, 0.28),
    feet: pair(-0.16, 0.035, 0.12, 0),
  },
  stroll: {
    hip: [0, 0.5],
    chest: [0.015, 0.79],
    head: [0.035, 0.93],
    elbows: pair(-0.1, 0.63, 0.08, 0.63),
    hands: pair(-0.1, 0.49, 0.13, 0.53),
    knees: pair(-0.02, 0.27, 0.055, 0.28),
    feet: pair(-0.095, 0.015, 0.08, 0),
  },
  point: {
    ...UPRIGHT,
    elbows: pair(-0.105, 0.62, 0.16, 0.76),
    hands: pair(-0.06, 0.51, 0.31, 0.83),
    knees: pair(-0.035, 0.27, 0.05, 0.27),
    feet: pair(-0.07, 0.005, 0.065, 0),
  },
  photo: {
    hip: [-0.01, 0.5],
    chest: [0.005, 0.79],
    head: [0.03, 0.92],
    elbows: pair(0.02, 0.68, 0.09, 0.68),
    hands: pair(0.14, 0.85, 0.16, 0.86),
    knees: pair(-0.045, 0.27, 0.04, 0.27),
    feet: pair(-0.08, 0.01, 0.07, 0),
  },
  work: {
    hip: [0, 0.04],
    chest: [0.09, 0.3],
    head: [0.15, 0.425],
    elbows: pair(0.14, 0.16, 0.17, 0.14),
    hands: pair(0.31, 0.14, 0.33, 0.12),
    knees: pair(0.2, 0.13, 0.23, 0.11),
    feet: pair(0.17, -0.15, 0.23, -0.16),
  },
  kneel: {
    hip: [0, 0.15],
    chest: [0.1, 0.41],
    head: [0.16, 0.535],
    elbows: pair(0.13, 0.27, 0.2, 0.26),
    hands: pair(0.29, 0.17, 0.32, 0.19),
    knees: pair(0.17, 0.03, 0.2, 0.02),
    feet: pair(-0.1, 0.02, -0.06, 0.01),
  },
  sit: {
    ...SEATED,
    elbows: pair(-0.03, 0.15, 0.1, 0.16),
    hands: pair(0.1, 0.09, 0.19, 0.1),
    knees: pair(0.22, 0.05, 0.245, 0.035),
    feet: pair(0.21, -0.22, 0.26, -0.23),
  },
  cycle: {
    hip: [0, 0.03],
    chest: [0.13, 0.28],
    head: [0.19, 0.405],
    elbows: pair(0.2, 0.16, 0.23, 0.15),
    hands: pair(0.33, 0.11, 0.35, 0.1),
    knees: pair(0.17, -0.06, 0.19, -0.14),
    feet: pair(0.12, -0.3, 0.13, -0.39),
  },
  row: {
    hip: [-0.04, 0.49],
    chest: [0.07, 0.76],
    head: [0.12, 0.885],
    elbows: pair(0.1, 0.62, 0.17, 0.62),
    hands: pair(0.24, 0.63, 0.27, 0.6),
    knees: pair(-0.07, 0.26, 0.06, 0.28),
    feet: pair(-0.15, 0.01, 0.09, 0),
  },
  pull: {
    hip: [0, 0.495],
    chest: [0.035, 0.785],
    head: [0.065, 0.92],
    elbows: pair(-0.11, 0.63, 0.1, 0.63),
    hands: pair(-0.22, 0.49, 0.14, 0.52),
    knees: pair(-0.02, 0.27, 0.08, 0.28),
    feet: pair(-0.13, 0.03, 0.12, 0),
  },
  toast: {
    ...UPRIGHT,
    elbows: pair(-0.11, 0.62, 0.14, 0.65),
    hands: pair(-0.07, 0.49, 0.22, 0.75),
    knees: pair(-0.03, 0.27, 0.05, 0.27),
    feet: pair(-0.06, 0.005, 0.07, 0),
  },
  carry: {
    hip: [0, 0.495],
    chest: [0.02, 0.785],
    head: [0.04, 0.925],
    elbows: pair(0.06, 0.61, 0.11, 0.62),
    hands: pair(0.2, 0.66, 0.24, 0.66),
    knees: pair(-0.03, 0.27, 0.085, 0.28),
    feet: pair(-0.15, 0.03, 0.11, 0),
  },
  cheer: {
    ...UPRIGHT,
    elbows: pair(-0.19, 0.87, 0.2, 0.88),
    hands: pair(-0.2, 1.05, 0.23, 1.07),
    knees: pair(-0.05, 0.27, 0.07, 0.27),
    feet: pair(-0.08, 0, 0.09, 0),
  },
  tug: {
    hip: [-0.12, 0.41],
    chest: [-0.25, 0.67],
    head: [-0.29, 0.81],
    elbows: pair(-0.12, 0.56, -0.09, 0.54),
    hands: pair(0.05, 0.56, 0.12, 0.55),
    knees: pair(-0.02, 0.23, 0.07, 0.28),
    feet: pair(0.05, 0, 0.22, 0.02),
  },
  run: {
    hip: [0, 0.5],
    chest: [0.06, 0.78],
    head: [0.1, 0.915],
    elbows: pair(-0.1, 0.64, 0.17, 0.63),
    hands: pair(-0.17, 0.53, 0.26, 0.73),
    knees: pair(-0.06, 0.27, 0.15, 0.35),
    feet: pair(-0.26, 0.19, 0.13, 0.08),
  },
  rest: {
    hip: [0, 0.05],
    chest: [0.02, 0.34],
    head: [0.05, 0.475],
    elbows: pair(0.02, 0.2, 0.1, 0.2),
    hands: pair(0.17, 0.2, 0.2, 0.22),
    knees: pair(0.19, 0.21, 0.22, 0.23),
    feet: pair(0.29, 0.01, 0.33, 0.01),
  },
  paddle: {
    hip: [-0.03, 0.48],
    chest: [0.045, 0.755],
    head: [0.08, 0.885],
    elbows: pair(0.07, 0.6, 0.16, 0.7),
    hands: pair(0.22, 0.5, 0.19, 0.83),
    knees: pair(-0.06, 0.26, 0.08, 0.26),
    feet: pair(-0.1, 0, 0.08, 0),
  },
};
