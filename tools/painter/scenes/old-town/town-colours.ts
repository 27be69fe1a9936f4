import { type Hex, mix } from '../../kit/colour.ts';
import { type Light, type Palette, paletteOf, underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import type { StreetColours } from '../../kit/props/shop-front.ts';

/** Everything a picture of the town is coloured with. */
export interface TownColours {
  palette: Palette;
  street: StreetColours;
  walls: readonly Hex[];
  roofs: readonly Hex[];
  lanterns: readonly Hex[];
  /** How far the lanterns burn, 0..1. */
  lit: number;
  paving: readonly [Hex, Hex, Hex];
}

/** After sunset the sky over the town is bluer, and lamps rule below it. */
const EVENING: Partial<Record<Light, Partial<Palette>>> = {
  dusk: {
    sky: ['#2f4366', '#6d6a8c', '#d58f7e', '#f6bf86'],
    cloud: ['#e59a80', '#a9708a', '#f8cb98'],
    glow: '#ffb45e',
    haze: '#c99a90',
    ink: '#1d2438',
    water: ['#e0a582', '#8d7388', '#3f4a6c', '#222c4a'],
    glint: ['#fbd39a', '#f0a873'],
    trough: ['#333d60', '#29324f'],
    cast: ['#3a2f52', 0.3],
  },
  night: {
    sky: ['#0f1c33', '#1d3350', '#37506a', '#6d6f7e'],
    cloud: ['#3d5570', '#2b4059', '#5d6d80'],
    glow: '#ffad4f',
    haze: '#4a566c',
    ink: '#0c1424',
    water: ['#6d6a70', '#3a4a60', '#1b2b45', '#0f1a30'],
    glint: ['#f6c27a', '#d98f52'],
    trough: ['#16243c', '#101b30'],
    cast: ['#10203f', 0.42],
  },
};

const WALLS = ['#d99a3a', '#e0ad52', '#c9823a', '#d8a85e', '#b97a45'] as const;

/** Colours of the town under a light. */
export function townColours(light: Light): TownColours {
  const usual = paletteOf(light);
  const [far, back, middle, near] = usual.water;
  const silt = '#8f9469';
  const water = [far, mix(back, silt, 0.25), mix(middle, silt, 0.4), mix(near, silt, 0.32)] as const;
  const palette: Palette = { ...usual, water, ...EVENING[light] };
  const evening = light === 'dusk' || light === 'night';
  const night = light === 'night';
  const at = (colour: Hex): Hex => underLight(palette, colour);
  const lamp = LOCAL.lamplight[0];
  const dim = night ? 0.2 : 0;
  const lit = { dusk: 1, night: 1, golden: 0.35, dawn: 0.3 }[light as string] ?? 0;
  return {
    palette,
    street: {
      wood: evening ? mix('#5a3326', palette.ink, dim) : at('#6e3f2b'),
      ink: palette.ink,
      shade: evening ? (night ? '#141a34' : '#3a2f52') : mix(palette.ink, '#8a5334', 0.72),
      glow: palette.glow,
      moss: at('#5d6b54'),
      inside: evening
        ? [mix(lamp, LOCAL.lantern[2], 0.3), lamp, mix(lamp, LOCAL.lantern[1], 0.6)]
        : [at('#3a2a22'), at('#5c402c'), at('#7d5a3c')],
      glass: evening ? lamp : mix(at('#3b3a3a'), palette.sky[1], 0.25),
      goods: evening ? LOCAL.lantern : LOCAL.cloth.map(at),
      evening,
    },
    walls: WALLS.map((wall) =>
      evening ? mix(wall, palette.ink, dim) : mix(mix(wall, palette.flank, 0.2), '#ffd27a', 0.16),
    ),
    roofs: night
      ? ['#252a3c', '#3a3846', '#524652']
      : light === 'dusk'
        ? LOCAL.tileRoof
        : ['#8a5f52', '#7a544a', '#9c6e5a'].map(at),
    lanterns: night ? LOCAL.lantern : LOCAL.lantern.map((colour) => mix(colour, palette.haze, 0.04)),
    lit,
    paving: night
      ? ['#232a3e', '#3b3d4e', '#5a5560']
      : light === 'dusk'
        ? ['#453b4e', '#6d5a62', '#9a7c74']
        : (['#a08b74', '#c9b394', '#ead8b6'].map(at) as [Hex, Hex, Hex]),
  };
}
