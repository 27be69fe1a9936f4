import { blob } from '../../kit/blob.ts';
import { mix } from '../../kit/colour.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';

/** A castle of damp sand with towers, a moat and a paper flag. */
export function paintSandCastle({ ctx, palette, at }: SceneView, x: number, y: number): void {
  const sand = at('#dcb98a');
  const dark = mix(sand, palette.ink, 0.24);
  ellipse(ctx, x, y + 6, 130, 18, mix(sand, palette.ink, 0.12));
  blob(
    ctx,
    [
      [x - 120, y + 8],
      [x - 96, y - 30],
      [x, y - 44],
      [x + 96, y - 30],
      [x + 120, y + 8],
    ],
    dark,
  );
  for (const [dx, w, h] of [
    [-66, 40, 70],
    [66, 40, 66],
    [0, 56, 104],
  ] as const) {
    polygon(
      ctx,
      [
        [x + dx - w / 2, y - 10],
        [x + dx - w * 0.42, y - h],
        [x + dx + w * 0.42, y - h],
        [x + dx + w / 2, y - 10],
      ],
      sand,
    );
    polygon(
      ctx,
      [
        [x + dx + w * 0.14, y - 10],
        [x + dx + w * 0.14, y - h],
        [x + dx + w * 0.42, y - h],
        [x + dx + w / 2, y - 10],
      ],
      dark,
    );
    for (const k of [-0.36, -0.06, 0.24]) {
      ctx.fillStyle = sand;
      ctx.fillRect(x + dx + k * w, y - h - 9, w * 0.18, 11);
    }
  }
  line(
    ctx,
    [
      [x, y - 108],
      [x, y - 160],
    ],
    3,
    at('#6a4630'),
  );
  polygon(
    ctx,
    [
      [x + 1, y - 160],
      [x + 40, y - 148],
      [x + 1, y - 136],
    ],
    at('#c8402e'),
  );
}
