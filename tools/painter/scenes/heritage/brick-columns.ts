import { mix, rgba } from '../../kit/colour.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, polygon } from '../../kit/stroke.ts';

/** What is left of the pillared hall: stout eight-sided columns in two rows. */
export function paintBrickColumns({ sheet, ctx, palette, seed, at }: SceneView): void {
  const brick = at('#b0603c');
  const rows = [
    [
      [40, 790],
      [170, 786],
      [640, 786],
      [760, 790],
    ],
    [
      [-10, 868],
      [150, 862],
      [700, 862],
      [850, 868],
    ],
  ] as const;
  rows.forEach((row, depth) => {
    row.forEach(([x, y], i) => {
      const w = 46 + depth * 16;
      const h = (150 + depth * 42) * (i === 1 ? 0.82 : 1);
      ellipse(ctx, x - w * 0.5, y, w * 0.95, w * 0.13, rgba(palette.ink, 0.32));
      const face = (from: number, to: number, facing: number, name: string): void =>
        paintMasonry(sheet, {
          palette,
          seed: `${seed}/col${depth}${i}${name}`,
          outline: [
            [x + w * from, y],
            [x + w * to, y],
            [x + w * to * 0.94, y - h],
            [x + w * from * 0.94, y - h],
          ],
          colour: brick,
          facing,
          course: 4.5,
          worn: 0.8,
        });
      face(-0.5, -0.22, -0.75, 'l');
      face(-0.22, 0.22, 0, 'm');
      face(0.22, 0.5, 0.9, 'r');
      polygon(
        ctx,
        [
          [x - w * 0.56, y],
          [x + w * 0.56, y],
          [x + w * 0.56, y - 12],
          [x - w * 0.56, y - 12],
        ],
        mix(brick, palette.ink, 0.22),
      );
    });
  });
}
