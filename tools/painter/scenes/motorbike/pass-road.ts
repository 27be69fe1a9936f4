import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { evenRamp, steppedRamp } from '../../kit/ramp.ts';
import { brush, line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import type { BikeView } from './layout.ts';

/** The road on the far slope: a pale band in hairpins, its downhill edge shaded. */
export function paintWindings({ sheet, palette, rng }: BikeView, crest: (x: number) => number): void {
  const { ctx } = sheet.main;
  const road = mix(palette.haze, underLight(palette, '#d8c8a8'), 0.75);
  const turns: Point[] = [
    [-160, crest(0) + 20],
    [-40, crest(0) + 40],
    [190, crest(190) + 56],
    [330, crest(330) + 78],
    [120, 588],
    [60, 616],
    [260, 634],
    [520, 642],
    [590, 668],
    [360, 688],
    [150, 704],
    [90, 730],
    [240, 752],
  ];
  const points: Point[] = [];
  for (let i = 1; i + 2 < turns.length; i++) {
    const [p0, p1, p2, p3] = turns.slice(i - 1, i + 3) as [Point, Point, Point, Point];
    for (let s = 0; s < 14; s++) {
      const t = s / 14;
      const spline = (a: number, b: number, c: number, d: number): number =>
        0.5 *
        (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      points.push([spline(p0[0], p1[0], p2[0], p3[0]) + rng.bell(), spline(p0[1], p1[1], p2[1], p3[1])]);
    }
  }
  const wide = (t: number): number => 4 + 10 * t;
  brush(
    ctx,
    points.map(([x, y]): Point => [x, y + 5]),
    (t) => wide(t) * 1.1,
    rgba(palette.ink, 0.4),
  );
  brush(ctx, points, wide, road);
  brush(
    ctx,
    points.map(([x, y]): Point => [x, y - 1]),
    (t) => wide(t) * 0.3,
    mix(road, palette.flank, 0.5),
  );
}

/** Asphalt straight across with white posts along the drop. */
export function paintNearRoad({ sheet, seed, palette, rng }: BikeView): void {
  const noise = makeNoise(`${seed}/near-road`);
  const layer = sheet.layer();
  const { ctx } = layer;
  const [dark, green, pale] = ['#1f4a38', '#45774a', '#93b45c'].map((colour) =>
    underLight(palette, colour),
  ) as [Hex, Hex, Hex];
  const top = (x: number): number => 690 + 10 * noise(x / 200, 1) - Math.abs(noise(x / 9, 5)) * 6;
  polygon(
    ctx,
    [[-5, 910], ...Array.from({ length: 122 }, (_, i) => [i * 10 - 5, top(i * 10)] as const), [1210, 910]],
    '#000000',
  );
  tone(
    layer,
    steppedRamp([mix(dark, palette.ink, 0.3), dark, green, mix(green, pale, 0.6)], 0.6),
    (x, y) => 0.5 + 0.5 * noise.fbm(x / 80, y / 26, 3),
    { grain: 0.28 },
  );
  sheet.stamp(layer);
  const road = sheet.layer();
  const surface = underLight(palette, '#7d7a73');
  polygon(
    road.ctx,
    [
      [-5, 722],
      [1205, 722],
      [1205, 856],
      [-5, 856],
    ],
    '#000000',
  );
  tone(
    road,
    evenRamp([mix(surface, palette.ink, 0.4), surface, mix(surface, palette.flank, 0.4)]),
    (x, y) => 0.75 - 0.4 * ((y - 722) / 134) + 0.2 * noise.fbm(x / 190, y / 12, 3),
    {
      box: [0, 720, sheet.width, 858],
      grain: 0.2,
    },
  );
  const white = mix(underLight(palette, '#f6f1e2'), surface, 0.12);
  polygon(
    road.ctx,
    [
      [-5, 728],
      [1205, 728],
      [1205, 732],
      [-5, 732],
    ],
    white,
  );
  polygon(
    road.ctx,
    [
      [-5, 840],
      [1205, 840],
      [1205, 848],
      [-5, 848],
    ],
    white,
  );
  for (let x = -60; x < 1240; x += 190)
    polygon(
      road.ctx,
      [
        [x, 778],
        [x + 100, 778],
        [x + 104, 784],
        [x + 2, 784],
      ],
      mix(underLight(palette, '#f0c350'), surface, 0.2),
    );
  sheet.stamp(road);
  const { ctx: main } = sheet.main;
  for (let x = 30; x < 1200; x += 96) {
    polygon(
      main,
      [
        [x, 722],
        [x + 1, 680],
        [x + 13, 680],
        [x + 14, 722],
      ],
      mix(white, palette.ink, 0.08),
    );
    polygon(
      main,
      [
        [x, 722],
        [x + 1, 680],
        [x + 5, 680],
        [x + 5, 722],
      ],
      mix(white, palette.ink, 0.34),
    );
    polygon(
      main,
      [
        [x, 692],
        [x + 1, 680],
        [x + 13, 680],
        [x + 14, 692],
      ],
      underLight(palette, '#c23a2c'),
    );
  }
  line(
    main,
    [
      [0, 722],
      [1200, 722],
    ],
    2,
    rgba(palette.ink, 0.4),
  );
  paintGrass(main, rng, {
    count: 420,
    foot: (r) => [r() * 1200, 716 + r() * 8],
    length: [6, 20],
    colours: [dark, green, green, pale],
  });
}
