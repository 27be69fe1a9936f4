import { mix } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import type { Side } from '../../kit/maths.ts';
import { type FolkOptions, paintFolk } from '../../kit/props/folk/folk.ts';
import { paintParentAndChild } from '../../kit/props/folk/parent-and-child.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import type { Context, Sheet } from '../../kit/sheet.ts';
import { ellipse, line } from '../../kit/stroke.ts';
import type { TerraceComposition } from './layout.ts';
import { paintBackBasket, paintHoe } from './villager-loads.ts';

type Villager = Partial<Omit<FolkOptions, 'palette' | 'x' | 'y' | 'height'>> & {
  /** Steps of a body's height from the first. */
  dx: number;
  dy?: number;
  /** Share of the height of the first. */
  tall?: number;
  /** On the back. */
  basket?: boolean;
  /** Over the shoulder. */
  hoe?: boolean;
};

const HILL = { outfit: 'hill', bottom: '#2b2f48', hair: 'bun' } as const;

/** Who is out on the near hill, by composition: planters, a way home, a guide with guests, a family at harvest. */
const VILLAGERS: Record<Exclude<TerraceComposition, 'houses'>, readonly Villager[]> = {
  valley: [
    { dx: 0, pose: 'bend', ...HILL, hat: 'cone', top: '#b5432a', facing: -1 },
    {
      dx: 0.95,
      dy: 0.1,
      pose: 'bend',
      top: '#2d5d73',
      bottom: '#2d3a4a',
      hat: 'cone',
      facing: 1,
      tall: 1.04,
    },
    { dx: 1.7, dy: -0.12, pose: 'walk', ...HILL, hat: 'scarf', top: '#2f4a3f', facing: -1, basket: true },
  ],
  ridge: [
    { dx: 0, pose: 'point', ...HILL, hat: 'scarf', top: '#2d5d73', facing: -1, basket: true },
    {
      dx: 0.62,
      dy: 0.02,
      pose: 'photo',
      top: '#f3ead6',
      bottom: '#4a4a3e',
      hat: 'cap',
      pack: '#c8522a',
      facing: -1,
      tall: 1.08,
    },
    {
      dx: 1.1,
      dy: 0.05,
      pose: 'walk',
      top: '#d9a441',
      bottom: '#4a4038',
      hair: 'long',
      hat: 'sun',
      pack: '#2f6f7c',
      facing: -1,
    },
  ],
  knoll: [
    {
      dx: -0.75,
      dy: 0.08,
      pose: 'run',
      top: '#c23a5a',
      bottom: '#2b2f48',
      child: true,
      tall: 0.62,
      facing: -1,
    },
    { dx: 0, pose: 'walk', ...HILL, hat: 'cone', top: '#b5432a', facing: -1, basket: true },
    {
      dx: 0.72,
      dy: -0.03,
      pose: 'shoulder',
      top: '#2d3a4a',
      bottom: '#31343c',
      hat: 'cone',
      hoe: true,
      skin: 0,
      facing: -1,
      tall: 1.06,
    },
  ],
};

/** Where villagers walk: the first of them, its height, and the row of the ground at every x. */
export interface VillagerPlace {
  x: number;
  height: number;
  ground: (x: number) => number;
}

/** Puts the people of a composition on the hill. */
export function paintVillagers(
  sheet: Sheet,
  palette: Palette,
  composition: TerraceComposition,
  seed: string,
  { x, height, ground }: VillagerPlace,
): void {
  const { ctx } = sheet.main;
  const rng = makeRng(`${seed}/villagers`);
  const shade = (px: number, py: number, h: number): void =>
    ellipse(ctx, px - h * 0.25, py, h * 0.36, h * 0.045, `${palette.ink}66`);
  if (composition === 'houses') {
    paintWayHome(ctx, rng, palette, { x, height, ground }, shade);
    return;
  }
  for (const { dx, dy = 0, tall = 1, basket, hoe, ...villager } of VILLAGERS[composition]) {
    const px = x + dx * height;
    const py = ground(px) + dy * height;
    const h = tall * height;
    shade(px, py, h);
    const { front } = paintFolk(ctx, rng, { palette, side: 1, ...villager, x: px, y: py, height: h });
    if (basket) paintBackBasket(ctx, palette, [px, py], h, villager.facing ?? 1);
    if (hoe) paintHoe(ctx, palette, front, h, villager.facing ?? 1);
  }
}

/** A mother with a basket and a child at her hand, an old man with a stick behind them. */
function paintWayHome(
  ctx: Context,
  rng: Rng,
  palette: Palette,
  { x, height, ground }: VillagerPlace,
  shade: (px: number, py: number, h: number) => void,
): void {
  const facing: Side = -1;
  const y = ground(x);
  shade(x, y, height);
  shade(x + height * 0.33, y, height * 0.5);
  paintParentAndChild(ctx, rng, {
    palette,
    x,
    y,
    height,
    facing,
    side: 1,
    parent: { ...HILL, hat: 'cone', top: '#b5432a' },
    child: { top: '#2f6f8f', bottom: '#2b2f48', hat: 'scarf' },
  });
  paintBackBasket(ctx, palette, [x, y], height, facing);
  const ox = x + height * 0.98;
  const oy = ground(ox) + 4;
  shade(ox, oy, height);
  const { front } = paintFolk(ctx, rng, {
    palette,
    x: ox,
    y: oy,
    height: height * 0.98,
    pose: 'stroll',
    facing,
    side: 1,
    top: '#2d3a4a',
    bottom: '#31343c',
    hair: 'short',
    old: true,
    skin: 0,
  });
  line(
    ctx,
    [
      [front[0], front[1] - height * 0.04],
      [front[0] + facing * height * 0.05, oy],
    ],
    Math.max(1, height * 0.022),
    mix(underLight(palette, LOCAL.wood[1]), palette.ink, 0.3),
  );
}
