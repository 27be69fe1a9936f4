import type { Hex } from '../../kit/colour.ts';
import type { Light } from '../../kit/lights.ts';
import type { Side } from '../../kit/maths.ts';

/** A cruise boat, the water it lies on, its hour. */
export interface ShipPlan {
  light: Light;
  /** Second hour, for a journey that stays here. */
  also?: Light;
  /** Pixels along the deck. */
  long: number;
  decks: 1 | 2 | 3 | 4;
  hull: Hex;
  /** Line along the hull, and rails. */
  trim: Hex;
  wall: Hex;
  windows: 'arch' | 'square' | 'balcony' | 'wide';
  /** Roof over the sun deck; open when left out. */
  canopy?: Hex;
  /** Cloth of its sails. */
  sails?: { cloth: Hex; count: 1 | 2 | 3 };
  /** Strings of lamps from mast to deck. */
  lamps?: boolean;
  /** Parasols on the sun deck, of this cloth. */
  parasols?: Hex;
  heading: Side;
  /** Middle of the boat. */
  x: number;
  waterline: number;
  horizon: number;
  /** Size of the rocks behind. */
  rocks: number;
  /** In Vietnamese, lower case. */
  shows: string;
}
