import { mix } from '../../kit/colour.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import type { Camera, Spot } from '../../kit/props/camera.ts';
import type { Context } from '../../kit/sheet.ts';
import { line, polygon } from '../../kit/stroke.ts';
import type { MarketView } from './market.ts';

/** A big market parasol of striped cloth. */
export function paintMarketParasol(
  ctx: Context,
  camera: Camera,
  { palette }: MarketView,
  spot: Spot,
  n: number,
): void {
  const [x, y] = camera.see(spot);
  const m = camera.scaleAt(spot);
  const seen = hazedPalette(palette, clamp(1.2 - spot[2] / 24));
  const colour = underLight(seen, ['#c8522a', '#2f8f88', '#d9a441', '#2d5d73'][Math.abs(n) % 4] as string);
  const pale = underLight(seen, '#f3ead6');
  line(
    ctx,
    [
      [x, y],
      [x, y - m * 2.9],
    ],
    Math.max(2, m * 0.05),
    underLight(seen, '#6a4630'),
  );
  const panels = 10;
  const rim = (t: number): Point => [
    x + Math.cos(Math.PI * (1 - t)) * m * 1.7,
    y - m * 2.25 + Math.sin(Math.PI * t) * m * 0.24,
  ];
  for (let i = 0; i < panels; i++) {
    const [a, b] = [rim(i / panels), rim((i + 1) / panels)];
    const cloth = i % 2 ? pale : colour;
    const lit =
      i / panels > 0.5 ? mix(cloth, palette.flank, 0.24) : mix(cloth, palette.ink, 0.26 - (0.4 * i) / panels);
    polygon(ctx, [[x, y - m * 3], a, b], lit);
    polygon(
      ctx,
      [
        a,
        b,
        [b[0], b[1] + m * 0.16],
        [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + m * 0.2],
        [a[0], a[1] + m * 0.16],
      ],
      mix(lit, palette.ink, 0.16),
    );
  }
  line(
    ctx,
    [
      [x, y - m * 3],
      [x, y - m * 3.14],
    ],
    Math.max(1.5, m * 0.04),
    underLight(seen, LOCAL.wood[1]),
  );
}
