import { type Palette, paletteOf } from '../../kit/lights.ts';
import type { Point, Side } from '../../kit/maths.ts';
import { mirror } from '../../kit/mirror.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { waterfallAlt } from './alt.ts';
import { paintCanyon } from './canyon.ts';
import { paintHangingBridge } from './hanging-bridge.ts';
import { paintJungleFall } from './jungle-fall.ts';
import { paintTerracedFalls } from './terraced-falls.ts';
import { paintTrail } from './trail.ts';

export type FallComposition = 'jungle' | 'terraces' | 'bridge' | 'canyon' | 'trail';

/** What every composition is painted with; the sun stands on the right unless the whole is mirrored. */
export interface FallView {
  sheet: Sheet;
  palette: Palette;
  seed: string;
  sun: Point;
  side: Side;
}

const PAINTERS: Record<FallComposition, (view: FallView) => void> = {
  jungle: paintJungleFall,
  terraces: paintTerracedFalls,
  bridge: paintHangingBridge,
  canyon: paintCanyon,
  trail: paintTrail,
};

/** Falls, gorges and forest paths. */
export const waterfall: Scene = {
  name: 'waterfall',
  compositions: Object.keys(PAINTERS),
  lights: ['dawn', 'noon', 'golden', 'mist'],
  paint: paintWaterfallScene,
  alt: waterfallAlt,
};

function paintWaterfallScene(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const rng = makeRng(`${seed}/view`);
  const view: FallView = {
    sheet,
    palette: paletteOf(light),
    seed,
    sun: [rng.range(800, 900), rng.range(120, 170)],
    side: 1,
  };
  PAINTERS[composition as FallComposition](view);
  if (rng.chance(0.5)) mirror(sheet);
}
