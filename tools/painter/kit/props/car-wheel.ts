import { mix, rgba } from '../colour.ts';
import type { Point } from '../maths.ts';
import { line, polygon } from '../stroke.ts';
import type { CarStage } from './car-stage.ts';

/** Wheel arch, tyre and rim at an axle; `hand` is the side of the car (v). The far wheels show as dark discs. */
export function paintWheel(
  { ctx, shape, see, palette, camera, spot, light }: CarStage,
  axle: number,
  hand: 1 | -1,
  whole: boolean,
): void {
  const r = shape.wheel;
  const outer = (shape.sections.find(({ u }) => u >= axle)?.belt[1] ?? 0.9) * 1.0;
  const disc = (radius: number, v: number, from = 0, to = 1): Point[] =>
    Array.from({ length: 33 }, (_, i) => {
      const angle = (from + ((to - from) * i) / 32) * Math.PI * 2;
      return see(axle + Math.cos(angle) * radius, r + Math.sin(angle) * radius, v * hand);
    });
  const tyre = mix(palette.ink, '#15181a', 0.6);
  const metre = camera.scaleAt(spot(axle, r, outer * hand));
  if (!whole) {
    for (let v = outer - 0.24; v < outer; v += 0.012) polygon(ctx, disc(r, v), tyre);
    return;
  }
  // The arch: the upper half of a disc a little wider than the tyre.
  polygon(ctx, disc(r * 1.19, outer * 1.013, -0.04, 0.54), mix(tyre, '#000000', 0.5));
  polygon(ctx, disc(r, outer + 0.005), mix(tyre, palette.haze, 0.08));
  const rim = mix(
    '#c9cdcb',
    palette.ink,
    palette.light === 'night' ? 0.5 : palette.light === 'dusk' ? 0.34 : 0.16,
  );
  polygon(ctx, disc(r * 0.68, outer + 0.008), mix(rim, palette.ink, 0.6));
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2 + 0.3;
    for (const d of [-0.16, 0.16]) {
      const tip = see(
        axle + Math.cos(angle + d) * r * 0.64,
        r + Math.sin(angle + d) * r * 0.64,
        (outer + 0.01) * hand,
      );
      line(ctx, [see(axle, r, (outer + 0.01) * hand), tip], Math.max(1, metre * 0.032), rim);
    }
  }
  const ring = disc(r * 0.66, outer + 0.012);
  line(ctx, ring, Math.max(1, metre * 0.03), mix(rim, light.light, 0.4));
  polygon(ctx, disc(r * 0.14, outer + 0.014), mix(rim, palette.ink, 0.25));
  line(ctx, disc(r * 0.96, outer + 0.006, 0.1, 0.4), Math.max(0.8, metre * 0.012), rgba(palette.haze, 0.4));
}
