import { mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';

/** The court before the pagoda and the broad steps that widen toward the eye. */
export function paintSummitStairs({ sheet, ctx, palette, seed, at }: SceneView): void {
  const stone = at('#bdb497');
  const edge = (t: number): readonly [number, number, number] => [
    lerp(902, 850, t),
    lerp(560, 920, t),
    lerp(80, 330, t ** 1.15),
  ];
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/court`,
    outline: [
      [640, 560],
      [1160, 560],
      [1240, 920],
      [400, 920],
    ],
    colour: at('#7f8c62'),
    facing: 0.1,
    worn: 0.9,
  });
  const steps = 17;
  for (let i = 0; i < steps; i++) {
    const [x0, y0, w0] = edge((i / steps) ** 1.25);
    const [x1, y1, w1] = edge(((i + 1) / steps) ** 1.25);
    polygon(
      ctx,
      [
        [x0 - w0, y0],
        [x0 + w0, y0],
        [x1 + w1, y1],
        [x1 - w1, y1],
      ],
      mix(stone, palette.flank, 0.25),
    );
    polygon(
      ctx,
      [
        [x1 - w1, y1 - (y1 - y0) * 0.36],
        [x1 + w1, y1 - (y1 - y0) * 0.36],
        [x1 + w1, y1],
        [x1 - w1, y1],
      ],
      mix(stone, palette.ink, 0.34),
    );
  }
  for (const hand of [-1, 1]) {
    const rail = Array.from({ length: 20 }, (_, i): Point => {
      const [x, y, w] = edge(i / 19);
      return [x + hand * w, y - lerp(12, 46, i / 19)];
    });
    const foot = rail.map(([x], i): Point => [x, edge(i / 19)[1]]);
    polygon(ctx, [...rail, ...[...foot].reverse()], mix(stone, palette.ink, hand > 0 ? 0.28 : 0.12));
    line(ctx, rail, 5, mix(stone, palette.flank, 0.5));
  }
}

/** Visitors on the steps. */
export function paintSummitGuests({ ctx, palette, seed }: SceneView): void {
  for (const [x, y, h, pose, top, away] of [
    [884, 636, 50, 'walk', '#c8522a', true],
    [920, 640, 48, 'walk', '#f3ead6', true],
    [800, 722, 84, 'photo', '#2d5d73', false],
    [960, 800, 112, 'walk', '#d9a441', true],
    [770, 846, 128, 'point', '#8a3b55', true],
    [716, 850, 122, 'stroll', '#5f918a', true],
  ] as const) {
    ellipse(ctx, x, y, h * 0.24, h * 0.035, rgba(palette.ink, 0.3));
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      side: -1,
      top,
      bottom: '#31343c',
      away,
      hair: x % 4 ? 'long' : 'short',
      hat: x === 960 ? 'cap' : 'none',
      ...(x === 770 ? { pack: '#2f6f7c' } : {}),
    });
  }
}
