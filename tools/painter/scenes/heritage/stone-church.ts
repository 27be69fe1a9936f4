import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { paintArch } from '../../kit/props/arch.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintImperialRoof } from '../../kit/props/imperial-roof.ts';
import { paintKarstRow } from '../../kit/props/karst-row.ts';
import { paintLotus } from '../../kit/props/lotus.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { reflect } from '../../kit/reflect.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { fade } from '../../kit/spray.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintBellPavilion } from './bell-pavilion.ts';

const SHORE = 640;

/** A bell pavilion of stone under curved roofs, mirrored in the lake before it. */
export function paintStoneChurch(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const sun: Point = [rng.range(930, 1010), 200];
  paintBackdrop(sheet, { palette, seed, horizon: 560, sun, birds: [820, 140] });
  paintKarstRow(sheet, {
    palette,
    seed: `${seed}/far`,
    rocks: [
      { x: 90, width: 190, height: 170 },
      { x: 1080, width: 230, height: 150 },
      { x: 250, width: 130, height: 90 },
    ],
    base: 600,
    nearness: 0.3,
    sunX: sun[0],
  });
  const leaves = ['#235a45', '#4f8350', '#8fab60'].map((colour) => at(colour, 0.72)) as [Hex, Hex, Hex];
  paintForest(ctx, makeRng(`${seed}/wood`), {
    count: 130,
    at: (r): Point => [r() * 1200, 590 + r.bell() * 22],
    size: [20, 36],
    colours: leaves,
    side: 1,
  });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/court`,
    outline: [
      [-5, 600],
      [1205, 600],
      [1205, SHORE],
      [-5, SHORE],
    ],
    colour: at('#c2b08c'),
    facing: 0.3,
    worn: 0.3,
  });
  wing(view, 250, 150, 150);
  wing(view, 950, 150, 150);
  paintBellPavilion(view);
  for (const [x, h] of [
    [420, 60],
    [444, 57],
    [760, 58],
    [800, 60],
  ] as const) {
    ellipse(ctx, x - 10, 634, 16, 3, rgba(palette.ink, 0.3));
    paintFolk(ctx, makeRng(`${seed}/p${x}`), {
      palette,
      x,
      y: 634,
      height: h,
      pose: x === 800 ? 'point' : 'stroll',
      facing: x < 600 ? 1 : -1,
      side: 1,
      outfit: x % 8 ? 'ao-dai' : 'shirt',
      hair: 'long',
    });
  }
  bank(view);
  const mirror = reflect(sheet.main, {
    waterline: SHORE + 12,
    seed: `${seed}/mirror`,
    amplitude: 12,
    squash: 1.3,
  });
  paintWater(sheet, { palette, seed, horizon: SHORE + 12, sun });
  fade(mirror, (_x, y) => 0.16 + 0.6 * clamp((y - SHORE) / 250), { box: [0, SHORE, 1200, 900], soft: 1.4 });
  sheet.stamp(mirror, 0.85);
  paintRipples(sheet, { palette, seed, horizon: SHORE + 20, sun });
  lilies(view);
}

function bank({ sheet, ctx, palette, seed, at }: SceneView): void {
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/bank`,
    outline: [
      [-5, SHORE],
      [1205, SHORE],
      [1205, SHORE + 14],
      [-5, SHORE + 14],
    ],
    colour: at('#8f8f7c'),
    facing: -0.3,
    course: 7,
    worn: 0.8,
  });
  for (let x = 20; x < 1200; x += 62)
    line(
      ctx,
      [
        [x, SHORE],
        [x, SHORE - 12],
      ],
      5,
      mix(at('#b9b39c'), palette.ink, 0.15),
    );
  line(
    ctx,
    [
      [0, SHORE - 11],
      [1200, SHORE - 11],
    ],
    3,
    at('#cfc8b0'),
  );
}

/** A low side chapel. */
function wing(view: SceneView, x: number, w: number, h: number): void {
  const { sheet, ctx, palette, seed, at } = view;
  const stone = at('#aaa68f', 0.9);
  paintMasonry(sheet, {
    palette,
    colour: stone,
    course: 9,
    worn: 0.7,
    seed: `${seed}/wing${x}`,
    outline: [
      [x - w / 2, 612],
      [x + w / 2, 612],
      [x + w / 2, 612 - h * 0.6],
      [x - w / 2, 612 - h * 0.6],
    ],
    facing: 0.1,
  });
  for (const dx of [-44, 0, 44]) paintArch(ctx, x + dx, 612, 13, 62, mix(palette.ink, stone, 0.4));
  paintImperialRoof(ctx, {
    palette,
    x,
    y: 612 - h * 0.56,
    width: w * 1.36,
    height: h * 0.36,
    tile: '#8a5a48',
    side: 1,
    ridge: 0.6,
  });
  polygon(
    ctx,
    [
      [x - 3, 612 - h * 0.9],
      [x + 3, 612 - h * 0.9],
      [x + 2, 612 - h * 1.06],
      [x - 2, 612 - h * 1.06],
    ],
    stone,
  );
}

function lilies({ ctx, palette, seed }: SceneView): void {
  const rng = makeRng(`${seed}/lilies`);
  const spots = Array.from(
    { length: 34 },
    (): Point => [rng() < 0.6 ? rng.range(-10, 420) : rng.range(880, 1210), rng.range(760, 890)],
  ).sort((a, b) => a[1] - b[1]);
  for (const [x, y] of spots)
    paintLotus(ctx, rng, { palette, x, y, size: 12 + (y - 740) * 0.13, flower: rng.chance(0.4), side: 1 });
}
