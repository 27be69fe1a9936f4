import { type Hex, rgba } from '../../kit/colour.ts';
import { paintBlossomTree } from '../../kit/props/blossom-tree.ts';
import { paintVase } from '../../kit/props/vase.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, polygon } from '../../kit/stroke.ts';

export function paintPeach(
  { ctx, palette, seed, at }: SceneView,
  x: number,
  y: number,
  height: number,
): void {
  const rng = makeRng(`${seed}/peach${x}`);
  ellipse(ctx, x - height * 0.08, y, height * 0.2, height * 0.03, rgba(palette.ink, 0.3));
  paintBlossomTree(ctx, rng, {
    palette,
    x,
    y: y - height * 0.2,
    height: height * 0.94,
    side: 1,
    petals: ['#c23a6a', '#e8709a', '#f8b4c8'],
  });
  paintVase(ctx, {
    palette,
    x,
    y,
    height: height * 0.24,
    shape: 'jar',
    colour: at('#ece6d2'),
    glaze: at('#2c4f86'),
    side: 1,
  });
}

/** A clipped kumquat tree in a pot, full of fruit. */
export function paintKumquat(
  { ctx, palette, seed, at }: SceneView,
  x: number,
  y: number,
  height: number,
): void {
  const rng = makeRng(`${seed}/kumquat${x}`);
  const leaves = ['#1f4f34', '#3f7a44', '#6fa050'].map((colour) => at(colour));
  ellipse(ctx, x - height * 0.1, y, height * 0.28, height * 0.04, rgba(palette.ink, 0.3));
  for (let i = 0; i < 520; i++) {
    const t = rng();
    const half = height * 0.34 * Math.sin(Math.PI * (0.14 + 0.82 * (1 - t))) ** 0.8;
    const px = x + rng.bell() * half;
    const py = y - height * (0.26 + 0.72 * t);
    ellipse(
      ctx,
      px,
      py,
      height * 0.026,
      height * 0.014,
      leaves[px > x + half * 0.1 ? 2 : rng.int(0, 1)] as Hex,
      rng.range(-1, 1),
    );
  }
  for (let i = 0; i < 76; i++) {
    const t = rng();
    const half = height * 0.32 * Math.sin(Math.PI * (0.14 + 0.82 * (1 - t))) ** 0.8;
    const px = x + rng.range(-half, half);
    const py = y - height * (0.27 + 0.68 * t);
    const r = height * 0.02;
    ellipse(ctx, px, py, r, r, at('#d97a1e'));
    ellipse(ctx, px + r * 0.25, py - r * 0.25, r * 0.6, r * 0.6, at('#f4b23c'));
  }
  paintVase(ctx, { palette, x, y, height: height * 0.26, shape: 'tall', colour: at('#b5563c'), side: 1 });
  polygon(
    ctx,
    [
      [x - height * 0.08, y - height * 0.16],
      [x + height * 0.08, y - height * 0.16],
      [x + height * 0.08, y - height * 0.1],
      [x - height * 0.08, y - height * 0.1],
    ],
    at('#d8402a'),
  );
}
