import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintBicycle } from '../../kit/props/bicycle.ts';
import { paintBuffalo } from '../../kit/props/buffalo.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { paintRange } from '../../kit/props/range.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { segment } from '../../kit/segment.ts';
import { ellipse } from '../../kit/stroke.ts';
import { FIELDS_FROM, paintFieldRoad, paintRipeFields, roadAt } from './harvest-land.ts';

/** A road bends through ripe rice toward village palms and hills; riders near and far on it. */
export function paintHarvestRoad(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const { haze, mid, ink, flank } = palette;
  const sun: Point = [rng.range(780, 900), 210];
  paintBackdrop(sheet, { palette, seed, horizon: FIELDS_FROM, sun, birds: [420, 160] });
  const range = sheet.layer();
  paintRange(range, {
    seed: `${seed}/range`,
    y: FIELDS_FROM - 60,
    amplitude: 80,
    base: FIELDS_FROM + 4,
    scale: 300,
    colours: [mix(haze, ink, 0.26), mix(haze, mid, 0.42), mix(haze, mid, 0.3), mix(haze, flank, 0.24)],
    side: 1,
    haze,
  });
  sheet.stamp(range);
  paintMistBank(sheet, { palette, seed: `${seed}/m`, y: FIELDS_FROM - 12, height: 30, density: 0.7 });
  paintRipeFields(view);
  const leaves = ['#235a45', '#4f8350', '#8fab60'].map((colour) => at(colour, 0.6)) as [Hex, Hex, Hex];
  for (const [from, to] of [
    [-20, 330],
    [860, 1220],
  ] as const)
    paintForest(ctx, makeRng(`${seed}/village${from}`), {
      count: 60,
      at: (r, t): Point => [r.range(from, to), FIELDS_FROM - 6 + t * 16 + r.bell() * 6],
      size: [12, 20],
      colours: leaves,
      side: 1,
    });
  for (const [i, [x, top, size]] of (
    [
      [120, 330, 62],
      [196, 360, 50],
      [980, 320, 66],
      [1080, 350, 54],
    ] as const
  ).entries())
    paintPalm(ctx, makeRng(`${seed}/palm${i}`), {
      palette,
      foot: [x, FIELDS_FROM + 12],
      crown: [x + rng.range(-24, 24), top],
      size,
      side: 1,
    });
  paintFieldRoad(view);
  paintBuffalo(ctx, { palette, x: 960, y: 610, length: 104, facing: -1 });
  riders(view);
  reapers(view);
  const ripe = ['#8f7a2c', '#c99a35', '#e2bd55', '#f0d684', '#7d9a4c'].map((colour) => at(colour));
  paintGrass(ctx, makeRng(`${seed}/rice`), {
    count: 2600,
    foot: (r) => {
      const y = lerp(770, 950, r() ** 0.8);
      const [middle, half] = roadAt(Math.min(900, y));
      const x = r() * 1220;
      return Math.abs(x - middle) < half + 16
        ? [x < middle ? middle - half - 20 - r() * 300 : middle + half + 20 + r() * 300, y]
        : [x, y];
    },
    length: [22, 66],
    width: 3.4,
    lean: 10,
    colours: ripe,
  });
}

function riders({ ctx, palette, seed }: SceneView): void {
  for (const [y, height, off, heading, paint, outfit, top, hat] of [
    [556, 66, 0, 1, '#2f6f7c', 'shirt', '#b5432a', 'none'],
    [640, 122, 0.1, -1, '#4a5a60', 'ao-dai', '#f3ead6', 'cone'],
    [776, 232, -0.2, 1, '#c8402a', 'dress', '#2d5d73', 'sun'],
  ] as const) {
    const [middle, half] = roadAt(y);
    paintBicycle(
      ctx,
      makeRng(`${seed}/rider${y}`),
      { palette, x: middle + off * half, y, height, heading, side: 1, paint },
      {
        outfit,
        top,
        hat,
        bottom: outfit === 'ao-dai' ? '#f3ead6' : '#4a4038',
        hair: outfit === 'shirt' ? 'short' : 'long',
      },
    );
  }
}

/** Three at work in the field on the left, sheaves beside them. */
function reapers({ ctx, palette, seed, at }: SceneView): void {
  for (const [x, y, h, pose, facing] of [
    [150, 648, 92, 'row', 1],
    [230, 660, 94, 'stroll', -1],
    [330, 642, 88, 'row', -1],
  ] as const) {
    ellipse(ctx, x - h * 0.1, y, h * 0.3, h * 0.05, rgba(palette.ink, 0.24));
    paintFolk(ctx, makeRng(`${seed}/reaper${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing,
      side: 1,
      outfit: 'blouse',
      hat: 'cone',
      hair: 'bun',
      bottom: '#31343c',
    });
  }
  const straw = at('#d8b04c');
  for (const [x, y] of [
    [190, 680],
    [282, 678],
    [96, 672],
  ] as const)
    for (let i = -4; i <= 4; i++) {
      segment(
        ctx,
        [x + i * 2, y - 12],
        [x + i * 5, y - 38 + Math.abs(i) * 2],
        3,
        mix(straw, i % 2 ? palette.ink : palette.flank, 0.25),
      );
      segment(ctx, [x + i * 2, y - 12], [x + i * 4, y + 4], 3, mix(straw, palette.ink, 0.2));
    }
}
