import { mix } from '../../kit/colour.ts';
import type { Palette } from '../../kit/lights.ts';

/** A palette whose water carries the silt of the delta. */
export function siltedPalette(usual: Palette): Palette {
  const [far, back, middle, near] = usual.water;
  const silt = '#a08a5c';
  return { ...usual, water: [far, mix(back, silt, 0.24), mix(middle, silt, 0.36), mix(near, silt, 0.3)] };
}
