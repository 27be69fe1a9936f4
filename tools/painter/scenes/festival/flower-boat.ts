import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import type { Point, Side } from '../../kit/maths.ts';
import { paintBlossomTree } from '../../kit/props/blossom-tree.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintHydrangea } from '../../kit/props/hydrangea.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { quad, segment } from '../../kit/segment.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, curve, ellipse, line } from '../../kit/stroke.ts';

/** Shade, petal, light by clear day: chrysanthemum, marigold, amaranth. */
export const FLOWERS = [
  ['#c98a1e', '#f2c23d', '#fdeaa0'],
  ['#b8501e', '#e8832c', '#f9c27a'],
  ['#9a2a44', '#d84a6a', '#f4a4b4'],
] as const;

export interface FlowerBoatOptions {
  x: number;
  waterline: number;
  /** 1 = 400 px long. */
  scale: number;
  heading: Side;
  /** Which of three loads it carries. */
  load: number;
  nearness: number;
}

/** A wooden cargo boat with an eye at its bow, tubs of flowers and a tree aboard, its owner at the oar. */
export function paintFlowerBoat(
  ctx: Context,
  view: SceneView,
  seed: string,
  options: FlowerBoatOptions,
): void {
  const { x, waterline, scale, heading, load, nearness } = options;
  const palette = nearness < 1 ? hazedPalette(view.palette, nearness) : view.palette;
  const seen: SceneView = { ...view, palette, at: (colour) => view.at(colour, nearness) };
  const { at } = seen;
  const rng = makeRng(seed);
  const wood = at('#7a4f34');
  ctx.save();
  ctx.translate(x, waterline);
  ctx.scale(scale * heading, scale);
  hull(ctx, mix(wood, palette.ink, 0.6), -10);
  if (load % 2 === 0)
    paintBlossomTree(ctx, rng, {
      palette,
      x: 96,
      y: -34,
      height: 210,
      side: 1,
      petals: ['#c98a1e', '#f2c23d', '#fde9a0'],
    });
  const { front } = paintFolk(ctx, rng, {
    palette,
    x: -160,
    y: -34,
    height: 132,
    pose: 'row',
    facing: 1,
    side: 1,
    outfit: 'blouse',
    top: ['#8a4a6a', '#2f6f5c', '#5a4a7a', '#a84a3a'][load % 4] as Hex,
    bottom: '#31343c',
    hat: 'cone',
    hair: 'bun',
  });
  brush(ctx, [front, [-226, 26]], 4, mix(wood, palette.ink, 0.4));
  const tubs = load % 2 === 0 ? [-96, -40, 14, 58, 140] : [-100, -48, 4, 56, 108, 150];
  for (const [i, tx] of tubs.entries())
    paintFlowerTub(ctx, seen, rng, tx, -30, 34, FLOWERS[(load + (i % 2)) % 3] as (typeof FLOWERS)[number]);
  hull(ctx, mix(wood, palette.ink, 0.12), 22);
  const rim = curve([-196, -52], [0, -6], [206, -64], 20);
  line(ctx, rim, 8, at(load % 2 ? '#2f8f88' : '#c8522a'));
  line(
    ctx,
    rim.map(([px, py]): Point => [px, py + 13]),
    2.4,
    rgba(palette.ink, 0.4),
  );
  ellipse(ctx, 168, -34, 14, 9, at('#f3ead6'), -0.3);
  ellipse(ctx, 170, -34, 6, 6, palette.ink);
  ctx.restore();
}

function hull(ctx: Context, colour: Hex, low: number): void {
  ctx.beginPath();
  for (const [px, py] of curve([-196, -52], [0, -6], [206, -64], 20)) ctx.lineTo(px, py);
  ctx.quadraticCurveTo(178, low, 112, low);
  ctx.lineTo(-124, low);
  ctx.quadraticCurveTo(-180, low - 4, -196, -52);
  ctx.closePath();
  ctx.fillStyle = colour;
  ctx.fill();
}

/** A basket tub with one sort of flowers in a dome; `y` is its foot. */
export function paintFlowerTub(
  ctx: Context,
  { palette, at }: SceneView,
  rng: Rng,
  x: number,
  y: number,
  size: number,
  family: readonly [Hex, Hex, Hex],
): void {
  const cane = at('#b98a52');
  quad(
    ctx,
    [x - size * 0.72, y - size * 0.72],
    [x + size * 0.72, y - size * 0.72],
    [x + size * 0.5, y],
    [x - size * 0.5, y],
    mix(cane, palette.ink, 0.22),
  );
  for (const v of [0.2, 0.42, 0.64])
    segment(
      ctx,
      [x - size * (0.5 + v * 0.28), y - size * v],
      [x + size * (0.5 + v * 0.28), y - size * v],
      size * 0.05,
      mix(cane, palette.flank, 0.3),
    );
  const petals = family.map((colour) => at(colour)) as [Hex, Hex, Hex];
  const leaves = [at('#235a45'), at('#4f8350')] as const;
  const heads = Array.from({ length: 26 }, (): Point => {
    const u = rng.range(-1, 1);
    return [x + u * size * 0.86, y - size * (0.76 + 0.78 * rng() * (1 - u * u))];
  }).sort((a, b) => a[1] - b[1]);
  for (const [px, py] of heads)
    paintHydrangea(ctx, rng, { x: px, y: py, size: size * rng.range(0.16, 0.22), petals, leaves, side: 1 });
}
