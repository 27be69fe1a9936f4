import { mix } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { line, polygon } from '../../kit/stroke.ts';

/** Row and half-width of the stairs: 0 at the viewer, 1 at the gate. */
export const pagodaStep = (t: number): readonly [y: number, half: number, x: number] => [
  lerp(905, 424, t ** 0.86),
  lerp(250, 74, t ** 0.8),
  lerp(600, 560, t),
];

export function paintPagodaStairs({ sheet, ctx, palette, seed, at }: SceneView): void {
  const stone = at('#c4b596');
  const [y0, h0, x0] = pagodaStep(0);
  const [y1, h1, x1] = pagodaStep(1);
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/wall`,
    outline: [
      [x0 - h0 - 34, y0],
      [x0 + h0 + 34, y0],
      [x1 + h1 + 12, y1],
      [x1 - h1 - 12, y1],
    ],
    colour: at('#8f8f7c'),
    facing: -0.1,
    worn: 0.8,
  });
  const count = 34;
  for (let i = count - 1; i >= 0; i--) {
    const [ya, ha, xa] = pagodaStep(i / count);
    const [yb, hb, xb] = pagodaStep((i + 0.55) / count);
    const [yc, hc, xc] = pagodaStep((i + 1) / count);
    polygon(
      ctx,
      [
        [xa - ha, ya],
        [xa + ha, ya],
        [xb + hb, yb],
        [xb - hb, yb],
      ],
      mix(stone, palette.ink, 0.26 + 0.06 * (i % 3)),
    );
    polygon(
      ctx,
      [
        [xb - hb, yb],
        [xb + hb, yb],
        [xc + hc, yc],
        [xc - hc, yc],
      ],
      mix(stone, palette.flank, 0.24),
    );
  }
  for (const hand of [-1, 1]) {
    const rail = (off: number): Point[] =>
      Array.from({ length: 15 }, (_, i) => {
        const [y, half, x] = pagodaStep(i / 14);
        return [x + hand * (half + 16 * (half / 150)), y - off * (half / 110)];
      });
    polygon(
      ctx,
      [...rail(0), ...rail(34).reverse()],
      mix(at('#a9a38a'), palette.ink, hand > 0 ? 0.28 : 0.06),
    );
    line(ctx, rail(36), 7, mix(stone, palette.flank, 0.3));
  }
}
