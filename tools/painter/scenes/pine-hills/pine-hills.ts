import { mix } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { glow } from '../../kit/glow.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { type Palette, paletteOf, underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { mirror } from '../../kit/mirror.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { tracePine } from '../../kit/props/far-pine.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintPineSlope } from '../../kit/props/pine-slope.ts';
import { paintRange } from '../../kit/props/range.ts';
import { paintSwanBoat } from '../../kit/props/swan-boat.ts';
import { paintVilla } from '../../kit/props/villa.ts';
import { makeRng } from '../../kit/rng.ts';
import { openSceneView } from '../../kit/scene-view.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { paintClouds, paintSky, paintSun } from '../../kit/sky.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { pineHillsAlt } from './alt.ts';
import { paintForestPath } from './forest-path.ts';
import { HILLS_COMPOSITIONS, type HillsComposition, type HillsLayout, layOut } from './layout.ts';
import { paintNear } from './near.ts';

/** Pine hills with villas, lake and hydrangeas: Đà Lạt. */
export const pineHills: Scene = {
  name: 'pine-hills',
  compositions: [...HILLS_COMPOSITIONS, 'path'],
  lights: ['dawn', 'noon', 'golden', 'mist'],
  paint: (sheet, brief) => {
    if (brief.composition !== 'path') return paintPineHills(sheet, brief);
    const view = openSceneView(sheet, brief.seed, brief.light);
    const turned = view.rng.chance(0.5);
    paintForestPath(view);
    if (turned) mirror(sheet);
  },
  alt: pineHillsAlt,
};

function paintPineHills(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const palette = paletteOf(light);
  const layout = layOut(composition as HillsComposition, seed);
  const { sun, base } = layout;
  const view = { palette, seed, horizon: 440, sun };
  paintSky(sheet.main, palette, view);
  paintClouds(sheet.main, palette, { seed, horizon: 400, cover: makeRng(`${seed}/cover`).range(0.36, 0.5) });
  paintSun(sheet.main, palette, sun, 34);
  paintHills(sheet, palette, layout, seed);
  if (layout.composition === 'lake') {
    const lake = { palette, seed, horizon: base, sun };
    paintWater(sheet, { ...lake, mirrorFrom: base + 3, amplitude: 12, mirror: 0.9 });
    paintMistBank(sheet, { palette, seed: `${seed}/lake`, y: base + 10, height: 34, density: 0.65 });
    paintRipples(sheet, lake);
    paintBoat(sheet, palette, seed, base);
  }
  paintNear(sheet, palette, layout, seed);
  glow(sheet.main.ctx, { x: sun[0], y: sun[1] + 40, radius: 520, colour: palette.glow, strength: 0.1 });
  paintBirds(sheet.main.ctx, makeRng(`${seed}/birds`), palette, [sun[0] - 250, 230]);
  if (layout.mirrored) mirror(sheet);
}

/** A far range, then slopes of pines with mist and villas between them. */
function paintHills(
  sheet: Sheet,
  palette: Palette,
  { slopes, base, composition }: HillsLayout,
  seed: string,
): void {
  const { haze, mid, ink, flank } = palette;
  const range = sheet.layer();
  paintRange(range, {
    seed: `${seed}/range`,
    y: (slopes[0]?.y ?? 380) - 20,
    amplitude: 62,
    base: base + 2,
    scale: 340,
    colours: [mix(haze, ink, 0.2), mix(haze, mid, 0.34), mix(haze, mid, 0.26), mix(haze, flank, 0.2)],
    side: 1,
    haze,
  });
  sheet.stamp(range);
  const rng = makeRng(`${seed}/villas`);
  slopes.forEach((slope, i) => {
    const last = i === slopes.length - 1;
    const crest = paintPineSlope(sheet, {
      ...slope,
      palette,
      seed: `${seed}/slope${i}`,
      base: base + 2,
      side: 1,
    });
    const air = Math.min(1, slope.nearness + 0.08);
    const place = (x: number, down: number, size: number): void =>
      settle(
        sheet,
        hazedPalette(palette, air),
        `${seed}/villa${i}${Math.round(x)}`,
        x,
        Math.min(base - 3, crest(x) + down),
        size,
      );
    if (composition === 'lake' && last) place(rng.range(500, 580), 46, 74);
    if (composition === 'villas' && i >= 2)
      for (const x of i === 2 ? [380, 560, 830, 1010] : [330, 690, 960])
        place(x + rng.range(-40, 40), rng.range(26, i === 2 ? 50 : 74), i === 2 ? 38 : 66);
    if (composition === 'ridges' && i === 3) place(rng.range(300, 380), 56, 46);
    if (!last)
      paintMistBank(sheet, {
        palette,
        seed: `${seed}/mist${i}`,
        y: slope.y + 74 + i * 10,
        height: 34 + i * 6,
        density: composition === 'ridges' ? 0.85 : 0.6,
      });
  });
}

/** A villa among a few pines of its own. */
function settle(sheet: Sheet, palette: Palette, seed: string, x: number, y: number, size: number): void {
  const rng = makeRng(seed);
  const { ctx } = sheet.main;
  const stand = (offsets: readonly number[], low: number): void => {
    ctx.beginPath();
    for (const off of offsets) tracePine(ctx, rng, x + off * size, y + low, size * rng.range(0.95, 1.4));
    ctx.fillStyle = mix(underLight(palette, LOCAL.pine[0]), palette.ink, 0.15);
    ctx.fill();
  };
  stand([-0.9, -0.7, 0.75, 1], 2);
  paintVilla(ctx, {
    palette,
    x,
    y,
    size,
    side: 1,
    roof: rng.pick(['#b9482c', '#a8543a', '#8f4436']),
    wall: rng.pick(['#f3e3c4', '#f0d9a8', '#f6efe0']),
  });
  stand([-1.15, 1.25], size * 0.14);
}

function paintBoat(sheet: Sheet, palette: Palette, seed: string, shore: number): void {
  const rng = makeRng(`${seed}/swan`);
  const x = rng.range(690, 780);
  const waterline = Math.round(shore + rng.range(92, 112));
  const layer = sheet.layer();
  paintSwanBoat(layer.ctx, rng, { palette, x, waterline, scale: 0.74, heading: -1, side: 1 });
  setAfloat(layer, { palette, seed: `${seed}/swan`, x, waterline, reach: 58, depth: 90, amplitude: 12 });
}
