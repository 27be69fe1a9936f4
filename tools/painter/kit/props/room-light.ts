import type { Hex } from '../colour.ts';
import type { Light } from '../lights.ts';

/** What the hour does to a room. */
export interface RoomLight {
  /** Laid over every local colour, with its share. */
  wash: readonly [Hex, number];
  shade: Hex;
  light: Hex;
  /** How bright the sun falls in: 0 none, 1 full. */
  beam: number;
  /** How bright the windows make the walls, 0..1. */
  daylight: number;
  /** How bright the lamps burn, 0..1. */
  lamps: number;
}

const ROOM_LIGHTS: Record<Light, RoomLight> = {
  dawn: { wash: ['#f3c48d', 0.1], shade: '#5c5149', light: '#ffe6bd', beam: 0.7, daylight: 0.9, lamps: 0.25 },
  noon: { wash: ['#ffffff', 0], shade: '#57554d', light: '#fff4d8', beam: 0.9, daylight: 1, lamps: 0 },
  golden: { wash: ['#f6b866', 0.14], shade: '#5c463f', light: '#ffdf9e', beam: 1, daylight: 1, lamps: 0.2 },
  dusk: { wash: ['#85505a', 0.24], shade: '#3a2f4c', light: '#ffc88a', beam: 0, daylight: 0.35, lamps: 0.85 },
  night: { wash: ['#6e4640', 0.24], shade: '#2a2238', light: '#ffcf8f', beam: 0, daylight: 0, lamps: 1 },
  mist: { wash: ['#c9d2c8', 0.14], shade: '#55605c', light: '#f6f1e2', beam: 0, daylight: 0.85, lamps: 0.3 },
};

/** The light of a room at an hour. */
export function roomLightOf(light: Light): RoomLight {
  return ROOM_LIGHTS[light];
}
