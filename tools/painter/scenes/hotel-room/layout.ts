import type { RoomPlan } from '../../kit/props/room-scene.ts';

export type RoomComposition =
  | 'deluxe-sea'
  | 'twin-garden'
  | 'suite-city'
  | 'suite-sea'
  | 'lodge-mountain'
  | 'villa-garden';

export const ROOM_COMPOSITIONS: readonly RoomComposition[] = [
  'deluxe-sea',
  'twin-garden',
  'suite-city',
  'suite-sea',
  'lodge-mountain',
  'villa-garden',
];

const SUITE: Omit<RoomPlan, 'view'> = {
  camera: { horizon: 380, x: -1.7, z: -0.5, yaw: 0.33, focal: 820 },
  room: { left: -4.2, right: 2.9, back: 5.2, height: 2.9, front: -2 },
  openings: [
    { wall: 'back', along: [-0.3, 2.75], y: [0.04, 2.6] },
    { wall: 'right', along: [2.2, 5.05], y: [0.04, 2.6] },
  ],
  sun: [700, 90],
  schemes: ['indigo', 'sand', 'sage'],
};

export const ROOM_PLANS: Record<RoomComposition, RoomPlan> = {
  'deluxe-sea': {
    camera: { horizon: 372, centre: 590 },
    room: { left: -2.85, right: 2.75, back: 5.2, height: 2.9 },
    openings: [{ wall: 'back', along: [0.5, 2.4], y: [0.04, 2.42] }],
    view: 'sea',
    sun: [800, 70],
    schemes: ['teal', 'sand', 'clay'],
  },
  'twin-garden': {
    camera: { horizon: 366, x: 0.35, yaw: -0.2, centre: 600 },
    room: { left: -2.5, right: 2.7, back: 5, height: 2.8, front: -2 },
    openings: [{ wall: 'left', along: [2.5, 4.5], y: [0.75, 2.3] }],
    view: 'garden',
    sun: [160, 150],
    schemes: ['sage', 'clay', 'white'],
  },
  'suite-city': { ...SUITE, view: 'city' },
  'suite-sea': { ...SUITE, view: 'sea', sun: [590, 80], schemes: ['white', 'teal', 'sand'] },
  'lodge-mountain': {
    camera: { horizon: 372, x: 1.3, z: -0.3, yaw: -0.33, focal: 840 },
    room: { left: -2.9, right: 3.1, back: 5, height: 3, front: -2 },
    openings: [{ wall: 'back', along: [-1.5, 2.3], y: [0.55, 2.4] }],
    view: 'mountains',
    sun: [880, 190],
    schemes: ['lodge'],
  },
  'villa-garden': {
    camera: { horizon: 380, x: -0.6, yaw: 0.14, focal: 840 },
    room: { left: -3.3, right: 3.2, back: 5.6, height: 3.2, front: -2 },
    openings: [{ wall: 'right', along: [1.9, 5.1], y: [0.04, 2.6] }],
    view: 'garden',
    sun: [1000, 170],
    schemes: ['white', 'clay', 'sand'],
  },
};
