import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintLotus } from '../../kit/props/lotus.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import { reflect } from '../../kit/reflect.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { fade } from '../../kit/spray.ts';
import { brush, curve, ellipse } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintStarLantern } from './star-lantern.ts';

const WATER = 700;

/** The mid-autumn moon over a village pond; children walk its bank with star lanterns. */
export function paintStarLanterns(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const moon: Point = [rng.range(780, 850), 236];
  paintBackdrop(sheet, { palette, seed, horizon: 500, sun: moon, radius: 96 });
  const leaves = ['#1f4a3c', '#3d6d4a', '#7d9a5c'];
  for (const [i, nearness] of [0.34, 0.56].entries())
    paintForest(ctx, makeRng(`${seed}/far${i}`), {
      count: 110,
      at: (r): Point => [r.range(-20, 1220), 500 + i * 34 + r.bell() * 24],
      size: [18 + i * 6, 30 + i * 8],
      colours: leaves.map((colour) => at(colour, nearness)) as [Hex, Hex, Hex],
      side: 1,
    });
  house(view, 60, 300, 612);
  house(view, 400, 230, 604);
  house(view, 930, 250, 608);
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/bank`,
    outline: [
      [-5, 612],
      [1205, 606],
      [1205, WATER + 2],
      [-5, WATER + 2],
    ],
    colour: mix(at('#a8805a'), palette.glow, 0.12),
    facing: 0.1,
    worn: 0.5,
  });
  arecas(view);
  children(view);
  paintGrass(ctx, makeRng(`${seed}/verge`), {
    count: 420,
    foot: (r) => [r() * 1220, r.range(688, 702)],
    length: [8, 24],
    width: 2.8,
    colours: ['#2f5a3c', '#4f7d42', '#86a050'].map((colour) => at(colour)),
  });
  const mirror = reflect(sheet.main, {
    waterline: WATER,
    seed: `${seed}/mirror`,
    amplitude: 13,
    squash: 1.7,
  });
  paintWater(sheet, { palette, seed, horizon: WATER, sun: moon });
  fade(mirror, (_x, y) => 0.06 + 0.6 * clamp((y - WATER) / 200), { box: [0, WATER, 1200, 900], soft: 1.4 });
  sheet.stamp(mirror, 0.9);
  paintRipples(sheet, { palette, seed, horizon: WATER, sun: moon });
  const bed = makeRng(`${seed}/lotus`);
  const pads = Array.from(
    { length: 34 },
    (): Point => [bed.chance(0.5) ? bed.range(-10, 360) : bed.range(840, 1210), bed.range(770, 905)],
  ).sort((a, b) => a[1] - b[1]);
  for (const [x, y] of pads)
    paintLotus(ctx, bed, { palette, x, y, size: 16 + (y - 760) * 0.16, flower: bed.chance(0.36), side: 1 });
}

/** A village house with lit windows under a tiled roof. */
function house(view: SceneView, x: number, width: number, foot: number): void {
  const { sheet, ctx, palette, seed, at } = view;
  const rng = makeRng(`${seed}/house${x}`);
  const wall = mix(at('#c9a06a'), palette.haze, 0.16);
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/wall${x}`,
    outline: [
      [x, foot - 104],
      [x + width, foot - 104],
      [x + width, foot],
      [x, foot],
    ],
    colour: wall,
    facing: -0.1,
    worn: 0.4,
  });
  const bays = Math.round(width / 76);
  for (let i = 0; i < bays; i++) {
    const px = x + ((i + 0.5) * width) / bays;
    const door = i === Math.floor(bays / 2);
    ctx.fillStyle = i % 3 === 2 ? mix(wall, palette.ink, 0.6) : '#ffd07a';
    ctx.fillRect(px - 19, foot - 88, 38, door ? 88 : 48);
    for (const u of [-19, 0, 19]) {
      ctx.fillStyle = mix(palette.ink, '#4a2f22', 0.6);
      ctx.fillRect(px + u - 2, foot - 90, 4, door ? 90 : 52);
    }
  }
  glow(ctx, { x: x + width / 2, y: foot - 50, radius: width * 0.6, colour: palette.glow, strength: 0.2 });
  paintTiledRoof(ctx, rng, {
    eave: [
      [x - 22, foot - 98],
      [x + width + 22, foot - 98],
    ],
    ridge: [
      [x + 18, foot - 168],
      [x + width - 18, foot - 168],
    ],
    colour: at('#7a4f46'),
    ink: palette.ink,
    haze: palette.haze,
    moss: at('#4d5f4c'),
    tile: [8, 8],
    sag: 4,
  });
}

/** Slender areca palms beside the houses. */
function arecas({ ctx, palette, seed, at }: SceneView): void {
  for (const [x, y, top] of [
    [378, 612, 330],
    [690, 610, 376],
    [1186, 616, 300],
  ] as const) {
    const rng = makeRng(`${seed}/areca${x}`);
    const bark = mix(at('#8a7a5c'), palette.ink, 0.3);
    brush(
      ctx,
      [
        [x, y],
        [x + 4, (y + top) / 2],
        [x, top],
      ],
      (t) => 12 - 4 * t,
      bark,
    );
    for (let i = 0; i < 9; i++) {
      const angle = -Math.PI / 2 + (i - 4) * 0.42 + rng.bell() * 0.1;
      const long = rng.range(70, 96);
      const tip: Point = [x + Math.cos(angle) * long, top + Math.sin(angle) * long * 0.8 + 34];
      brush(
        ctx,
        curve([x, top], [x + Math.cos(angle) * long * 0.6, top + Math.sin(angle) * long], tip, 12),
        (t) => 13 * Math.sin(Math.PI * (0.1 + 0.85 * t)),
        i % 2 ? at('#2f5f44') : at('#4d7d4c'),
      );
    }
  }
}

function children({ ctx, palette, seed }: SceneView): void {
  const lit = { ...palette, cast: ['#8a5a3c', 0.3] as [Hex, number] };
  const places = [
    [250, 672, 138, 'dress', '#e8b83c', 'bob', '#d8402a'],
    [384, 680, 150, 'shirt', '#2d6a8a', 'short', '#f2b33d'],
    [520, 670, 126, 'ao-dai', '#d84a6a', 'bun', '#2f9f88'],
    [640, 682, 156, 'shirt', '#c8522a', 'short', '#e8506a'],
    [780, 674, 132, 'dress', '#5f9a8a', 'long', '#f2b33d'],
    [900, 680, 144, 'shirt', '#e9dcc0', 'short', '#d8402a'],
  ] as const;
  for (const [i, [x, y, h, outfit, top, hair, star]] of places.entries()) {
    ellipse(ctx, x, y, h * 0.22, h * 0.035, rgba(palette.ink, 0.4));
    const { front } = paintFolk(ctx, makeRng(`${seed}/child${i}`), {
      palette: lit,
      x,
      y,
      height: h,
      pose: i % 3 === 1 ? 'point' : 'stroll',
      facing: 1,
      side: 1,
      outfit,
      top,
      hair,
      shorts: outfit === 'shirt',
    });
    const tip: Point = [front[0] + 26, front[1] - 58];
    brush(ctx, curve(front, [front[0] + 20, front[1] - 20], tip, 8), 3, mix(palette.ink, '#8a5a38', 0.5));
    paintStarLantern(ctx, palette, [tip[0] + 2, tip[1] - 6], 27, star);
  }
}
