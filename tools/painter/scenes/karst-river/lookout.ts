import { mix, rgba } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { quad, segment } from '../../kit/segment.ts';
import { ellipse } from '../../kit/stroke.ts';

/** A terrace on the hilltop at the left: a stone balustrade, two who look down on the river. */
export function paintLookout(view: SceneView): void {
  const { sheet, ctx, palette, seed, at } = view;
  const leaves = ['#1f4c3b', '#3f7446', '#8fab60'].map((colour) => at(colour)) as [string, string, string];
  paintForest(ctx, makeRng(`${seed}/slope`), {
    count: 130,
    at: (r): Point => {
      const x = r.range(-20, 720);
      return [x, 800 + ((x - 60) / 640) ** 2 * 110 + r() * 60];
    },
    size: [18, 34],
    colours: leaves,
    side: 1,
  });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/terrace`,
    outline: [
      [-5, 818],
      [330, 812],
      [470, 905],
      [-5, 905],
    ],
    colour: at('#c4b596'),
    facing: 0.2,
    worn: 0.5,
  });
  for (const [x, y, h, pose, facing, outfit, top] of [
    [128, 862, 214, 'photo', 1, 'shirt', '#c8522a'],
    [222, 866, 200, 'wait', 1, 'blouse', '#e9dcc0'],
  ] as const) {
    ellipse(ctx, x - h * 0.14, y, h * 0.24, h * 0.03, rgba(palette.ink, 0.34));
    paintFolk(ctx, makeRng(`${seed}/look${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing,
      side: 1,
      outfit,
      top,
      hair: outfit === 'shirt' ? 'short' : 'long',
      hat: outfit === 'blouse' ? 'cone' : 'none',
    });
  }
  const stone = at('#b9ad92');
  const rail = (from: Point, to: Point): void => {
    const along = (t: number, up: number): Point => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t - up,
    ];
    for (let i = 0; i <= 9; i++) {
      const t = i / 9;
      segment(ctx, along(t, 0), along(t, 62), i % 3 ? 8 : 17, mix(stone, palette.ink, i % 3 ? 0.3 : 0.14));
      segment(ctx, along(t + 0.006, 0), along(t + 0.006, 60), i % 3 ? 2 : 5, mix(stone, palette.flank, 0.4));
    }
    quad(
      ctx,
      along(-0.01, 56),
      along(1.01, 56),
      along(1.01, 72),
      along(-0.01, 72),
      mix(stone, palette.flank, 0.24),
    );
    segment(ctx, along(-0.01, 57), along(1.01, 57), 3, mix(stone, palette.ink, 0.4));
  };
  rail([-20, 880], [368, 872]);
}
