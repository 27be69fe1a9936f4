import { type Hex, mix, rgba } from '../../kit/colour.ts';
import type { Side } from '../../kit/maths.ts';
import { type FolkOutfit, paintFolk } from '../../kit/props/folk/folk.ts';
import type { FolkPose } from '../../kit/props/folk/folk-poses.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line } from '../../kit/stroke.ts';
import { paintScooter } from '../motorbike/scooter.ts';
import { metreAt, project, type View } from '../old-town/perspective.ts';

export function paintScooters(
  { ctx, palette, seed }: SceneView,
  eye: View,
  places: readonly (readonly [number, number])[],
): void {
  const rng = makeRng(`${seed}/scooters`);
  for (const [x, z] of places) {
    const [px, py] = project(eye, x, 0, z);
    paintScooter(ctx, {
      palette,
      x: px,
      y: py,
      length: metreAt(eye, z) * 1.8,
      facing: x < 0 ? 1 : -1,
      squeeze: 0.62,
      paint: rng.pick(['#b5382a', '#2f6f7c', '#e9e0c8', '#d9a441', '#4a5a60']),
    });
  }
}

type Walker = readonly [x: number, z: number, pose: FolkPose, facing: Side, outfit: FolkOutfit];

export function paintWalkers({ ctx, palette, seed }: SceneView, eye: View, list: readonly Walker[]): void {
  for (const [x, z, pose, facing, outfit] of list) {
    const [px, py] = project(eye, x, 0, z);
    const m = metreAt(eye, z);
    ellipse(ctx, px + m * 0.1, py, m * 0.42, m * 0.06, rgba(palette.ink, 0.3));
    const woman = outfit !== 'shirt';
    paintFolk(ctx, makeRng(`${seed}/w${x}`), {
      palette,
      x: px,
      y: py,
      height: (woman ? 1.6 : 1.7) * m,
      pose,
      facing,
      side: 1,
      outfit,
      hair: woman ? 'long' : 'short',
      hat: outfit === 'blouse' || outfit === 'ao-dai' ? 'cone' : outfit === 'dress' ? 'sun' : 'none',
    });
  }
}

export function paintCase(
  { ctx, palette, at }: SceneView,
  x: number,
  y: number,
  m: number,
  tall: number,
  colour: Hex,
): void {
  const tint = at(colour);
  ctx.fillStyle = rgba(palette.ink, 0.3);
  ellipse(ctx, x + m * 0.08, y, m * 0.28, m * 0.04, rgba(palette.ink, 0.3));
  ctx.fillStyle = tint;
  ctx.beginPath();
  ctx.roundRect(x - m * 0.2, y - m * (tall + 0.04), m * 0.4, m * tall, m * 0.06);
  ctx.fill();
  for (const u of [-0.1, 0, 0.1])
    line(
      ctx,
      [
        [x + u * m, y - m * tall],
        [x + u * m, y - m * 0.1],
      ],
      m * 0.02,
      mix(tint, palette.ink, 0.35),
    );
  line(
    ctx,
    [
      [x - m * 0.08, y - m * (tall + 0.04)],
      [x - m * 0.08, y - m * (tall + 0.34)],
      [x + m * 0.08, y - m * (tall + 0.34)],
      [x + m * 0.08, y - m * (tall + 0.04)],
    ],
    m * 0.03,
    mix(palette.ink, tint, 0.3),
  );
}
