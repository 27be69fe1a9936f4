import { setAfloat } from '../../kit/float.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { type Palette, paletteOf } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import { mirror } from '../../kit/mirror.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { paintKarstRow } from '../../kit/props/karst-row.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintPavilion } from '../../kit/props/pavilion.ts';
import { paintSampan } from '../../kit/props/sampan.ts';
import { makeRng } from '../../kit/rng.ts';
import { openSceneView } from '../../kit/scene-view.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { paintClouds, paintSky, paintSun } from '../../kit/sky.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { karstRiverAlt } from './alt.ts';
import { paintCaveMouth } from './cave-mouth.ts';
import { paintRiverFields } from './fields.ts';
import { layOut, RIVER_COMPOSITIONS, type RiverComposition, type RiverLayout } from './layout.ts';
import { paintLotusCorner, paintReeds, paintShore } from './river-plants.ts';

/** River between limestone walls with rowing boats: Tam Cốc, Tràng An. */
export const karstRiver: Scene = {
  name: 'karst-river',
  compositions: [...RIVER_COMPOSITIONS, 'fields'],
  lights: ['dawn', 'noon', 'golden', 'mist'],
  paint: (sheet, brief) => {
    if (brief.composition !== 'fields') return paintKarstRiver(sheet, brief);
    const view = openSceneView(sheet, brief.seed, brief.light);
    const turned = view.rng.chance(0.5);
    paintRiverFields(view);
    if (turned) mirror(sheet);
  },
  alt: karstRiverAlt,
};

function paintKarstRiver(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const palette = paletteOf(light);
  const layout = layOut(composition as RiverComposition, seed);
  const { horizon, gap } = layout;
  const sun: Point = [gap + 60, horizon - 150];
  const view = { palette, seed, horizon, sun };
  paintSky(sheet.main, palette, view);
  paintClouds(sheet.main, palette, {
    seed,
    horizon: horizon * 0.85,
    cover: makeRng(`${seed}/cover`).range(0.36, 0.5),
  });
  paintSun(sheet.main, palette, sun, 34);
  paintWalls(sheet, palette, layout, sun, seed);
  paintWater(sheet, { ...view, mirrorFrom: horizon + 8, amplitude: 13, mirror: 0.88 });
  paintShore(sheet, palette, layout, seed);
  paintRipples(sheet, view);
  layout.boats.forEach((boat, i) => {
    const layer = sheet.layer();
    const seen = boat.scale < 0.5 ? hazedPalette(palette, 0.75) : palette;
    paintSampan(layer.ctx, makeRng(`${seed}/boat${i}`), {
      palette: seen,
      ...boat,
      side: boat.x < sun[0] ? 1 : -1,
    });
    setAfloat(layer, {
      palette,
      seed: `${seed}/boat${i}`,
      x: boat.x,
      waterline: boat.waterline,
      reach: 132 * boat.scale,
      depth: 130 * boat.scale,
      amplitude: 14,
    });
  });
  if (layout.composition === 'cave') paintCaveMouth(sheet, palette, layout, seed);
  else {
    paintLotusCorner(sheet, palette, layout, seed);
    paintReeds(sheet, palette, layout, seed);
    paintBirds(sheet.main.ctx, makeRng(`${seed}/birds`), palette, [gap - 60, horizon * 0.4]);
  }
  if (layout.mirrored) mirror(sheet);
}

/** Rows of rocks with mist between them, the pavilion at the foot of the second. */
function paintWalls(sheet: Sheet, palette: Palette, layout: RiverLayout, sun: Point, seed: string): void {
  const { horizon, rows, pavilion } = layout;
  rows.forEach(({ nearness, rocks }, i) => {
    if (rocks.length > 0)
      paintKarstRow(sheet, {
        palette,
        seed: `${seed}/walls${i}`,
        rocks,
        base: horizon + i * 3,
        nearness,
        sunX: sun[0],
        green: 0.95,
        stone: 0.62,
      });
    if (i < 2)
      paintMistBank(sheet, {
        palette,
        seed: `${seed}/mist${i}`,
        y: horizon - 20 + i * 6,
        height: 34,
        density: 0.7,
      });
    if (i === 2 && pavilion)
      paintPavilion(sheet.main.ctx, {
        palette: hazedPalette(palette, 0.82),
        x: pavilion[0],
        y: horizon + 6,
        size: pavilion[1],
        side: -1,
      });
  });
}
