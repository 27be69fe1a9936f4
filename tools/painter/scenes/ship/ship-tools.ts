import type { Hex } from '../../kit/colour.ts';
import type { Palette } from '../../kit/lights.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import type { ShipPlan } from './ship-plan.ts';

/** For painting a boat: its middle on the water is 0, its bow to the right, upward is negative. */
export interface ShipTools {
  ctx: Context;
  plan: ShipPlan;
  palette: Palette;
  rng: Rng;
  /** A colour by clear day, under this light. */
  at(colour: Hex): Hex;
  /** Lamps burn. */
  lit: boolean;
}

/** Height of the hull amidships and of a deck, for a boat of this length. */
export const freeboard = ({ long }: ShipPlan): number => 22 + long * 0.05;
export const deckHeight = ({ long }: ShipPlan): number => 26 + long * 0.036;
