import { glow } from '../../kit/glow.ts';
import type { Point } from '../../kit/maths.ts';
import { mirror } from '../../kit/mirror.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { paintClouds, paintSky, paintStars } from '../../kit/sky.ts';
import { ellipse } from '../../kit/stroke.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { oldTownAlt } from './alt.ts';
import { paintCoveredBridge } from './covered-bridge.ts';
import { paintQuay } from './quay.ts';
import { paintRiver } from './river.ts';
import { paintStreet } from './street.ts';
import { townColours } from './town-colours.ts';

export type TownComposition = 'street' | 'quay' | 'river' | 'bridge';
const COMPOSITIONS: readonly TownComposition[] = ['street', 'quay', 'river', 'bridge'];

/** Hội An: yellow shophouses, lanterns, the river with its sampans. */
export const oldTown: Scene = {
  name: 'old-town',
  compositions: COMPOSITIONS,
  lights: ['dusk', 'night', 'golden', 'dawn', 'noon'],
  paint: paintOldTown,
  alt: oldTownAlt,
};

function paintOldTown(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const colours = townColours(light);
  const { palette } = colours;
  const rng = makeRng(`${seed}/layout`);
  const mirrored = rng.chance(0.5);
  const horizon = Math.round(
    sheet.height * (composition === 'river' || composition === 'bridge' ? 0.48 : rng.range(0.4, 0.43)),
  );
  const sun: Point = [
    composition === 'quay' ? rng.range(240, 380) : rng.range(700, 860),
    horizon - rng.range(40, 90),
  ];
  const { ctx } = sheet.main;
  paintSky(sheet.main, palette, { seed, horizon, sun });
  if (light === 'night') paintStars(sheet.main, palette, { seed, horizon, sun });
  paintClouds(sheet.main, palette, { seed, horizon, cover: rng.range(0.32, 0.48) });
  glow(ctx, {
    x: sun[0],
    y: sun[1],
    radius: 480,
    colour: palette.glow,
    strength: light === 'night' ? 0.16 : 0.36,
  });
  if (light === 'golden' || light === 'dawn')
    ellipse(ctx, sun[0], sun[1], 36, 36, palette.disc ?? palette.lit);
  if (composition === 'street') paintStreet(sheet, colours, horizon, seed);
  else if (composition === 'quay') paintQuay(sheet, colours, horizon, sun, seed);
  else if (composition === 'bridge') paintCoveredBridge(sheet, colours, sun, seed);
  else paintRiver(sheet, colours, sun, seed);
  if (!colours.street.evening)
    paintBirds(ctx, makeRng(`${seed}/birds`), palette, [sun[0] - 60, horizon * 0.5]);
  if (mirrored) mirror(sheet);
}
