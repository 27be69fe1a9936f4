import { type FolkBones, pair } from './folk-bones.ts';

export type OutingPose =
  | 'ride'
  | 'pillion'
  | 'sit-point'
  | 'sit-away'
  | 'lounge'
  | 'shoulder'
  | 'bend'
  | 'squat'
  | 'lead'
  | 'led'
  | 'wave'
  | 'stroke-near'
  | 'stroke-far'
  | 'idle';

const ASTRIDE = {
  hip: [0, 0.03],
  knees: pair(0.185, 0.025, 0.215, 0.02),
  feet: pair(0.15, -0.25, 0.185, -0.255),
} as const;
const UPRIGHT = { hip: [0, 0.5], chest: [0.01, 0.79], head: [0.025, 0.93] } as const;

/** People under way: on a motorbike, in a boat, on the sand, with a child at the hand, under a load. */
export const OUTING_POSES: Record<OutingPose, FolkBones> = {
  ride: {
    ...ASTRIDE,
    chest: [0.06, 0.31],
    head: [0.1, 0.445],
    elbows: pair(0.17, 0.17, 0.205, 0.165),
    hands: pair(0.33, 0.135, 0.35, 0.125),
  },
  pillion: {
    ...ASTRIDE,
    chest: [0.04, 0.315],
    head: [0.08, 0.45],
    elbows: pair(0.04, 0.16, 0.07, 0.155),
    hands: pair(0.18, 0.13, 0.2, 0.12),
  },
  'sit-point': {
    ...ASTRIDE,
    chest: [0.015, 0.315],
    head: [0.04, 0.452],
    elbows: pair(-0.1, 0.16, 0.14, 0.4),
    hands: pair(-0.05, 0.06, 0.235, 0.545),
  },
  'sit-away': {
    hip: [0, 0.05],
    chest: [0, 0.33],
    head: [0.012, 0.468],
    elbows: pair(-0.125, 0.18, 0.125, 0.18),
    hands: pair(-0.12, 0.06, 0.1, 0.08),
    knees: pair(-0.15, 0.1, 0.15, 0.1),
    feet: pair(-0.06, 0.02, 0.06, 0.02),
  },
  lounge: {
    hip: [0, 0.05],
    chest: [-0.1, 0.315],
    head: [-0.1, 0.455],
    elbows: pair(-0.19, 0.17, -0.115, 0.16),
    hands: pair(-0.25, 0.02, -0.16, 0.01),
    knees: pair(0.17, 0.2, 0.18, 0.11),
    feet: pair(0.3, 0.02, 0.37, 0),
  },
  shoulder: {
    hip: [0, 0.495],
    chest: [0.025, 0.785],
    head: [0.055, 0.92],
    elbows: pair(-0.1, 0.63, 0.12, 0.68),
    hands: pair(-0.14, 0.5, 0.12, 0.82),
    knees: pair(-0.03, 0.27, 0.085, 0.28),
    feet: pair(-0.15, 0.03, 0.115, 0),
  },
  bend: {
    hip: [-0.07, 0.5],
    chest: [0.17, 0.64],
    head: [0.3, 0.655],
    elbows: pair(0.19, 0.46, 0.23, 0.45),
    hands: pair(0.24, 0.29, 0.3, 0.27),
    knees: pair(-0.04, 0.27, 0.05, 0.27),
    feet: pair(-0.08, 0.01, 0.05, 0),
  },
  squat: {
    hip: [-0.06, 0.16],
    chest: [0.04, 0.42],
    head: [0.1, 0.55],
    elbows: pair(0.12, 0.26, 0.18, 0.26),
    hands: pair(0.25, 0.12, 0.29, 0.1),
    knees: pair(0.15, 0.27, 0.19, 0.26),
    feet: pair(0.02, 0.01, 0.07, 0),
  },
  lead: {
    hip: [0, 0.5],
    chest: [0.005, 0.79],
    head: [0.03, 0.925],
    elbows: pair(-0.12, 0.62, 0.1, 0.63),
    hands: pair(-0.19, 0.45, 0.13, 0.51),
    knees: pair(-0.02, 0.27, 0.07, 0.28),
    feet: pair(-0.12, 0.02, 0.09, 0),
  },
  led: {
    hip: [0, 0.48],
    chest: [0.01, 0.75],
    head: [0.03, 0.895],
    elbows: pair(-0.1, 0.6, 0.15, 0.78),
    hands: pair(-0.13, 0.48, 0.25, 0.88),
    knees: pair(-0.04, 0.26, 0.07, 0.28),
    feet: pair(-0.14, 0.04, 0.08, 0),
  },
  wave: {
    ...UPRIGHT,
    elbows: pair(-0.11, 0.62, 0.17, 0.86),
    hands: pair(-0.05, 0.5, 0.19, 1.06),
    knees: pair(-0.035, 0.27, 0.05, 0.27),
    feet: pair(-0.065, 0.005, 0.065, 0),
  },
  'stroke-near': {
    hip: [0, 0.02],
    chest: [0.065, 0.295],
    head: [0.11, 0.43],
    elbows: pair(0.15, 0.27, 0.1, 0.13),
    hands: pair(0.27, 0.34, 0.2, 0.12),
    knees: pair(0.2, 0.08, 0.22, 0.07),
    feet: pair(0.38, 0.01, 0.4, 0.01),
  },
  'stroke-far': {
    hip: [0, 0.02],
    chest: [0.02, 0.305],
    head: [0.05, 0.445],
    elbows: pair(0.08, 0.15, 0.12, 0.22),
    hands: pair(0.22, 0.12, 0.16, 0.33),
    knees: pair(0.2, 0.08, 0.22, 0.07),
    feet: pair(0.38, 0.01, 0.4, 0.01),
  },
  idle: {
    hip: [0, 0.02],
    chest: [-0.015, 0.305],
    head: [0.005, 0.45],
    elbows: pair(0.03, 0.16, 0.06, 0.14),
    hands: pair(0.15, 0.13, 0.17, 0.12),
    knees: pair(0.2, 0.08, 0.22, 0.07),
    feet: pair(0.38, 0.01, 0.4, 0.01),
  },
};
