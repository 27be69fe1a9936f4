import type { RoomPlan } from '../../kit/props/room-scene.ts';

export type RestaurantComposition = 'seaside' | 'lanterns' | 'breakfast' | 'saloon';
export const RESTAURANT_COMPOSITIONS: readonly RestaurantComposition[] = [
  'seaside',
  'lanterns',
  'breakfast',
  'saloon',
];

export const RESTAURANT_PLANS: Record<RestaurantComposition, RoomPlan> = {
  seaside: {
    camera: { horizon: 352, x: -0.1, z: 0.9, yaw: 0.06, focal: 820 },
    room: { left: -5.4, right: 5.4, back: 8, height: 3.3, front: -2 },
    openings: [
      { wall: 'back', along: [-4.9, 4.9], y: [0.04, 2.9] },
      { wall: 'left', along: [2, 7.6], y: [0.04, 2.9] },
    ],
    view: 'sea',
    sun: [420, 110],
    sunRadius: 26,
    schemes: ['white', 'teal', 'sand'],
  },
  lanterns: {
    camera: { horizon: 396, x: 0.3, z: 0.7, yaw: -0.1, focal: 820 },
    room: { left: -4.2, right: 4.4, back: 7.4, height: 3.5, front: -2 },
    openings: [
      { wall: 'back', along: [-3.2, -1], y: [0.9, 2.5] },
      { wall: 'back', along: [1.2, 3.4], y: [0.9, 2.5] },
    ],
    view: 'garden',
    sun: [300, 180],
    schemes: ['clay', 'lodge', 'indigo'],
  },
  breakfast: {
    camera: { horizon: 360, x: 0.3, z: 1.1, yaw: -0.24, focal: 800 },
    room: { left: -3.6, right: 4.6, back: 7.2, height: 3.2, front: -2 },
    openings: [
      { wall: 'back', along: [-2.4, 0.6], y: [0.5, 2.6] },
      { wall: 'back', along: [1.1, 4.1], y: [0.5, 2.6] },
    ],
    view: 'garden',
    sun: [760, 190],
    schemes: ['sage', 'clay', 'sand'],
  },
  saloon: {
    camera: { horizon: 384, x: -0.2, z: 1.3, eye: 1.5, yaw: 0.12, focal: 800 },
    room: { left: -3, right: 3.4, back: 8.4, height: 2.5, front: -2 },
    openings: [
      { wall: 'back', along: [-2.1, 3], y: [0.72, 2.12] },
      { wall: 'right', along: [0.6, 8], y: [0.72, 2.12] },
      { wall: 'left', along: [2.6, 8], y: [0.72, 2.12] },
    ],
    view: 'bay',
    sun: [470, 95],
    viewSize: 0.3,
    schemes: ['teal', 'sand'],
  },
};
