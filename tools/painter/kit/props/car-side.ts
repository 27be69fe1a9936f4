import { mix, rgba } from '../colour.ts';
import { glow } from '../glow.ts';
import { lerp, type Point } from '../maths.ts';
import { line, polygon } from '../stroke.ts';
import type { Section } from './car-shape.ts';
import { type CarStage, flank, paintPane } from './car-stage.ts';

/** Windows, door joints, handles, mirror and a line of light along the flank that is seen. */
export function paintSide(stage: CarStage, near: 1 | -1): void {
  const { shape, see, ctx, body, palette, light, camera, spot, lamps } = stage;
  const metre = camera.scaleAt(spot(0, 1, near * 0.9));
  const on = (u: number, s: number, out = 0.006): Point => {
    const [y, half] = flank(stage, u, s);
    return see(u, y, (half + out) * near);
  };
  const first = (shape.windows[0] as readonly [number, number])[0];
  const last = (shape.windows[shape.windows.length - 1] as readonly [number, number])[1];
  for (const [from, to] of shape.windows) {
    const row = (s: number): Point[] =>
      Array.from({ length: 7 }, (_, i) => {
        let u = lerp(from, to, i / 6);
        // The outer windows follow the slope of the screens.
        if (to === last && s > 0.5) u = Math.min(u, lerp(to, shape.screen[1], 0.9));
        if (from === first && s > 0.5) u = Math.max(u, lerp(from, shape.rear[1], 0.85));
        return on(u, s);
      });
    paintPane(stage, [...row(0.1), ...row(0.84).reverse()]);
    const lean = (to - from) * 0.24;
    polygon(
      ctx,
      [
        on(from + lean, 0.12),
        on(from + lean * 1.7, 0.12),
        on(from + lean * 2.5, 0.82),
        on(from + lean * 1.8, 0.82),
      ],
      rgba(palette.sky[3], lamps ? 0.1 : 0.22),
    );
  }
  const flat = (u: number, t: number): Point => {
    const [belt, half] = flank(stage, u, 0);
    return see(u, lerp(shape.sill, belt, t), half * 1.016 * near);
  };
  const joint = rgba(mix(body, palette.ink, 0.7), 0.7);
  for (const u of shape.joints)
    line(ctx, [on(u, 0.04), flat(u, 0.8), flat(u, 0.12)], Math.max(0.7, metre * 0.011), joint);
  const ends = [
    (shape.sections[1] as Section).u,
    (shape.sections[shape.sections.length - 3] as Section).u,
  ] as const;
  const along = (t: number): Point[] =>
    Array.from({ length: 15 }, (_, i) => flat(lerp(ends[0], ends[1], i / 14), t));
  if (stage.stripe) polygon(ctx, [...along(0.66), ...along(0.48).reverse()], stage.stripe);
  line(ctx, along(0.78), Math.max(1, metre * 0.024), rgba(mix(body, light.light, 0.6), 0.75));
  line(ctx, along(0.68), Math.max(1, metre * 0.03), rgba(mix(body, palette.ink, 0.5), 0.35));
  for (const u of shape.joints
    .slice(0, -1)
    .concat(shape.joints[shape.joints.length - 1] as number)
    .slice(0, -1))
    line(
      ctx,
      [flat(u + 0.12, 0.84), flat(u + 0.3, 0.84)],
      Math.max(1, metre * 0.03),
      rgba(mix(body, light.light, 0.35), 0.95),
    );
  const [y, half] = flank(stage, last - 0.1, 0.18);
  const [mx, my] = see(last - 0.06, y, (half + 0.13) * near);
  ctx.beginPath();
  ctx.ellipse(mx, my, metre * 0.1, metre * 0.075, 0, 0, Math.PI * 2);
  ctx.fillStyle = mix(body, palette.ink, 0.18);
  ctx.fill();
  if (lamps) {
    const [gx, gy] = see(0, 1.1, 0);
    glow(ctx, { x: gx, y: gy, radius: metre * 1.4, colour: palette.glow, strength: 0.08 });
  }
}
