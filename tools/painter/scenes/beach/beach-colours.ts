import type { Hex } from '../../kit/colour.ts';
import { mix } from '../../kit/colour.ts';
import { type Light, type Palette, paletteOf, underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';

/** Clear shallow water has more turquoise than a bay: far to near. */
const SEA: Partial<Record<Light, Palette['water']>> = {
  dawn: ['#f8dcb4', '#b4c9b8', '#62a5a0', '#2b7477'],
  noon: ['#d5ebd8', '#7fcfc0', '#2fa7a6', '#0f7587'],
  dusk: ['#fbc07c', '#d68478', '#76597f', '#37365f'],
  night: ['#6f7a92', '#3a5a7c', '#1f4264', '#10264a'],
};

/** Sand that the usual cast would leave grey, dark to light. */
const SAND: Partial<Record<Light, readonly Hex[]>> = {
  noon: ['#c09a6c', '#e3c693', '#f5e3bd', '#fdf3da'],
  dusk: ['#5f4254', '#94655f', '#c98f70', '#e9b88a'],
  night: ['#1d2a44', '#39445c', '#576076', '#7b7f8c'],
};

export interface BeachColours {
  palette: Palette;
  sand: readonly Hex[];
  foam: Hex;
  /** Shallow water over sand. */
  shallow: Hex;
  /** What lies on the sand in shadow. */
  shadow: Hex;
}

/** The palette of a light, with the sea and sand of a beach. */
export function beachColours(light: Light): BeachColours {
  const usual = paletteOf(light);
  const palette = { ...usual, water: SEA[light] ?? usual.water };
  const sand = SAND[light] ?? LOCAL.sand.map((colour) => underLight(palette, colour));
  const white = {
    dawn: '#fff3df',
    noon: '#ffffff',
    golden: '#fff6e0',
    dusk: '#ffe6c0',
    night: '#b9c4d4',
    mist: '#f8f6ea',
  };
  return {
    palette,
    sand,
    foam: white[light],
    shallow: mix(palette.water[1], sand[3] as Hex, 0.35),
    shadow: mix(sand[0] as Hex, palette.ink, 0.45),
  };
}
