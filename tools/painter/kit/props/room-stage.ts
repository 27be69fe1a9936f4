import { type Hex, mix } from '../colour.ts';
import type { Palette } from '../lights.ts';
import { clamp } from '../maths.ts';
import type { Sheet } from '../sheet.ts';
import type { Camera, Spot } from './camera.ts';
import { type RoomColours, type RoomScheme, roomColoursOf } from './room-colours.ts';
import { type RoomLight, roomLightOf } from './room-light.ts';

/** A window or a lamp that brightens what is near. */
export interface Source {
  spot: Spot;
  /** Metres. */
  reach: number;
  /** 0..1 */
  power: number;
}

/** What every part of a room needs to paint itself. */
export interface Stage {
  readonly sheet: Sheet;
  readonly seed: string;
  readonly camera: Camera;
  readonly palette: Palette;
  readonly colours: RoomColours;
  readonly light: RoomLight;
  /** Toward the strongest light, of length 1. */
  readonly toLight: Spot;
  readonly sources: Source[];
}

export interface StageOptions {
  sheet: Sheet;
  seed: string;
  camera: Camera;
  palette: Palette;
  scheme: RoomScheme;
  toLight: Spot;
}

/** Sets a stage without walls. */
export function setStage({ scheme, toLight, palette, ...rest }: StageOptions): Stage {
  const light = roomLightOf(palette.light);
  const length = Math.hypot(...toLight) || 1;
  const unit = toLight.map((v) => v / length) as unknown as Spot;
  return { ...rest, palette, light, colours: roomColoursOf(scheme, light), toLight: unit, sources: [] };
}

/** Brightness at a spot: about 0.45 in a corner, 1 beside a window or lamp. */
export function brightnessAt({ sources }: Stage, [x, y, z]: Spot): number {
  const sum = sources.reduce((total, { spot, reach, power }) => {
    const far = ((x - spot[0]) ** 2 + (y - spot[1]) ** 2 + (z - spot[2]) ** 2) / (reach * reach);
    return total + power * Math.exp(-far);
  }, 0);
  return 0.41 + 0.59 * (1 - Math.exp(-1.35 * sum));
}

/** A colour in shade (`by` < 0) or in light (`by` > 0), -1..1. */
export function litBy({ light }: Stage, colour: Hex, by: number): Hex {
  return by < 0 ? mix(colour, light.shade, 0.62 * clamp(-by)) : mix(colour, light.light, 0.5 * clamp(by));
}
