import { setAfloat } from '../../kit/float.ts';
import { glow } from '../../kit/glow.ts';
import { LIGHTS, type Palette, paletteOf, paletteThroughAir } from '../../kit/lights.ts';
import { clamp, smoothstep } from '../../kit/maths.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { paintJunk } from '../../kit/props/junk.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { paintClouds, paintSky, paintStars, paintSun } from '../../kit/sky.ts';
import { spray } from '../../kit/spray.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { karstBayAlt } from './alt.ts';
import { BAY_COMPOSITIONS, type BayComposition, type BayLayout, type Boat, layOut } from './layout.ts';
import { paintRocks } from './rocks.ts';

/** Limestone bay with junks: Hạ Long, Bái Tử Long, Lan Hạ. */
export const karstBay: Scene = {
  name: 'karst-bay',
  compositions: BAY_COMPOSITIONS,
  lights: LIGHTS,
  paint: paintKarstBay,
  alt: karstBayAlt,
};

function paintKarstBay(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const palette = paletteOf(light);
  const layout = layOut(composition as BayComposition, light, seed);
  const { horizon, sun } = layout;
  const view = { palette, seed, horizon, sun };
  paintSky(sheet.main, palette, view);
  if (light === 'night') paintStars(sheet.main, palette, view);
  const cover = makeRng(`${seed}/cover`).range(0.3, 0.5);
  paintClouds(sheet.main, palette, { seed, horizon, cover });
  paintSun(sheet.main, palette, sun, layout.sunRadius);
  paintRocks(sheet, palette, layout, seed);
  paintWater(sheet, { ...view, mirrorFrom: horizon + 12 });
  paintRipples(sheet, view);
  layout.boats.forEach((boat, i) => {
    paintBoat(sheet, palette, layout, boat, `${seed}/boat${i}`);
  });
  if (light !== 'night') paintBirds(sheet.main.ctx, makeRng(`${seed}/birds`), palette, layout.birds);
}

/** A junk afloat, shaded on the side away from the sun, its lamps lit after sunset. */
function paintBoat(sheet: Sheet, palette: Palette, { sun }: BayLayout, boat: Boat, seed: string): void {
  const { x, waterline, scale } = boat;
  const near = scale > 0.4;
  const air = near ? (scale > 0.8 ? 1 : 0.85) : 0.65;
  const seen = paletteThroughAir(palette, air);
  const layer = sheet.layer();
  paintJunk(layer.ctx, { palette: seen, ...boat, people: scale > 0.8 });
  const away = sun[0] > x ? -1 : 1;
  const shade = (px: number, py: number): number => {
    const low = clamp((py - (waterline - 200 * scale)) / (220 * scale));
    return 0.3 * low * clamp(((px - x) * away) / (120 * scale) + 0.4);
  };
  const box = [x - 150 * scale, waterline - 230 * scale, x + 150 * scale, waterline + 10] as const;
  if (near) spray(layer, palette.ink, shade, { box, soft: 0.8 });
  setAfloat(layer, {
    palette,
    seed,
    x,
    waterline,
    reach: 122 * scale,
    depth: 230 * Math.min(1, scale * 1.2),
  });
  if (palette.light === 'night' || palette.light === 'dusk') {
    const strength = (palette.light === 'night' ? 0.5 : 0.25) * smoothstep(0, 0.5, scale);
    const lamp = { x: x - 24 * scale * boat.heading, radius: 110 * scale, colour: palette.glow };
    glow(sheet.main.ctx, { ...lamp, y: waterline - 38 * scale, strength });
    glow(sheet.main.ctx, { ...lamp, y: waterline + 44 * scale, strength: strength * 0.5 });
  }
}
