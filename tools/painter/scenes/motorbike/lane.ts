import { mix } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { lerp } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintBougainvillea } from '../../kit/props/bougainvillea.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { LANTERN_SHAPES, paintLantern } from '../../kit/props/lantern.ts';
import { paintShopFront } from '../../kit/props/shop-front.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { spray } from '../../kit/spray.ts';
import { townColours } from '../old-town/town-colours.ts';
import { paintLaneFolk } from './lane-folk.ts';
import { type BikeView, PAINTS } from './layout.ts';
import { paintScooter } from './scooter.ts';
import { GROUND, paintStreetGround } from './street-ground.ts';

const METRE = 118;

/** Two scooters before a yellow house under bougainvillea. */
export function paintLane(view: BikeView): void {
  const { sheet, seed, rng, light } = view;
  const colours = townColours(light);
  const { palette } = colours;
  paintBackdrop(sheet, { palette, seed, horizon: 420, sun: [980, 130], radius: 30 });
  const trees = sheet.layer();
  const far = [0, 1, 2].map((i) =>
    mix(palette.haze, underLight(palette, LOCAL.foliage[i] as string), 0.6),
  ) as [string, string, string];
  paintForest(trees.ctx, rng, {
    count: 90,
    at: (r) => [r() * 1200, 200 + r() * 60],
    size: [26, 34],
    colours: far,
    side: 1,
  });
  sheet.stamp(trees);
  paintStreetGround(sheet, colours, seed);
  const { ctx } = sheet.main;
  const houses = [
    { x: -120, width: 520, storeys: 1 as const, height: 3.3 },
    { x: 400, width: 560, storeys: 2 as const, height: 4.65 },
    { x: 960, width: 420, storeys: 1 as const, height: 3.1 },
  ];
  houses.forEach(({ x, width, storeys, height }, i) => {
    const wall = colours.walls[(i + rng.int(0, 1)) % colours.walls.length] as string;
    paintShopFront(ctx, rng, {
      colours: colours.street,
      x,
      base: GROUND,
      width,
      height: height * METRE,
      metre: METRE,
      storeys,
      wall,
    });
    const roof = (low: number, high: number, over: number): void =>
      paintTiledRoof(ctx, rng, {
        eave: [
          [x - over, GROUND - low * METRE],
          [x + width + over, GROUND - low * METRE],
        ],
        ridge: [
          [x - over + 26, GROUND - high * METRE],
          [x + width + over - 26, GROUND - high * METRE],
        ],
        colour: rng.pick(colours.roofs),
        ink: palette.ink,
        haze: colours.street.evening ? palette.haze : mix(palette.haze, palette.flank, 0.4),
        moss: colours.street.moss,
        tile: [15, 15],
        sag: 6,
      });
    if (storeys === 2) roof(2.52, 3.05, 12);
    roof(storeys === 2 ? height - 0.05 : 2.6, storeys === 2 ? height + 0.9 : height + 0.75, 18);
  });
  for (const [x, height, width] of [
    [388, 500, 360],
    [986, 400, 300],
  ] as const)
    paintBougainvillea(ctx, rng, { palette, x, y: GROUND + 4, height, width });
  for (const x of [500, 660, 820])
    paintLantern(ctx, {
      palette,
      x,
      y: GROUND - 2.26 * METRE,
      size: 62,
      colour: rng.pick(colours.lanterns),
      shape: rng.pick(LANTERN_SHAPES),
      lit: colours.lit,
    });
  if (!colours.street.evening) paintLeafShade(sheet, view);
  paintLaneFolk(sheet, palette, seed);
  const first = rng.int(0, PAINTS.length - 1);
  const paintAt = (i: number): string => PAINTS[(first + i * 2) % PAINTS.length] as string;
  paintScooter(ctx, {
    palette,
    x: 760,
    y: GROUND + 44,
    length: 262,
    facing: -1,
    paint: paintAt(0),
    helmet: '#f1e7d0',
  });
  paintScooter(ctx, {
    palette,
    x: 462,
    y: GROUND + 84,
    length: 300,
    facing: -1,
    paint: paintAt(1),
    helmet: '#3f4a50',
  });
  if (colours.street.evening)
    glow(ctx, {
      x: 640,
      y: GROUND - 40,
      radius: 460,
      colour: palette.glow,
      strength: 0.25,
      blend: 'soft-light',
    });
}

/** Shadows of leaves on walls and ground. */
function paintLeafShade(sheet: Sheet, { seed, palette }: BikeView): void {
  const noise = makeNoise(`${seed}/leaf-shade`);
  const shade = mix(palette.ink, underLight(palette, '#5a3a4a'), 0.4);
  spray(
    sheet.main,
    shade,
    (x, y) => {
      const leaves = noise.fbm(x / 34 + y / 60, y / 26, 3);
      const place = lerp(1, 0, Math.min(1, Math.hypot((x - 250) / 330, (y - 560) / 260)));
      return leaves > 0.08 ? 0.42 * place : 0;
    },
    { box: [0, 360, 700, 820], step: 3, soft: 3, max: 0.5 },
  );
}
