import { setAfloat } from '../../kit/float.ts';
import { paletteOf } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import { mirror } from '../../kit/mirror.ts';
import { paintCableBridge } from '../../kit/props/cable-bridge.ts';
import { paintDragonBridge } from '../../kit/props/dragon-bridge.ts';
import { paintLightStreaks } from '../../kit/props/light-streaks.ts';
import { paintTourBoat } from '../../kit/props/tour-boat.ts';
import { makeRng } from '../../kit/rng.ts';
import { openSceneView } from '../../kit/scene-view.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { paintClouds, paintSky, paintStars, paintSun } from '../../kit/sky.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { nightCityAlt } from './alt.ts';
import { paintFarBank } from './far-bank.ts';
import { paintPromenade } from './promenade.ts';
import { paintRooftop } from './rooftop.ts';

export type CityComposition = 'dragon-bridge' | 'cable-bridge' | 'promenade';
const COMPOSITIONS: readonly CityComposition[] = ['dragon-bridge', 'cable-bridge', 'promenade'];

/** City on a river after sunset, and by day for city hotels: Đà Nẵng. */
export const nightCity: Scene = {
  name: 'night-city',
  compositions: [...COMPOSITIONS, 'rooftop'],
  lights: ['night', 'dusk', 'golden', 'noon'],
  paint: (sheet, brief) => {
    if (brief.composition !== 'rooftop') return paintNightCity(sheet, brief);
    const view = openSceneView(sheet, brief.seed, brief.light);
    const turned = view.rng.chance(0.5);
    paintRooftop(view);
    if (turned) mirror(sheet);
  },
  alt: nightCityAlt,
};

function paintNightCity(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const kind = composition as CityComposition;
  const palette = paletteOf(light);
  const rng = makeRng(`${seed}/layout`);
  const bank = kind === 'promenade' ? 520 : 588;
  const mirrored = rng.chance(0.5);
  const high = light === 'night' ? rng.range(110, 150) : rng.range(250, 300);
  const sun: Point = [kind === 'dragon-bridge' ? rng.range(170, 250) : rng.range(480, 540), high];
  const view = { palette, seed, horizon: bank, sun };
  const lamps = light === 'night' || light === 'dusk';
  paintSky(sheet.main, palette, { ...view, horizon: bank - 30 });
  if (light === 'night') paintStars(sheet.main, palette, view);
  paintClouds(sheet.main, palette, { seed, horizon: bank * 0.8, cover: rng.range(0.26, 0.42) });
  paintSun(sheet.main, palette, sun, light === 'night' ? 34 : 30);
  paintFarBank(sheet, palette, {
    seed,
    bank,
    sun,
    wheel: kind === 'promenade',
    towerX: kind === 'cable-bridge' ? 700 : 390,
  });
  paintWater(sheet, { ...view, mirrorFrom: bank + 2, amplitude: 18, mirror: 0.85 });
  if (lamps) paintLightStreaks(sheet.main.ctx, makeRng(`${seed}/streaks`), palette, bank);
  paintRipples(sheet, view);
  const bridge = { palette, seed, rng: makeRng(`${seed}/bridge`), deck: bank - 48, waterline: bank + 74 };
  if (kind === 'dragon-bridge') paintDragonBridge(sheet, bridge);
  if (kind === 'cable-bridge') paintCableBridge(sheet, bridge);
  const boat = sheet.layer();
  const x = kind === 'cable-bridge' ? rng.range(560, 620) : rng.range(540, 660);
  const waterline = kind === 'promenade' ? bank + 92 : bank + Math.round(rng.range(190, 212));
  const scale = kind === 'promenade' ? 0.72 : 1.05;
  paintTourBoat(boat.ctx, { palette, x, waterline, scale, heading: -1 });
  setAfloat(boat, {
    palette,
    seed: `${seed}/boat`,
    x,
    waterline,
    reach: 112 * scale,
    depth: 110 * scale,
    amplitude: 22,
  });
  if (kind === 'promenade') paintPromenade(sheet, palette, seed);
  if (mirrored) mirror(sheet);
}
