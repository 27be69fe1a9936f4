import type { Point } from '../../kit/maths.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { line, polygon } from '../../kit/stroke.ts';

/** Three stepped terraces and the octagonal shaft, far behind. */
export function paintFlagTower({ sheet, ctx, palette, seed, at }: SceneView, x: number): void {
  for (const [i, [half, top, foot]] of (
    [
      [150, 540, 620],
      [104, 490, 545],
      [66, 452, 494],
      [26, 250, 456],
      [34, 226, 254],
    ] as const
  ).entries())
    paintMasonry(sheet, {
      palette,
      seed: `${seed}/tower${i}`,
      outline: [
        [x - half * 0.94, top],
        [x + half * 0.94, top],
        [x + half, foot],
        [x - half, foot],
      ],
      colour: at('#a8805c', 0.62),
      facing: 0.1,
      course: 9,
      worn: 0.5,
    });
  line(
    ctx,
    [
      [x, 228],
      [x, 110],
    ],
    4,
    at('#6a6a60', 0.8),
  );
  polygon(
    ctx,
    [
      [x + 2, 112],
      [x + 92, 120],
      [x + 88, 176],
      [x + 2, 170],
    ],
    at('#d23a2a', 0.9),
  );
  polygon(
    ctx,
    Array.from({ length: 10 }, (_, i): Point => {
      const r = i % 2 ? 6 : 16;
      const a = (i * Math.PI) / 5 - Math.PI / 2;
      return [x + 46 + r * Math.cos(a), 145 + r * Math.sin(a)];
    }),
    at('#f2c53d'),
  );
}
