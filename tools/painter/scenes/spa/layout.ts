import type { RoomPlan } from '../../kit/props/room-scene.ts';

/** Compositions within walls. */
export type SpaRoom = 'treatment' | 'pavilion' | 'tub';
export type SpaComposition = SpaRoom | 'hot-spring';
export const SPA_COMPOSITIONS: readonly SpaComposition[] = ['treatment', 'pavilion', 'tub', 'hot-spring'];

export const SPA_PLANS: Record<SpaRoom, RoomPlan> = {
  treatment: {
    camera: { horizon: 380, focal: 860 },
    room: { left: -3.8, right: 3.8, back: 6.6, height: 3.2, front: -2 },
    openings: [{ wall: 'back', along: [-2.9, 2.9], y: [0.04, 2.7] }],
    view: 'garden',
    sun: [760, 180],
    schemes: ['sage', 'sand'],
  },
  pavilion: {
    camera: { horizon: 390, eye: 1.7, focal: 840 },
    room: { left: -3.8, right: 3.8, back: 6.8, height: 3.3, front: -2 },
    openings: [
      { wall: 'back', along: [-3.4, 3.4], y: [0.04, 2.95] },
      { wall: 'left', along: [2.4, 6.4], y: [0.04, 2.9] },
      { wall: 'right', along: [2.4, 6.4], y: [0.04, 2.9] },
    ],
    view: 'sea',
    sun: [640, 120],
    sunRadius: 24,
    schemes: ['white', 'sand'],
  },
  tub: {
    camera: { horizon: 380, x: 0.3, yaw: -0.1, focal: 820 },
    room: { left: -3.8, right: 3.8, back: 6.4, height: 3.2, front: -2 },
    openings: [{ wall: 'back', along: [-2.9, 2.9], y: [0.5, 2.75] }],
    view: 'mountains',
    sun: [760, 190],
    schemes: ['sage', 'clay'],
  },
};
