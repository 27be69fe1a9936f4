import type { RoomPlan } from '../../kit/props/room-scene.ts';

export type CabinComposition = 'window' | 'balcony' | 'terrace' | 'suite';
export const CABIN_COMPOSITIONS: readonly CabinComposition[] = ['window', 'balcony', 'terrace', 'suite'];

export const CABIN_PLANS: Record<CabinComposition, RoomPlan> = {
  window: {
    camera: { horizon: 356, x: 0.95, z: 0.1, yaw: -0.26, focal: 800 },
    room: { left: -2.3, right: 2.4, back: 4.4, height: 2.4, front: -2 },
    openings: [{ wall: 'back', along: [-1.35, 1.9], y: [0.72, 2.02] }],
    view: 'bay',
    sun: [660, 70],
    viewSize: 0.5,
    schemes: ['lodge'],
  },
  balcony: {
    camera: { horizon: 366, x: -0.4, z: 0.25, yaw: 0.12, focal: 800 },
    room: { left: -2.6, right: 2.3, back: 4.6, height: 2.45, front: -2 },
    openings: [{ wall: 'back', along: [-0.35, 2.1], y: [0.04, 2.2] }],
    view: 'bay',
    sun: [900, 75],
    viewSize: 0.55,
    schemes: ['white', 'sand', 'teal'],
  },
  terrace: {
    camera: { horizon: 380, x: 0, yaw: 0.1, focal: 860 },
    room: { left: -3.6, right: 9, back: 5, height: 2.9, front: -2 },
    openings: [{ wall: 'back', along: [-3.6, 9], y: [0, 2.6] }],
    view: 'bay',
    sun: [640, 90],
    sunRadius: 28,
    schemes: ['sand', 'white'],
  },
  suite: {
    camera: { horizon: 372, x: 0.1, z: 0.2, yaw: 0.06, focal: 800 },
    room: { left: -2.5, right: 2.75, back: 5.6, height: 2.55, front: -2 },
    openings: [
      { wall: 'back', along: [-1.1, 2.55], y: [0.36, 2.28] },
      { wall: 'right', along: [2.4, 5.3], y: [0.36, 2.28] },
    ],
    view: 'bay',
    sun: [760, 80],
    viewSize: 0.6,
    schemes: ['teal', 'sand', 'sage'],
  },
};
