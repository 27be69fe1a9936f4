import { mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import type { Rng } from '../../kit/rng.ts';
import { line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { paintGateArch } from './gate-arch.ts';
import { paintHallFront } from './hall-front.ts';
import type { TheatreView } from './theatre.ts';

/** Row of the moat's edge. */
export const WATER = 612;

/** Stone base with five arches, two side halls and a two-storeyed pavilion, a flag on its mast. */
export function paintGateWall({ sheet, palette, seed, lamps }: TheatreView, x: number, rng: Rng): void {
  const noise = makeNoise(`${seed}/gate`);
  const stone = underLight(palette, '#a8977c');
  const wall = sheet.layer();
  const base = 452;
  const half = 300;
  polygon(
    wall.ctx,
    [
      [-5, 524],
      [x - half - 6, 520],
      [x - half + 8, base],
      [x + half - 8, base],
      [x + half + 6, 520],
      [1205, 524],
      [1205, WATER + 4],
      [-5, WATER + 4],
    ],
    '#000000',
  );
  tone(
    wall,
    steppedRamp(
      [
        mix(stone, palette.ink, 0.62),
        mix(stone, palette.ink, 0.36),
        mix(stone, palette.ink, 0.14),
        stone,
        mix(stone, palette.flank, 0.45),
      ],
      0.5,
    ),
    (px, py) =>
      clamp(
        0.6 +
          0.12 * ((px - x) / 600) -
          0.2 * clamp((py - 560) / 60) +
          0.3 * noise.fbm(px / 50, py / 34, 3) +
          (Math.abs(px - x) < half ? 0.08 : -0.06),
      ),
    { grain: 0.22 },
  );
  const { ctx } = wall;
  for (let row = 0; row < 13; row++) {
    const y = base + 6 + row * 12.6;
    for (let k = 0; k < 80; k++) {
      const bx = -10 + k * 30 + (row % 2) * 15;
      if (y < 522 && Math.abs(bx - x) > half - 14) continue;
      if (rng.chance(0.5)) continue;
      ctx.fillStyle = rgba(
        rng.chance(0.5) ? palette.ink : mix(stone, palette.flank, 0.6),
        rng.range(0.06, 0.18),
      );
      ctx.fillRect(bx, y, 27, 10);
    }
  }
  for (const [dx, w, h] of [
    [0, 78, 128],
    [-128, 60, 104],
    [128, 60, 104],
    [-226, 50, 88],
    [226, 50, 88],
  ] as const)
    paintGateArch(
      ctx,
      x + dx,
      WATER,
      w,
      h,
      mix(stone, palette.ink, 0.3),
      mix(palette.ink, '#1a1210', 0.4),
      lamps,
    );
  ctx.fillStyle = mix(stone, palette.flank, 0.3);
  ctx.fillRect(x - half + 2, base - 4, half * 2 - 4, 9);
  for (let k = 0; k < 34; k++) {
    ctx.fillStyle = mix(stone, palette.flank, k % 2 ? 0.32 : 0.1);
    ctx.fillRect(x - half + 6 + (k * (half * 2 - 12)) / 34, base - 22, 11, 20);
  }
  line(
    ctx,
    [
      [x - half + 2, base - 23],
      [x + half - 2, base - 23],
    ],
    4,
    mix(stone, palette.flank, 0.35),
  );
  line(
    ctx,
    [
      [-5, 522],
      [x - half - 4, 518],
    ],
    6,
    mix(stone, palette.flank, 0.28),
  );
  line(
    ctx,
    [
      [x + half + 4, 518],
      [1205, 522],
    ],
    6,
    mix(stone, palette.flank, 0.28),
  );
  const tile = underLight(palette, '#d9a441');
  for (const hand of [-1, 1])
    paintHallFront(ctx, {
      palette,
      x: x + hand * 216,
      base: base - 4,
      width: 96,
      height: 56,
      bays: 2,
      tile: mix(tile, underLight(palette, '#5f8a5a'), 0.5),
      side: 1,
      lamps,
      doors: false,
      roofHeight: 44,
    });
  const ridge = paintHallFront(ctx, {
    palette,
    x,
    base: base - 4,
    width: 300,
    height: 86,
    bays: 7,
    tile,
    side: 1,
    lamps,
    doors: false,
    roofHeight: 62,
  });
  paintHallFront(ctx, {
    palette,
    x,
    base: ridge + 18,
    width: 196,
    height: 54,
    bays: 5,
    tile,
    side: 1,
    lamps,
    roofHeight: 66,
  });
  line(
    ctx,
    [
      [x - 262, base - 20],
      [x - 262, base - 170],
    ],
    2.4,
    mix(palette.ink, stone, 0.3),
  );
  polygon(
    ctx,
    [
      [x - 262, base - 168],
      [x - 214, base - 154],
      [x - 222, base - 140],
      [x - 262, base - 130],
    ],
    underLight(palette, '#c8442f'),
  );
  polygon(
    ctx,
    [
      [x - 262, base - 160],
      [x - 232, base - 152],
      [x - 236, base - 144],
      [x - 262, base - 140],
    ],
    underLight(palette, '#e8b83c'),
  );
  sheet.stamp(wall);
}
