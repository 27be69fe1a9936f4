import type { RoomPlan } from '../../kit/props/room-scene.ts';

export type LobbyComposition = 'reception' | 'lounge' | 'atrium' | 'staircase';
export const LOBBY_COMPOSITIONS: readonly LobbyComposition[] = ['reception', 'lounge', 'atrium', 'staircase'];

export const LOBBY_PLANS: Record<LobbyComposition, RoomPlan> = {
  reception: {
    camera: { horizon: 400, x: 0.7, yaw: -0.13, focal: 820 },
    room: { left: -4, right: 4.4, back: 7, height: 3.5, front: -2 },
    openings: [{ wall: 'left', along: [2.8, 6.2], y: [0.04, 2.9] }],
    view: 'garden',
    sun: [120, 170],
    schemes: ['sage', 'clay', 'teal'],
  },
  lounge: {
    camera: { horizon: 390, x: -0.4, yaw: -0.12, focal: 840 },
    room: { left: -4.6, right: 4.4, back: 7, height: 3.6, front: -2 },
    openings: [
      { wall: 'back', along: [-3.4, -0.5], y: [0.04, 2.9] },
      { wall: 'back', along: [0.1, 3], y: [0.04, 2.9] },
    ],
    view: 'garden',
    sun: [760, 180],
    sunRadius: 20,
    schemes: ['sand', 'white', 'indigo'],
  },
  atrium: {
    camera: { horizon: 410, eye: 1.7, focal: 860 },
    room: { left: -4.4, right: 4.4, back: 12, height: 4.4, front: -2 },
    openings: [
      { wall: 'back', along: [-3.6, 3.6], y: [0.04, 3.7] },
      { wall: 'left', along: [3.2, 11], y: [0.04, 3.5] },
      { wall: 'right', along: [3.2, 11], y: [0.04, 3.5] },
    ],
    view: 'sea',
    sun: [650, 110],
    sunRadius: 26,
    schemes: ['white', 'sand'],
  },
  staircase: {
    camera: { horizon: 430, x: -0.2, z: 0.4, yaw: 0.04, focal: 800 },
    room: { left: -4.2, right: 4.8, back: 8, height: 4.1, front: -2 },
    openings: [
      { wall: 'back', along: [-3.3, -1.65], y: [0.45, 3.2] },
      { wall: 'back', along: [-1.15, 0.5], y: [0.45, 3.2] },
      { wall: 'left', along: [3.4, 6.4], y: [0.04, 3] },
    ],
    view: 'garden',
    sun: [300, 230],
    schemes: ['sage', 'teal', 'clay'],
  },
};
