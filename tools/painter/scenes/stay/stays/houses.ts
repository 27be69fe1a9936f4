import type { Hex } from '../../../kit/colour.ts';
import type { Facade, House, Roof } from '../stay-plan.ts';

type Rest = Partial<Omit<House, 'at' | 'size' | 'floors' | 'bays' | 'facade' | 'wall' | 'trim' | 'roof'>>;

/** A house by the middle of its front, its width and depth in metres. */
export const house = (
  [x, z, wide, deep]: readonly [number, number, number, number],
  [floors, bays, facade]: readonly [number, number, Facade],
  [wall, trim]: readonly [Hex, Hex],
  roof: Roof,
  rest: Rest = {},
): House => ({ at: [x, z], size: [wide, deep], floors, bays, facade, wall, trim, roof, ...rest });

export const flat = (colour: Hex = '#d8cfba'): Roof => ({ kind: 'flat', colour });
export const hip = (colour: Hex = '#b4573a', rise?: number): Roof => ({ kind: 'hip', colour, ...(rise ? { rise } : {}) });
export const gable = (colour: Hex = '#8a5a4e', rise?: number): Roof => ({ kind: 'gable', colour, ...(rise ? { rise } : {}) });
export const thatch = (rise?: number, colour: Hex = '#b8935a'): Roof => ({ kind: 'thatch', colour, ...(rise ? { rise } : {}) });

/** Cameras: at the edge of a garden; across a street from a house of five floors; before a tower. */
export const STREET = { horizon: 690, eye: 1.9, focal: 880 };
export const MIDDLE = { horizon: 610, eye: 2.2, focal: 900 };
export const TALL = { horizon: 660, eye: 2.4, focal: 900 };
