import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { clamp, type Point, type Side } from '../../kit/maths.ts';
import type { Rng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { curve, line, polygon } from '../../kit/stroke.ts';
import { paintFrontAlong } from '../old-town/front-along.ts';
import { metreAt, project, type View } from '../old-town/perspective.ts';
import { paintTubeFront } from './tube-house.ts';

const WALLS = ['#e0b458', '#d8cba8', '#c98f5e', '#9fb8a0', '#e6d6b0', '#b9a58c', '#d9a48c'] as const;
const AWNINGS = [
  ['#b5382a', '#efe3c8'],
  ['#2f6f5c', '#efe3c8'],
  ['#3f6a8a', '#e9dcc0'],
  ['#d9a441', '#f3ead6'],
] as const;
const STOREY = 3.1;

/** One side of a street of tube houses, far to near: fronts, blind end walls, awnings. */
export function paintQuarterRow(
  view: SceneView,
  eye: View,
  rng: Rng,
  stand: Side,
  reach: number,
  sunlit: boolean,
): void {
  const { sheet, palette, at, evening } = view;
  const houses: { from: number; to: number; storeys: number; wall: Hex }[] = [];
  for (let z = 1.2; z < 78; ) {
    const width = rng.range(3.6, 5);
    houses.push({ from: z, to: z + width, storeys: rng.int(2, 4), wall: at(rng.pick(WALLS)) });
    z += width;
  }
  for (const { from, to, storeys, wall } of houses.reverse()) {
    const layer = sheet.layer();
    const { ctx } = layer;
    const high = storeys * STOREY + 0.5;
    const at3 = (out: number, y: number, z: number): Point => project(eye, stand * (reach + out), y, z);
    if (from > 3)
      polygon(
        ctx,
        [at3(0, 0, from), at3(0, high, from), at3(9, high, from), at3(9, 0, from)],
        mix(mix(wall, palette.ink, evening ? 0.5 : 0.26), palette.haze, 0.08),
      );
    paintFrontAlong(
      layer,
      { view: eye, stand, reach, from, to, high, nearest: Math.max(3.5, from) },
      (front, metre) => paintTubeFront(front.main.ctx, rng, view, front.width, storeys, metre, wall),
    );
    awning(view, ctx, at3, rng, Math.max(1.4, from + 0.25), to - 0.25);
    const far = clamp((from - 6) / 60);
    ctx.globalCompositeOperation = 'source-atop';
    if (!sunlit && !evening) {
      ctx.fillStyle = rgba(mix(palette.ink, palette.mid, 0.4), 0.3);
      ctx.fillRect(0, 0, sheet.width, sheet.height);
    }
    ctx.fillStyle = rgba(palette.haze, 0.78 * far ** 0.75);
    ctx.fillRect(0, 0, sheet.width, sheet.height);
    sheet.stamp(layer);
  }
}

/** A striped awning over the pavement. */
function awning(
  { palette, at }: SceneView,
  ctx: SceneView['ctx'],
  see: (out: number, y: number, z: number) => Point,
  rng: Rng,
  from: number,
  to: number,
): void {
  if (rng.chance(0.3)) return;
  const [one, two] = rng.pick(AWNINGS);
  const stripes = 8;
  for (let i = 0; i < stripes; i++) {
    const a = from + ((to - from) * i) / stripes;
    const b = from + ((to - from) * (i + 1)) / stripes;
    const colour = at(i % 2 ? two : one);
    polygon(ctx, [see(0, 2.95, a), see(0, 2.95, b), see(-1.35, 2.45, b), see(-1.35, 2.45, a)], colour);
    polygon(
      ctx,
      [see(-1.35, 2.45, a), see(-1.35, 2.45, b), see(-1.35, 2.18, b), see(-1.35, 2.18, a)],
      mix(colour, palette.ink, 0.22),
    );
  }
}

/** Poles along the kerb and the bundles of wire between them. */
export function paintWires(
  { ctx, palette, at }: SceneView,
  eye: View,
  rng: Rng,
  stand: Side,
  off: number,
): void {
  const depths = [3.4, 9, 16, 25, 37, 52];
  const pole = mix(at('#8f8a7c'), palette.ink, 0.3);
  const ink = (z: number): string => rgba(mix(palette.ink, palette.haze, clamp(z / 60)), 0.75);
  depths.forEach((z, i) => {
    const next = depths[i + 1];
    if (!next) return;
    for (let k = 0; k < 8; k++) {
      const y = 6.4 - k * 0.13;
      const a = project(eye, stand * off, y, z);
      const b = project(eye, stand * off, y, next);
      line(
        ctx,
        curve(a, [(a[0] + b[0]) / 2, Math.max(a[1], b[1]) + metreAt(eye, next) * rng.range(0.1, 0.6)], b, 10),
        Math.max(0.7, metreAt(eye, next) * 0.018),
        ink(z),
      );
    }
    const across = project(eye, -stand * off, 6.8, next);
    line(
      ctx,
      curve(project(eye, stand * off, 6.3, z), [across[0] * 0.5 + 300, across[1] + 20], across, 12),
      1.2,
      ink(next),
    );
  });
  for (const z of [...depths].reverse()) {
    if (z < 5) continue;
    const m = metreAt(eye, z);
    const foot = project(eye, stand * off, 0, z);
    const head = project(eye, stand * off, 6.9, z);
    line(ctx, [foot, head], Math.max(2, m * 0.2), mix(pole, palette.haze, clamp(z / 70)));
    line(
      ctx,
      [
        [head[0] - m * 0.6, head[1] + m * 0.5],
        [head[0] + m * 0.6, head[1] + m * 0.5],
      ],
      Math.max(1, m * 0.09),
      mix(pole, palette.haze, clamp(z / 70)),
    );
  }
}
