import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { lerp } from '../../kit/maths.ts';
import { paintBoulder } from '../../kit/props/boulder.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush } from '../../kit/stroke.ts';

export function paintCapeRocks({ sheet, palette, seed, at }: SceneView): void {
  const granite = (dark: number): Hex[] =>
    ['#6a5a4c', '#93806a', '#b9a488', '#dccaa8'].map((colour) => mix(at(colour), palette.ink, dark));
  for (const [i, [x, y, reach, height]] of (
    [
      [820, 700, 70, 74],
      [730, 720, 84, 96],
      [900, 742, 50, 40],
      [640, 790, 96, 90],
      [790, 790, 80, 64],
      [960, 800, 60, 44],
      [560, 870, 110, 92],
      [720, 872, 120, 84],
      [900, 880, 90, 60],
      [1080, 884, 60, 36],
    ] as const
  ).entries())
    paintBoulder(sheet, {
      seed: `${seed}/b${i}`,
      x,
      y,
      reach,
      height,
      colours: granite(i % 3 === 0 ? 0.12 : 0),
      side: 1,
    });
}

/** Foam between the rocks. */
export function paintSurf({ ctx, palette, seed }: SceneView): void {
  const rng = makeRng(`${seed}/surf`);
  const white = mix('#ffffff', palette.haze, 0.16);
  for (let i = 0; i < 46; i++) {
    const t = rng();
    const x = lerp(860, 1130, t) + rng.bell() * 60 - 60;
    const y = lerp(716, 890, t) + rng.bell() * 14;
    const w = rng.range(30, 90);
    brush(
      ctx,
      [
        [x - w, y + 3],
        [x - w * 0.4, y - 2],
        [x + w * 0.3, y + 2],
        [x + w, y],
      ],
      (u) => 5 * Math.sin(u * Math.PI) + 0.6,
      rgba(white, rng.range(0.35, 0.8)),
    );
  }
}
