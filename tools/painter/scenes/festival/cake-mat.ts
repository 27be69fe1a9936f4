import { blob } from '../../kit/blob.ts';
import { mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, curve, ellipse, line, polygon } from '../../kit/stroke.ts';

export function paintCakeMat({ ctx, palette, at }: SceneView): void {
  const straw = at('#d9b878');
  const edge: Point[] = [
    [330, 668],
    [830, 668],
    [960, 850],
    [200, 850],
  ];
  polygon(
    ctx,
    edge.map(([x, y]): Point => [x - 8, y + 8]),
    rgba(palette.ink, 0.25),
  );
  polygon(ctx, edge, straw);
  for (let i = 1; i < 40; i++) {
    const t = i / 40;
    line(
      ctx,
      [
        [lerp(330, 200, t), lerp(668, 850, t)],
        [lerp(830, 960, t), lerp(668, 850, t)],
      ],
      1.4,
      rgba(palette.ink, 0.1),
    );
  }
  for (const t of [0.06, 0.94]) {
    const row = (u: number): Point => [lerp(lerp(330, 200, t), lerp(830, 960, t), u), lerp(668, 850, t)];
    line(ctx, [row(0.02), row(0.98)], 7, at('#b5382a'));
  }
  for (const u of [0.03, 0.97])
    line(
      ctx,
      [
        [lerp(330, 830, u), 668],
        [lerp(200, 960, u), 850],
      ],
      7,
      at('#b5382a'),
    );
}

/** Square green parcels, leaves, a bowl of rice, a bowl of beans. */
export function paintCakes({ ctx, palette, at, seed }: SceneView): void {
  const rng = makeRng(`${seed}/cakes`);
  const cake = (x: number, y: number, s: number): void => {
    const green = at(rng.pick(['#4f7d44', '#5f8d4c', '#456f40']));
    polygon(
      ctx,
      [
        [x - s, y],
        [x - s * 0.7, y - s * 0.62],
        [x + s * 1.1, y - s * 0.62],
        [x + s * 0.9, y],
      ],
      mix(green, palette.flank, 0.2),
    );
    polygon(
      ctx,
      [
        [x - s, y],
        [x + s * 0.9, y],
        [x + s * 0.9, y + s * 0.5],
        [x - s, y + s * 0.5],
      ],
      mix(green, palette.ink, 0.25),
    );
    polygon(
      ctx,
      [
        [x + s * 0.9, y],
        [x + s * 1.1, y - s * 0.62],
        [x + s * 1.1, y - s * 0.14],
        [x + s * 0.9, y + s * 0.5],
      ],
      green,
    );
    for (const t of [0.33, 0.67]) {
      line(
        ctx,
        [
          [lerp(x - s * 0.7, x + s * 1.1, t), y - s * 0.62],
          [lerp(x - s, x + s * 0.9, t), y],
          [lerp(x - s, x + s * 0.9, t), y + s * 0.5],
        ],
        2.6,
        at('#ecd9a2'),
      );
      line(
        ctx,
        [
          [x - s * (1 - 0.3 * t), y - s * 0.62 * t],
          [x + s * (0.9 + 0.2 * t), y - s * 0.62 * t],
        ],
        2.6,
        at('#ecd9a2'),
      );
    }
  };
  for (const [x, y] of [
    [640, 742],
    [712, 738],
    [676, 712],
  ] as const)
    cake(x, y, 32);
  for (let i = 0; i < 9; i++)
    brush(
      ctx,
      curve([380 + i * 7, 812 - i * 3], [450 + i * 6, 790 - i * 5], [520 + i * 5, 806 - i * 4], 10),
      (t) => 22 * Math.sin(Math.PI * t) + 1,
      at(i % 2 ? '#3f7040' : '#5f944c'),
    );
  for (const [x, y, w, c] of [
    [600, 800, 58, '#f6f1e2'],
    [720, 818, 50, '#e8c24a'],
    [480, 740, 44, '#c97a5a'],
  ] as const) {
    ellipse(ctx, x, y + w * 0.34, w * 0.9, w * 0.2, rgba(palette.ink, 0.3));
    blob(
      ctx,
      [
        [x - w, y],
        [x + w, y],
        [x + w * 0.6, y + w * 0.56],
        [x - w * 0.6, y + w * 0.56],
      ],
      at('#a9794a'),
    );
    ellipse(ctx, x, y, w, w * 0.3, mix(at('#a9794a'), palette.flank, 0.3));
    ellipse(ctx, x, y - 3, w * 0.88, w * 0.25, at(c));
  }
  cake(850, 812, 36);
}
