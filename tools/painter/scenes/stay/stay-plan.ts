import type { Hex } from '../../kit/colour.ts';
import type { Light } from '../../kit/lights.ts';
import type { Span } from '../../kit/props/solid.ts';

export type Facade = 'balcony' | 'shutter' | 'glass' | 'timber' | 'earth' | 'arcade';

export interface Roof {
  kind: 'flat' | 'gable' | 'hip' | 'thatch';
  colour: Hex;
  /** Metres from eave to ridge. */
  rise?: number;
  /** How far it hangs over, in metres. */
  over?: number;
}

/** One body of a house; metres. */
export interface House {
  /** Middle of its front. */
  at: readonly [x: number, z: number];
  size: readonly [width: number, depth: number];
  floors: number;
  /** Height of a floor. */
  floor?: number;
  bays: number;
  facade: Facade;
  /** Of the lowest floor, when it differs. */
  below?: Facade;
  wall: Hex;
  /** Shutters, frames, rails. */
  trim: Hex;
  roof: Roof;
  /** Radians; positive shows its left side. */
  turn?: number;
  /** Stands on posts that high. */
  lift?: number;
  /** Depth of a veranda before its front. */
  porch?: number;
  /** Flowers and leaves on the balconies. */
  green?: boolean;
}

export type Outlook =
  | 'sea'
  | 'garden'
  | 'city'
  | 'mountains'
  | 'bay'
  | 'karst'
  | 'pines'
  | 'terraces'
  | 'forest'
  | 'roofs'
  | 'plain';

export type Ground = 'lawn' | 'sand' | 'white-sand' | 'red-sand' | 'stone' | 'earth' | 'street' | 'water';

export type PlantKind =
  | 'palm'
  | 'areca'
  | 'pine'
  | 'tree'
  | 'bamboo'
  | 'bush'
  | 'flowers'
  | 'peach'
  | 'flame'
  | 'bougainvillea'
  | 'tent'
  | 'lounger'
  | 'parasol'
  | 'guest'
  | 'bicycle'
  | 'boat';

/** What grows or stands about: kind, place, height in metres. */
export type Plant = readonly [kind: PlantKind, x: number, z: number, height?: number];

export interface Rows {
  x: Span;
  z: Span;
  /** Shade, mid, lit. */
  colours: readonly [Hex, Hex, Hex];
  /** Metres between rows, and height of what grows. */
  apart?: number;
  tall?: number;
}

/** A place to stay: its house, what lies about and behind it, and its hour. */
export interface Stay {
  light: Light;
  /** Second hour, for a journey that stays here. */
  also?: Light;
  camera?: { horizon?: number; eye?: number; focal?: number; yaw?: number };
  outlook: Outlook;
  ground: Ground;
  /** Metres to where the ground ends. */
  reach?: number;
  houses: readonly House[];
  /** A pool, a pond with lotus, or a river. */
  water?: { kind: 'pool' | 'pond' | 'river'; x: Span; z: Span };
  rows?: Rows;
  /** A way of flat stones to this spot, from the viewer's feet. */
  path?: readonly [x: number, z: number];
  plants?: readonly Plant[];
  /** In Vietnamese, lower case. */
  shows: string;
}
