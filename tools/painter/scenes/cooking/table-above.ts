import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import { brush, line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import type { CookingView } from './cooking.ts';
import { paintHerbs } from './dish-base.ts';
import { paintDripCoffee, paintLime, paintPlateOf, paintSauce } from './dishes.ts';
import { paintPancake, paintPho, paintRolls } from './main-dishes.ts';

/** A wooden table with Vietnamese dishes, seen from above. */
export function paintTableAbove({ sheet, palette, seed, lamps }: CookingView): void {
  const rng = makeRng(`${seed}/table`);
  const noise = makeNoise(`${seed}/table`);
  const wood = underLight(palette, rng.pick(['#a8703f', '#8a5a38', '#b98a58']));
  const boards = sheet.covered();
  const slant = 0.24;
  tone(
    boards,
    steppedRamp(
      [
        mix(wood, palette.ink, 0.55),
        mix(wood, palette.ink, 0.3),
        mix(wood, palette.ink, 0.1),
        wood,
        mix(wood, mix(palette.flank, '#ffd08a', lamps), 0.42),
      ],
      0.6,
    ),
    (x, y) => {
      const board = Math.floor((y + x * slant * 0) / 128);
      const grain = noise.fbm((x + board * 370) / 210, (y + 14 * noise(x / 160, board)) / 7, 3);
      // Window light lies across the table by day.
      const beam = Math.sin((x * 0.8 + y * 0.62) / 120 + 1) > 0.2 ? 0.13 : 0;
      const lamp = Math.exp(-(((x - 620) / 480) ** 2) - ((y - 400) / 360) ** 2);
      return clamp(
        0.44 + 0.24 * grain + (1 - lamps) * beam + lamps * (0.34 * lamp - 0.16) + 0.1 * noise(board * 3.1, 4),
      );
    },
    { grain: 0.14, step: 2 },
  );
  sheet.stamp(boards);
  const layer = sheet.layer();
  const { ctx } = layer;
  for (let y = 128; y < 900; y += 128) {
    line(
      ctx,
      [
        [0, y],
        [1200, y + rng.bell() * 2],
      ],
      3,
      rgba(palette.ink, 0.5),
    );
    line(
      ctx,
      [
        [0, y + 3],
        [1200, y + 3],
      ],
      1.2,
      rgba(mix(wood, palette.flank, 0.6), 0.5),
    );
  }
  const cloth = underLight(palette, rng.pick(['#2f6f78', '#a8452f', '#d8c49a']));
  const runner: Point[] = [
    [-10, 250],
    [500, -10],
    [730, -10],
    [-10, 400],
  ];
  polygon(
    ctx,
    runner.map(([x, y]): Point => [x - 4, y + 9]),
    rgba(palette.ink, 0.3),
  );
  polygon(ctx, runner, cloth);
  for (let k = 0; k < 6; k++)
    line(
      ctx,
      [
        [-10, 268 + k * 22],
        [520 + k * 34, -10],
      ],
      k % 5 === 0 ? 5 : 1.6,
      mix(cloth, '#f6e8c8', 0.5),
    );
  const j = (): number => rng.range(-10, 10);
  const dish = (x: number, y: number, r: number) => ({ palette, at: [x + j(), y + j()] as Point, r });
  paintPancake(ctx, rng, dish(905, 300, 208));
  paintPho(ctx, rng, dish(470, 430, 232));
  paintRolls(ctx, rng, dish(850, 668, 176));
  paintDripCoffee(ctx, dish(150, 690, 104));
  paintSauce(ctx, rng, dish(640, 150, 72), '#c98a3e');
  paintSauce(ctx, rng, dish(528, 770, 66), '#8a3a24');
  paintPlateOf(ctx, rng, dish(170, 180, 128), rng.pick(['rambutan', 'lime', 'orange', 'dragonfruit']), 27);
  paintHerbs(ctx, rng, palette, [1120, 560], 92, 54, 26);
  paintHerbs(ctx, rng, palette, [690, 850], 70, 44, 16);
  paintHerbs(ctx, rng, palette, [330, 60], 54, 40, 12);
  for (const [x, y] of [
    [650, 278],
    [1090, 800],
    [1140, 838],
    [330, 818],
  ] as const)
    paintLime(ctx, palette, [x + j(), y + j()], 34, rng() * 3);
  for (let i = 0; i < 4; i++) {
    const [x, y] = [1010 + i * 40 + j(), 92 + j() * 2 - i * 14];
    brush(
      ctx,
      [
        [x - 3, y + 6],
        [x + 20, y + 22],
        [x + 57, y + 22],
      ],
      (t) => 13 * (1 - 0.85 * t),
      rgba(palette.ink, 0.3),
    );
    brush(
      ctx,
      [
        [x, y],
        [x + 24, y + 16],
        [x + 60, y + 16],
      ],
      (t) => 13 * (1 - 0.85 * t),
      underLight(palette, '#c8302a'),
    );
    brush(
      ctx,
      [
        [x - 10, y - 7],
        [x, y],
      ],
      4,
      underLight(palette, '#4f8a3a'),
    );
  }
  for (const [i, dx] of [0, 20].entries()) {
    const [from, to]: [Point, Point] = [
      [1046 + dx, 886 - i * 8],
      [1152 + dx * 1.2, 638 - i * 6],
    ];
    line(
      ctx,
      [
        [from[0] - 6, from[1] + 8],
        [to[0] - 6, to[1] + 8],
      ],
      8,
      rgba(palette.ink, 0.3),
    );
    brush(ctx, [from, to], (t) => 10 - 4 * t, underLight(palette, '#4a2c20'));
    brush(
      ctx,
      [
        [from[0] + 2, from[1]],
        [to[0] + 1, to[1]],
      ],
      (t) => 3 - t,
      underLight(palette, '#a8683f'),
    );
  }
  sheet.stamp(layer);
  glow(sheet.main.ctx, {
    x: 1000,
    y: 60,
    radius: 700,
    colour: lamps ? '#ffc46a' : palette.glow,
    strength: 0.22,
    blend: 'soft-light',
  });
  if (lamps) glow(sheet.main.ctx, { x: 600, y: 380, radius: 520, colour: '#ffb45e', strength: 0.22 });
}
