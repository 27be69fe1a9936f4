import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintClouds, paintSky, paintStars, paintSun } from '../../kit/sky.ts';
import { line, polygon } from '../../kit/stroke.ts';
import { paintPaving } from './court-ground.ts';
import { paintPot, paintUrn } from './court-urn.ts';
import { paintCourtVisitors } from './court-visitors.ts';
import { paintCrownTree } from './crown-tree.ts';
import { paintHallFront } from './hall-front.ts';
import type { TheatreView } from './theatre.ts';

const FLOOR = 520;

/** The court before a throne hall with two roofs, bronze urns on both sides, visitors on the paving. */
export function paintHallCourt(view: TheatreView): void {
  const { sheet, palette, seed, lamps } = view;
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
  paintCourtVisitors(view, front, x, rng);
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
