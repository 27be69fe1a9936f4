import { type Palette, paletteOf } from '../../kit/lights.ts';
import { mirror } from '../../kit/mirror.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { theatreAlt } from './alt.ts';
import { paintColonnade } from './colonnade.ts';
import { paintGate } from './gate.ts';
import { paintHallCourt } from './hall-court.ts';
import { paintPuppetStage } from './puppet-stage.ts';
import { paintRiverShow } from './river-show.ts';

export type TheatreComposition = 'puppets' | 'river-show' | 'gate' | 'hall' | 'colonnade';

export interface TheatreView {
  sheet: Sheet;
  palette: Palette;
  seed: string;
  /** Lamps are lit, 0..1. */
  lamps: number;
}

const PAINTERS: Record<TheatreComposition, (view: TheatreView) => void> = {
  puppets: paintPuppetStage,
  'river-show': paintRiverShow,
  gate: paintGate,
  hall: paintHallCourt,
  colonnade: paintColonnade,
};

/** Shows on the water and the gates and halls of an old citadel. */
export const theatre: Scene = {
  name: 'theatre',
  compositions: Object.keys(PAINTERS),
  lights: ['dawn', 'noon', 'golden', 'dusk', 'night', 'mist'],
  paint: paintTheatre,
  alt: theatreAlt,
};

function paintTheatre(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const usual = paletteOf(light);
  const palette: Palette =
    light === 'night'
      ? { ...usual, cast: ['#1c2444', 0.34] }
      : light === 'dusk'
        ? { ...usual, cast: ['#453a5c', 0.24] }
        : usual;
  const lamps = { dusk: 0.9, night: 1, golden: 0.2 }[light as string] ?? 0;
  PAINTERS[composition as TheatreComposition]({ sheet, palette, seed, lamps });
  if (makeRng(`${seed}/hand`).chance(0.5)) mirror(sheet);
}
