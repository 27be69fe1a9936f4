import { mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { type FolkOptions, paintFolk } from '../../kit/props/folk/folk.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintPennants } from '../../kit/props/pennants.ts';

import { paintPineSlope } from '../../kit/props/pine-slope.ts';
import { paintTent } from '../../kit/props/tent.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import { paintWater } from '../../kit/water.ts';
import { paintLawn, paintPines } from './camp-ground.ts';
import { TEAM_COLOURS, type TeamView } from './layout.ts';

/** Tents on a lawn under tall pines beside a lake. */
export function paintTents(view: TeamView): void {
  const { sheet, seed, palette, rng } = view;
  const sun = [rng.range(700, 820), rng.range(170, 210)] as const;
  paintBackdrop(sheet, { palette, seed, horizon: 400, sun, radius: 34, birds: [480, 150] });
  for (const [i, y, nearness] of [
    [0, 348, 0.3],
    [1, 396, 0.52],
    [2, 430, 0.76],
  ] as const) {
    paintPineSlope(sheet, {
      palette,
      seed: `${seed}/slope${i}`,
      y,
      amplitude: 34,
      base: 470,
      nearness,
      height: [12 + 8 * i, 22 + 12 * i],
      side: 1,
    });
    if (i < 2)
      paintMistBank(sheet, { palette, seed: `${seed}/mist${i}`, y: y + 50, height: 28, density: 0.6 });
  }
  paintWater(sheet, {
    palette,
    seed,
    horizon: 468,
    sun,
    bottom: 580,
    mirrorFrom: 470,
    amplitude: 10,
    mirror: 0.9,
  });
  paintLawn(view, 540);
  paintPines(view, [
    [900, 556, 420, 0.8],
    [1010, 574, 470, 0.86],
  ]);
  const { ctx } = sheet.main;
  for (const [x, y, width, k, kind] of [
    [380, 588, 120, 4, 'dome'],
    [560, 582, 112, 1, 'dome'],
    [770, 592, 132, 0, 'dome'],
    [250, 668, 196, 3, 'bell'],
    [960, 690, 230, 1, 'bell'],
    [560, 668, 176, 2, 'dome'],
  ] as const)
    paintTent(ctx, { palette, x, y, width, cloth: TEAM_COLOURS[k] as string, side: 1, kind, lit: false });
  paintPennants(ctx, palette, [120, 430], [640, 470], 44, 20, TEAM_COLOURS);
  paintPennants(ctx, palette, [640, 470], [1130, 420], 44, 20, TEAM_COLOURS);
  const figure = (x: number, y: number, height: number, options: Partial<FolkOptions>): void => {
    ellipse(ctx, x - height * 0.14, y + 1, height * 0.3, height * 0.035, rgba(palette.ink, 0.26));
    paintFolk(ctx, rng, {
      palette,
      x,
      y,
      height,
      pose: 'toast',
      side: 1,
      top: rng.pick(TEAM_COLOURS),
      bottom: '#3a4a58',
      ...options,
    });
  };
  figure(690, 640, 96, { pose: 'toast', facing: 1 });
  figure(742, 644, 94, { pose: 'cheer', facing: -1, hair: 'long' });
  paintFolk(ctx, rng, { palette, x: 420, y: 652, height: 98, pose: 'walk', facing: 1, side: 1 });
  // A rug with a circle of friends, a basket between them.
  const cloth = underLight(palette, '#c8472b');
  polygon(
    ctx,
    [
      [420, 742],
      [716, 742],
      [760, 792],
      [372, 792],
    ],
    mix(cloth, palette.flank, 0.12),
  );
  for (let i = 1; i < 6; i++)
    line(
      ctx,
      [
        [420 + i * 49, 742],
        [372 + i * 65, 792],
      ],
      2,
      rgba('#f6efe0', 0.5),
    );
  for (const y of [756, 772])
    line(
      ctx,
      [
        [406 - (y - 756), y],
        [732 + (y - 756), y],
      ],
      2,
      rgba('#f6efe0', 0.5),
    );
  const straw = underLight(palette, LOCAL.straw[0]);
  polygon(
    ctx,
    [
      [548, 748],
      [596, 748],
      [590, 774],
      [554, 774],
    ],
    mix(straw, palette.ink, 0.2),
  );
  ellipse(ctx, 572, 748, 24, 8, straw);
  figure(452, 762, 132, { pose: 'rest', facing: 1, hair: 'long' });
  figure(516, 750, 126, { pose: 'rest', facing: 1 });
  figure(634, 750, 126, { pose: 'rest', facing: -1, hair: 'long' });
  figure(690, 764, 132, { pose: 'rest', facing: -1 });
  figure(838, 760, 150, { pose: 'carry', facing: -1 });
  paintPines(view, [
    [70, 820, 820, 1],
    [1150, 830, 800, 1],
  ]);
}
