import { mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintArch } from '../../kit/props/arch.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFishingBoat } from '../../kit/props/fishing-boat.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintBeacon } from './beacon.ts';
import { paintCapeRocks, paintSurf } from './cape-rocks.ts';

/** A stone lighthouse on a granite cape, the sea on three sides. */
export function paintLighthouse(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const noise = makeNoise(`${seed}/cape`);
  const horizon = 500;
  const sun: Point = [rng.range(830, 950), view.light === 'night' ? 140 : 300];
  paintBackdrop(sheet, { palette, seed, horizon, sun, birds: [640, 190] });
  paintIslet(sheet, {
    palette,
    seed: `${seed}/isle`,
    x: 1040,
    reach: 170,
    height: 50,
    waterline: horizon + 1,
    nearness: 0.36,
    side: 1,
  });
  paintWater(sheet, { palette, seed, horizon, sun, mirrorFrom: horizon + 1 });
  paintRipples(sheet, { palette, seed, horizon, sun });
  for (const [x, y, s] of [
    [880, 540, 0.7],
    [1010, 580, 1],
  ] as const)
    paintFishingBoat(ctx, { palette, x, waterline: y, scale: s, heading: -1 });
  // The cape: a green back falling to the right.
  const back = (x: number): number =>
    420 +
    250 * Math.max(0, (x - 330) / 520) ** 1.7 +
    12 * noise(x / 70, 2) -
    16 * Math.exp(-(((x - 300) / 120) ** 2));
  const outline: Point[] = [];
  for (let x = -5; x <= 800; x += 8) outline.push([x, Math.min(700, back(x))]);
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/cape`,
    outline: [...outline, [830, 730], [600, 905], [-5, 905]],
    colour: at('#6f8a52'),
    facing: 0.25,
    worn: 0.95,
  });
  path(view, back);
  house(view, back(150) + 24);
  paintBeacon(view, 330, back(330) + 14);
  paintCapeRocks(view);
  paintSurf(view);
  const folk = [
    [470, 92, 'photo', -1, 'shirt'],
    [520, 88, 'wait', 1, 'dress'],
  ] as const;
  for (const [x, h, pose, facing, outfit] of folk) {
    const y = back(x) + 46;
    ellipse(ctx, x - 14, y, h * 0.26, 4, rgba(palette.ink, 0.3));
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing,
      side: 1,
      outfit,
      hair: outfit === 'dress' ? 'long' : 'short',
      hat: outfit === 'dress' ? 'sun' : 'none',
    });
  }
  const blades = ['#3f6a3c', '#6d8f4c', '#a3b56a', '#c9b86a'].map((colour) => at(colour));
  paintGrass(ctx, makeRng(`${seed}/grass`), {
    count: 1100,
    foot: (r) => {
      const x = r.range(-10, 620);
      return [x, lerp(Math.max(640, back(x) + 90), 900, r() ** 0.7)];
    },
    length: [10, 36],
    width: 3,
    lean: 10,
    colours: blades,
  });
}

function path({ sheet, palette, seed, at }: SceneView, back: (x: number) => number): void {
  const y = back(330) + 20;
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/path`,
    outline: [
      [306, y],
      [366, y],
      [440, 560],
      [470, 680],
      [380, 800],
      [330, 905],
      [130, 905],
      [250, 780],
      [330, 670],
      [340, 560],
    ],
    colour: at('#d6c3a0'),
    facing: 0.3,
    worn: 0.2,
  });
}

function house(view: SceneView, y: number): void {
  const { sheet, ctx, palette, seed, at, evening } = view;
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/house`,
    outline: [
      [40, y],
      [270, y],
      [270, y - 92],
      [40, y - 92],
    ],
    colour: at('#e8cf98'),
    facing: 0.2,
    worn: 0.5,
  });
  for (let i = 0; i < 4; i++)
    paintArch(ctx, 74 + i * 54, y, 15, 66, evening ? '#ffd27a' : mix(palette.ink, at('#5f918a'), 0.45));
  paintTiledRoof(ctx, makeRng(`${seed}/roof`), {
    eave: [
      [26, y - 86],
      [284, y - 86],
    ],
    ridge: [
      [66, y - 134],
      [244, y - 134],
    ],
    colour: at('#b0563c'),
    ink: palette.ink,
    haze: palette.haze,
    moss: at('#5d6b54'),
    tile: [8, 8],
    sag: 3,
  });
}
