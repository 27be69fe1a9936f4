import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import type { Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { paintBougainvillea } from '../../kit/props/bougainvillea.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintLantern } from '../../kit/props/lantern.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { paintClouds, paintSky, paintSun } from '../../kit/sky.ts';
import { brush, curve, ellipse, line } from '../../kit/stroke.ts';
import { paintBook, paintFlowerPot } from './balcony-things.ts';
import type { CookingView } from './cooking.ts';
import { paintCup, paintDripGlass, paintTableTop } from './near-table.ts';

/** Drip coffee on a balcony table; tiled roofs and hills beyond the rail. */
export function paintBalcony(view: CookingView): void {
  const { sheet, palette, seed, lamps } = view;
  const rng = makeRng(`${seed}/balcony`);
  const noise = makeNoise(`${seed}/balcony`);
  const sun: Point = [rng.range(780, 880), 170];
  paintSky(sheet.main, palette, { seed, horizon: 440, sun });
  paintClouds(sheet.main, palette, { seed, horizon: 340, cover: 0.42 });
  paintSun(sheet.main, palette, sun, 32);
  for (const [i, nearness] of [0.16, 0.32].entries()) {
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/hill${i}`,
      crest: (x) => 360 + 50 * i - 90 * (0.4 + 0.6 * noise.ridge(x / 340, i * 4, 3, 0.4)),
      base: 520,
      nearness,
      size: [7, 11],
      side: 1,
    });
    paintMistBank(sheet, { palette, seed: `${seed}/m${i}`, y: 450 + 20 * i, height: 44, density: 0.75 });
  }
  paintRoofs(view);
  paintBirds(sheet.main.ctx, rng, palette, [430, 200]);
  const { ctx } = sheet.main;
  paintRail(ctx, view);
  paintBougainvillea(ctx, makeRng(`${seed}/bloom`), { palette, x: 1176, y: 800, height: 620, width: 420 });
  line(
    ctx,
    [
      [210, -5],
      [210, 84],
    ],
    2,
    palette.ink,
  );
  paintLantern(ctx, {
    palette,
    x: 210,
    y: 122,
    size: 82,
    colour: rng.pick(LOCAL.lantern.slice(0, 3)),
    shape: 'round',
    lit: 0.15 + 0.85 * lamps,
  });
  paintTableTop(view, 742);
  const near = sheet.layer();
  const x = rng.range(430, 490);
  paintBook(near.ctx, view, x - 250, 846);
  paintDripGlass(near.ctx, view, [x, 822], 300);
  paintCup(near.ctx, view, [x + 196, 838], 74, '#e3ecea', '#6a3f26');
  const plate: Point = [x + 400, 836];
  ellipse(near.ctx, plate[0] - 16, plate[1] + 14, 128, 24, rgba(palette.ink, 0.3));
  ellipse(near.ctx, plate[0], plate[1], 124, 28, underLight(palette, '#f4efe0'));
  ellipse(near.ctx, plate[0], plate[1] - 3, 104, 20, mix(underLight(palette, '#f4efe0'), palette.ink, 0.12));
  for (const [dx, dy] of [
    [-46, -14],
    [8, -16],
    [56, -12],
    [-18, -2],
    [32, 0],
  ] as const) {
    const [px, py] = [plate[0] + dx, plate[1] + dy];
    ellipse(near.ctx, px, py, 30, 15, mix(underLight(palette, '#b8743a'), palette.ink, 0.2));
    ellipse(near.ctx, px + 2, py - 3, 27, 11, underLight(palette, '#e0a860'));
    ellipse(near.ctx, px + 6, py - 6, 12, 4, underLight(palette, '#f4d498'));
  }
  paintFlowerPot(near.ctx, view, 1080, 838);
  sheet.stamp(near);
  if (lamps) {
    glow(ctx, { x: 210, y: 122, radius: 300, colour: '#ffc46a', strength: 0.4 });
    glow(ctx, { x, y: 700, radius: 420, colour: '#ffb45e', strength: 0.2 });
  }
}

/** Roofs of the town below, three rows. */
function paintRoofs({ sheet, palette, seed, lamps }: CookingView): void {
  const rng = makeRng(`${seed}/roofs`);
  for (const [i, [y, s, nearness]] of (
    [
      [500, 0.55, 0.5],
      [560, 0.8, 0.72],
      [650, 1.15, 0.92],
    ] as const
  ).entries()) {
    const layer = sheet.layer();
    const { ctx } = layer;
    const seen = hazedPalette(palette, nearness);
    let x = -80 + i * 30;
    while (x < 1240) {
      const w = s * rng.range(150, 240);
      const drop = rng.range(-18, 18) * s;
      const wall = underLight(seen, rng.pick(['#d99a3a', '#e0ad52', '#e6d3ae', '#cf9a78', '#9dbab8']));
      const foot = y + drop;
      ctx.fillStyle = mix(wall, seen.ink, 0.1);
      ctx.fillRect(x, foot - 8 * s, w, 200);
      for (let k = 0; k < 3; k++) {
        ctx.fillStyle = lamps && rng.chance(0.7) ? '#ffd07a' : mix(wall, seen.ink, 0.55);
        ctx.fillRect(x + w * (0.14 + 0.28 * k), foot + 18 * s, w * 0.13, 34 * s);
      }
      paintTiledRoof(ctx, rng, {
        eave: [
          [x - 14 * s, foot],
          [x + w + 14 * s, foot],
        ],
        ridge: [
          [x + 14 * s, foot - 62 * s],
          [x + w - 14 * s, foot - 62 * s],
        ],
        colour: underLight(seen, rng.pick(['#8a5a4e', '#9c6450', '#7a544a', '#a86a4e'])),
        ink: seen.ink,
        haze: palette.haze,
        moss: underLight(seen, '#5d6b54'),
        tile: [9 * s, 9 * s],
        sag: 4 * s,
      });
      if (rng.chance(0.6))
        paintForest(ctx, rng, {
          count: 8,
          at: (r) => [x + w + r.bell() * 26 * s, foot - 14 * s + r.bell() * 30 * s],
          size: [16 * s, 16 * s],
          colours: [
            mix(underLight(seen, '#1f4c3b'), seen.ink, 0.2),
            underLight(seen, '#4f8350'),
            underLight(seen, '#8fab60'),
          ],
          side: 1,
        });
      x += w + s * rng.range(8, 46);
    }
    sheet.stamp(layer);
    if (i < 2)
      paintMistBank(sheet, { palette, seed: `${seed}/rm${i}`, y: y + 30, height: 34, density: 0.45 });
  }
}

/** Wrought iron rail with curls and a wooden hand rest. */
function paintRail(ctx: Context, { palette }: CookingView): void {
  const iron = mix(palette.ink, underLight(palette, '#2f4a48'), 0.5);
  ctx.fillStyle = rgba(palette.ink, 0.18);
  ctx.fillRect(0, 600, 1200, 150);
  for (let x = 18; x < 1200; x += 74) {
    line(
      ctx,
      [
        [x, 604],
        [x, 748],
      ],
      6,
      iron,
    );
    for (const hand of [-1, 1]) {
      brush(ctx, curve([x + 37, 740], [x + 37 + hand * 40, 690], [x + 37 + hand * 8, 650], 14), 4, iron);
      brush(
        ctx,
        curve([x + 37 + hand * 8, 650], [x + 37 - hand * 16, 634], [x + 37 - hand * 2, 668], 12),
        3.4,
        iron,
      );
    }
    ellipse(ctx, x + 37, 624, 8, 8, iron);
  }
  line(
    ctx,
    [
      [0, 740],
      [1200, 740],
    ],
    7,
    iron,
  );
  const wood = underLight(palette, '#7a4f34');
  ctx.fillStyle = wood;
  ctx.fillRect(0, 590, 1200, 18);
  ctx.fillStyle = mix(wood, palette.flank, 0.5);
  ctx.fillRect(0, 588, 1200, 5);
}
