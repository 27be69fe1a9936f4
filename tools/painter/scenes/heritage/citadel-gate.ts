import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintArch } from '../../kit/props/arch.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { evenRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { paintCrownTree } from '../theatre/crown-tree.ts';
import { paintHallFront } from '../theatre/hall-front.ts';
import { paintFlagTower } from './flag-tower.ts';

const FOOT = 640;

/** A gate of brick with five vaults under a two-storeyed lookout, lawns before it, the flag tower behind. */
export function paintCitadelGate(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const sun: Point = [rng.range(900, 1000), 190];
  paintBackdrop(sheet, { palette, seed, horizon: 560, sun, birds: [760, 150] });
  paintFlagTower(view, 226);
  const leaves = ['#1f5140', '#47794b', '#86a35c'].map((colour) => at(colour, 0.8)) as [Hex, Hex, Hex];
  paintForest(ctx, makeRng(`${seed}/wood`), {
    count: 130,
    at: (r): Point => [r() * 1240 - 20, 590 + r.bell() * 30],
    size: [24, 40],
    colours: leaves,
    side: 1,
  });
  gate(view, 690);
  lawn(view);
  const near = ['#1f4c3b', '#4f8350', '#8fab60'].map((colour) => at(colour)) as [Hex, Hex, Hex];
  paintCrownTree(ctx, makeRng(`${seed}/tree`), {
    x: 46,
    y: 700,
    height: 300,
    colours: near,
    trunk: at('#6a4a34'),
    side: 1,
  });
  folk(view);
}

function gate({ sheet, ctx, palette, seed, at, evening }: SceneView, x: number): void {
  const brick = at('#b59a78');
  const stone = at('#cfc2a0');
  const dark = mix(palette.ink, '#1c1613', 0.4);
  const body = (left: number, right: number, top: number, colour: Hex, name: string): void =>
    paintMasonry(sheet, {
      palette,
      seed: `${seed}/${name}`,
      outline: [
        [left, top],
        [right, top],
        [right + 10, FOOT],
        [left - 10, FOOT],
      ],
      colour,
      facing: 0.15,
      course: 13,
      worn: 0.65,
    });
  body(x - 420, x + 420, 446, mix(brick, palette.ink, 0.1), 'wings');
  body(x - 240, x + 240, 400, brick, 'middle');
  for (const [u, w, h] of [
    [0, 44, 150],
    [-122, 34, 122],
    [122, 34, 122],
    [-326, 28, 102],
    [326, 28, 102],
  ] as const) {
    paintArch(ctx, x + u, FOOT, w + 8, h + 10, stone);
    paintArch(ctx, x + u, FOOT, w, h, dark);
    paintArch(ctx, x + u, FOOT, w * 0.6, h * 0.7, mix(at('#8fa866', 0.6), palette.haze, 0.4));
  }
  for (const [left, right, top] of [
    [x - 428, x + 428, 446],
    [x - 246, x + 246, 400],
  ] as const) {
    ctx.fillStyle = stone;
    ctx.fillRect(left, top - 6, right - left, 10);
    for (let px = left; px < right - 10; px += 26) {
      ctx.fillStyle = mix(brick, palette.flank, 0.25);
      ctx.fillRect(px + 3, top - 24, 18, 20);
    }
  }
  const tile = at('#9a5238');
  const lamps = evening ? 1 : 0.1;
  const ridge = paintHallFront(ctx, { palette, x, base: 390, width: 250, height: 70, bays: 5, tile, side: 1, lamps, roofHeight: 54 });
  paintHallFront(ctx, { palette, x, base: ridge + 16, width: 150, height: 46, bays: 3, tile, side: 1, lamps, roofHeight: 50 });
  for (const u of [-330, 330])
    paintHallFront(ctx, { palette, x: x + u, base: 438, width: 84, height: 44, bays: 2, tile, side: 1, lamps, doors: false, roofHeight: 36 });
}

/** Lawns at both sides of the way of flagstones, pots of flowers along it. */
function lawn({ sheet, ctx, palette, seed, at }: SceneView): void {
  const noise = makeNoise(`${seed}/lawn`);
  const layer = sheet.covered([0, FOOT, 1200, 900]);
  const green = at('#7a9a58');
  tone(
    layer,
    evenRamp([mix(green, palette.ink, 0.3), green, mix(green, palette.flank, 0.45)]),
    (x, y) => 0.5 + 0.4 * noise.fbm(x / 140, y / 24, 3),
    { box: [0, FOOT, 1200, 900], grain: 0.24 },
  );
  sheet.stamp(layer);
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/way`,
    outline: [
      [640, FOOT],
      [742, FOOT],
      [930, 905],
      [360, 905],
    ],
    colour: at('#cdbb98'),
    facing: 0.3,
    course: 22,
    worn: 0.3,
  });
  const rng = makeRng(`${seed}/beds`);
  for (const hand of [-1, 1])
    for (let i = 0; i < 210; i++) {
      const t = rng() ** 0.8;
      const x = lerp(hand < 0 ? 628 : 754, hand < 0 ? 332 : 958, t) + hand * rng.range(0, 12 + 20 * t);
      const y = lerp(FOOT + 6, 905, t);
      const r = 2.4 + 5 * t;
      ellipse(ctx, x, y, r, r * 0.8, i % 3 ? at(rng.pick(['#d8402a', '#f2b33d', '#e8792c'])) : at('#3f6a3c'));
    }
}

function folk({ ctx, palette, seed }: SceneView): void {
  for (const [x, y, h, pose, top, outfit, facing] of [
    [664, 672, 54, 'walk', '#2d5d73', 'shirt', 1],
    [706, 676, 54, 'stroll', '#f3ead6', 'ao-dai', -1],
    [560, 770, 104, 'stroll', '#c23a5a', 'ao-dai', 1],
    [620, 774, 108, 'point', '#5f918a', 'shirt', 1],
    [800, 842, 132, 'photo', '#d9a441', 'shirt', -1],
    [1010, 720, 78, 'walk', '#8a3b55', 'dress', -1],
    [1046, 722, 52, 'run', '#c8522a', 'shirt', -1],
  ] as const) {
    ellipse(ctx, x - h * 0.1, y, h * 0.26, h * 0.035, rgba(palette.ink, 0.3));
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
      bottom: outfit === 'dress' ? top : '#31343c',
      child: x === 1046,
      hair: outfit === 'shirt' ? 'short' : 'long',
      hat: x === 560 ? 'cone' : x === 800 ? 'cap' : 'none',
    });
  }
}
