import { type Hex, mix, rgba } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintHydrangea } from '../../kit/props/hydrangea.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintRange } from '../../kit/props/range.ts';
import { paintTree } from '../../kit/props/tree.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { segment } from '../../kit/segment.ts';
import { ellipse } from '../../kit/stroke.ts';
import { paintNetDrum } from './net-drum.ts';

/** A museum in a mountain valley: a drum wound in a net of ribs, steps and flower beds before it. */
export function paintValleyMuseum(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const { haze, mid, ink, flank } = palette;
  const noise = makeNoise(`${seed}/land`);
  const sun: Point = [rng.range(900, 1000), 170];
  paintBackdrop(sheet, { palette, seed, horizon: 470, sun, birds: [260, 150] });
  const range = sheet.layer();
  paintRange(range, {
    seed: `${seed}/range`,
    y: 400,
    amplitude: 110,
    base: 540,
    scale: 330,
    colours: [mix(haze, ink, 0.28), mix(haze, mid, 0.44), mix(haze, mid, 0.32), mix(haze, flank, 0.26)],
    side: 1,
    haze,
  });
  sheet.stamp(range);
  paintMistBank(sheet, { palette, seed: `${seed}/m`, y: 500, height: 40, density: 0.75 });
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/hills`,
    crest: (x) => 500 - 70 * Math.abs(x / 600 - 1) ** 1.5 - 30 * noise.ridge(x / 240, 2, 2),
    base: 610,
    nearness: 0.55,
    size: [8, 13],
    side: 1,
  });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/court`,
    outline: [
      [-5, 596],
      [1205, 596],
      [1205, 905],
      [-5, 905],
    ],
    colour: at('#d9cbae'),
    facing: 0.3,
    worn: 0.2,
  });
  joints(view);
  const leaves = ['#235a45', '#4f8350', '#8fab60'].map((colour) => at(colour, 0.9)) as [Hex, Hex, Hex];
  paintForest(ctx, makeRng(`${seed}/hedge`), {
    count: 120,
    at: (r): Point => [r() * 1220, 592 + r.bell() * 8],
    size: [10, 17],
    colours: leaves,
    side: 1,
  });
  paintNetDrum(view, { x: 560, base: 668, height: 300, low: 330, high: 236 });
  for (const [x, y, h] of [
    [96, 690, 290],
    [1010, 650, 190],
    [1130, 700, 320],
  ] as const)
    paintTree(ctx, makeRng(`${seed}/t${x}`), { x, y, height: h, colours: leaves, side: 1 });
  beds(view);
  visitors(view);
}

function joints({ ctx, palette }: SceneView): void {
  for (const y of [640, 676, 726, 796, 880]) segment(ctx, [0, y], [1200, y], 1.4, rgba(palette.ink, 0.12));
  for (let i = -10; i <= 10; i++)
    segment(ctx, [560 + i * 64, 600], [560 + i * 190, 905], 1.3, rgba(palette.ink, 0.1));
}

/** Low beds of flowers left and right of the way to the stairs. */
function beds({ ctx, palette, seed, at }: SceneView): void {
  const rng = makeRng(`${seed}/beds`);
  const petals = [
    ['#a8281e', '#d8402a', '#f0906a'],
    ['#c98a1e', '#f2b33d', '#fbe29a'],
  ].map((family) => family.map((colour) => at(colour)) as [Hex, Hex, Hex]);
  const leaves = [at('#235a45'), at('#4f8350')] as const;
  for (const [x, y, reach] of [
    [190, 800, 210],
    [960, 806, 230],
  ] as const) {
    ellipse(ctx, x, y + 8, reach, 40, mix(at('#d9cbae'), palette.ink, 0.3));
    ellipse(ctx, x, y, reach, 40, at('#5a8448'));
    const heads = Array.from({ length: 120 }, (): Point => {
      const a = rng() * Math.PI * 2;
      const r = Math.sqrt(rng()) * 0.94;
      return [x + Math.cos(a) * r * reach, y - 4 + Math.sin(a) * r * 36];
    }).sort((a, b) => a[1] - b[1]);
    for (const [px, py] of heads)
      paintHydrangea(ctx, rng, {
        x: px,
        y: py - 8,
        size: rng.range(8, 12),
        petals:
          Math.hypot((px - x) / reach, (py - y) / 36) < 0.55
            ? (petals[1] as [Hex, Hex, Hex])
            : (petals[0] as [Hex, Hex, Hex]),
        leaves,
        side: 1,
      });
  }
}

function visitors({ ctx, palette, seed }: SceneView): void {
  for (const [x, y, h, pose, facing, outfit, top] of [
    [470, 712, 78, 'walk', 1, 'shirt', '#2d5d73'],
    [520, 714, 72, 'stroll', 1, 'ao-dai', '#f3ead6'],
    [700, 716, 78, 'photo', -1, 'shirt', '#d9a441'],
    [566, 848, 190, 'stroll', 1, 'hill', '#2f4a3f'],
    [664, 856, 204, 'point', -1, 'shirt', '#c8522a'],
    [500, 862, 128, 'stroll', 1, 'dress', '#e9b44c'],
  ] as const) {
    ellipse(ctx, x - h * 0.14, y, h * 0.24, h * 0.028, rgba(palette.ink, 0.32));
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing,
      side: 1,
      outfit,
      top,
      hair: outfit === 'shirt' ? 'short' : outfit === 'dress' ? 'bob' : 'bun',
    });
  }
}
