import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintLotus } from '../../kit/props/lotus.ts';
import { paintPerson } from '../../kit/props/person.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { paintClouds, paintSky, paintStars, paintSun } from '../../kit/sky.ts';
import { line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintCrownTree } from './crown-tree.ts';
import { paintHallFront } from './hall-front.ts';
import type { TheatreView } from './theatre.ts';

const WATER = 612;

/** The gate of a citadel: stone base with arches, two roofs of yellow tile, a lotus moat before it. */
export function paintGate({ sheet, palette, seed, lamps }: TheatreView): void {
  const rng = makeRng(`${seed}/gate`);
  const noise = makeNoise(`${seed}/gate`);
  const x = rng.range(590, 650);
  const sun: Point = [rng.range(930, 1010), 190];
  const view = { palette, seed, horizon: WATER - 4, sun };
  paintSky(sheet.main, palette, { seed, horizon: 560, sun });
  if (palette.light === 'night') paintStars(sheet.main, palette, { seed, horizon: 500, sun });
  paintClouds(sheet.main, palette, { seed, horizon: 430, cover: 0.44 });
  paintSun(sheet.main, palette, sun, 34);
  for (const [i, nearness] of [0.3, 0.6].entries())
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/trees${i}`,
      crest: (px) =>
        WATER - 90 + 30 * i - 26 * noise.fbm(px / 70, i * 4, 2) - 60 * clamp(Math.abs(px - x) / 600 - 0.5),
      base: WATER + 2,
      nearness,
      size: [13, 18],
      side: 1,
      hazeAtFoot: 0.3,
    });
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
    paintArch(
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
  const trees = sheet.layer();
  for (const [i, [tx, high]] of (
    [
      [92, 300],
      [1118, 330],
      [230, 190],
    ] as const
  ).entries()) {
    const leaf: [Hex, Hex, Hex] =
      i < 2
        ? [
            mix(underLight(palette, '#6a2a22'), palette.ink, 0.35),
            underLight(palette, '#c23a2c'),
            underLight(palette, '#ec7a4c'),
          ]
        : [
            mix(underLight(palette, '#1f4c3b'), palette.ink, 0.3),
            underLight(palette, '#4f8350'),
            underLight(palette, '#8fab60'),
          ];
    paintCrownTree(trees.ctx, makeRng(`${seed}/flame${i}`), {
      x: tx + rng.range(-16, 16),
      y: WATER + 2,
      height: high,
      colours: leaf,
      trunk: underLight(palette, '#6a4a34'),
      side: 1,
    });
  }
  for (const [dx, h] of [
    [-30, 46],
    [34, 44],
    [-172, 44],
    [196, 46],
    [214, 42],
    [330, 46],
  ] as const)
    paintPerson(trees.ctx, rng, {
      palette,
      x: x + dx,
      y: WATER - 2,
      height: h,
      pose: 'walk',
      facing: rng.chance(0.5) ? 1 : -1,
      side: 1,
      dress: rng.chance(0.5) ? 'ao-dai' : 'shirt',
      hair: 'long',
      hat: rng.chance(0.5) ? 'cone' : 'none',
    });
  sheet.stamp(trees);
  if (lamps > 0.5)
    for (const [dx, y, radius] of [
      [0, 400, 260],
      [-216, 430, 130],
      [216, 430, 130],
      [0, 570, 160],
    ] as const)
      glow(sheet.main.ctx, { x: x + dx, y, radius, colour: palette.glow, strength: 0.3 });
  paintWater(sheet, { ...view, horizon: WATER, mirrorFrom: WATER + 3, amplitude: 12, mirror: 0.85 });
  paintRipples(sheet, { ...view, horizon: WATER });
  line(
    sheet.main.ctx,
    [
      [0, WATER + 1],
      [1200, WATER + 1],
    ],
    4,
    mix(stone, palette.ink, 0.3),
  );
  const pads = Array.from({ length: 120 }, () => {
    const t = Math.sqrt(rng());
    const hand = rng.chance(0.5);
    return [
      hand ? rng() ** 1.5 * (300 + 240 * t) : 1200 - rng() ** 1.5 * (260 + 260 * t),
      660 + 250 * t,
      t,
    ] as const;
  }).sort((a, b) => a[1] - b[1]);
  pads.forEach(([px, py, t], i) => {
    paintLotus(sheet.main.ctx, rng, {
      palette,
      x: px,
      y: py,
      size: (16 + 34 * t) * rng.range(0.85, 1.15),
      flower: i % 5 === 1,
      side: 1,
    });
  });
  paintBirds(sheet.main.ctx, rng, palette, [300, 190]);
}

function paintArch(
  ctx: Context,
  x: number,
  foot: number,
  w: number,
  h: number,
  rim: Hex,
  dark: Hex,
  lamps: number,
): void {
  for (const [grow, colour] of [
    [9, rim],
    [0, dark],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(x - w / 2 - grow, foot);
    ctx.lineTo(x - w / 2 - grow, foot - h + w / 2);
    ctx.arc(x, foot - h + w / 2, w / 2 + grow, Math.PI, 0);
    ctx.lineTo(x + w / 2 + grow, foot);
    ctx.closePath();
    ctx.fillStyle = colour;
    ctx.fill();
  }
  const inside = ctx.createLinearGradient(0, foot - h, 0, foot);
  inside.addColorStop(0, rgba('#ffcf7a', 0.1 + 0.4 * lamps));
  inside.addColorStop(1, rgba('#ffe3a8', 0.3 + 0.4 * lamps));
  ctx.save();
  ctx.clip();
  ctx.fillStyle = inside;
  ctx.fillRect(x - w * 0.2, foot - h * 0.62, w * 0.4, h * 0.62);
  ctx.restore();
}
