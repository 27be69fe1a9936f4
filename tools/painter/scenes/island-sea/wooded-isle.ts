import { type Hex, mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, lerp, type Point, smoothstep } from '../../kit/maths.ts';
import type { Camera } from '../../kit/props/camera.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { polygon } from '../../kit/stroke.ts';
import type { IslandView } from './layout.ts';

/** The far island: rocks, forest, palms along its beach. */
export function paintIsland(
  { sheet, palette, rng }: IslandView,
  camera: Camera,
  [x, z]: Point,
  [reach, high]: readonly [number, number],
  palms: number,
): void {
  const layer = sheet.layer();
  const { ctx } = layer;
  const leaf = LOCAL.foliage.map((colour) => mix(palette.haze, underLight(palette, colour), 0.74)) as [
    Hex,
    Hex,
    Hex,
  ];
  const m = camera.scaleAt([x, 0, z]);
  const [cx, cy] = camera.see([x, 0, z]);
  const hill: Point[] = Array.from({ length: 41 }, (_, i) => {
    const u = i / 20 - 1;
    return [
      cx + u * reach * m,
      cy - high * m * Math.max(0, 1 - u * u) ** 0.8 * (0.82 + 0.2 * Math.sin(u * 5 + 1)),
    ];
  });
  polygon(ctx, [...hill, [cx + reach * m, cy + 4], [cx - reach * m, cy + 4]], mix(leaf[0], palette.ink, 0.1));
  paintForest(ctx, rng, {
    count: 420,
    at: (r, t) => {
      const u = (r() * 2 - 1) * 0.97;
      const top = cy - high * m * Math.max(0, 1 - u * u) ** 0.8 * 0.96;
      return [cx + u * reach * m, lerp(top, cy - 4, t)];
    },
    size: [8, 13],
    colours: [leaf[0], leaf[1], mix(leaf[2], palette.flank, 0.2)],
    side: 1,
  });
  for (let i = 0; i < palms; i++) {
    const px = cx + (i - 0.6) * 60;
    paintPalm(ctx, rng, { palette, foot: [px, cy + 2], crown: [px - 12, cy - 62], size: 30, side: 1 });
  }
  sheet.stamp(layer);
}

/** Crowns and palms of the island one stands on, in the near left corner. */
export function paintNearIsland({ sheet, palette, rng }: IslandView): void {
  const layer = sheet.layer();
  const leaf = LOCAL.foliage.map((colour) => underLight(palette, colour)) as [Hex, Hex, Hex];
  const edge = (x: number): number => 880 - 270 * smoothstep(520, -60, x) ** 1.1;
  polygon(
    layer.ctx,
    [
      [-10, 910],
      ...Array.from({ length: 30 }, (_, i): Point => [i * 20 - 10, edge(i * 20) + 24]),
      [600, 910],
    ],
    mix(leaf[0], palette.ink, 0.3),
  );
  paintForest(layer.ctx, rng, {
    count: 260,
    at: (r, t) => {
      const x = -20 + r() ** 1.2 * 560;
      return [x, lerp(edge(x) + 14, 915, clamp(t * 1.05))];
    },
    size: [18, 34],
    colours: [mix(leaf[0], palette.ink, 0.22), leaf[1], leaf[2]],
    side: 1,
  });
  for (const [fx, fy, cx, cy, size] of [
    [250, 800, 330, 560, 120],
    [60, 740, 120, 440, 150],
  ] as const)
    paintPalm(layer.ctx, rng, { palette, foot: [fx, fy], crown: [cx, cy], size, side: 1 });
  sheet.stamp(layer);
}
