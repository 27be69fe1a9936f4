import { type Hex, mix } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { paintBicycle } from '../../kit/props/bicycle.ts';
import { paintHydrangea } from '../../kit/props/hydrangea.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { segment } from '../../kit/segment.ts';
import { brush } from '../../kit/stroke.ts';

/** A bicycle whose rear rack carries a wide basket of flowers, sorted in bunches. */
export function paintFlowerBike(
  view: SceneView,
  x: number,
  y: number,
  h: number,
  heading: 1 | -1,
  name: string,
): void {
  const { ctx, palette, seed, at } = view;
  const rng = makeRng(`${seed}/bike-${name}`);
  paintBicycle(ctx, rng, {
    palette,
    x,
    y,
    height: h,
    heading,
    side: 1,
    paint: name === 'a' ? '#2f6f7c' : '#8a3a2a',
    basket: false,
  });
  const [bx, by] = [x - heading * h * 0.3, y - h * 0.46];
  const cane = at('#b98a52');
  const half = h * 0.36;
  ctx.beginPath();
  ctx.moveTo(bx - half, by - h * 0.08);
  ctx.lineTo(bx + half, by - h * 0.08);
  ctx.lineTo(bx + half * 0.74, by + h * 0.1);
  ctx.lineTo(bx - half * 0.74, by + h * 0.1);
  ctx.closePath();
  ctx.fillStyle = mix(cane, palette.ink, 0.2);
  ctx.fill();
  for (let i = 0; i < 4; i++)
    segment(
      ctx,
      [bx - half * (0.98 - i * 0.07), by - h * (0.06 - i * 0.045)],
      [bx + half * (0.98 - i * 0.07), by - h * (0.06 - i * 0.045)],
      2.4,
      mix(cane, i % 2 ? palette.flank : palette.ink, 0.34),
    );
  const families = [
    ['#b03a5a', '#e0708e', '#f8c4d0'],
    ['#c98a1e', '#f2b33d', '#fbe29a'],
    ['#d8cdb4', '#f3ead6', '#fffaf0'],
    ['#8a2a3a', '#c8323a', '#ee7a6a'],
    ['#6f5cae', '#9a86d6', '#e2d6f4'],
  ].map((family) => family.map((colour) => at(colour)) as [Hex, Hex, Hex]);
  const start = rng.int(0, 4);
  const green = [at('#2f6a42'), at('#5f9448')] as const;
  for (let i = 0; i < 60; i++) {
    const u = rng.range(-1, 1);
    brush(
      ctx,
      [
        [bx + u * half * 0.8, by - h * 0.06],
        [bx + u * half * 1.25, by - h * lerp(0.4, 0.2, u * u) + rng.bell() * 12],
      ],
      (t) => 4 * (1 - t),
      rng.pick(green),
    );
  }
  const heads = Array.from({ length: 96 }, (): { at: Point; bunch: number } => {
    const u = rng.range(-1, 1);
    const v = rng() ** 0.8;
    return {
      at: [bx + u * half * 1.18, by - h * (0.09 + v * lerp(0.3, 0.14, u * u))],
      bunch: Math.floor((u + 1) * 2.4),
    };
  }).sort((a, b) => a.at[1] - b.at[1]);
  for (const {
    at: [px, py],
    bunch,
  } of heads)
    paintHydrangea(ctx, rng, {
      x: px,
      y: py,
      size: h * rng.range(0.032, 0.046),
      petals: families[(bunch + start) % 5] as [Hex, Hex, Hex],
      leaves: green,
      side: 1,
    });
}
