import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp, type Point, type Side } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintPerson } from '../../kit/props/person.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { paintClouds, paintSky, paintStars, paintSun } from '../../kit/sky.ts';
import { brush, ellipse, line, polygon } from '../../kit/stroke.ts';
import { paintPaving } from './court-ground.ts';
import { paintCrownTree } from './crown-tree.ts';
import { paintHallFront } from './hall-front.ts';
import type { TheatreView } from './theatre.ts';

const FLOOR = 520;

/** The court before a throne hall with two roofs, bronze urns on both sides, visitors on the paving. */
export function paintHallCourt({ sheet, palette, seed, lamps }: TheatreView): void {
  const rng = makeRng(`${seed}/hall`);
  const noise = makeNoise(`${seed}/hall`);
  const x = rng.range(560, 640);
  const sun: Point = [rng.range(900, 980), 160];
  paintSky(sheet.main, palette, { seed, horizon: 480, sun });
  if (palette.light === 'night') paintStars(sheet.main, palette, { seed, horizon: 440, sun });
  paintClouds(sheet.main, palette, { seed, horizon: 380, cover: 0.44 });
  paintSun(sheet.main, palette, sun, 32);
  for (const [i, nearness] of [0.28, 0.55].entries())
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/trees${i}`,
      crest: (px) =>
        400 + 34 * i - 30 * noise.fbm(px / 80, i * 4, 2) - 60 * clamp(Math.abs(px - x) / 600 - 0.4),
      base: FLOOR + 4,
      nearness,
      size: [13, 19],
      side: 1,
      hazeAtFoot: 0.3,
    });
  const layer = sheet.layer();
  const { ctx } = layer;
  const stone = underLight(palette, '#cbb894');
  const tile = underLight(palette, '#d39a3c');
  for (const hand of [-1, 1]) {
    paintHallFront(ctx, {
      palette,
      x: x + hand * 520,
      base: FLOOR - 6,
      width: 260,
      height: 62,
      bays: 5,
      tile: mix(tile, underLight(palette, '#8a5a4e'), 0.5),
      side: 1,
      lamps,
      roofHeight: 56,
    });
  }
  for (let step = 0; step < 5; step++) {
    const w = 560 + step * 26;
    ctx.fillStyle = mix(stone, step % 2 ? palette.ink : palette.flank, 0.18);
    ctx.fillRect(x - w / 2, FLOOR - 40 + step * 9, w, 9.5);
    line(
      ctx,
      [
        [x - w / 2, FLOOR - 40 + step * 9],
        [x + w / 2, FLOOR - 40 + step * 9],
      ],
      1.6,
      mix(stone, palette.flank, 0.5),
    );
  }
  const ridge = paintHallFront(ctx, {
    palette,
    x,
    base: FLOOR - 40,
    width: 500,
    height: 104,
    bays: 9,
    tile,
    side: 1,
    lamps,
    roofHeight: 74,
  });
  paintHallFront(ctx, {
    palette,
    x,
    base: ridge + 30,
    width: 386,
    height: 42,
    bays: 9,
    tile,
    side: 1,
    lamps,
    doors: false,
    roofHeight: 84,
  });
  sheet.stamp(layer);
  paintPaving(sheet, palette, seed, FLOOR + 4, [x, 400], underLight(palette, '#c9b79a'));
  const { ctx: main } = sheet.main;
  const carpet = underLight(palette, '#a83a2a');
  polygon(
    main,
    [
      [x - 34, FLOOR + 5],
      [x + 34, FLOOR + 5],
      [x + 190, 905],
      [x - 190, 905],
    ],
    rgba(mix(carpet, stone, 0.45), 0.5),
  );
  polygon(
    main,
    [
      [x - 500, FLOOR + 5],
      [x + 520, FLOOR + 5],
      [x + 400, FLOOR + 46],
      [x - 620, FLOOR + 46],
    ],
    rgba(palette.ink, 0.16 * (1 - lamps)),
  );
  if (lamps > 0.5) {
    glow(main, { x, y: FLOOR - 90, radius: 420, colour: palette.glow, strength: 0.34 });
    for (const dx of [-520, 520])
      glow(main, { x: x + dx, y: FLOOR - 40, radius: 220, colour: palette.glow, strength: 0.26 });
  }
  const front = sheet.layer();
  for (const [i, [dx, y, s]] of (
    [
      [-250, 584, 0.5],
      [250, 584, 0.5],
      [-330, 640, 0.72],
      [330, 640, 0.72],
      [-452, 736, 1.1],
      [452, 736, 1.1],
    ] as const
  ).entries())
    paintUrn(
      front.ctx,
      x + dx,
      y,
      100 * s,
      underLight(palette, '#6f7f63'),
      palette.ink,
      mix(underLight(palette, '#b8c08a'), palette.flank, 0.3),
      i,
    );
  const walkers = [
    { dx: -60, y: 590, h: 56, n: 2 },
    { dx: 110, y: 620, h: 66, n: 1 },
    { dx: -150, y: 690, h: 92, n: 2 },
    { dx: 160, y: 762, h: 122, n: 1 },
  ];
  for (const { dx, y, h, n } of walkers) {
    const shift = rng.range(-24, 24);
    for (let k = 0; k < n; k++) {
      const px = x + dx + shift + k * h * 0.36;
      ellipse(front.ctx, px - h * 0.22, y + 1, h * 0.3, h * 0.05, rgba(palette.ink, 0.3));
      const dress = rng.chance(0.6) ? 'ao-dai' : 'shirt';
      paintPerson(front.ctx, rng, {
        palette,
        x: px,
        y,
        height: h * (k ? 0.96 : 1),
        pose: 'walk',
        facing: (dx < 0 ? 1 : -1) as Side,
        side: 1,
        dress,
        hair: dress === 'ao-dai' ? 'long' : 'short',
        hat: dress === 'ao-dai' ? 'cone' : 'none',
        top: dress === 'ao-dai' ? rng.pick(['#c23a5a', '#f3ead6', '#2d5d73', '#d9a441']) : '#e6dcc6',
      });
    }
  }
  for (const [i, [tx, high]] of (
    [
      [20, 330],
      [1190, 360],
    ] as const
  ).entries()) {
    const leaf: [Hex, Hex, Hex] = [
      mix(underLight(palette, '#1f4c3b'), palette.ink, 0.35),
      underLight(palette, '#4f8350'),
      underLight(palette, '#9ab868'),
    ];
    paintCrownTree(front.ctx, makeRng(`${seed}/tree${i}`), {
      x: tx,
      y: 720,
      height: high * 1.3,
      colours: leaf,
      trunk: underLight(palette, '#6a4a34'),
      side: 1,
    });
    paintPot(
      front.ctx,
      tx + (i ? -20 : 16),
      760,
      66,
      underLight(palette, '#3f7a8a'),
      palette.ink,
      palette.flank,
    );
  }
  sheet.stamp(front);
  paintBirds(main, rng, palette, [300, 170]);
}

/** A bronze urn on three feet with two handles. */
function paintUrn(
  ctx: Context,
  x: number,
  y: number,
  s: number,
  bronze: Hex,
  ink: Hex,
  light: Hex,
  n: number,
): void {
  ellipse(ctx, x - s * 0.2, y, s * 0.72, s * 0.12, rgba(ink, 0.34));
  ctx.fillStyle = mix(bronze, '#cbb894', 0.6);
  ctx.fillRect(x - s * 0.52, y - s * 0.16, s * 1.04, s * 0.17);
  for (const u of [-0.3, 0, 0.3])
    brush(
      ctx,
      [
        [x + u * s, y - s * 0.44],
        [x + u * s * 1.15, y - s * 0.15],
      ],
      s * 0.12,
      mix(bronze, ink, 0.45),
    );
  const body = ctx.createLinearGradient(x - s * 0.5, 0, x + s * 0.5, 0);
  body.addColorStop(0, mix(bronze, ink, 0.6));
  body.addColorStop(0.55, bronze);
  body.addColorStop(0.82, light);
  body.addColorStop(1, mix(bronze, ink, 0.2));
  ctx.fillStyle = body;
  ctx.beginPath();
  ctx.moveTo(x - s * 0.36, y - s * 1.02);
  ctx.bezierCurveTo(x - s * 0.66, y - s * 0.8, x - s * 0.56, y - s * 0.4, x - s * 0.26, y - s * 0.36);
  ctx.lineTo(x + s * 0.26, y - s * 0.36);
  ctx.bezierCurveTo(x + s * 0.56, y - s * 0.4, x + s * 0.66, y - s * 0.8, x + s * 0.36, y - s * 1.02);
  ctx.closePath();
  ctx.fill();
  for (const v of [0.6, 0.84])
    line(
      ctx,
      [
        [x - s * 0.5, y - s * v],
        [x + s * 0.5, y - s * v],
      ],
      Math.max(1, s * 0.02),
      rgba(ink, 0.35),
    );
  for (let i = 0; i < 5; i++)
    ellipse(
      ctx,
      x + (i - 2) * s * 0.17,
      y - s * 0.72,
      s * 0.05,
      s * 0.06,
      rgba(i % 2 === n % 2 ? light : ink, 0.4),
    );
  ellipse(ctx, x, y - s * 1.03, s * 0.42, s * 0.09, mix(bronze, light, 0.5));
  ellipse(ctx, x, y - s * 1.03, s * 0.34, s * 0.06, mix(bronze, ink, 0.7));
  for (const hand of [-1, 1]) {
    ctx.beginPath();
    ctx.ellipse(x + hand * s * 0.34, y - s * 1.14, s * 0.08, s * 0.13, 0, 0, Math.PI * 2);
    ctx.lineWidth = s * 0.06;
    ctx.strokeStyle = mix(bronze, hand > 0 ? light : ink, 0.3);
    ctx.stroke();
  }
}

/** A glazed pot for a tree. */
function paintPot(ctx: Context, x: number, y: number, s: number, glaze: Hex, ink: Hex, light: Hex): void {
  ellipse(ctx, x, y, s * 0.9, s * 0.16, rgba(ink, 0.35));
  polygon(
    ctx,
    [
      [x - s * 0.7, y - s * 0.9],
      [x + s * 0.7, y - s * 0.9],
      [x + s * 0.5, y],
      [x - s * 0.5, y],
    ],
    glaze,
  );
  polygon(
    ctx,
    [
      [x - s * 0.7, y - s * 0.9],
      [x - s * 0.2, y - s * 0.9],
      [x - s * 0.16, y],
      [x - s * 0.5, y],
    ],
    mix(glaze, ink, 0.4),
  );
  polygon(
    ctx,
    [
      [x + s * 0.34, y - s * 0.9],
      [x + s * 0.52, y - s * 0.9],
      [x + s * 0.38, y],
      [x + s * 0.26, y],
    ],
    mix(glaze, light, 0.5),
  );
  ellipse(ctx, x, y - s * 0.9, s * 0.74, s * 0.14, mix(glaze, light, 0.35));
  ellipse(ctx, x, y - s * 0.9, s * 0.62, s * 0.1, mix('#4a3a2a', ink, 0.4));
}
