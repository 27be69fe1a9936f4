import { glow } from '../../kit/glow.ts';
import { mirror } from '../../kit/mirror.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { paintFishingBoat } from '../../kit/props/fishing-boat.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { paintClouds, paintSky, paintStars, paintSun } from '../../kit/sky.ts';
import { lens } from '../../kit/stroke.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { beachAlt } from './alt.ts';
import { type BeachColours, beachColours } from './beach-colours.ts';
import { paintHeadland } from './headland.ts';
import { BEACH_COMPOSITIONS, type BeachComposition, type BeachLayout, layOut } from './layout.ts';
import { paintSand } from './sand.ts';
import { paintFoam, paintSea } from './sea.ts';
import { paintStanding } from './standing.ts';

/** A sandy beach with palms and basket boats: Phú Quốc, Nha Trang, Mỹ Khê. */
export const beach: Scene = {
  name: 'beach',
  compositions: BEACH_COMPOSITIONS,
  lights: ['dawn', 'noon', 'golden', 'dusk', 'night'],
  paint: paintBeach,
  alt: beachAlt,
};

function paintBeach(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const colours = beachColours(light);
  const { palette } = colours;
  const layout = layOut(composition as BeachComposition, light, seed);
  const { horizon, sun } = layout;
  paintSky(sheet.main, palette, { seed, horizon, sun });
  if (light === 'night') paintStars(sheet.main, palette, { seed, horizon, sun });
  const cover = makeRng(`${seed}/cover`).range(0.32, 0.5);
  paintClouds(sheet.main, palette, { seed, horizon, cover });
  paintSun(sheet.main, palette, sun, layout.sunRadius);
  paintIslets(sheet, colours, layout, seed);
  paintSea(sheet, colours, layout, seed);
  paintBoats(sheet, colours, layout, seed);
  if (layout.composition === 'headland') paintHeadland(sheet, colours, layout, seed);
  paintFoam(sheet, colours, layout, seed);
  paintSand(sheet, colours, layout, seed);
  paintStanding(sheet, colours, layout, seed);
  if (light !== 'night')
    paintBirds(sheet.main.ctx, makeRng(`${seed}/birds`), palette, [sun[0] + 190, horizon * 0.42]);
  if (layout.mirrored) mirror(sheet);
}

/** Islands on the horizon, clear of the sun; behind a cove they are hills. */
function paintIslets(
  sheet: Sheet,
  { palette }: BeachColours,
  { horizon, composition }: BeachLayout,
  seed: string,
): void {
  const rng = makeRng(`${seed}/islets`);
  const islet = (name: string, x: number, reach: number, height: number, nearness: number): void =>
    paintIslet(sheet, {
      palette,
      seed: `${seed}/${name}`,
      x,
      reach,
      height,
      waterline: horizon + 1,
      nearness,
      side: -1,
    });
  islet('far', rng.range(560, 700), rng.range(150, 210), rng.range(34, 50), 0.25);
  if (composition === 'cove') {
    islet('hill', rng.range(1080, 1160), 420, rng.range(120, 160), 0.55);
    islet('spur', rng.range(900, 960), 230, rng.range(60, 80), 0.75);
    return;
  }
  if (composition !== 'headland')
    islet('near', rng.range(820, 960), rng.range(190, 270), rng.range(60, 90), 0.65);
  if (rng.chance(0.6)) islet('left', rng.range(20, 90), rng.range(70, 120), rng.range(20, 34), 0.3);
}

/** One to three far fishing boats; at night they fish with lamps. */
function paintBoats(
  sheet: Sheet,
  { palette }: BeachColours,
  { horizon, sun }: BeachLayout,
  seed: string,
): void {
  const rng = makeRng(`${seed}/boats`);
  const { ctx } = sheet.main;
  const night = palette.light === 'night';
  const count = night ? 4 : rng.int(1, 2);
  for (let i = 0; i < count; i++) {
    const x = night ? 150 + i * 160 + rng.range(-50, 50) : sun[0] + (i ? -1 : 1) * rng.range(130, 240);
    const down = rng.range(14, night ? 26 : 56);
    const scale = rng.range(0.5, 0.85) * (0.6 + down / 60);
    paintFishingBoat(ctx, {
      palette,
      x,
      waterline: horizon + down,
      scale,
      heading: rng.chance(0.5) ? 1 : -1,
    });
    if (!night) continue;
    glow(ctx, {
      x,
      y: horizon + down - 12 * scale,
      radius: 80 * scale,
      colour: palette.glow,
      strength: 0.85,
    });
    for (let k = 0; k < 7; k++) {
      ctx.globalAlpha = 0.6 - k * 0.07;
      lens(ctx, x + rng.bell() * 6, horizon + down + 6 + k * 6, 26 - k * 2, 2, palette.lit);
    }
    ctx.globalAlpha = 1;
  }
}
