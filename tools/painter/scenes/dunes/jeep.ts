import { type Hex, mix, rgba } from '../../kit/colour.ts';
import type { Point, Side } from '../../kit/maths.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';

export interface JeepOptions {
  /** Middle between the wheels on the ground. */
  x: number;
  y: number;
  /** Pixels of a metre. */
  metre: number;
  heading: Side;
  paint: Hex;
}

/** An open field car with a canvas roof, seen from the side. */
export function paintJeep(
  { ctx, palette, at }: SceneView,
  { x, y, metre, heading, paint }: JeepOptions,
): void {
  const p = (u: number, v: number): Point => [x + u * metre * heading, y - v * metre];
  const body = at(paint);
  const dark = mix(body, palette.ink, 0.5);
  const lit = mix(body, palette.flank, 0.35);
  const steel = mix(palette.ink, body, 0.2);
  ellipse(ctx, x - 0.5 * metre, y + 0.04 * metre, 2.35 * metre, 0.2 * metre, rgba(palette.ink, 0.3));
  polygon(ctx, [p(-1.6, 0.4), p(1.62, 0.4), p(1.62, 0.66), p(-1.6, 0.66)], mix(palette.ink, '#000000', 0.3));
  // Far side of the roof frame, seats.
  for (const u of [-1.45, -0.35]) line(ctx, [p(u + 0.12, 1.1), p(u + 0.12, 1.92)], metre * 0.05, steel);
  polygon(ctx, [p(-1.2, 1.08), p(-0.95, 1.08), p(-1.02, 1.5), p(-1.22, 1.5)], at('#6a4a34'));
  polygon(ctx, [p(-0.35, 1.08), p(-0.1, 1.08), p(-0.17, 1.5), p(-0.37, 1.5)], at('#6a4a34'));
  polygon(
    ctx,
    [
      p(-1.72, 0.55),
      p(-1.72, 1.14),
      p(-0.62, 1.14),
      p(-0.5, 0.92),
      p(0.2, 0.92),
      p(0.34, 1.16),
      p(1.6, 1.1),
      p(1.72, 1.02),
      p(1.72, 0.56),
    ],
    body,
  );
  polygon(ctx, [p(-1.72, 1.02), p(-1.72, 1.14), p(-0.62, 1.14), p(-0.58, 1.02)], lit);
  polygon(ctx, [p(0.3, 1.06), p(0.34, 1.16), p(1.6, 1.1), p(1.72, 1.02)], lit);
  polygon(ctx, [p(-1.72, 0.55), p(1.72, 0.55), p(1.72, 0.68), p(-1.72, 0.68)], dark);
  for (const u of [0.62, 0.74, 0.86, 0.98]) line(ctx, [p(u, 0.98), p(u, 0.84)], metre * 0.025, dark);
  line(ctx, [p(0.34, 1.16), p(0.26, 0.7)], metre * 0.025, dark);
  line(ctx, [p(-0.62, 1.14), p(-0.62, 0.7)], metre * 0.025, dark);
  // Windscreen and canvas.
  polygon(ctx, [p(0.34, 1.16), p(0.4, 1.16), p(0.16, 1.86), p(0.1, 1.86)], steel);
  polygon(ctx, [p(0.32, 1.2), p(0.12, 1.8), p(0.02, 1.8), p(0.2, 1.2)], rgba(palette.sky[2], 0.5));
  for (const u of [-1.6, -0.5]) line(ctx, [p(u, 1.1), p(u, 1.92)], metre * 0.055, steel);
  polygon(ctx, [p(-1.78, 1.86), p(0.22, 1.84), p(0.12, 1.98), p(-0.8, 2.04), p(-1.7, 1.98)], at('#c9b083'));
  polygon(
    ctx,
    [p(-1.78, 1.86), p(0.22, 1.84), p(0.2, 1.89), p(-1.76, 1.92)],
    mix(at('#c9b083'), palette.ink, 0.35),
  );
  ellipse(ctx, ...p(-1.86, 0.98), metre * 0.13, metre * 0.36, mix(palette.ink, '#000000', 0.2));
  ellipse(ctx, ...p(1.72, 0.92), metre * 0.06, metre * 0.12, mix('#fff2cc', palette.haze, 0.2));
  polygon(ctx, [p(1.68, 0.5), p(1.86, 0.5), p(1.86, 0.62), p(1.68, 0.62)], steel);
  for (const u of [-1.06, 1.08]) {
    polygon(ctx, [p(u - 0.52, 0.62), p(u - 0.4, 0.92), p(u + 0.4, 0.92), p(u + 0.52, 0.62)], dark);
    ellipse(ctx, ...p(u, 0.38), metre * 0.4, metre * 0.4, mix(palette.ink, '#000000', 0.35));
    ellipse(ctx, ...p(u, 0.38), metre * 0.21, metre * 0.21, mix(body, palette.haze, 0.45));
    ellipse(ctx, ...p(u, 0.38), metre * 0.08, metre * 0.08, dark);
  }
}
