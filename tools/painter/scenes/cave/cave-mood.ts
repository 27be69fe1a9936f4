import { type Hex, mix } from '../../kit/colour.ts';
import type { Light } from '../../kit/lights.ts';

/** Colours of a lit cave: air before the far wall, rock, its shade, and two colours of lamps. */
export interface CaveMood {
  air: Hex;
  rock: Hex;
  ink: Hex;
  lamps: readonly [Hex, Hex];
}

const BASE: Record<Light, readonly [air: Hex, rock: Hex, lamp: Hex, other: Hex]> = {
  dawn: ['#e9c08a', '#86755f', '#ffc987', '#86d3b4'],
  noon: ['#a6ddd0', '#62837e', '#93e6d4', '#ffe2a4'],
  golden: ['#f2b068', '#8f6a4c', '#ffb75e', '#f3908a'],
  dusk: ['#b48fc4', '#5f4f78', '#e58ad0', '#7fb4ff'],
  night: ['#5f86b8', '#3a4a6a', '#6fb4ff', '#c58af0'],
  mist: ['#cfd8cc', '#6f837c', '#e6eadb', '#a9d3c4'],
};

/** The mood of a cave under the light of the brief. */
export function caveMood(light: Light): CaveMood {
  const [air, rock, lamp, other] = BASE[light];
  return { air, rock, ink: mix(rock, '#0a1216', 0.84), lamps: [lamp, other] };
}
