import { type Palette, paletteOf } from '../../kit/lights.ts';
import { mirror } from '../../kit/mirror.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { cableParkAlt } from './alt.ts';
import { paintCarousel } from './carousel.ts';
import { paintHandBridge } from './hand-bridge.ts';
import { paintHillVillage } from './hill-village.ts';
import { paintRidges } from './ridges.ts';
import { paintSeasidePark } from './seaside-park.ts';

export type ParkComposition = 'ridges' | 'hands' | 'village' | 'seaside' | 'carousel';

export interface ParkView {
  sheet: Sheet;
  palette: Palette;
  seed: string;
}

const PAINTERS: Record<ParkComposition, (view: ParkView) => void> = {
  ridges: paintRidges,
  hands: paintHandBridge,
  village: paintHillVillage,
  seaside: paintSeasidePark,
  carousel: paintCarousel,
};

/** Mountain-top and seaside amusement parks with their cable cars. */
export const cablePark: Scene = {
  name: 'cable-park',
  compositions: Object.keys(PAINTERS),
  lights: ['dawn', 'noon', 'golden', 'dusk', 'night', 'mist'],
  paint: paintCablePark,
  alt: cableParkAlt,
};

function paintCablePark(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  PAINTERS[composition as ParkComposition]({ sheet, palette: paletteOf(light), seed });
  if (makeRng(`${seed}/hand`).chance(0.5)) mirror(sheet);
}
