import { mix, rgba } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintBougainvillea } from '../../kit/props/bougainvillea.ts';
import { paintFishingBoat } from '../../kit/props/fishing-boat.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, polygon } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintBrickColumns } from './brick-columns.ts';
import { paintChamTower } from './cham-tower.ts';

/** Brick towers on a hill above a river mouth, octagonal columns of the old hall before them. */
export function paintChamHill(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const horizon = 520;
  const sun: Point = [rng.range(930, 1010), 210];
  paintBackdrop(sheet, { palette, seed, horizon, sun, birds: [760, 150] });
  for (const [i, x] of [820, 1080].entries())
    paintIslet(sheet, {
      palette,
      seed: `${seed}/isle${i}`,
      x,
      reach: 150 + 40 * i,
      height: 60 + 20 * i,
      waterline: horizon + 1,
      nearness: 0.3 + 0.1 * i,
      side: 1,
    });
  paintWater(sheet, { palette, seed, horizon, sun, bottom: 860, mirrorFrom: horizon + 1 });
  paintRipples(sheet, { palette, seed, horizon, sun, bottom: 860 });
  for (const [x, y, scale] of [
    [980, 600, 1.1],
    [1110, 566, 0.8],
    [890, 556, 0.6],
  ] as const)
    paintFishingBoat(ctx, { palette, x, waterline: y, scale, heading: rng.chance(0.5) ? 1 : -1 });
  terrace(view);
  const leaves = ['#235a45', '#4f8350', '#8fab60'].map((colour) => at(colour, 0.85)) as [
    string,
    string,
    string,
  ];
  paintForest(ctx, makeRng(`${seed}/bushes`), {
    count: 60,
    at: (r): Point => [r.range(-30, 760), 640 + r.bell() * 14],
    size: [16, 30],
    colours: leaves,
    side: 1,
  });
  paintChamTower(view, {
    seed: `${seed}/b`,
    x: 148,
    base: 664,
    width: 118,
    height: 270,
    side: 1,
    nearness: 0.86,
    storeys: 2,
    ruined: true,
  });
  paintChamTower(view, { seed: `${seed}/a`, x: 372, base: 680, width: 236, height: 540, side: 1 });
  paintChamTower(view, {
    seed: `${seed}/c`,
    x: 646,
    base: 668,
    width: 104,
    height: 240,
    side: 1,
    nearness: 0.92,
  });
  steps(view);
  paintBrickColumns(view);
  for (const [x, y, h, pose, facing] of [
    [520, 748, 108, 'photo', -1],
    [566, 752, 102, 'stroll', -1],
    [300, 716, 84, 'point', 1],
  ] as const) {
    ellipse(ctx, x - 12, y, h * 0.26, h * 0.04, rgba(palette.ink, 0.3));
    const away = pose === 'stroll';
    paintFolk(ctx, makeRng(`${seed}/p${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing,
      side: 1,
      outfit: away ? 'dress' : 'shirt',
      hair: away ? 'long' : 'short',
      hat: away ? 'sun' : 'none',
    });
  }
  paintPalm(ctx, makeRng(`${seed}/palm`), {
    palette,
    foot: [1136, 800],
    crown: [1082, 420],
    size: 170,
    side: 1,
  });
  paintBougainvillea(ctx, makeRng(`${seed}/bougain`), { palette, x: 1010, y: 850, height: 190, width: 230 });
  paintGrass(ctx, makeRng(`${seed}/grass`), {
    count: 700,
    foot: (r) => [r.range(820, 1220), r.range(790, 940)],
    length: [14, 40],
    width: 3,
    colours: leaves,
  });
}

/** The levelled hilltop, paved with brick, that falls to the river. */
function terrace({ sheet, seed, palette, at }: SceneView): void {
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/hill`,
    outline: [
      [-5, 650],
      [720, 650],
      [820, 690],
      [1000, 740],
      [1210, 790],
      [1210, 905],
      [-5, 905],
    ],
    colour: at('#7d8a55'),
    facing: 0.3,
    worn: 0.9,
  });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/paving`,
    outline: [
      [-5, 668],
      [700, 668],
      [790, 716],
      [880, 905],
      [-5, 905],
    ],
    colour: at('#c58a62'),
    facing: 0.4,
    worn: 0.3,
  });
}

function steps({ ctx, palette, at }: SceneView): void {
  const stone = at('#c9a27c');
  for (let i = 0; i < 6; i++) {
    const half = 62 + i * 8;
    const y = 668 + i * 8;
    polygon(
      ctx,
      [
        [344 - half, y],
        [344 + half, y],
        [344 + half + 4, y + 8],
        [344 - half - 4, y + 8],
      ],
      i % 2 ? mix(stone, palette.ink, 0.2) : mix(stone, palette.flank, 0.2),
    );
  }
}
