import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import type { Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintBlossomTree } from '../../kit/props/blossom-tree.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintHydrangea } from '../../kit/props/hydrangea.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { segment } from '../../kit/segment.ts';
import { ellipse } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { FLOWERS, paintFlowerBoat, paintFlowerTub } from './flower-boat.ts';
import { paintKumquat } from './new-year-trees.ts';

const BANK = 446;

/** Boats bring apricot trees, kumquats and chrysanthemums to a quay before the new year. */
export function paintFlowerWharf(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const sun: Point = [rng.range(800, 900), 190];
  paintBackdrop(sheet, { palette, seed, horizon: BANK, sun, birds: [420, 150] });
  const leaves = ['#235a45', '#4f8350', '#8fab60'];
  for (const [i, nearness] of [0.32, 0.56].entries())
    paintForest(ctx, makeRng(`${seed}/far${i}`), {
      count: 120,
      at: (r): Point => [r.range(-20, 1220), BANK - 30 + i * 22 + r.bell() * (18 - i * 8)],
      size: [14 + i * 3, 24 + i * 3],
      colours: leaves.map((colour) => at(colour, nearness)) as [Hex, Hex, Hex],
      side: 1,
    });
  for (const [i, [x, top, size]] of (
    [
      [110, 280, 78],
      [210, 310, 60],
      [1040, 270, 82],
      [1130, 316, 58],
    ] as const
  ).entries())
    paintPalm(ctx, makeRng(`${seed}/palm${i}`), {
      palette,
      foot: [x, BANK],
      crown: [x + rng.range(-24, 24), top],
      size,
      side: 1,
    });
  paintWater(sheet, {
    palette,
    seed,
    horizon: BANK,
    sun,
    bottom: 790,
    mirrorFrom: BANK + 2,
    amplitude: 13,
    mirror: 0.8,
  });
  paintRipples(sheet, { palette, seed, horizon: BANK, sun, bottom: 790 });
  for (const [i, [x, waterline, scale, heading]] of (
    [
      [560, 496, 0.34, 1],
      [900, 524, 0.5, -1],
      [260, 566, 0.7, 1],
      [760, 668, 1.06, -1],
    ] as const
  ).entries()) {
    const boat = sheet.layer();
    paintFlowerBoat(boat.ctx, view, `${seed}/boat${i}`, {
      x,
      waterline,
      scale,
      heading,
      load: i,
      nearness: 0.55 + 0.45 * Math.min(1, scale),
    });
    setAfloat(boat, {
      palette,
      seed: `${seed}/b${i}`,
      x,
      waterline,
      reach: 200 * scale,
      depth: 150 * scale,
      amplitude: 15,
    });
  }
  quay(view);
}

/** The quay right before the eye: tubs of flowers, trees in pots, a family that chooses. */
function quay(view: SceneView): void {
  const { sheet, ctx, palette, seed, at } = view;
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/quay`,
    outline: [
      [-5, 768],
      [1205, 756],
      [1205, 905],
      [-5, 905],
    ],
    colour: at('#c4b49a'),
    facing: 0.25,
    worn: 0.35,
  });
  segment(ctx, [0, 768], [1200, 756], 9, mix(at('#e0d4bc'), palette.flank, 0.2));
  for (let i = -3; i < 24; i++)
    segment(ctx, [i * 58, 770 - i * 0.6], [i * 72 - 110, 905], 1.4, rgba(palette.ink, 0.14));
  apricot(view, 96, 838, 470);
  paintKumquat(view, 1128, 850, 290);
  for (const [i, [x, y, size]] of (
    [
      [250, 842, 54],
      [330, 862, 60],
      [930, 850, 56],
      [1016, 872, 62],
    ] as const
  ).entries())
    paintFlowerTub(
      ctx,
      view,
      makeRng(`${seed}/tub${i}`),
      x,
      y,
      size,
      FLOWERS[i % 3] as (typeof FLOWERS)[number],
    );
  for (const [x, y, h, pose, facing, outfit, top, hair] of [
    [446, 846, 236, 'stroll', -1, 'ao-dai', '#c8323a', 'long'],
    [524, 852, 250, 'wait', -1, 'shirt', '#2d4f73', 'short'],
    [384, 866, 150, 'point', -1, 'ao-dai', '#e8b83c', 'bob'],
    [846, 842, 232, 'wait', -1, 'blouse', '#5f8a72', 'bun'],
  ] as const) {
    ellipse(ctx, x - h * 0.1, y, h * 0.22, h * 0.028, rgba(palette.ink, 0.34));
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
      hair,
      hat: outfit === 'blouse' ? 'cone' : 'none',
      bottom: outfit === 'ao-dai' ? '#f3ead6' : '#31343c',
    });
  }
}

function apricot({ ctx, palette, seed, at }: SceneView, x: number, y: number, height: number): void {
  const rng = makeRng(`${seed}/apricot`);
  ellipse(ctx, x - 20, y, 92, 13, rgba(palette.ink, 0.3));
  paintBlossomTree(ctx, rng, {
    palette,
    x,
    y: y - 60,
    height,
    side: 1,
    petals: ['#c98a1e', '#f2c23d', '#fde9a0'],
  });
  ctx.beginPath();
  ctx.roundRect(x - 62, y - 84, 124, 84, [6, 6, 26, 26]);
  ctx.fillStyle = mix(at('#8f3a2c'), palette.ink, 0.1);
  ctx.fill();
  ctx.beginPath();
  ctx.roundRect(x + 14, y - 80, 34, 74, 12);
  ctx.fillStyle = rgba(palette.flank, 0.24);
  ctx.fill();
  ctx.fillStyle = mix(at('#8f3a2c'), palette.flank, 0.3);
  ctx.fillRect(x - 68, y - 92, 136, 14);
  for (let i = 0; i < 26; i++)
    ellipse(ctx, x + rng.bell() * 150, y + rng.range(0, 40), 5, 2.4, at('#f2c23d'));
  for (const dx of [-34, 0, 30])
    paintHydrangea(ctx, rng, {
      x: x + dx,
      y: y - 92,
      size: 9,
      petals: [at('#a8281e'), at('#d8402a'), at('#f0906a')],
      leaves: [at('#235a45'), at('#4f8350')],
      side: 1,
    });
}
