import { type Hex, mix } from './colour.ts';

export type Light = 'dawn' | 'noon' | 'golden' | 'dusk' | 'night' | 'mist';
export const LIGHTS: readonly Light[] = ['dawn', 'noon', 'golden', 'dusk', 'night', 'mist'];

type Four = readonly [Hex, Hex, Hex, Hex];

/** The few colours of one light; everything else in a picture is mixed from them. */
export interface Palette {
  readonly light: Light;
  /** Zenith to horizon. */
  readonly sky: Four;
  /** Body, underside, upper rim. */
  readonly cloud: readonly [Hex, Hex, Hex];
  /** Colour of the disc, or null where no disc is drawn (noon). At night it is the moon. */
  readonly disc: Hex | null;
  readonly glow: Hex;
  readonly haze: Hex;
  readonly ink: Hex;
  readonly mid: Hex;
  /** Warm light: the sun's by day, the lamps' at night. */
  readonly lit: Hex;
  /** What sun or moon puts on the lit flank of land. */
  readonly flank: Hex;
  /** Far to near. */
  readonly water: Four;
  readonly glint: readonly [Hex, Hex];
  readonly trough: readonly [Hex, Hex];
  /** Local colour, dark, light: the warm accent. */
  readonly sail: readonly [Hex, Hex, Hex];
  /** What the light does to local colours; see `underLight`. */
  readonly cast: readonly [Hex, number];
}

const PALETTES: Record<Light, Palette> = {
  dawn: {
    light: 'dawn',
    sky: ['#7fa3a8', '#b9bfae', '#efc9a0', '#f9dfb3'],
    cloud: ['#f7cfa6', '#e7a98a', '#fbe7c6'],
    disc: '#fff4d8',
    glow: '#f6a868',
    haze: '#efcfa8',
    ink: '#17403f',
    mid: '#4f8581',
    lit: '#f3c48d',
    flank: '#f3c48d',
    water: ['#f4d3a6', '#c9bfa4', '#7ca29c', '#3d706f'],
    glint: ['#fdeccb', '#f7cf9c'],
    trough: ['#4e827f', '#376a69'],
    sail: ['#c8522a', '#8f3420', '#e98a4e'],
    cast: ['#f3c48d', 0.08],
  },
  noon: {
    light: 'noon',
    sky: ['#4f9dab', '#86bfc0', '#c6ddcf', '#eceedd'],
    cloud: ['#f6f3e4', '#dfe9de', '#ffffff'],
    disc: null,
    glow: '#ffe9b0',
    haze: '#d3e3d6',
    ink: '#12443f',
    mid: '#3f8a80',
    lit: '#e3dcb0',
    flank: '#e3dcb0',
    water: ['#cfe3d6', '#8cc2b8', '#4a9d98', '#1f7776'],
    glint: ['#f2f5e6', '#bfe0d4'],
    trough: ['#2f837f', '#1f6d6b'],
    sail: ['#d2602c', '#94371f', '#f09a55'],
    cast: ['#ffffff', 0],
  },
  golden: {
    light: 'golden',
    sky: ['#6d9fa8', '#b9c3a6', '#f6c98a', '#fce0a2'],
    cloud: ['#fbd19b', '#ee9f6c', '#fff0cc'],
    disc: '#fff8dd',
    glow: '#ffb257',
    haze: '#f1c48c',
    ink: '#1f3a3c',
    mid: '#5f857c',
    lit: '#ffd98f',
    flank: '#ffd08a',
    water: ['#fbdca0', '#9fc0a6', '#3f978f', '#15686c'],
    glint: ['#fff0c4', '#ffd98f'],
    trough: ['#2a817f', '#1b6b70'],
    sail: ['#c8522a', '#8f3420', '#f09a4e'],
    cast: ['#f6b866', 0.12],
  },
  dusk: {
    light: 'dusk',
    sky: ['#4a4d70', '#8d6a83', '#d98a78', '#f5bd83'],
    cloud: ['#e98f74', '#b6697a', '#f9cf95'],
    disc: '#fff0c9',
    glow: '#ff9a55',
    haze: '#d99c86',
    ink: '#232a45',
    mid: '#6a5877',
    lit: '#f3ad78',
    flank: '#f3ad78',
    water: ['#f3b682', '#c98681', '#7d6584', '#3a3d60'],
    glint: ['#fcd9a0', '#f2a878'],
    trough: ['#565079', '#3b3d63'],
    sail: ['#b5412a', '#6f2830', '#ec8450'],
    cast: ['#453a5c', 0.38],
  },
  night: {
    light: 'night',
    sky: ['#0e1c38', '#1c3557', '#3d5a78', '#8a7f8e'],
    cloud: ['#4b6283', '#2b4465', '#8f93a8'],
    disc: '#fdf3d4',
    glow: '#ffb65a',
    haze: '#5d6f88',
    ink: '#0a1528',
    mid: '#1d3550',
    lit: '#ffd167',
    flank: '#8ea6bd',
    water: ['#7d7a8a', '#3c5674', '#1c3556', '#0e1d38'],
    glint: ['#f3e2b8', '#8fa3b8'],
    trough: ['#16294a', '#0f1f3d'],
    sail: ['#8e3b2e', '#4c2430', '#c8683f'],
    cast: ['#10203f', 0.6],
  },
  mist: {
    light: 'mist',
    sky: ['#6a9aa4', '#9cc1c1', '#d2ddcc', '#f8e5b8'],
    cloud: ['#f4eedb', '#ccd6cb', '#fdf7e4'],
    disc: '#fffbe9',
    glow: '#fbd98c',
    haze: '#cddacd',
    ink: '#0b3133',
    mid: '#3b7670',
    lit: '#f7d998',
    flank: '#f2d9a0',
    water: ['#eee6c9', '#98beb8', '#4a8a86', '#185658'],
    glint: ['#fbf5e2', '#dfe6d6'],
    trough: ['#3c7773', '#235c5c'],
    sail: ['#c94a22', '#802c22', '#f0935a'],
    cast: ['#cdd8cf', 0.02],
  },
};

/** The palette of a light. */
export function paletteOf(light: Light): Palette {
  return PALETTES[light];
}

/** A colour as seen by clear day, put under this light. Lamps and other sources of light are left as they are. */
export function underLight(palette: Palette, colour: Hex): Hex {
  return mix(colour, palette.cast[0], palette.cast[1]);
}

/** A colour seen through air: `nearness` 0 is all haze, 1 is right before the eye. */
export function throughAir(palette: Palette, colour: Hex, nearness: number): Hex {
  return mix(palette.haze, colour, nearness);
}

/** The whole palette seen through air, for things built from a palette (boats, people). */
export function paletteThroughAir(palette: Palette, nearness: number): Palette {
  const far = (colour: Hex): Hex => throughAir(palette, colour, nearness);
  const [sail, dark, bright] = palette.sail;
  return {
    ...palette,
    ink: far(palette.ink),
    mid: far(palette.mid),
    lit: far(palette.lit),
    flank: far(palette.flank),
    sail: [far(sail), far(dark), far(bright)],
  };
}
