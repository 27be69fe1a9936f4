import { mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { makeRng } from '../../kit/rng.ts';
import { brush, curve } from '../../kit/stroke.ts';
import type { FallView } from './waterfall.ts';

/** Old trunks with roots on both sides and the canopy above them. */
export function paintTrailTrunks({ sheet, palette, seed, side }: FallView, open: number): void {
  const rng = makeRng(`${seed}/trunks`);
  const layer = sheet.layer();
  const { ctx } = layer;
  const bark = underLight(palette, '#5f5a48');
  const trees = [
    { x: open - 250, foot: 640, wide: 26, far: 0.68 },
    { x: open + 300, foot: 660, wide: 32, far: 0.74 },
    { x: open - 400, foot: 730, wide: 56, far: 0.9 },
    { x: open + 470, foot: 780, wide: 76, far: 1 },
    { x: open - 590, foot: 800, wide: 84, far: 1 },
  ].map((tree) => ({ ...tree, x: tree.x + rng.range(-20, 20) }));
  for (const { x, foot, wide, far } of trees) {
    const toLight = x < open ? 1 : -1;
    const at = (colour: string): string => mix(palette.haze, colour, far);
    const stem = curve([x, foot], [x + rng.bell() * 40, foot * 0.5], [x + rng.bell() * 60, -20], 24);
    const girth = (t: number): number => wide * (1 + 1.1 * Math.max(0, 1 - t / 0.12) ** 2) * (1 - 0.25 * t);
    for (const root of [-1.5, -0.8, 0.9, 1.6])
      brush(
        ctx,
        curve(
          [x + root * wide * 0.2, foot - wide * 0.9],
          [x + root * wide * 0.5, foot],
          [x + root * wide * 1.1, foot + wide * 0.16],
          8,
        ),
        (t) => wide * 0.42 * (1 - t) + 2,
        at(mix(bark, palette.ink, 0.5)),
      );
    brush(ctx, stem, girth, at(mix(bark, palette.ink, 0.58)));
    const edge = stem.map(([px, py], i): Point => [px + toLight * girth(i / 24) * 0.27, py]);
    brush(ctx, edge, (t) => girth(t) * 0.38, at(mix(bark, palette.ink, 0.16)));
    const rim = stem.map(([px, py], i): Point => [px + toLight * girth(i / 24) * 0.42, py]);
    brush(ctx, rim, (t) => girth(t) * 0.1, at(mix(bark, palette.flank, 0.6)));
    for (let i = 0; i < wide; i++) {
      const [px, py] = stem[rng.int(1, 22)] as Point;
      const y = py + rng.range(-20, 20);
      const off = rng.bell() * wide * 0.36;
      brush(
        ctx,
        [
          [px + off, y],
          [px + off + rng.bell() * 3, y + rng.range(14, 40)],
        ],
        1.6,
        rgba(at(palette.ink), 0.3),
      );
    }
  }
  const [deep, mid, pale] = LOCAL.foliage.map((colour) => underLight(palette, colour)) as [
    string,
    string,
    string,
  ];
  const noise = makeNoise(`${seed}/canopy`);
  const edge = (x: number): number =>
    150 +
    120 * clamp(Math.abs(x - open) / 420) ** 1.5 * 1.2 -
    70 +
    40 * noise.fbm(x / 80, 2, 2) -
    60 * Math.exp(-(((x - open) / 190) ** 2));
  for (const [far, count, drop, size] of [
    [0.74, 150, 1, 34],
    [1, 190, 0.62, 42],
  ] as const)
    paintForest(ctx, rng, {
      count,
      at: (r) => {
        const x = r() * 1240 - 20;
        return [x, edge(x) * drop * (1 - r() ** 1.5) - 20];
      },
      size: [size, size],
      colours: [
        mix(palette.haze, mix(deep, palette.ink, 0.55), far),
        mix(palette.haze, mix(deep, palette.ink, 0.2), far),
        mix(palette.haze, far < 1 ? mix(mid, pale, 0.5) : mix(deep, mid, 0.7), far),
      ],
      side,
    });
  sheet.stamp(layer);
}
