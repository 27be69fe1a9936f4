import { type Hex, mix } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { type Palette, paletteOf } from '../../kit/lights.ts';
import { mirror } from '../../kit/mirror.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintRange } from '../../kit/props/range.ts';
import { paintHillside } from '../../kit/props/rice-hillside.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { paintClouds, paintSky } from '../../kit/sky.ts';
import { ellipse } from '../../kit/stroke.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { riceTerracesAlt } from './alt.ts';
import { layOut, TERRACE_COMPOSITIONS, type TerraceComposition, type TerraceLayout } from './layout.ts';
import { paintLife, paintSkylineTrees } from './life.ts';

/** Rice terraces of the north-west: Sa Pa, Mù Cang Chải, Hoàng Su Phì. */
export const riceTerraces: Scene = {
  name: 'rice-terraces',
  compositions: TERRACE_COMPOSITIONS,
  lights: ['mist', 'golden', 'dawn', 'noon'],
  paint: paintRiceTerraces,
  alt: riceTerracesAlt,
};

function paintRiceTerraces(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const palette = paletteOf(light);
  const layout = layOut(composition as TerraceComposition, light, seed);
  const { sun } = layout;
  const { ctx } = sheet.main;
  paintSky(sheet.main, palette, { seed, horizon: 360, sun: [sun[0], sun[1] + 90] });
  glow(ctx, { x: sun[0], y: sun[1] + 30, radius: 480, colour: palette.glow, strength: 0.5 });
  paintClouds(sheet.main, palette, { seed, horizon: 430, cover: makeRng(`${seed}/cover`).range(0.32, 0.46) });
  if (palette.disc) ellipse(ctx, sun[0], sun[1], 34, 34, palette.disc);
  paintRanges(sheet, palette, layout, seed);
  // The air below the mountains, in which the hills stand.
  const air = layout.ranges[1] + 148;
  ctx.fillStyle = palette.haze;
  ctx.fillRect(0, air, sheet.width, sheet.height - air);
  layout.hills.forEach(({ hill, mist }, i) => {
    if (i > 0) paintSkylineTrees(sheet, palette, hill, `${seed}/hill${i}`);
    paintHillside(sheet, palette, hill, layout.season);
    if (mist)
      paintMistBank(sheet, {
        palette,
        seed: `${seed}/mist${i}`,
        ...mist,
        density: light === 'noon' ? 0.7 : 0.92,
      });
  });
  paintLife(sheet, palette, layout, seed);
  paintBirds(ctx, makeRng(`${seed}/birds`), palette, [sheet.width * 0.44, 170]);
  if (layout.mirrored) mirror(sheet);
}

/** Two ranges of mountains, the nearer darker. */
function paintRanges(sheet: Sheet, palette: Palette, { ranges, sun }: TerraceLayout, seed: string): void {
  const rng = makeRng(`${seed}/ranges`);
  const far = mix(palette.mid, palette.sky[0], 0.45);
  const shared = { side: 1, haze: palette.haze } as const;
  const back = sheet.layer();
  paintRange(back, {
    ...shared,
    seed: `${seed}/back`,
    y: ranges[0],
    amplitude: rng.range(150, 190),
    base: ranges[0] + 140,
    scale: rng.range(300, 380),
    colours: [0.45, 0.6, 0.75].map((t): Hex => mix(palette.haze, far, t)).reverse(),
    hazeAtFoot: 0.9,
  });
  sheet.stamp(back);
  glow(sheet.main.ctx, {
    x: sun[0],
    y: sun[1] + 80,
    radius: 420,
    colour: palette.glow,
    strength: 0.34,
    blend: 'soft-light',
  });
  const front = sheet.layer();
  paintRange(front, {
    ...shared,
    seed: `${seed}/front`,
    y: ranges[1],
    amplitude: rng.range(115, 150),
    base: ranges[1] + 150,
    scale: rng.range(230, 300),
    colours: [mix(far, palette.ink, 0.35), mix(far, palette.ink, 0.15), mix(far, palette.haze, 0.14)],
    hazeAtFoot: 1,
  });
  sheet.stamp(front);
}
